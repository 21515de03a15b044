"""What a PDF says about itself: an XMP packet (ISO 16684-1) without dates."""

from __future__ import annotations

from html import escape

from reportlab.pdfbase import pdfdoc

from forge.scene import Book

PACKET = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">{subject}</rdf:li></rdf:Alt></dc:description>
<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">{licence}</rdf:li></rdf:Alt></dc:rights>
<dc:language><rdf:Bag><rdf:li>{lang}</rdf:li></rdf:Bag></dc:language>
<xmpRights:Marked>True</xmpRights:Marked>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>
"""


def xmp(book: Book) -> pdfdoc.PDFStream:
    """The metadata stream of a book: title, author, subject, licence, language."""
    told = ("title", "author", "subject", "licence", "lang")
    packet = PACKET.format(**{name: escape(getattr(book, name), quote=False) for name in told})
    head = pdfdoc.PDFDictionary({"Type": "/Metadata", "Subtype": "/XML"})
    return pdfdoc.PDFStream(head, packet.encode(), filters=[])
