# SPDX-FileCopyrightText: 2026 The spotit-print authors
# SPDX-License-Identifier: MIT
"""Small decks of twenty kinds, and ways in which a shop or a mistake may change their files."""

import random
import re
import shutil
import subprocess

from program import THEMES

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{}</svg>'
SHAPES = {  # concave ones, and some that differ in one respect only
    "ring": '<circle cx="50" cy="50" r="40" fill="none" stroke="#c22" stroke-width="9"/>',
    "bay": '<path d="M90 20A45 45 0 1 0 90 80" fill="none" stroke="#26c" stroke-width="12"/>',
    "faint": '<g opacity=".4"><rect x="10" y="10" width="80" height="80" fill="#280"/></g>',
    "strong": '<g opacity=".9"><rect x="10" y="10" width="80" height="80" fill="#280"/></g>',
    "corner": '<path d="M5 5V95H95V75H25V5Z" fill="#a3d"/>',
    "sky": '<defs><linearGradient id="g"><stop stop-color="#fd0"/><stop offset="1" stop-color="#d06"/></linearGradient>'
           '</defs><circle cx="50" cy="50" r="45" fill="url(#g)"/>',
    "cross": '<path d="M40 5H60V40H95V60H60V95H40V60H5V40H40Z" fill="#07a"/>',
}
EMOJI = "🐶 🐱 🐭 🐹 🐰 🦊 🐻"
KINDS = {
    "emoji": f"symbols: {EMOJI}",
    "concave": "symbols: 🌙 🇳🇵 🪃 🧲 🍌 🪝 📐\ncheck: {look_alike: off}",
    "letters": "symbols: 🐶 C 🐭 L 🐰 U 🐻",
    "flags": "symbols: C U L V J 🌙 🇫🇷",
    "digits": "symbols: 1 🐶 2 🐭 4 🐰 7",
    "hard": "symbols: 🇧🇹 🇶🇦 🏮 🪩 💻 🔥 🦎",
    "words": "symbols: cat dog house tree boat sun moon\ncard: {background: ivory}",
    "pictures": "symbols:\n  - {image: PHOTOS/../shapes/duck.svg}\n  - {image: PHOTOS/../shapes/fish.svg}\n"
                "  - {image: PHOTOS/../shapes/leaf.svg}\n  - 🐶\n  - O\n  - {image: PHOTOS/city.jpg}\n  - 🍌",
    "svg": "symbols:\n" + "".join(f"  - {{image: {name}.svg}}\n" for name in SHAPES) + "check: {look_alike: off}",
    "photos": "deck: {symbols_per_card: 3}\nsymbols:\n  - folder: PHOTOS",
    "set": "deck: {kind: set, set: {counts: 2}}\ncard: {shape: rectangle, size: poker}",
    "gray set": "deck: {kind: set, set: {counts: 2}}\ncard: {shape: rectangle, size: poker}\noutput: {color: gray}",
    "mixed": f"deck: {{forms: mixed}}\nsymbols: {EMOJI}",
    "split": f"deck: {{forms: split}}\nsymbols: {EMOJI}",
    "captions": f"deck: {{forms: labelled}}\nsymbols: {EMOJI}",
    "backs": f"symbols: {EMOJI}\nback: {{background: {{pattern: diamonds, colors: [teal, white]}}, text: Hi}}",
    "grid": f"symbols: {EMOJI}\nlayout: {{style: grid}}\ncard: {{shape: square, number: corner, text: \"{{title}}\"}}",
    "ring": f"symbols: {EMOJI}\nlayout: {{style: ring}}\ncard: {{shape: hexagon, background: {{pattern: confetti}}}}\n"
            "sheet: {paper: none, bleed: 3mm}",
    "outline": f"symbols: {EMOJI}\ncard: {{drawing: outline}}\nback: teal\nsheet: {{duplex: short-edge}}",
    "dual affine": f"deck: {{kind: dual-affine, copies: 2}}\nsymbols: {EMOJI}\noutput: {{color: cmyk, pdf: x-4}}",
}
REWRITERS = {
    "Ghostscript": ["gs", "-q", "-dBATCH", "-dNOPAUSE", "-dSAFER", "-sDEVICE=pdfwrite", "-dAutoRotatePages=/None", "-o",
                    "{out}", "{pdf}"],
    "qpdf": ["qpdf", "--linearize", "--object-streams=disable", "{pdf}", "{out}"],
    "MuPDF": ["mutool", "clean", "-gggg", "-z", "{pdf}", "{out}"],
}


def write_theme(folder, kind, seed):
    for name, drawing in SHAPES.items():
        (folder / f"{name}.svg").write_text(SVG.format(drawing))
    path = folder / "theme.yaml"
    path.write_text(f"title: Test\nseed: {seed}\n" + KINDS[kind].replace("PHOTOS", str(THEMES / "photos")) + "\n")
    return path


def rewrite(name, pdf, out):
    subprocess.run([word.format(pdf=pdf, out=out) for word in REWRITERS[name]], capture_output=True, check=True)


DRAW = re.compile(rb"^q [-\d. ]+ cm /(S\d+) Do Q$", re.M)
CARD = re.compile(rb"^\d+ 0 obj\n(?:(?!^endobj).)*?/Subtype /Form(?:(?!^endobj).)*?^BT 3 Tr(?:(?!^endobj).)*?^endobj",
                  re.S | re.M)
RESOURCE = rb"/%s (\d+ 0 R)"


class Card:
    """The form of a card in qpdf's readable PDF, with the drawings that its labels stand for."""

    def __init__(self, match):
        self.start, self.end, self.text = match.start(), match.end(), match[0]
        labels = len(re.findall(rb"Tj", self.text)) - 1
        self.draws = [draw for draw in DRAW.finditer(self.text)]
        self.draws = self.draws[:labels]  # what is drawn last is the number
        self.names = [draw[1] for draw in self.draws]

    def object_of(self, name):
        return re.search(RESOURCE % name, self.text)[1]


def without(text, match):
    return text[:match.start()] + text[match.end():]


def swapped(card, other, pick):
    """Two drawings of the card in each other's places."""
    one = pick.choice(card.names)
    another = pick.choice([name for name in card.names if name != one])
    return re.sub(rb"/(%s|%s) Do" % (one, another),
                  lambda match: b"/%s Do" % (another if match[1] == one else one), card.text)


def exchanged(card, other, pick):
    """A drawing of the card, in one place, for one of another card."""
    here = {card.object_of(name) for name in card.names}
    there = pick.choice([name for name in other.names if other.object_of(name) not in here])
    draw = pick.choice(card.draws)
    text = card.text[:draw.start(1)] + b"S999" + card.text[draw.end(1):]
    return text.replace(b"/XObject <<", b"/XObject <<\n /S999 " + other.object_of(there), 1)


def missing(card, other, pick):
    return without(card.text, pick.choice(card.draws))


def doubled(card, other, pick):
    draw = pick.choice(card.draws)
    return card.text[:draw.end()] + b"\nq 1 0 0 1 31 23 cm " + draw[0] + b" Q" + card.text[draw.end():]


TAMPERS = {"swapped": swapped, "exchanged": exchanged, "missing": missing, "doubled": doubled}
FINDINGS = {"swapped": {"symbol-mismatch"}, "exchanged": {"symbol-mismatch", "missing-symbol", "unlabeled-symbol"}, "missing": {"missing-symbol", "symbols"},
            "doubled": {"unlabeled-symbol"}}


def tampers_for(kind):
    """The cards of a Set deck show one drawing each. With words and pictures of each symbol, one on one card alone can't
    be told from another's."""
    if "set" in kind:
        return ["exchanged", "missing", "doubled"]
    return ["missing", "doubled"] if kind in ("mixed", "split") else list(TAMPERS)


def tamper(how, pdf, out, seed):
    """Changes one card of the file, and draws it without labels of its own."""
    pick = random.Random(f"{how} {seed}")
    plain = out.with_suffix(".qdf")
    subprocess.run(["qpdf", "--qdf", "--object-streams=disable", pdf, plain], check=True)
    data = plain.read_bytes()
    cards = [Card(match) for match in CARD.finditer(data)]
    cards = [card for card in cards if len(card.draws) > 0]
    card = pick.choice(cards)
    others = [other for other in cards if {other.object_of(name) for name in other.names}
              - {card.object_of(name) for name in card.names}]
    changed = TAMPERS[how](card, pick.choice(others), pick)
    plain.write_bytes(data[:card.start] + changed + data[card.end:])
    if not shutil.which("fix-qdf"):
        raise FileNotFoundError("fix-qdf")
    with open(out, "wb") as file:
        subprocess.run(["fix-qdf", plain], stdout=file, check=True)
