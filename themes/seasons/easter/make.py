#!/usr/bin/env python3
"""Draws the painted eggs of the theme easter.yaml: python3 make.py"""
import math
import pathlib

EGG = "M40 2C60 2 77 34 77 60C77 83 61 98 40 98S3 83 3 60C3 34 20 2 40 2Z"


def flower(x, y, color, heart, size=7):
    petals = "".join(
        f'<circle cx="{x + size * math.sin(a):.1f}" cy="{y - size * math.cos(a):.1f}" r="{0.68 * size:.1f}" fill="{color}"/>'
        for a in (k * math.tau / 5 for k in range(5)))
    return petals + f'<circle cx="{x}" cy="{y}" r="{0.62 * size:.1f}" fill="{heart}"/>'


def star(x, y, r, color):
    points = " ".join(
        f"{x + (r if k % 2 == 0 else 0.45 * r) * math.sin(k * math.pi / 5):.1f},"
        f"{y - (r if k % 2 == 0 else 0.45 * r) * math.cos(k * math.pi / 5):.1f}" for k in range(10))
    return f'<polygon points="{points}" fill="{color}"/>'


def line(y, wave, color, width):
    """A line across the egg: straight, in zigzag or in waves."""
    if wave == "zigzag":
        path = f"M-6 {y + 5}" + "".join(f"L{-6 + 9 * k} {y - 5 if k % 2 else y + 5}" for k in range(1, 12))
    elif wave == "waves":
        path = f"M-10 {y}Q-2 {y - 12} 6 {y}" + "".join(f"T{6 + 16 * k} {y}" for k in range(1, 6))
    else:
        path = f"M0 {y}H80"
    return f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{width}"/>'


def heart(x, y, color):
    return (f'<path transform="translate({x} {y})" fill="{color}" '
            'd="M0 9C-12 1-10-8-5-8Q-1-8 0-4Q1-8 5-8C10-8 12 1 0 9Z"/>')


DOTS = [(22, 24), (48, 20), (12, 50), (38, 44), (66, 46), (24, 70), (54, 70), (40, 92)]
EGGS = {
    "stripes": ("#e5383b", "".join(line(y, "", c, 9) for y, c in [(26, "#ffd166"), (48, "#fff3e0"), (70, "#ffd166")])),
    "dots": ("#1d7fc1", "".join(f'<circle cx="{x}" cy="{y}" r="7" fill="#fdfdf6"/>' for x, y in DOTS)),
    "zigzag": ("#ffb703", "".join(line(y, "zigzag", c, 6) for y, c in [(28, "#8d2fa0"), (50, "#fff8e1"), (72, "#8d2fa0")])),
    "waves": ("#7cc6e8", "".join(line(y, "waves", c, 6) for y, c in [(24, "#1b4f8c"), (42, "#fff"), (60, "#1b4f8c"), (78, "#fff")])),
    "flowers": ("#43a047", flower(40, 26, "#fff", "#ffca28") + flower(22, 58, "#fff", "#ffca28", 8) + flower(56, 62, "#fff", "#ffca28", 8)),
    "stars": ("#5b2a86", "".join(star(x, y, r, "#ffe066") for x, y, r in [(40, 26, 12), (20, 56, 11), (58, 54, 13), (38, 80, 11)])),
    "checks": ("#fff3e0", "".join(f'<path d="M{x} 0V100" stroke="#e76f51" stroke-width="7"/>' for x in (12, 40, 68))
               + "".join(f'<path d="M0 {y}H80" stroke="#2a9d8f" stroke-width="7"/>' for y in (22, 50, 78))),
    "hearts": ("#f7a6c4", heart(40, 26, "#b3123f") + heart(20, 56, "#b3123f") + heart(58, 56, "#b3123f") + heart(40, 80, "#b3123f")),
}

if __name__ == "__main__":
    for name, (ground, paint) in EGGS.items():
        (pathlib.Path(__file__).parent / f"{name}.svg").write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100">'
            f'<clipPath id="egg"><path d="{EGG}"/></clipPath><path d="{EGG}" fill="{ground}"/>'
            f'<g clip-path="url(#egg)">{paint}</g>'
            '<ellipse cx="26" cy="28" rx="6" ry="11" transform="rotate(24 26 28)" fill="#fff" opacity="0.45"/>'
            f'<path d="{EGG}" fill="none" stroke="#5d4037" stroke-width="1.5"/></svg>\n', encoding="utf-8")
