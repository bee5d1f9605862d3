#!/usr/bin/env python3
"""Draws the letters of the theme braille.yaml: python3 make.py. A cell shows all six places; those that are raised are yellow, the others hollow."""
import pathlib

LETTERS = {"a": "1", "b": "12", "c": "14", "d": "145", "e": "15", "f": "124", "g": "1245", "h": "125", "i": "24", "j": "245"}  # the dots' numbers
LETTERS |= {chr(ord("k") + i): dots + "3" for i, dots in enumerate(list(LETTERS.values())[:10])}
LETTERS |= {letter: dots + "36" for letter, dots in zip("uvxyz", list(LETTERS.values())[:5])}
LETTERS["w"] = "2456"  # not in the French alphabet of 1829
NUMBER = "3456"  # the sign before digits, which are the letters from a on


def cell(dots, left):
    drawn = ""
    for place in range(1, 7):
        x, y = left + (23 if place < 4 else 61), 23 + 37 * ((place - 1) % 3)
        drawn += (f'<circle cx="{x}" cy="{y}" r="16.5" fill="#ffce1f"/><circle cx="{x - 5}" cy="{y - 5}" r="5" fill="#fff3b0"/>' if str(place) in dots
                  else f'<circle cx="{x}" cy="{y}" r="9" fill="#31126b"/>')
    return f'<rect x="{left}" width="84" height="120" rx="16" fill="#5b21b6"/>{drawn}'


def drawing(*cells):
    body = "".join(cell(dots, 88 * i) for i, dots in enumerate(cells))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {88 * len(cells) - 4} 120">{body}</svg>\n'


if __name__ == "__main__":
    folder = pathlib.Path(__file__).parent
    for letter, dots in LETTERS.items():
        (folder / f"{letter}.svg").write_text(drawing(dots), encoding="utf-8")
    for digit in range(1, 6):
        (folder / f"{digit}.svg").write_text(drawing(NUMBER, LETTERS["abcde"[digit - 1]]), encoding="utf-8")
