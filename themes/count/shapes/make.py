#!/usr/bin/env python3
"""Draws the shapes of the theme shapes.yaml: python3 make.py."""
import math
import pathlib


def polygon(*points):
    return f'<path d="M{"L".join(f"{x:.4g} {y:.4g}" for x, y in points)}Z"/>'


def regular(corners, turn=0):
    return polygon(*((50 + 45 * math.sin(2 * math.pi * (i + turn) / corners), 50 - 45 * math.cos(2 * math.pi * (i + turn) / corners)) for i in range(corners)))



SHAPES = {
    "circle": ("#e63946", '<circle cx="50" cy="50" r="45"/>'),
    "oval": ("#f4a300", '<ellipse cx="50" cy="50" rx="46" ry="29"/>'),
    "semicircle": ("#7a9e2f", '<path d="M4 72A46 46 0 0 1 96 72Z"/>'),
    "triangle": ("#2a9d8f", polygon((50, 8), (96, 90), (4, 90))),
    "square": ("#3a86c8", '<path d="M10 10H90V90H10Z"/>'),
    "rectangle": ("#8e5bb5", '<path d="M4 24H96V76H4Z"/>'),
    "rhombus": ("#d9679b", polygon((50, 4), (86, 50), (50, 96), (14, 50))),
    "parallelogram": ("#c77b30", polygon((30, 26), (97, 26), (70, 74), (3, 74))),
    "trapezoid": ("#5d7ea8", polygon((30, 24), (70, 24), (96, 76), (4, 76))),
    "kite": ("#e9752b", polygon((50, 4), (82, 34), (50, 97), (18, 34))),
    "pentagon": ("#2f8f4e", regular(5)),
    "hexagon": ("#b5446e", regular(6)),
    "octagon": ("#4b59b8", regular(8, 0.5)),
}

if __name__ == "__main__":
    for name, (color, shape) in SHAPES.items():
        text = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g fill="{color}" stroke="#333" stroke-width="3" '
                f'stroke-linejoin="round">{shape}</g></svg>\n')
        (pathlib.Path(__file__).parent / f"{name}.svg").write_text(text, encoding="utf-8")
