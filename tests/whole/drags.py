"""Moves one symbol of each card of a deck by hand, as the designer does, and measures on the finished PDFs what the others do."""

import json
import math
import random
import re
from dataclasses import dataclass

from deck_pdf import POINTS_PER_MM, apply, read_deck

ROOM = 0.04  # of the longer side, which the PDF's forms have around drawings


def place_of(box, matrix):
    """The middle of a box on a card whose y is down, its longer side, and how far it is turned clockwise."""
    left, top, right, bottom = map(float, box)
    a, b = matrix[:2]
    size = max(right - left, bottom - top) * math.hypot(a, b)
    return (*apply(matrix, (left + right) / 2, (top + bottom) / 2), size, math.degrees(math.atan2(b, a)))


def places(deck):
    """Of each card the places of its symbols, in mm."""
    found = []
    for card in read_deck(deck):
        left, bottom, right, top = card.own_box
        found.append([])
        for use in card.uses:
            x, y, size, angle = place_of(use.form["/BBox"], use.matrix)
            found[-1].append(((x - (left + right) / 2) / POINTS_PER_MM, ((bottom + top) / 2 - y) / POINTS_PER_MM,
                              size / POINTS_PER_MM / (1 + 2 * ROOM), -angle))
    return found


def written(name, place):
    x, y, size, angle = place
    return f"{json.dumps(name, ensure_ascii=False)}: {{at: [{x:.2f}mm, {y:.2f}mm], size: {size:.2f}mm, angle: {angle:.1f}}}"


@dataclass
class Change:
    """What became of a symbol that nobody touched."""
    card: int  # from 1
    moved: float  # mm
    turned: float  # degrees
    resized: float  # the ratio of its sizes, less 1


def is_inside(place, half):
    """Whether a symbol of any form lies within an ellipse that keeps the margin of a card of these half sizes."""
    x, y, size, _ = place
    across, down = (length - 6 - size / 2 for length in half)
    return across > 0 and down > 0 and math.hypot(x / across, y / down) <= 1


def carry(place, half, chance):
    """A place after a drag, a turn or a new size."""
    x, y, size, angle = place
    while True:
        kind, to, by = chance.choice(("drag", "drag", "turn", "size")), chance.uniform(0, 2 * math.pi), chance.uniform(4, 40)
        if kind == "turn":
            return x, y, size, math.remainder(angle + chance.uniform(15, 345), 360)
        if kind == "size":
            return x, y, size * chance.choice((0.7, 0.85, 1.2, 1.4)), angle
        if is_inside((x + by * math.cos(to), y + by * math.sin(to), size, angle), half):
            return x + by * math.cos(to), y + by * math.sin(to), size, angle


class Drags:
    """The deck of a theme, of which one symbol more is moved on each card, time after time. `make` makes a deck of
    arguments of the program and returns its process and path."""

    def __init__(self, make, names, seed=1):
        self.make, self.names = make, names
        self.chance = random.Random(seed)
        self.pins = [{} for _ in names]  # of each card the places of its symbols
        self.deck = self.make([])[1]
        self.places = places(self.deck)
        left, bottom, right, top = (edge / POINTS_PER_MM for edge in read_deck(self.deck)[0].own_box)
        self.half = (right - left) / 2, (top - bottom) / 2

    def arguments(self, pins):
        cards = (f"{n}: {{{', '.join(written(self.names[n - 1][i], place) for i, place in card.items())}}}"
                 for n, card in enumerate(pins, 1) if card)
        return ["-s", f"layout.pins={{{', '.join(cards)}}}"]

    def drag(self):
        """Moves one symbol that has not been moved yet on each card; yields the changes of the others. What the
        program refuses, it does not do."""
        pins, before = [dict(card) for card in self.pins], self.places
        for card, there in zip(pins, before):
            i = self.chance.choice([i for i in range(len(there)) if i not in card])
            card[i] = carry(there[i], self.half, self.chance)
        for _ in range(10):
            process, self.deck = self.make(self.arguments(pins))
            if process.returncode == 0:
                break
            for n in {int(n) for n in re.findall(r"card (\d+)", process.stderr)}:
                pins[n - 1] = dict(self.pins[n - 1])
        dragged = [n for n, (new, old) in enumerate(zip(pins, self.pins)) if new != old]
        self.pins, self.places = pins, places(self.deck)
        for n in dragged:
            for i, (old, new) in enumerate(zip(before[n], self.places[n])):
                if i not in pins[n]:
                    yield Change(n + 1, math.dist(old[:2], new[:2]), abs(math.remainder(new[3] - old[3], 360)),
                                 new[2] / old[2] - 1)
