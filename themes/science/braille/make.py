#!/usr/bin/env python3
"""Draws the letters of the theme braille.yaml: python3 make.py. A cell with its face above shows all six places; those that are raised are yellow, the others hollow."""
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE.parent.parent))
from parts import face

LETTERS = {"a": "1", "b": "12", "c": "14", "d": "145", "e": "15", "f": "124", "g": "1245", "h": "125", "i": "24", "j": "245"}  # the dots' numbers
LETTERS |= {chr(ord("k") + i): dots + "3" for i, dots in enumerate(list(LETTERS.values())[:10])}
LETTERS |= {letter: dots + "36" for letter, dots in zip("uvxyz", list(LETTERS.values())[:5])}
LETTERS["w"] = "2456"  # not in the French alphabet of 1829
NUMBER = "3456"  # the sign before digits, which are the letters from a on
COLORS = ["#6b2fd0", "#0a6b86", "#b3124f"]


def cell(dots, left):
    drawn = ""
    for place in range(1, 7):
        x, y = left + (24 if place < 4 else 60), 54 + 36 * ((place - 1) % 3)
        drawn += (f'<circle cx="{x}" cy="{y}" r="16.5" fill="#ffce1f"/><circle cx="{x - 5}" cy="{y - 5}" r="5" fill="#fff3b0"/>' if str(place) in dots
                  else f'<circle cx="{x}" cy="{y}" r="9" fill-opacity=".5"/>')
    return drawn


def drawing(color, *cells):
    body, wide = "".join(cell(dots, 92 * i) for i, dots in enumerate(cells)), 92 * len(cells) - 8
    apart = '<path d="M88 42V138" stroke="#fff" stroke-width="4"/>' if len(cells) > 1 else ""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} 152"><rect width="{wide}" height="152" rx="22" fill="{color}"/>'
            f'{face(wide / 2, 16, 13, 8, "#fff")}{apart}{body}</svg>\n')


if __name__ == "__main__":
    for i, (letter, dots) in enumerate(LETTERS.items()):
        (HERE / f"{letter}.svg").write_text(drawing(COLORS[i % 3], dots), encoding="utf-8")
    for digit in range(1, 6):
        (HERE / f"{digit}.svg").write_text(drawing(COLORS[digit % 3], NUMBER, LETTERS["abcde"[digit - 1]]), encoding="utf-8")
