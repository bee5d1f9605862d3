"""Reads a deck back from a finished PDF. Knows PDF, but no name that spotit-print gives to anything: a card is a form
that a page draws and that draws two forms or more itself, and a symbol is whatever form those end in."""

import re
from collections import Counter
from dataclasses import dataclass, field

from pypdf import PdfReader
from pypdf.generic import ContentStream

POINTS_PER_MM = 72 / 25.4
IDENTITY = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def multiply(inner, outer):
    """First the inner map, then the outer one: PDF's order for `cm`."""
    a, b, c, d, e, f = inner
    A, B, C, D, E, F = outer
    return (a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F)


def apply(matrix, x, y):
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def bounds(matrix, box):
    """The box around a mapped box: left, bottom, right, top."""
    x0, y0, x1, y1 = map(float, box)
    corners = [apply(matrix, x, y) for x in (x0, x1) for y in (y0, y1)]
    return (min(x for x, _ in corners), min(y for _, y in corners),
            max(x for x, _ in corners), max(y for _, y in corners))


@dataclass
class Use:
    symbol: int  # number of the object that is finally drawn
    form: object
    matrix: tuple  # from the symbol's own space to the card's


@dataclass
class Card:
    page: int
    number: int  # of its object
    box: tuple  # on the page, in points
    own_box: tuple  # in its own space
    uses: list = field(default_factory=list)

    @property
    def symbols(self):
        return [use.symbol for use in self.uses]


def draws(stream, reader, owner):
    """The forms that the content stream of a page or a form draws, in order: object number, form, matrix."""
    forms = owner["/Resources"].get("/XObject", {})
    matrix, stack, found = IDENTITY, [], []
    for operands, operator in ContentStream(stream, reader).operations:
        if operator == b"q":
            stack.append(matrix)
        elif operator == b"Q":
            matrix = stack.pop()
        elif operator == b"cm":
            matrix = multiply(tuple(map(float, operands)), matrix)
        elif operator == b"Do":
            reference = forms.raw_get(operands[0])
            form = reference.get_object()
            if form["/Subtype"] == "/Form":
                own = tuple(map(float, form.get("/Matrix", IDENTITY)))
                found.append((reference.idnum, form, multiply(own, matrix)))
    return found


def drawn_by_form(form, reader):
    # Most symbols draw no form; a look at the bytes saves parsing them.
    if not re.search(rb"/\S+\s+Do\b", form.get_data()):
        return []
    return draws(form, reader, form)


def paints_itself(form, reader):
    """Whether a form does more than to place other forms."""
    return any(operator not in {b"q", b"Q", b"cm", b"Do", b"gs"}
               for _, operator in ContentStream(form, reader).operations)


def finally_drawn(number, form, matrix, reader):
    """Follows forms that only wrap one other form."""
    inner = drawn_by_form(form, reader)
    if len(inner) != 1 or paints_itself(form, reader):
        return Use(number, form, matrix)
    inner_number, inner_form, inner_matrix = inner[0]
    return finally_drawn(inner_number, inner_form, multiply(inner_matrix, matrix), reader)


def read_cards(reader):
    """All cards of the document in the order in which they are drawn."""
    cards, known = [], {}
    for index, page in enumerate(reader.pages):
        for number, form, matrix in draws(page.get_contents(), reader, page):
            if number not in known:
                inner = drawn_by_form(form, reader)
                known[number] = [finally_drawn(*use, reader) for use in inner] if len(inner) >= 2 else []
            if known[number]:
                own_box = tuple(map(float, form["/BBox"]))
                cards.append(Card(index, number, bounds(matrix, own_box), own_box, known[number]))
    uses = Counter(card.number for card in cards)
    return [card for card in cards if uses[card.number] == 1]


def read_deck(path):
    return read_cards(PdfReader(str(path)))


def deck_problems(cards, symbols_per_card):
    """What is wrong with a deck; nothing when each two cards share exactly one symbol."""
    problems = []
    sets = [frozenset(card.symbols) for card in cards]
    for i, card in enumerate(cards):
        if len(card.symbols) != symbols_per_card or len(sets[i]) != symbols_per_card:
            problems.append(f"card {i + 1} has {len(card.symbols)} symbols, {len(sets[i])} different ones")
    for i, first in enumerate(sets):
        for j in range(i):
            shared = len(first & sets[j])
            if shared != 1:
                problems.append(f"cards {j + 1} and {i + 1} share {shared} symbols")
    return problems
