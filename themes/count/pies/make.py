#!/usr/bin/env python3
"""Draws the pies of the theme pies.yaml: python3 make.py. 3-4.svg is cut into fourths, three of which are on the plate."""
import math
import pathlib

PIES = "1-2 1-3 2-3 1-4 3-4 1-5 2-5 3-5 1-6 5-6 1-8 3-8 7-8".split()
FRUITS = {2: "#e0263c", 3: "#f57f17", 4: "#3f9e2f", 5: "#2f6fe0", 6: "#8e3bc9", 8: "#e0408f"}


def point(turn, radius):
    return f"{100 + radius * math.sin(2 * math.pi * turn):.1f} {100 - radius * math.cos(2 * math.pi * turn):.1f}"


def wedge(part, radius):
    return f"M100 100V{100 - radius}A{radius} {radius} 0 {int(part > 0.5)} 1 {point(part, radius)}Z"


def pie(over, under):
    berries = "".join(f"M{point((i + 0.5) / 16, (62, 42)[i % 2])}h.1" for i in range(16 * over // under))
    cuts = "".join(f"M100 100L{point(i / under, 90)}" for i in range(under))
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><circle cx="100" cy="100" r="98" fill="#2b8fe0"/>'
            f'<circle cx="100" cy="100" r="86" fill="#bfe4ff"/><path d="{wedge(over / under, 91)}" fill="#f0a030"/>'
            f'<path d="{wedge(over / under, 76)}" fill="{FRUITS[under]}"/>'
            f'<path d="{berries}" stroke="#fff" stroke-opacity=".45" stroke-width="16" stroke-linecap="round"/>'
            f'<path d="{cuts}" stroke="#5a3413" stroke-width="3"/>'
            '<g fill="none" stroke="#1d1b3a" stroke-linecap="round"><path d="M82 95h.1m35.8 0h.1" stroke="#fff" stroke-width="26"/>'
            '<path d="M82 96h.1m35.8 0h.1" stroke-width="16"/><path d="M91 111q9 9 18 0" stroke-width="6"/></g></svg>\n')


if __name__ == "__main__":
    for name in PIES:
        (pathlib.Path(__file__).parent / f"{name}.svg").write_text(pie(*map(int, name.split("-"))), encoding="utf-8")
