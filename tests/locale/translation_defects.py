"""Small faults laid on good translations: each is one slip, and one check must find it."""

from __future__ import annotations

from typing import NamedTuple

from good import rows


class Defect(NamedTuple):
    """A slip: what it is, in which language and text, what stands instead of what, who finds it."""

    title: str
    lang: str
    id: str
    old: str
    new: str
    check: str

    @property
    def said(self) -> str:
        """The translation with the slip in it."""
        good = rows()[self.id].said[self.lang]
        assert self.old in good, f"{self.title}: {self.old!r} is not in {good!r}"
        return good.replace(self.old, self.new, 1)


DEFECTS = (
    # What is for the machine.
    Defect("a tag is not closed", "ru", "buy", "</b>", "", "locale-markup"),
    Defect("a tag is closed twice", "fi", "ship", "</b>", "</b></b>", "locale-markup"),
    Defect("tags cross", "fr", "fly", "<b>Volez</b>", "<b><i>Volez</b></i>", "locale-markup"),
    Defect("bold is lost", "ar", "exact", "<b>العدد بالضبط:</b>", "العدد بالضبط:", "locale-markup"),
    Defect("bold turns italic", "ja", "ship", "<b>船：</b>", "<i>船：</i>", "locale-markup"),
    Defect("a tag that is none", "sw", "no-money", "<b>Huna pesa?</b>", "<b>Huna<br> pesa?</b>",
           "locale-markup"),
    Defect("a tag in capitals", "fi", "win", "<b>Voitto:</b>", "<B>Voitto:</B>", "locale-markup"),
    Defect("a direction is not closed", "ar", "hex", "O9", "\u2066O9", "locale-bidi"),
    Defect("a direction is closed twice", "ar", "hex", "O9", "\u2066O9\u2069\u2069", "locale-bidi"),
    Defect("a direction is closed as another", "ar", "fonts", "SIL", "\u202aSIL\u2069",
           "locale-bidi"),
    Defect("a zero-width space", "ru", "motto", "середину", "сере\u200bдину", "locale-invisible"),
    Defect("a byte order mark", "fi", "nobody", "Tätä", "\ufeffTätä", "locale-invisible"),
    Defect("a joiner in Latin letters", "fr", "storm-again", "tempête", "tem\u200dpête",
           "locale-invisible"),
    Defect("a mark of direction in a language of one", "sw", "storm-again", "dhoruba",
           "dhoruba\u200f",
           "locale-invisible"),
    Defect("a letter lost by an editor", "fr", "motto", "’", "\ufffd", "locale-invisible"),
    Defect("a control character", "ja", "nobody", "まだ", "まだ\u0007", "locale-invisible"),
    Defect("a letter that no font has", "sw", "motto", "ndani", "ndani\ue123", "locale-glyph"),
    Defect("a hieroglyph that no font has", "ja", "nobody", "誰", "\U00013000", "locale-glyph"),
    # Numbers.
    Defect("a placeholder's number typed beside it", "fi", "buy", "{token_fee}",
           "{token_fee} (100)", "locale-number"),
    Defect("a placeholder's number typed in native digits", "ar", "ship", "مجانية",
           "مجانية بعد ٥٠", "locale-number"),
    Defect("a number typed in wide digits", "ja", "sell", "すぐに", "すぐに１０００で、",
           "locale-number"),
    Defect("a number that the English has not", "ru", "once", "Один раз", "3 раза",
           "locale-number"),
    Defect("another version", "sw", "thousand", "4.2", "4.3", "locale-number"),
    Defect("another name of a hex", "fr", "hex", "O9", "O8", "locale-number"),
    Defect("another thousand", "fi", "thousand", "1\u00a0250", "1\u00a0520", "locale-number"),
    Defect("a measure is lost", "ru", "aside", "1 мм", "мм", "locale-numbers"),
    Defect("a measure of two is lost", "ar", "thousand", "(الإصدار ٤٫٢)", "", "locale-numbers"),
    Defect("a pound beside an amount", "sw", "sell", "{ruby_value}", "£{ruby_value}",
           "locale-money"),
    Defect("a rouble behind an amount", "ru", "fly", "{air_fare}", "{air_fare} ₽", "locale-money"),
    Defect("a yen before an amount", "ja", "sell", "{ruby_value}", "¥{ruby_value}", "locale-money"),
    Defect("a euro in words of its own", "fr", "ship", "gratuite", "gratuite (0 €)",
           "locale-money"),
    # Words.
    Defect("the English is copied", "ru", "storm-again", "шторм", "storm", "locale-same"),
    Defect("the English is copied in capitals", "fi", "motto",
           "Afrikan kartta, jonka sisäosat ovat vielä piirtämättä",
           "A map of Africa, its interior still to be drawn", "locale-same"),
    Defect("a name stays in Latin letters", "ar", "suez", "السويس", "Suez", "locale-same"),
    Defect("a name stays in Latin letters between kana", "ja", "cape-town", "ケープタウン",
           "Cape Town", "locale-same"),
    Defect("a word stands twice", "fr", "nobody", "ceci", "ceci ceci", "locale-twice"),
    Defect("a word stands twice, with a capital", "sw", "nobody", "Chora kadi",
           "Chora chora kadi", "locale-twice"),
    Defect("a word stands twice over a line", "ar", "half", "نصف الهدايا", "نصف\nنصف الهدايا",
           "locale-twice"),
    Defect("a Latin o in a Cyrillic word", "ru", "half", "Половина", "Пoловина", "locale-script"),
    Defect("a Cyrillic а in a Latin word", "fi", "storm-again", "myrsky", "myrskу",
           "locale-script"),
    Defect("a Greek letter in a Latin word", "fr", "half", "perdue", "pεrdue", "locale-script"),
    Defect("a note slips into a title", "fi", "storm-again", "myrsky",
           "myrsky (tai rajuilma, kumpi vain sopii paremmin)", "locale-length"),
    Defect("one thing has two names", "ru", "storm-again", "шторм", "буря", "locale-inconsistent"),
    Defect("one thing has two names, in another script", "ja", "storm-again", "嵐", "大嵐",
           "locale-inconsistent"),
    Defect("a term is called something else", "fi", "sell", "rubiini", "jalokivi",
           "locale-glossary"),
    Defect("a term is called something else in Arabic", "ar", "animal", "النرد", "المكعب",
           "locale-glossary"),
    Defect("a term is left out in Japanese", "ja", "animal", "サイコロを振り", "投げて",
           "locale-glossary"),
    # Blanks.
    Defect("a blank at the end", "ru", "storm-again", "шторм", "шторм ", "locale-edges"),
    Defect("a no-break space at the beginning", "fr", "storm-again", "tempête", "\u00a0tempête",
           "locale-edges"),
    Defect("an ideographic space at the end", "ja", "motto", "地図", "地図\u3000", "locale-edges"),
    Defect("a line end at the end", "sw", "verse", "kirukacho,", "kirukacho,\n", "locale-edges"),
    Defect("two blanks", "fi", "half", "ja vartijoista", "ja  vartijoista", "locale-blanks"),
    Defect("a blank beside a no-break space", "ru", "half", "гибнет; ", "гибнет; \u00a0",
                "locale-blanks"),
    Defect("a blank before a comma", "sw", "half", "wanakufa,", "wanakufa ,", "locale-marks"),
    Defect("a blank before a full stop", "ru", "nobody", "карты.", "карты .", "locale-marks"),
    Defect("a blank before an Arabic comma", "ar", "half", "الحراس،", "الحراس ،", "locale-marks"),
    Defect("a plain space before a French mark", "fr", "wake", "Réveillez-vous\u202f!",
           "Réveillez-vous !", "locale-marks"),
    Defect("no space before a French question mark", "fr", "animal", "mousquet\u202f?",
           "mousquet?", "locale-marks"),
    Defect("no space before a French colon", "fr", "aside", "jeton\u202f:", "jeton:",
           "locale-marks"),
    Defect("no space before a French semicolon", "fr", "half", "meurt\u202f;", "meurt;",
           "locale-marks"),
    Defect("no blank behind a comma", "fi", "half", "kuolee, ja", "kuolee,ja", "locale-marks"),
    Defect("no blank between sentences", "sw", "nobody", "hapa. Chora", "hapa.Chora",
           "locale-marks"),
    Defect("a heading runs into its text", "fr", "robber", "\n", " ", "locale-lines"),
    Defect("a line more than the English", "ja", "nobody", "いない。", "いない。\n",
           "locale-lines"),
    # Marks.
    Defect("a full stop is lost", "ru", "sell", "{ruby_value}.", "{ruby_value}", "locale-end"),
    Defect("a full stop behind a heading", "fi", "motto", "piirtämättä", "piirtämättä.",
           "locale-end"),
    Defect("a question loses its mark", "ja", "no-money",
           "ない？</b>道を進み、チップで運試しをする。",
           "ない？</b>道を進み、チップで運試しをする", "locale-end"),
    Defect("a Japanese sentence has no full stop", "ja", "half", "失う。", "失う", "locale-end"),
    Defect("a colon for a full stop", "sw", "fonts", "License.", "License:", "locale-end"),
    Defect("a verse loses its comma", "ar", "verse", "الطائرة،", "الطائرة", "locale-end"),
    Defect("an ellipsis becomes a full stop", "fr", "and-so-on", "suite…", "suite.", "locale-end"),
    Defect("a shout becomes a statement", "fi", "wake", "täällä!", "täällä.", "locale-end"),
    Defect("a Latin comma in Arabic", "ar", "pieces", "نردان وأربعة", "نردان, وأربعة",
           "locale-foreign-marks"),
    Defect("a Latin question mark in Arabic", "ar", "no-money", "مال؟", "مال?",
           "locale-foreign-marks"),
    Defect("a Latin semicolon in Arabic", "ar", "pause", "السفينة؛", "السفينة;",
           "locale-foreign-marks"),
    Defect("a Latin full stop in Japanese", "ja", "nobody", "していない。", "していない. ",
           "locale-foreign-marks"),
    Defect("a wide comma in Latin letters", "sw", "half", "wanakufa,", "wanakufa，",
           "locale-foreign-marks"),
    Defect("a bracket is not closed", "ru", "brackets", "пешки)", "пешки", "locale-brackets"),
    Defect("a bracket is closed by another kind", "fr", "brackets", "pion)", "pion]",
           "locale-brackets"),
    Defect("a wide bracket is not closed", "ja", "hex", "}）", "}", "locale-brackets"),
    Defect("a corner bracket is not closed", "ja", "river-card", "左から」", "左から",
           "locale-brackets"),
    Defect("straight quotes", "fi", "river-card", "”vasemmalta”", '"vasemmalta"', "locale-quotes"),
    Defect("a straight apostrophe", "fr", "motto", "l’intérieur", "l'intérieur",
                "locale-quotes"),
    Defect("English quotes in Russian", "ru", "river-card", "«слева»", "“слева”", "locale-quotes"),
    Defect("French quotes in Japanese", "ja", "river-card", "「左から」", "«左から»",
           "locale-quotes"),
    Defect("German quotes in Swahili", "sw", "river-card", "“kutoka kushoto”",
           "„kutoka kushoto“", "locale-quotes"),
    Defect("English quotes in Finnish", "fi", "river-card", "”vasemmalta”", "“vasemmalta”",
           "locale-quotes"),
)  # fmt: skip
