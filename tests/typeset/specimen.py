"""Sample sentences of a board game in thirteen languages, and a page that shows one of them.

``python tests/typeset/specimen.py FOLDER`` writes a PDF of each, to be looked at.
"""

from __future__ import annotations

import sys
from pathlib import Path

from forge.backend.pdf import pdf
from forge.geometry import Size, box_mm, mm
from forge.scene import Book, Item, Page, Scene, Stroke
from forge.scene.shapes import rect
from forge.typeset.fonts import Fonts
from forge.typeset.setter import About, Setter
from forge.typeset.style import Align, Style

SENTENCES = {
    "en": (
        "The hidden star",
        "Stop at a city and roll the die: on 4, 5 or 6 you may <b>turn its token over</b>; "
        "otherwise pay £100 (rule 4.2). Whoever brings the star home first wins. "
        "A game for 2–6 players lasts 60 minutes; <i>unquestionably</i> worth a rematch.",
    ),
    "fr": (
        "L’étoile cachée",
        "Arrêtez-vous dans une ville et lancez le dé : avec 4, 5 ou 6, <b>retournez le jeton</b> ; "
        "sinon, payez 100 £ (règle 4.2). Qui rapporte l’étoile le premier ? « C’est moi ! » "
        "Une partie de 2 à 6 joueurs dure <i>habituellement</i> 60 minutes.",
    ),
    "ru": (
        "Спрятанная звезда",
        "Остановитесь в городе и бросьте кубик: если выпало 4, 5 или 6, <b>переверните фишку</b>; "
        "иначе заплатите 100 £ (правило 4.2). Побеждает тот, кто первым привезёт звезду домой, — "
        "а партия на 2–6 игроков длится <i>приблизительно</i> 60 минут.",
    ),
    "fi": (
        "Kätketty tähti",
        "Pysähdy kaupunkiin ja heitä noppaa: silmäluvuilla 4, 5 ja 6 saat <b>kääntää merkin</b>; "
        "muuten maksa 100 £ (sääntö 4.2). Ensimmäisenä tähden kotiin tuova pelaaja voittaa. "
        "Lentolippuja ostetaan <i>maksukyvyttömyydestä</i> huolimatta, ja 2–6 pelaajan peli kestää "
        "60 minuuttia.",
    ),
    "ar": (
        "النجمة المخبأة",
        "توقف في مدينة وارم النرد: إذا ظهر 4 أو 5 أو 6 فلك أن <b>تقلب القطعة</b>، وإلا فادفع 100 £ "
        "(القاعدة 4.2). اسحب 12 بطاقة. يفوز من يعيد النجمة (STAR) أولًا إلى الوطن.",
    ),
    "he": (
        "הכוכב הנסתר",
        "עצרו בעיר והטילו את הקובייה: ב-4, 5 או 6 מותר לכם <b>להפוך את האסימון</b>; אחרת שלמו "
        "100 £ (כלל 4.2). משכו 12 קלפים. מי שמביא את הכוכב (STAR) הביתה ראשון – מנצח.",
    ),
    "hi": (
        "छिपा हुआ सितारा",
        "किसी शहर में रुकें और पासा फेंकें: 4, 5 या 6 आने पर आप <b>मोहर पलट सकते हैं</b>; नहीं तो £100 चुकाएँ "
        "(नियम 4.2)। जो खिलाड़ी सितारे को सबसे पहले घर लाता है, वही जीतता है। द्वितीय क्षेत्र के विद्यार्थी और "
        "2–6 खिलाड़ी लगभग 60 मिनट खेलते हैं।",
    ),
    "am": (
        "የተደበቀው ኮከብ",
        "ከተማ ላይ ቆመው ዳይሱን ይጣሉ፦ 4፣ 5 ወይም 6 ከወጣ <b>ምልክቱን መገልበጥ</b> ይችላሉ፤ አለበለዚያ £100 ይክፈሉ "
        "(ደንብ 4.2)። ኮከቡን መጀመሪያ ወደ ቤት ያመጣ ያሸንፋል። ጨዋታው ለ2–6 ተጫዋቾች 60 ደቂቃ ይወስዳል።",
    ),
    "th": (
        "ดวงดาวที่ซ่อนอยู่",
        "หยุดที่เมืองแล้วทอยลูกเต๋า ถ้าได้ 4, 5 หรือ 6 คุณ<b>พลิกเหรียญได้</b> มิฉะนั้นจ่าย £100 (กฎข้อ 4.2) "
        "ผู้เล่นที่นำดวงดาวกลับบ้านก่อนเป็นผู้ชนะ เกมสำหรับผู้เล่น 2–6 คนใช้เวลาประมาณ 60 นาที น้ำที่ปู่ให้อยู่ที่นี่",
    ),
    "ja": (
        "隠された星",
        "町に止まったらサイコロを振ります。4、5、6が出たら<b>チップを裏返し</b>、そうでなければ£100を払います"
        "（ルール4.2）。最初に星を持ち帰ったプレイヤーが「勝者」です。2～6人で遊び、ゲームは約60分で終わります。"
        "ちょっと待ってください。",
    ),
    "zh": (
        "隐藏的星星",
        "停在一座城市并掷骰子：掷出4、5或6时，你可以<b>翻开标记</b>；否则支付£100（规则4.2）。"
        "最先把“星星”带回家的玩家获胜。2–6名玩家的一局游戏大约需要60分钟。",
    ),
    "zh-Hant": (
        "隱藏的星星",
        "停在一座城市並擲骰子：擲出4、5或6時，你可以<b>翻開標記</b>；否則支付£100（規則4.2）。"
        "最先把「星星」帶回家的玩家獲勝。2–6名玩家的一局遊戲大約需要60分鐘。",
    ),
    "sw": (
        "Nyota iliyofichwa",
        "Simama katika mji na urushe dadu: ukipata 4, 5 au 6 unaweza <b>kugeuza kete</b>; "
        "vinginevyo lipa £100 (kanuni 4.2). Anayeileta nyota nyumbani kwanza hushinda. Mchezo wa "
        "wachezaji 2–6 huchukua <i>takribani</i> dakika 60.",
    ),
}

INK = Stroke("#C9BFA8", 120)
WIDTH, HEIGHT = mm(148), mm(105)


def page(lang: str, setter: Setter) -> Scene:
    """Title, justified column, the same in a narrow box fitted to its height, caption and hand."""
    title, body = SENTENCES[lang]
    about = About("specimen", lang)
    head = setter.fit(
        title, Style(role="title", size=22, weight=600), box_mm(10, 6, 128, 12), about, "middle"
    )
    laid = setter.flow(body, Style(size=10, align=Align.JUSTIFY), mm(78), about)
    card = box_mm(95, 22, 43, 40)
    fitted = setter.fit(body, Style(size=12), card.grown(-1500), about, "middle", markup=True)
    note = setter.fit(title, Style(role="caption", size=12), box_mm(95, 66, 43, 8), about, "middle")
    hand = setter.fit(
        title, Style(role="hand", size=16, align=Align.CENTRE), box_mm(95, 76, 43, 10), about
    )
    boxes: list[Item] = [rect(box, stroke=INK) for box in (
        box_mm(10, 6, 128, 12), box_mm(10, 22, 78, 60), card, box_mm(95, 66, 43, 8),
        box_mm(95, 76, 43, 10),
    )]  # fmt: skip
    items = (*boxes, *head, *laid.words(mm(10), mm(22)), *fitted, *note, *hand)
    return Scene(Size(WIDTH, HEIGHT), items, name=title)


def book(scene: Scene, lang: str) -> Book:
    """A document of that one page."""
    return Book(scene.name, lang, "forge", "specimen", "CC BY 4.0", (Page(scene),))


def main(folder: Path) -> None:
    """Write every specimen."""
    folder.mkdir(parents=True, exist_ok=True)
    for lang in SENTENCES:
        setter = Setter(lang)
        data = pdf(book(page(lang, setter), lang), Fonts.load(), {})
        (folder / f"{lang}.pdf").write_bytes(data)
        for spill in setter.spills:
            print(lang, spill)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
