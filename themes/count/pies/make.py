#!/usr/bin/env python3
"""Draws the pies of the theme pies.yaml: python3 make.py. 3-4.svg is cut into fourths, three of which are there."""
import math
import pathlib

PIES = "1-2 1-3 2-3 1-4 3-4 1-5 2-5 3-5 1-6 5-6 1-8 3-8 7-8".split()
COLORS = {2: "#e63946", 3: "#f4a300", 4: "#2a9d8f", 5: "#3a86c8", 6: "#8e5bb5", 8: "#d9679b"}


def point(turn):
    return f"{100 + 90 * math.sin(2 * math.pi * turn):.2f} {100 - 90 * math.cos(2 * math.pi * turn):.2f}"


def pie(over, under):
    slices = "".join(f'<path d="M100 100L{point(i / under)}A90 90 0 0 1 {point((i + 1) / under)}Z"/>' for i in range(over))
    cuts = "".join(f"M100 100L{point(i / under)}" for i in range(under))
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" stroke-linejoin="round" stroke-linecap="round">'
            f'<circle cx="100" cy="100" r="90" fill="#fff"/><g fill="{COLORS[under]}">{slices}</g>'
            f'<path d="{cuts}" stroke="#333" stroke-width="4"/><circle cx="100" cy="100" r="90" fill="none" stroke="#333" stroke-width="6"/></svg>\n')


if __name__ == "__main__":
    for name in PIES:
        (pathlib.Path(__file__).parent / f"{name}.svg").write_text(pie(*map(int, name.split("-"))), encoding="utf-8")
