#!/usr/bin/env python3
"""Draws the shapes of the theme shapes.yaml: python3 make.py. Each has a face, drawn about its middle."""
import math
import pathlib


def polygon(*points):
    return f'<path d="M{"L".join(f"{x:.4g} {y:.4g}" for x, y in points)}Z"/>'


def regular(corners, turn=0):
    return polygon(*((50 + 44 * math.sin(2 * math.pi * (i + turn) / corners), 50 - 44 * math.cos(2 * math.pi * (i + turn) / corners)) for i in range(corners)))


# Color, height of the face's middle, shape; the line has the color, too, and rounds the corners.
SHAPES = {
    "circle": ("#e63946", 48, '<circle cx="50" cy="50" r="45"/>'),
    "oval": ("#f3722c", 50, '<ellipse cx="50" cy="50" rx="46" ry="29"/>'),
    "semicircle": ("#5c9e1e", 54, '<path d="M5 73A45 45 0 0 1 95 73Z"/>'),
    "triangle": ("#119d8f", 64, polygon((50, 10), (94, 88), (6, 88))),
    "square": ("#1e88e5", 48, '<path d="M11 11H89V89H11Z"/>'),
    "rectangle": ("#8e44c9", 49, '<path d="M6 25H94V75H6Z"/>'),
    "rhombus": ("#e5439a", 49, polygon((50, 6), (86, 50), (50, 94), (14, 50))),
    "parallelogram": ("#b3541e", 49, polygon((30, 25), (95, 25), (70, 75), (5, 75))),
    "trapezoid": ("#3f51b5", 51, polygon((30, 25), (70, 25), (94, 75), (6, 75))),
    "kite": ("#d62828", 37, polygon((50, 6), (82, 34), (50, 95), (18, 34))),
    "pentagon": ("#2e9e4f", 50, regular(5)),
    "hexagon": ("#ad1f6b", 48, regular(6)),
    "octagon": ("#0077a8", 48, regular(8, 0.5)),
}


def face(y):
    eyes = "".join(f'<circle cx="{x}" cy="{y - 5}" r="7.5" fill="#fff"/><circle cx="{x}" cy="{y - 4}" r="4.4" fill="#222"/>' for x in (38, 62))
    return f'{eyes}<path d="M40 {y + 8}Q50 {y + 20} 60 {y + 8}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>'


if __name__ == "__main__":
    for name, (color, y, shape) in SHAPES.items():
        text = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g fill="{color}" stroke="{color}" stroke-width="5" '
                f'stroke-linejoin="round">{shape}</g>{face(y)}</svg>\n')
        (pathlib.Path(__file__).parent / f"{name}.svg").write_text(text, encoding="utf-8")
