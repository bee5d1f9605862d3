#!/usr/bin/env python3
"""Draws the money of the themes coins-euro, coins-dollar and purse: python3 make.py.

Plain discs and sheets with their values, in the colors and sizes of money, not its designs. euro-50-20.svg are 50 and 20 cents."""
import math
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE.parent.parent))
from parts import STROKES as DIGITS

DRAWN = """euro-1 euro-2 euro-5 euro-10 euro-20 euro-50 euro-100 euro-200 euro-note-500 euro-note-1000 euro-note-2000 euro-note-5000
euro-note-10000 euro-2-1 euro-5-2 euro-10-5 euro-20-10 euro-20-20-5 euro-50-10 euro-50-20-5 euro-50-20-20 euro-100-20 euro-100-50
euro-200-10 euro-200-100 euro-200-200-50 dollar-1 dollar-5 dollar-10 dollar-25 dollar-5-1 dollar-10-1 dollar-10-5 dollar-10-10
dollar-25-5 dollar-25-10 dollar-25-10-5 dollar-25-25 dollar-25-25-25""".split()
COPPER, GOLD, SILVER = ("#f08a48", "#6b2d08"), ("#ffcd2e", "#6b3f00"), ("#b4d0f5", "#1c3766")  # a metal, and its dark lines
COINS = {"euro": {1: (16.25, COPPER), 2: (18.75, COPPER), 5: (21.25, COPPER), 10: (19.75, GOLD), 20: (22.25, GOLD), 50: (24.25, GOLD),
                  100: (23.25, SILVER), 200: (25.75, GOLD)},  # mm across
         "dollar": {1: (19.05, COPPER), 5: (21.21, SILVER), 10: (17.91, SILVER), 25: (24.26, SILVER)}}
NOTES = {5: ("#93d9b8", "#0f5538"), 10: ("#ff9d94", "#8f1b17"), 20: ("#8cc4fb", "#0f4688"), 50: ("#ffbf66", "#8a4700"), 100: ("#a3e08f", "#1f6418")}
APART = 3  # between two coins of a handful
LEATHER, SEAM = "#7d4420", "#f3cf96"  # what a handful lies on, so that it is seen as one
STROKES = DIGITS | {"€": "M60 14C52 5 44 0 36 0C18 0 10 24 10 50S18 100 36 100C44 100 52 95 60 86M-4 38H44M-4 62H40"}


def number(text, x, y, height, color):
    strokes = "".join(f'<path transform="translate({i * 88})" d="{STROKES[letter]}"/>' for i, letter in enumerate(text))
    return (f'<g transform="translate({x:.1f} {y:.1f}) scale({height / 100:g}) translate({28 - 44 * len(text) - 14:g} -50)" fill="none" stroke="{color}" '
            f'stroke-width="21" stroke-linecap="round" stroke-linejoin="round">{strokes}</g>')


def star(x, y, r, color):
    points = " ".join(f"{x + s * math.sin(i * math.pi / 5):.1f} {y - s * math.cos(i * math.pi / 5):.1f}" for i, s in enumerate([r, r * .45] * 5))
    return f'<path d="M{points}Z" fill="{color}"/>'


def coin(kind, value, x, y):
    size, (metal, dark) = COINS[kind][value]
    r = size * 2
    inner = {100: GOLD, 200: SILVER}.get(value)  # the ring of a coin of two metals
    ring = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{inner[0] if inner else metal}" stroke="{dark if not inner else "#6b5a2e"}" stroke-width="4"/>'
    middle = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r * .7 if inner else r * .9:.1f}" fill="{metal}" stroke="{dark if inner else "#fff"}" stroke-opacity=".8" stroke-width="3"/>'
    glint = f'<path d="M{x - r * .72:.1f} {y - r * .24:.1f}A{r * .76:.1f} {r * .76:.1f} 0 0 1 {x - r * .24:.1f} {y - r * .72:.1f}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="{r * .09:.1f}" stroke-linecap="round"/>'
    stars = "".join(star(x + r * .8 * math.sin(i * math.pi / 6), y - r * .8 * math.cos(i * math.pi / 6), r * .1, dark) for i in range(12))
    text = str(value // 100) + "€" if value >= 100 else str(value)
    return ring + middle + (glint if kind == "dollar" else stars) + number(text, x, y, r * (.62 if inner else .84), dark if not inner else "#2b2b20")


def purse(at, radii):
    """Leather about coins: a disc below each, and what lies between them."""
    def shape(more, color):
        line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in at) + "Z"
        return (f'<path d="{line}" fill="{color}" stroke="{color}" stroke-width="{2 * (min(radii) * .7 + more):.1f}" stroke-linejoin="round"/>'
                + "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r + more:.1f}" fill="{color}"/>' for (x, y), r in zip(at, radii)))
    return shape(11, LEATHER) + shape(7, SEAM) + shape(5.5, LEATHER)


def drawing(name):
    kind, *values = name.split("-")
    if values[0] == "note":
        value = int(values[1]) // 100
        paper, dark = NOTES[value]
        body = (f'<rect x="2" y="2" width="196" height="102" rx="6" fill="{paper}" stroke="{dark}" stroke-width="4"/>'
                f'<rect x="11" y="11" width="178" height="84" rx="3" fill="none" stroke="{dark}" stroke-width="2"/>' + number(f"{value}€", 100, 53, 60, dark))
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 106">{body}</svg>\n'
    radii = [COINS[kind][int(v)][0] * 2 for v in values]
    at = [(radii[0], radii[0])]
    if len(radii) > 1:
        apart, down = radii[0] + radii[1] + APART, math.radians(38 if len(radii) == 2 else 0)
        at.append((radii[0] + apart * math.cos(down), radii[0] + apart * math.sin(down)))
    if len(radii) > 2:  # below the two
        a, b, c = radii[0] + radii[2] + APART, radii[1] + radii[2] + APART, at[1][0] - at[0][0]
        x = (a * a - b * b + c * c) / (2 * c)
        at.append((at[0][0] + x, at[0][1] + math.sqrt(a * a - x * x)))
    rim = 11 if len(radii) > 1 else 2
    left, top = min(x - r for (x, y), r in zip(at, radii)) - rim, min(y - r for (x, y), r in zip(at, radii)) - rim
    wide, high = max(x + r for (x, y), r in zip(at, radii)) + rim - left, max(y + r for (x, y), r in zip(at, radii)) + rim - top
    at = [(x - left, y - top) for x, y in at]
    body = purse(at, radii) if len(radii) > 1 else ""
    body += "".join(coin(kind, int(v), x, y) for v, (x, y) in zip(values, at))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.1f} {high:.1f}">{body}</svg>\n'


if __name__ == "__main__":
    for name in DRAWN:
        (HERE / f"{name}.svg").write_text(drawing(name), encoding="utf-8")
