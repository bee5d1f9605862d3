#!/usr/bin/env python3
"""Draws the letters of the theme braille.yaml: python3 make.py. A cell shows all six places; those that are raised are yellow."""
import pathlib

LETTERS = {"a": "1", "b": "12", "c": "14", "d": "145", "e": "15", "f": "124", "g": "1245", "h": "125", "i": "24", "j": "245"}  # the dots' numbers
LETTERS |= {chr(ord("k") + i): dots + "3" for i, dots in enumerate(list(LETTERS.values())[:10])}
LETTERS |= {letter: dots + "36" for letter, dots in zip("uvxyz", list(LETTERS.values())[:5])}
LETTERS["w"] = "2456"  # not in the French alphabet of 1829
NUMBER = "3456"  # the sign before digits, which are the letters from a on
COLOR = "#123a82"


def cell(dots, left):
    drawn = ""
    for place in range(1, 7):
        x, y = left + (22 if place < 4 else 58), 22 + 36 * ((place - 1) % 3)
        drawn += f'<circle cx="{x}" cy="{y}" r="16" fill="#ffd23f"/>' if str(place) in dots else f'<circle cx="{x}" cy="{y}" r="5" fill="#5f83c2"/>'
    return f'<rect x="{left + 1.5}" y="1.5" width="77" height="113" rx="12" fill="{COLOR}" stroke="{COLOR}" stroke-width="3"/>{drawn}'


def drawing(*cells):
    body = "".join(cell(dots, 84 * i) for i, dots in enumerate(cells))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {84 * len(cells) - 4} 116">{body}</svg>\n'


if __name__ == "__main__":
    folder = pathlib.Path(__file__).parent
    for letter, dots in LETTERS.items():
        (folder / f"{letter}.svg").write_text(drawing(dots), encoding="utf-8")
    for digit in range(1, 6):
        (folder / f"{digit}.svg").write_text(drawing(NUMBER, LETTERS["abcde"[digit - 1]]), encoding="utf-8")
