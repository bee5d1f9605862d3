"""Six small decks, and the ways in which their files are tampered with: objects as qpdf's JSON has them."""

import base64
import copy
import json
import random
import re
import subprocess

EMOJI = "title: Test\nseed: 1\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n"
DECKS = {
    "emoji": EMOJI,
    "words": "title: Test\nseed: 1\nsymbols: cat dog house tree boat sun moon\ncard: {background: ivory}\n",
    "mixed": EMOJI + "deck: {forms: mixed}\n",
    "split": EMOJI + "deck: {forms: split}\n",
    "service": EMOJI + "card: {shape: rectangle, size: poker}\nback: teal\n",
    "octagons": EMOJI + "card: {shape: octagon, number: corner, border: {width: 1mm}, background: {pattern: confetti}}\n"
                        "sheet: {bleed: 2mm}\nback: {background: {pattern: diamonds, colors: [teal, white]}, text: Hi}\n",
}
DRAW = re.compile(rb"q ([-\d. ]+) cm /(S\d+) Do Q\n")
CARD = re.compile(rb"q 1 0 0 1 ([-\d.]+) ([-\d.]+) cm /(C\d+) Do Q\n")


class Card:
    def __init__(self, page, content, match, key):
        self.page, self.content, self.key = page, content, key  # the keys of objects
        self.name, self.match = match[3].decode(), match[0]
        self.x, self.y = float(match[1]), float(match[2])


class Deck:
    """The objects of a file, to be changed. `card` and `draw` are what most ways change: a card and a symbol on it."""

    def __init__(self, objects, seed):
        self.json, self.pick = objects, random.Random(seed)
        self.objects = objects["qpdf"][1]
        self.pages = [key for key, item in self.objects.items() if item.get("value", {}) and isinstance(
            item["value"], dict) and item["value"].get("/Type") == "/Page"]
        self.cards, backs = [], []
        for page in self.pages:
            for content in self.find(page)["/Contents"]:
                for match in CARD.finditer(self.data("obj:" + content)):
                    key = "obj:" + self.resources(page)["/XObject"]["/" + match[3].decode()]
                    card = Card(page, "obj:" + content, match, key)
                    (self.cards if self.draws(card) else backs).append(card)
        self.backs = backs
        self.card, self.other = self.pick.sample(self.cards, 2)
        self.draw = self.pick.choice(self.draws(self.card))

    def find(self, key):
        """The dictionary of an object."""
        item = self.objects[key]
        return item["stream"]["dict"] if "stream" in item else item["value"]

    def resolve(self, value):
        is_reference = isinstance(value, str) and value.endswith(" R")
        return self.find("obj:" + value) if is_reference else value

    def data(self, key):
        return base64.b64decode(self.objects[key]["stream"]["data"])

    def write(self, key, data):
        self.objects[key]["stream"]["data"] = base64.b64encode(data).decode()

    def add(self, item):
        """Returns the reference of a new object."""
        number = max(int(key[4:].split()[0]) for key in self.objects if key.startswith("obj:")) + 1
        self.objects[f"obj:{number} 0 R"] = item
        return f"{number} 0 R"

    def add_stream(self, data, **words):
        dictionary = {"/" + key: value for key, value in words.items()}
        return self.add({"stream": {"data": base64.b64encode(data).decode(), "dict": dictionary}})

    def resources(self, key):
        """Those of a page or form, which it no longer shares with others."""
        owner = self.find(key)
        own = owner["/Resources"] = copy.deepcopy(self.resolve(owner.get("/Resources", {})))
        for category, entries in own.items():
            own[category] = copy.deepcopy(self.resolve(entries))
        return own

    def name(self, key, category, name, value):
        self.resources(key).setdefault(category, {})[name] = value

    def draws(self, card):
        """The symbols of a card; what follows them is its number and text."""
        data = self.data(card.key)
        labels = len(re.findall(rb"\)Tj", data)) - 1
        return list(DRAW.finditer(data))[:labels]

    def replace(self, card, draw, new):
        self.write(card.key, self.data(card.key).replace(draw[0], new, 1))

    def around(self, before, after=b""):
        """Puts operators around the chosen symbol, inside of its q and Q."""
        self.replace(self.card, self.draw, b"q " + before + b" " + self.draw[0][:-1] + b" " + after + b" Q\n")

    def append(self, operators, cards=None):
        """On top of the chosen card, or of these."""
        for card in cards or [self.card]:
            names = self.data(card.key).rindex(b"BT 3 Tr")
            data = self.data(card.key)
            self.write(card.key, data[:names] + operators + b"\n" + data[names:])

    def form(self, card, draw):
        return "obj:" + self.resources(card.key)["/XObject"]["/" + draw[2].decode()]

    def own_form(self):
        """A copy of the chosen symbol's form for its card alone; returns its key."""
        reference = self.add(copy.deepcopy(self.objects[self.form(self.card, self.draw)]))
        self.name(self.card.key, "/XObject", "/" + self.draw[2].decode(), reference)
        return "obj:" + reference

    def box(self, key):
        return self.find(key)["/BBox"]

    def over(self, left=0, bottom=0, right=1, top=1):
        """A path over that share of the chosen symbol's box, as operators in the card's space, within q and Q."""
        x, y, x2, y2 = self.box(self.form(self.card, self.draw))
        corner = x + left * (x2 - x), y + bottom * (y2 - y)
        return b"q %s cm %f %f %f %f re" % (self.draw[1], *corner, (right - left) * (x2 - x), (top - bottom) * (y2 - y))

    def matrix(self):
        return [float(word) for word in self.draw[1].split()]

    def transform(self, a, b, c, d):
        """Draws the chosen symbol by a matrix of its own around its middle."""
        x, y, x2, y2 = self.box(self.form(self.card, self.draw))
        x, y = (x + x2) / 2, (y + y2) / 2
        own = b"%f %f %f %f %f %f cm" % (a, b, c, d, x - a * x - c * y, y - b * x - d * y)
        self.replace(self.card, self.draw, b"q %s cm %s /%s Do Q\n" % (self.draw[1], own, self.draw[2]))

    def state(self, key, **words):
        """Names a graphics state /Gx in the resources of a form."""
        self.name(key, "/ExtGState", "/Gx", {"/" + word: value for word, value in words.items()})

    def hidden_layer(self):
        """The reference of a layer that is off."""
        layer = self.add({"value": {"/Type": "/OCG", "/Name": "u:x"}})
        root = self.find("obj:" + self.objects["trailer"]["value"]["/Root"])
        root["/OCProperties"] = {"/OCGs": [layer], "/D": {"/OFF": [layer], "/Order": [layer]}}
        return layer

    def printed_layer(self, state):
        """The reference of a layer that is so in print, and otherwise on screens."""
        layer = self.hidden_layer()
        self.find("obj:" + layer)["/Usage"] = {"/Print": {"/PrintState": state}}
        root = self.find("obj:" + self.objects["trailer"]["value"]["/Root"])
        layers = root["/OCProperties"]["/D"]
        layers["/AS"] = [{"/Event": "/Print", "/OCGs": [layer], "/Category": ["/Print"]}]
        layers["/OFF"] = [layer] if state == "/ON" else []
        return layer

    def annotate(self, page, box, flags=4):
        """A white stamp."""
        look = self.add_stream(b"1 g 0 0 999 999 re f", Type="/XObject", Subtype="/Form", BBox=[0, 0, 999, 999])
        self.find(page)["/Annots"] = [self.add({"value": {
            "/Type": "/Annot", "/Subtype": "/Stamp", "/F": flags, "/Rect": box, "/AP": {"/N": look}}})]

    def on_page(self, operators, card=None):
        card = card or self.card
        self.write(card.content, self.data(card.content) + operators)

    def place(self, operators, card=None):
        """Replaces how a card is drawn on its page."""
        card = card or self.card
        self.write(card.content, self.data(card.content).replace(card.match, operators, 1))

    def white(self, card):
        x, y, x2, y2 = self.box(card.key)
        return b" 1 g %f %f %f %f re f" % (x, y, x2 - x, y2 - y)


def shape(matrix):
    return lambda deck: deck.transform(*matrix)


def cover(after, *part):
    return lambda deck: deck.append(deck.over(*part) + after + b" Q")


def clip(*part):
    def change(deck):
        x, y, x2, y2 = deck.box(deck.form(deck.card, deck.draw))
        left, bottom, right, top = part
        box = x + left * (x2 - x), y + bottom * (y2 - y), (right - left) * (x2 - x), (top - bottom) * (y2 - y)
        deck.replace(deck.card, deck.draw, b"q %s cm %f %f %f %f re W n /%s Do Q\n" % (deck.draw[1], *box, deck.draw[2]))
    return change


def fade(key, value):
    def change(deck):
        deck.state(deck.card.key, **{key: value, key.upper(): value})
        deck.around(b"/Gx gs")
    return change


def mask(deck):
    group = deck.add_stream(b"0 g -999 -999 1998 1998 re f", Type="/XObject", Subtype="/Form",
                            BBox=[-999, -999, 999, 999], Group={"/S": "/Transparency", "/CS": "/DeviceGray"})
    deck.state(deck.card.key, SMask={"/Type": "/Mask", "/S": "/Luminosity", "/G": group})
    deck.around(b"/Gx gs")


def own(before=b"", after=None, **words):
    """Changes the symbol's form for one card."""
    def change(deck):
        key = deck.own_form()
        deck.write(key, b"" if after is None else before + deck.data(key) + after)
        deck.find(key).update({"/" + word: value for word, value in words.items()})
    return change


def own_white(deck):
    key = deck.own_form()
    x, y, x2, y2 = deck.box(key)
    deck.write(key, b"q " + deck.data(key) + b" Q 1 g %f %f %f %f re f" % (x, y, x2 - x, y2 - y))


def own_layer(deck):
    deck.find(deck.own_form())["/OC"] = deck.hidden_layer()


def own_inner_layer(deck):
    key, layer = deck.own_form(), deck.hidden_layer()
    deck.name(key, "/Properties", "/Lx", layer)
    deck.write(key, b"/OC /Lx BDC " + deck.data(key) + b" EMC")


def card_layer(deck):
    deck.name(deck.card.key, "/Properties", "/Lx", deck.hidden_layer())
    deck.around(b"/OC /Lx BDC", b"EMC")


def member_layer(deck):
    group = deck.add({"value": {"/Type": "/OCMD", "/OCGs": [deck.hidden_layer()], "/P": "/AllOn"}})
    deck.name(deck.card.key, "/Properties", "/Lx", group)
    deck.around(b"/OC /Lx BDC", b"EMC")


def box(*part):
    """A smaller box of the form, for one card."""
    def change(deck):
        key = deck.own_form()
        x, y, x2, y2 = deck.box(key)
        left, bottom, right, top = part
        deck.find(key)["/BBox"] = [x + left * (x2 - x), y + bottom * (y2 - y), x + right * (x2 - x), y + top * (y2 - y)]
    return change


def move(x, y):
    return lambda deck: deck.around(b"1 0 0 1 %f %f cm" % (x, y))


def swap(deck):
    one, two = deck.pick.sample(deck.draws(deck.card), 2)
    middles = []
    for draw in (one, two):
        a, b, c, d, e, f = map(float, draw[1].split())
        x, y, x2, y2 = deck.box(deck.form(deck.card, draw))
        middles.append((a * (x + x2) / 2 + c * (y + y2) / 2 + e, b * (x + x2) / 2 + d * (y + y2) / 2 + f))
    for draw, (x, y), (to_x, to_y) in ((one, *middles), (two, *reversed(middles))):
        deck.replace(deck.card, draw, b"q 1 0 0 1 %f %f cm " % (to_x - x, to_y - y) + draw[0][2:])


def strange(deck):
    """A drawing of another card that is not on the chosen one: its name, as the chosen card has it now."""
    known = {deck.form(deck.card, draw) for draw in deck.draws(deck.card)}
    draw = deck.pick.choice([draw for draw in deck.draws(deck.other) if deck.form(deck.other, draw) not in known])
    deck.name(deck.card.key, "/XObject", "/Sx", deck.form(deck.other, draw)[4:])
    return draw


def exchange(deck):
    x, y, x2, y2 = deck.box(deck.form(deck.card, deck.draw))
    new = strange(deck)
    u, v, u2, v2 = deck.box(deck.form(deck.other, new))
    away = (x + x2 - u - u2) / 2, (y + y2 - v - v2) / 2
    deck.replace(deck.card, deck.draw, b"q %s cm 1 0 0 1 %f %f cm /Sx Do Q\n" % (deck.draw[1], *away))


def toward_middle(deck):
    """A shift of the chosen symbol by a part of itself, which keeps it on the card."""
    a, b, c, d, e, f = deck.matrix()
    x, y, x2, y2 = deck.box(deck.form(deck.card, deck.draw))
    x, y = a * (x + x2) / 2 + c * (y + y2) / 2 + e, b * (x + x2) / 2 + d * (y + y2) / 2 + f
    return b"1 0 0 1 %f %f cm " % (-20 if x > 0 else 20, -20 if y > 0 else 20)


def double(deck):
    deck.replace(deck.card, deck.draw, deck.draw[0] + b"q " + toward_middle(deck) + deck.draw[0][:-1] + b" Q\n")


def one_more(deck):
    new = strange(deck)
    deck.replace(deck.card, deck.draw, deck.draw[0] + b"q " + toward_middle(deck)
                 + new[0][:-1].replace(b"/" + new[2], b"/Sx") + b" Q\n")


def image(deck):
    picture = deck.add_stream(b"\xff", Type="/XObject", Subtype="/Image", Width=1, Height=1, BitsPerComponent=8,
                              ColorSpace="/DeviceGray")
    deck.name(deck.card.key, "/XObject", "/Ix", picture)
    x, y, x2, y2 = deck.box(deck.form(deck.card, deck.draw))
    deck.append(b"q %s cm %f 0 0 %f %f %f cm /Ix Do Q" % (deck.draw[1], x2 - x, y2 - y, x, y))


def inline_image(deck):
    x, y, x2, y2 = deck.box(deck.form(deck.card, deck.draw))
    deck.append(b"q %s cm %f 0 0 %f %f %f cm BI /W 1 /H 1 /BPC 8 /CS /G ID \xff EI Q"
                % (deck.draw[1], x2 - x, y2 - y, x, y))


def shade(deck):
    deck.name(deck.card.key, "/Shading", "/Hx", {
        "/ShadingType": 2, "/ColorSpace": "/DeviceGray", "/Coords": [0, 0, 1, 1], "/Extend": [True, True],
        "/Function": {"/FunctionType": 2, "/Domain": [0, 1], "/N": 1, "/C0": [1], "/C1": [1]}})
    deck.append(deck.over() + b" W n /Hx sh Q")


def covering_form(deck):
    form = deck.add_stream(b"1 g -999 -999 9999 9999 re f", Type="/XObject", Subtype="/Form", BBox=[-999, -999, 999, 999])
    deck.name(deck.card.key, "/XObject", "/Fx", form)
    deck.append(deck.over() + b" W n /Fx Do Q")


def line(deck):
    x, y, x2, y2 = deck.box(deck.form(deck.card, deck.draw))
    deck.append(b"q %s cm 1 G %f w %f %f m %f %f l S Q" % (deck.draw[1], y2 - y, x, (y + y2) / 2, x2, (y + y2) / 2))


def veil(deck):
    deck.state(deck.card.key, ca=0.6)
    deck.append(deck.over().replace(b"q ", b"q /Gx gs 1 g ", 1) + b" f Q")


def screen(deck):
    deck.state(deck.card.key, BM="/Screen")
    deck.append(deck.over().replace(b"q ", b"q /Gx gs .9 g ", 1) + b" f Q")


def on_symbol_page(deck):
    part = deck.over().replace(b"q ", b"q 1 0 0 1 %f %f cm " % (deck.card.x, deck.card.y), 1)
    deck.on_page(part + b" 1 g f Q ")


def stamp_symbol(deck, flags=4):
    a, b, c, d, e, f = deck.matrix()
    x, y, x2, y2 = deck.box(deck.form(deck.card, deck.draw))
    x, y = deck.card.x + a * (x + x2) / 2 + c * (y + y2) / 2 + e, deck.card.y + b * (x + x2) / 2 + d * (y + y2) / 2 + f
    deck.annotate(deck.card.page, [x - 14, y - 14, x + 14, y + 14], flags)


def print_stamp(deck):
    stamp_symbol(deck, 4 + 32)


def print_box(deck):
    deck.name(deck.card.key, "/Properties", "/Lx", deck.printed_layer("/ON"))
    deck.append(b"/OC /Lx BDC " + deck.over() + b" 1 g f Q EMC")


def own_print_layer(deck):
    deck.find(deck.own_form())["/OC"] = deck.printed_layer("/OFF")


def bar(deck):
    """Over half of the symbol, in a color of it."""
    color = re.search(rb"[\d. ]+ (?:rg|g|k)\b", deck.data(deck.form(deck.card, deck.draw)))
    deck.append(deck.over(0, 0, 0.5, 1) + b" %s f Q" % (color[0] if color else b"0 g"))


def cross_out(deck, card):
    x, y, x2, y2 = deck.box(card.key)
    deck.append(b"q 0 G 9 w %f %f m %f %f l S Q" % (0.8 * x, 0.8 * y, 0.8 * x2, 0.8 * y2), [card])


def everywhere(change):
    """Changes the form of the chosen symbol itself, and so all cards."""
    return lambda deck: change(deck, deck.form(deck.card, deck.draw))


def empty(deck, key):
    deck.write(key, b"q Q")


def whiten(deck, key):
    x, y, x2, y2 = deck.box(key)
    deck.write(key, b"q " + deck.data(key) + b" Q 1 g %f %f %f %f re f" % (x, y, x2 - x, y2 - y))


def make_clear(deck, key):
    deck.state(key, ca=0, CA=0)
    deck.write(key, b"/Gx gs " + deck.data(key))


def clip_away(deck, key):
    deck.write(key, b"0 0 0 0 re W n " + deck.data(key))


def hide(deck, key):
    deck.find(key)["/OC"] = deck.hidden_layer()


def flatten_box(deck, key):
    x, y, _, _ = deck.box(key)
    deck.find(key)["/BBox"] = [x, y, x, y]


def squeeze(deck, key):
    x, _, x2, _ = deck.box(key)
    deck.find(key)["/Matrix"] = [0.1, 0, 0, 1, 0.45 * (x + x2), 0]


def two(change):
    """Makes the chosen symbol's form of another one's."""
    def both(deck):
        one = deck.form(deck.card, deck.draw)
        change(deck, one, deck.form(deck.other, strange(deck)))
    return both


def same_content(deck, one, other):
    deck.write(one, deck.data(other))
    for category, entries in deck.resources(other).items():
        deck.resources(one).setdefault(category, {}).update(entries)


def same_object(deck, one, other):
    deck.objects[one] = copy.deepcopy(deck.objects[other])


def same_with_comment(deck, one, other):
    same_object(deck, one, other)
    deck.write(one, b"% another\n" + deck.data(one))


def same_written_otherwise(deck, one, other):
    same_object(deck, one, other)
    deck.write(one, b"q 1 0 0 1 0 0 cm 0 0 m n " + deck.data(one) + b" Q")


def all_cards(change):
    def each(deck):
        for card in deck.cards:
            change(deck, card)
    return each


def one_card(change):
    return lambda deck: change(deck, deck.card)


def paint_card(deck, card):
    deck.append(b"q" + deck.white(card) + b" Q", [card])


def paint_half(deck, card):
    deck.append(b"q -199 0 398 199 re W n" + deck.white(card) + b" Q", [card])


def clear_card(deck, card):
    deck.state(card.key, ca=0, CA=0)
    deck.write(card.key, b"/Gx gs " + deck.data(card.key))


def hide_card(deck, card):
    layer = deck.hidden_layer() if "hidden" not in deck.__dict__ else deck.hidden
    deck.hidden = layer
    deck.find(card.key)["/OC"] = layer


def clip_card(deck, card):
    deck.write(card.key, b"0 0 0 0 re W n " + deck.data(card.key))


def clip_half_card(deck, card):
    deck.write(card.key, b"-199 0 398 199 re W n " + deck.data(card.key))


def empty_symbols(deck, card):
    for draw in deck.draws(card):
        empty(deck, deck.form(card, draw))


def stamp_page(deck, card):
    deck.annotate(card.page, [0, 0, 999, 999])


def paint_page(deck, card):
    deck.on_page(b" q 1 g 0 0 999 999 re f Q ", card)


def drawn(matrix):
    return lambda deck: deck.place(b"q %s cm /%s Do Q\n" % (matrix(deck), deck.card.name.encode()))


def onto_neighbor(deck):
    near = [card for card in deck.cards if card.page == deck.card.page and card is not deck.card]
    if not near:
        return False
    other = min(near, key=lambda card: abs(card.x - deck.card.x) + abs(card.y - deck.card.y))
    x, y = deck.card.x + 0.48 * (other.x - deck.card.x), deck.card.y + 0.48 * (other.y - deck.card.y)
    deck.place(b"q 1 0 0 1 %f %f cm /%s Do Q\n" % (x, y, deck.card.name.encode()))


def another_card(deck):
    deck.name(deck.card.page, "/XObject", "/Cx", deck.other.key[4:])
    deck.place(b"q 1 0 0 1 %f %f cm /Cx Do Q\n" % (deck.card.x, deck.card.y))


def leave_out_page(deck):
    tree = deck.find("obj:" + deck.find(deck.card.page)["/Parent"])
    tree["/Kids"].remove(deck.card.page[4:])
    tree["/Count"] = len(tree["/Kids"])


def crop(deck):
    x, y, x2, y2 = deck.find(deck.card.page)["/MediaBox"]
    deck.find(deck.card.page)["/CropBox"] = [x, y, deck.card.x + 20, y2]


def on_back(after):
    def change(deck):
        if not deck.backs:
            return False
        back = deck.pick.choice(deck.backs)
        deck.place(after(back), back)
    return change


# What prints, and is not on the screen: by name, as below.
PRINTED = {"stamp that is printed": print_stamp, "white box that is printed": print_box, "symbol that is not printed": own_print_layer}
# By name; of those that return False the deck has nothing that they could change.
WAYS = {
    "symbol left out": lambda deck: deck.replace(deck.card, deck.draw, b""),
    "symbol emptied": own(), "symbol clear": fade("ca", 0), "symbol almost clear": fade("ca", 0.05),
    "symbol faded": fade("ca", 0.3), "symbol masked": mask, "symbol white": own_white,
    "symbol clipped away": clip(0, 0, 0, 0), "symbol clipped left": clip(0.5, 0, 1, 1), "symbol clipped below": clip(0, 0.5, 1, 1),
    "symbol clipped to a stripe": clip(0.3, 0, 0.7, 1), "symbol in a layer": own_layer,
    "symbol in a layer inside": own_inner_layer, "symbol in a layer of the card": card_layer,
    "symbol in a layer by membership": member_layer, "symbol squeezed across": shape((0.1, 0, 0, 1)),
    "symbol squeezed along": shape((1, 0, 0, 0.1)), "symbol shrunk": shape((0.1, 0, 0, 0.1)), "symbol mirrored": shape((-1, 0, 0, 1)),
    "symbol skewed": shape((1, 0, 0.6, 1)), "symbol without a box": box(0, 0, 0, 0), "symbol with half a box": box(0, 0, 0.5, 1),
    "symbol with a narrow box": box(0.3, 0, 0.7, 1), "symbol squeezed by its form": own(after=b"", Matrix=[0.1, 0, 0, 1, 0, 0]),
    "symbol moved off the card": move(400, 0), "symbol moved aside": move(25, 25), "symbols swapped": swap,
    "symbol exchanged": exchange, "symbol doubled": double, "symbol added": one_more,
    "white box": cover(b" 1 g f"), "white box over half": cover(b" 1 g f", 0, 0, 0.5, 1),
    "white box over a quarter": cover(b" 1 g f", 0.5, 0.5, 1, 1), "white box over the middle": cover(b" 1 g f", 0.35, 0.35, 0.65, 0.65),
    "black box": cover(b" 0 g f"), "white image": image, "white inline image": inline_image, "white gradient": shade,
    "white form": covering_form, "white line": line, "white veil": veil, "screened box": screen,
    "white box on the page": on_symbol_page, "white stamp": stamp_symbol, "bar in the symbol's color": bar,
    "line between symbols": lambda deck: deck.append(b"q 0 G 9 w -60 0 m 60 0 l S Q"),
    **PRINTED,
    "symbol emptied everywhere": everywhere(empty), "symbol white everywhere": everywhere(whiten),
    "symbol clear everywhere": everywhere(make_clear), "symbol clipped everywhere": everywhere(clip_away),
    "symbol in a layer everywhere": everywhere(hide), "symbol without a box everywhere": everywhere(flatten_box),
    "symbol squeezed everywhere": everywhere(squeeze), "two symbols of one content": two(same_content),
    "two symbols of one form": two(same_object), "two symbols but for a comment": two(same_with_comment),
    "two symbols written otherwise": two(same_written_otherwise),
    "all cards white": all_cards(paint_card), "all cards clear": all_cards(clear_card), "all cards in a layer": all_cards(hide_card),
    "all cards clipped": all_cards(clip_card), "all symbols emptied": all_cards(empty_symbols),
    "all pages stamped": all_cards(stamp_page), "all pages white": all_cards(paint_page),
    "card white": one_card(paint_card), "half a card white": one_card(paint_half), "card clear": one_card(clear_card),
    "card in a layer": one_card(hide_card), "card crossed out": one_card(cross_out), "card clipped": one_card(clip_card), "half a card clipped": one_card(clip_half_card),
    "card left out": lambda deck: deck.place(b""), "card moved onto its neighbor": onto_neighbor,
    "card moved off the page": drawn(lambda deck: b"1 0 0 1 0 %f" % deck.card.y),
    "card smaller": drawn(lambda deck: b".9 0 0 .9 %f %f" % (deck.card.x, deck.card.y)),
    "card squeezed": drawn(lambda deck: b".9 0 0 1 %f %f" % (deck.card.x, deck.card.y)),
    "card mirrored": drawn(lambda deck: b"-1 0 0 1 %f %f" % (deck.card.x, deck.card.y)),
    "another card": another_card, "page left out": leave_out_page, "page cropped": crop,
    "back left out": on_back(lambda back: b""),
    "back moved": on_back(lambda back: back.match.replace(b"q 1 0 0 1", b"q 1 0 0 1 9 9 cm 1 0 0 1", 1)),
    "back upside down": on_back(lambda back: b"q -1 0 0 -1 %f %f cm /%s Do Q\n" % (back.x, back.y, back.name.encode())),
}


def is_alone(way, objects, seed):
    """True if the drawing that is changed stands on one card alone."""
    deck = Deck(copy.deepcopy(objects), f"{way} {seed}")
    key = deck.form(deck.card, deck.draw)
    return [deck.form(card, draw) for card in deck.cards for draw in deck.draws(card)].count(key) == 1


def read(pdf):
    text = subprocess.run(["qpdf", "--json-output", "--json-stream-data=inline", "--decode-level=generalized", pdf],
                          capture_output=True, check=True).stdout
    return json.loads(text)


def tamper(way, objects, out, seed):
    """Writes a deck, given as `read` returns it, in which one thing is changed. Returns False if there is no such thing."""
    deck = Deck(copy.deepcopy(objects), f"{way} {seed}")
    if WAYS[way](deck) is False:
        return False
    changed = out.with_suffix(".json")
    changed.write_text(json.dumps(deck.json))
    subprocess.run(["qpdf", "--json-input", changed, out], capture_output=True, check=True)
    return True
