"""Small decks of many kinds, random mixes of them, and ways in which a shop or a mistake may change their files."""

import math
import random
import re
import subprocess
from collections import Counter

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
    "set": "deck: {kind: set, set: {fills: striped}}\ncard: {shape: rectangle, size: poker}",
    "gray set": "deck: {kind: set}\ncard: {shape: rectangle, size: poker}\noutput: {color: gray}",
    "mixed": f"deck: {{forms: mixed}}\nsymbols: {EMOJI}",
    "split": f"deck: {{forms: split}}\nsymbols: {EMOJI}",
    "captions": f"deck: {{forms: labeled}}\nsymbols: {EMOJI}",
    "backs": f"symbols: {EMOJI}\nback: {{background: {{pattern: diamonds, colors: [teal, white]}}, text: Hi}}",
    "grid": f"symbols: {EMOJI}\nlayout: {{style: grid}}\ncard: {{shape: square, number: corner, text: \"{{title}}\"}}",
    "ring": f"symbols: {EMOJI}\nlayout: {{style: ring}}\ncard: {{shape: hexagon, corner_radius: 6mm, background: {{pattern: confetti}}}}\n"
            "sheet: {paper: none, bleed: 3mm}",
    "octagons": f"symbols: {EMOJI}\ncard: {{shape: octagon, number: corner, border: {{width: 1mm}}}}\n"
                "sheet: {bleed: 2mm}",
    "outline": f"symbols: {EMOJI}\ncard: {{drawing: outline}}\nback: teal\nsheet: {{duplex: short-edge}}",
    "joined": "symbols:\n  - 🌙\n  - 🪃\n  - 1\n  - 4\n  - {image: PHOTOS/../shapes/duck.svg}\n  - {image: PHOTOS/city.jpg}\n"
              "  - O\nlayout: {style: ring}\ncard: {shape: hexagon, corner_radius: 6mm, drawing: outline, background: {pattern: confetti}}\n"
              "back: teal\nsheet: {paper: none, duplex: short-edge, bleed: 3mm}\ncheck: {look_alike: off}",
    "dual affine": f"deck: {{kind: dual-affine, copies: 2}}\nsymbols: {EMOJI}\noutput: {{color: cmyk, pdf: x-4}}",
}
MIXED = {  # what a random mix takes its symbols and its appearance from
    "symbols": "🌙 🇳🇵 🪃 🧲 🍌 🪝 📐 🐶 🐭 🏮 🪩 🔥 🇫🇷 🇶🇦 C L U V J O 1 4 7 cat boat Apfel кот γάτα".split()
               + [f"{name}.svg" for name in SHAPES] + [f"PHOTOS/../shapes/{name}.svg" for name in ("duck", "fish", "leaf")]
               + ["PHOTOS/city.jpg"],
    "card": ["{}", "{background: ivory}", "{shape: square, number: corner}", "{shape: hexagon, background: {pattern: confetti}}",
             "{shape: rectangle, size: poker}", "{drawing: outline}", "{border: {width: 1mm, color: navy}}"],
    "layout": ["{}", "{style: grid}", "{style: ring}", "{rotation: 20}", "{edge: 1mm white}", "{size_variety: 3}"],
    "deck": ["{}", "{symbols_per_card: 3}", "{kind: dual-affine}", "{copies: 2}"],
    "output": ["{}", "{color: gray}", "{color: cmyk, pdf: x-4}", "{image_dpi: 150}"],
    "back": ["none", "teal", "{background: {pattern: diamonds, colors: [teal, white]}, text: Hi}"],
}


def mix(seed):
    """A theme of symbols and settings drawn by lot; one in ten is a SET deck with its drawings."""
    pick = random.Random(seed)
    settings = "".join(f"{key}: {pick.choice(MIXED[key])}\n" for key in ("card", "layout", "output", "back"))
    if pick.random() < 0.1:
        features = pick.choice(["{}", "{fills: striped}", "{shapes: oval}"])
        return f"{settings}deck: {{kind: set, set: {features}}}"
    # As outlines the faint and the strong square are the same.
    names = [name for name in MIXED["symbols"] if name != "strong.svg" or "outline" not in settings]
    symbols = "".join(f"  - {{image: {name}}}\n" if "." in name else f'  - "{name}"\n'
                      for name in pick.sample(names, pick.choice([7, 13])))
    return f"{settings}deck: {pick.choice(MIXED['deck'])}\nsymbols:\n{symbols}check: {{look_alike: off}}"


REWRITERS = {
    "Ghostscript": ["gs", "-q", "-dBATCH", "-dNOPAUSE", "-dSAFER", "-sDEVICE=pdfwrite", "-dAutoRotatePages=/None", "-o",
                    "{out}", "{pdf}"],
    "qpdf": ["qpdf", "--linearize", "--object-streams=disable", "{pdf}", "{out}"],
    "MuPDF": ["mutool", "clean", "-gggg", "-z", "{pdf}", "{out}"],
}


# It loses gradients, and drawings with soft masks or opacity in whole or in part, and is honest to decks without them.
CONVERT = {"MuPDF convert": ["mutool", "convert", "-o", "{out}", "{pdf}"]}


def write_theme(folder, kind, seed):
    for name, drawing in SHAPES.items():
        (folder / f"{name}.svg").write_text(SVG.format(drawing))
    path = folder / "theme.yaml"
    theme = mix(seed) if kind == "mix" else KINDS[kind]
    path.write_text(f"title: Test\nseed: {seed}\n" + theme.replace("PHOTOS", str(THEMES / "photos")) + "\n")
    return path


def rewrite(name, pdf, out):
    subprocess.run([word.format(pdf=pdf, out=out) for word in (REWRITERS | CONVERT)[name]], capture_output=True, check=True)


DRAW = re.compile(rb"^q [-\d. ]+ cm /(S\d+) Do Q$", re.M)
CARD = re.compile(rb"^\d+ 0 obj\n(?:(?!^endobj).)*?/Subtype /Form(?:(?!^endobj).)*?^BT 3 Tr(?:(?!^endobj).)*?^endobj",
                  re.S | re.M)
RESOURCE = rb"/%s (\d+ 0 R)"


class Card:
    """The form of a card in qpdf's readable PDF, with the drawings that its labels stand for."""

    def __init__(self, match):
        self.start, self.end, self.text = match.start(), match.end(), match[0]
        labels = len(re.findall(rb"Tj", self.text)) - 1
        self.draws = list(DRAW.finditer(self.text))[:labels]  # what is drawn last is the number
        self.names = sorted({draw[1] for draw in self.draws})
        self.objects = {name: re.search(RESOURCE % name, self.text)[1] for name in self.names}

    def with_drawings(self, new, box):
        """The text with other drawings, in the middles of those that they replace, by whose names they are given."""
        def centered(draw):
            (left, bottom, right, top), own = box(self.objects[draw[1]]), box(new[draw[1]])
            away = (left + right - own[0] - own[2]) / 2, (bottom + top - own[1] - own[3]) / 2
            return b"1 0 0 1 %f %f cm /New%s Do" % (*away, draw[1])
        text = re.sub(rb"/(%s) Do" % b"|".join(new), centered, self.text)
        resources = b"".join(b"\n /New%s %s" % item for item in new.items())
        return text.replace(b"/XObject <<", b"/XObject <<" + resources, 1)


class Cards:
    """The cards of a deck, one of which is to be changed."""

    def __init__(self, data, pick):
        self.all = [card for card in map(Card, CARD.finditer(data)) if card.draws]
        self.data, self.pick = data, pick
        self.counts = Counter(drawing for card in self.all for drawing in card.objects.values())

    def swapped(self):
        """Two drawings in each other's places, on one card or, where cards have but one, on two. One of them is on
        another card too: else nobody could tell from the file which is which."""
        places = [(card, name) for card in self.all for name in card.names]
        one_each = all(len(card.names) == 1 for card in self.all)
        (card, name), (other, other_name) = self.pick.choice([
            (one, two) for one in places for two in places
            if (one[0] is two[0]) != one_each and one[0].objects[one[1]] != two[0].objects[two[1]]
            and max(self.counts[one[0].objects[one[1]]], self.counts[two[0].objects[two[1]]]) > 1])
        new, other_new = {name: other.objects[other_name]}, {other_name: card.objects[name]}
        if card is other:
            return {card: card.with_drawings(new | other_new, self.box)}
        return {card: card.with_drawings(new, self.box), other: other.with_drawings(other_new, self.box)}

    def exchanged(self):
        """A drawing of a card, in one place, for one of another card."""
        card, new = self.pick.choice([(card, new) for card in self.all for other in self.all
                                      for new in other.objects.values() if new not in card.objects.values()])
        draw = self.pick.choice(card.draws)
        text = card.text[:draw.start(1)] + b"S999" + card.text[draw.end(1):]
        return {card: text.replace(b"/XObject <<", b"/XObject <<\n /S999 " + new, 1)}

    def missing(self):
        card = self.pick.choice(self.all)
        draw = self.pick.choice(card.draws)
        return {card: card.text[:draw.start()] + card.text[draw.end():]}

    def box(self, drawing):
        """Left, bottom, right and top of a drawing, in its own space."""
        found = re.search(rb"^%s obj\n.*?/BBox \[(.*?)\]" % drawing.replace(b" R", b""), self.data, re.S | re.M)
        return tuple(map(float, found[1].split()))

    def doubled(self):
        """A drawing once more, beside itself and nearer to the middle of the card."""
        card = self.pick.choice(self.all)
        draw = self.pick.choice(card.draws)
        a, b, c, d, e, f = map(float, draw[0].split()[1:7])
        left, bottom, right, top = self.box(card.objects[draw[1]])
        x, y = (left + right) / 2, (bottom + top) / 2
        x, y = a * x + c * y + e, b * x + d * y + f
        # Aside from the middle line a wide drawing would stick out of the card.
        moved = b"q 1 0 0 1 %d %d cm " % (0 if abs(x) < 1 else -math.copysign(20, x), -math.copysign(20, y))
        return {card: card.text[:draw.end()] + b"\n" + moved + draw[0] + b" Q" + card.text[draw.end():]}

    def covered(self):
        """A white box upon all of a drawing."""
        card, name = self.pick.choice([(card, name) for card in self.all for name in card.names])
        draw = self.pick.choice([draw for draw in card.draws if draw[1] == name])
        left, bottom, right, top = self.box(card.objects[name])
        covering = b"1 g %f %f %f %f re f" % (left, bottom, right - left, top - bottom)
        names = card.text.index(b"BT 3 Tr")
        return {card: card.text[:names] + draw[0].replace(b"/%s Do" % name, covering) + b"\n" + card.text[names:]}


# The findings by which each is known. A drawing in another's place may be too far from the middle of the label to
# be taken for the label's.
FINDINGS = {"swapped": {"symbol-mismatch", "missing-symbol"}, "exchanged": {"symbol-mismatch", "missing-symbol"},
            "missing": {"missing-symbol"}, "doubled": {"unlabeled-symbol"}, "covered": {"hidden-symbol"}}
# What is found, too, in a file whose drawings another program has written out: they are known by how they look.
LOOKS = {"odd-symbol", "odd-background", "hidden-symbol", "same-drawing"}
TAMPERS = ["swapped", "exchanged", "missing", "doubled"]


def inline_resources(data):
    """qpdf's readable PDF with the resources in the forms themselves, not in objects that some share."""
    objects = dict(re.findall(rb"^(\d+) 0 obj\n(<<(?:(?!^endobj).)*>>)\nendobj$", data, re.S | re.M))
    return re.sub(rb"/Resources (\d+) 0 R", lambda found: b"/Resources " + objects[found[1]], data)


def tamper(how, pdf, out, seed):
    """Changes one card of the file, or two."""
    plain = out.with_suffix(".qdf")
    subprocess.run(["qpdf", "--qdf", "--object-streams=disable", pdf, plain], check=True)
    data = inline_resources(plain.read_bytes())
    changed = getattr(Cards(data, random.Random(f"{how} {seed}")), how)()
    for card, text in sorted(changed.items(), key=lambda item: -item[0].start):
        data = data[:card.start] + text + data[card.end:]
    plain.write_bytes(data)
    with open(out, "wb") as file:
        subprocess.run(["fix-qdf", plain], stdout=file, check=True)
