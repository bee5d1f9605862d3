#!/usr/bin/env python3
"""Draws the sun, the moon, the planets and others of the theme planets.yaml: python3 make.py. Colors as in photos, sizes not."""
import math
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE.parent.parent))
from parts import face


def ball(color, dark, marks="", r=44):
    """A ball that is lit from the upper left."""
    return (f'<defs><radialGradient id="g" cx=".36" cy=".32" r=".75"><stop offset="0" stop-color="{color}"/><stop offset=".55" stop-color="{color}"/>'
            f'<stop offset="1" stop-color="{dark}"/></radialGradient><clipPath id="c"><circle cx="50" cy="50" r="{r}"/></clipPath></defs>'
            f'<circle cx="50" cy="50" r="{r}" fill="url(#g)"/><g clip-path="url(#c)">{marks}</g>')


def spots(color, *places):
    return "".join(f'<ellipse cx="{x}" cy="{y}" rx="{a}" ry="{b}" fill="{color}"/>' for x, y, a, b in places)


def bands(*rows):
    return "".join(f'<path d="M0 {y}Q50 {y + 8} 100 {y}V{y + h}Q50 {y + h + 8} 0 {y + h}Z" fill="{color}" fill-opacity=".75"/>' for y, h, color in rows)


def sun():
    rays = "".join(f'M{50 + 36 * math.cos(t - .12):.1f} {50 + 36 * math.sin(t - .12):.1f}L{50 + 49 * math.cos(t):.1f} {50 + 49 * math.sin(t):.1f}'
                   f'L{50 + 36 * math.cos(t + .12):.1f} {50 + 36 * math.sin(t + .12):.1f}Z' for t in (math.pi * i / 8 for i in range(16)))
    return f'<path d="{rays}" fill="#ff9a1f"/>' + ball("#ffdf4d", "#ff9a1f", r=34)


def saturn():
    ring = ('<g transform="rotate(-18 50 50)" fill="none"><path d="{0}" stroke="#c9a86a" stroke-width="7"/><path d="{1}" stroke="#8d6f3d" stroke-width="2"/></g>')
    whole = ring.format("M4 50A46 12 0 0 1 96 50A46 12 0 0 1 4 50", "M12 50A38 8 0 0 1 88 50A38 8 0 0 1 12 50")
    front = ring.format("M4 50A46 12 0 0 0 96 50", "M12 50A38 8 0 0 0 88 50")
    return whole + ball("#f3dca2", "#a98445", bands((36, 5, "#d9b872"), (52, 7, "#cfa863"), (64, 4, "#e0c486")), r=30) + front


def uranus():
    ring = '<path d="M{}" fill="none" stroke="#8fb9c4" stroke-width="2.5" transform="rotate(14 50 50)"/>'
    return ring.format("50 2A10 48 0 0 1 50 98") + ball("#b5eceb", "#4a9ca5", r=36) + ring.format("50 2A10 48 0 0 0 50 98")


def comet():
    return ('<path d="M70 62L4 4L56 80Z" fill="#9fd0f5"/><path d="M74 58L22 4L60 76Z" fill="#d5ecff"/>'
            '<circle cx="70" cy="70" r="20" fill="#7fb6e0"/><circle cx="70" cy="70" r="14" fill="#f5fbff"/>')


def asteroid():
    rock = "M14 44L30 16L58 10L84 28L92 58L74 84L44 92L18 74Z"
    return (f'<path d="{rock}" fill="#8d8177" stroke="#4f463f" stroke-width="3" stroke-linejoin="round"/><path d="M92 58L74 84L44 92L18 74Q60 84 84 28Z" fill="#6d6259"/>'
            + spots("#5a5049", (40, 36, 9, 7), (62, 52, 7, 6), (36, 64, 6, 5), (60, 26, 4, 3)))


BODIES = {
    "sun": sun, "saturn": saturn, "comet": comet, "asteroid": asteroid,
    "moon": lambda: ball("#e8ecf2", "#8b94a4", spots("#b9c1cd", (38, 34, 13, 11), (62, 46, 9, 8), (44, 64, 11, 7), (68, 70, 5, 4), (24, 54, 4, 5), (60, 24, 5, 4))),
    "mercury": lambda: ball("#a8917c", "#574433", spots("#7c6753", (32, 34, 6, 6), (58, 28, 4, 4), (66, 52, 8, 7), (40, 58, 5, 5), (54, 74, 6, 5), (24, 56, 3, 3), (76, 36, 3, 3)), 38),
    "venus": lambda: ball("#f7dfa0", "#c08a3c", bands((22, 5, "#fbeec8"), (40, 8, "#e6bf70"), (62, 5, "#fbeec8"), (76, 5, "#dcae5c"))),
    "earth": lambda: ball("#3f8fe0", "#123c7a", '<path d="M22 16Q42 10 46 24T34 44Q26 46 24 38T12 30ZM34 50Q50 50 48 62T38 88Q30 78 31 66ZM60 22Q84 18 92 36T80 48Q72 44 70 58T62 74'
                          'Q56 62 54 52T60 38Z" fill="#4fae5a"/>' + spots("#fff", (50, 8, 20, 5), (50, 93, 22, 5), (70, 30, 12, 2.5), (28, 48, 12, 2.5), (62, 82, 10, 2.5))),
    "mars": lambda: ball("#e0683c", "#7d2c15", spots("#b4492a", (36, 52, 15, 6), (64, 44, 12, 5), (56, 68, 14, 5), (34, 30, 8, 3)) + spots("#fff3ec", (50, 7, 14, 5), (50, 94, 9, 3))),
    "jupiter": lambda: ball("#f0dcc0", "#9a6c46", bands((16, 6, "#c98f62"), (30, 10, "#b9764a"), (48, 6, "#e8c59c"), (58, 9, "#c08457"), (76, 5, "#cf9d72"))
                            + '<ellipse cx="66" cy="67" rx="11" ry="7" fill="#c6422b" stroke="#f3d9bd" stroke-width="2"/>', 47),
    "uranus": uranus,
    "neptune": lambda: ball("#4a74e8", "#16246f", bands((34, 4, "#7fa0f5"), (62, 5, "#3555c0")) + spots("#22368f", (40, 52, 11, 6)) + spots("#eaf0ff", (44, 60, 9, 1.8), (66, 40, 8, 1.6))),
    "pluto": lambda: ball("#d9bfa3", "#7a5a44", '<path d="M50 82Q24 64 32 48Q40 38 50 50Q60 38 68 48Q76 64 50 82Z" fill="#f8ecdc"/>' + spots("#8a5d45", (22, 44, 9, 7), (80, 38, 9, 8)), 32),
}

FACES = {"comet": (70, 68), "saturn": (50, 36)}

if __name__ == "__main__":
    for name, draw in BODIES.items():
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{draw()}{face(*FACES.get(name, (50, 48)), 10, 7)}</svg>\n'
        (HERE / f"{name}.svg").write_text(text, encoding="utf-8")
