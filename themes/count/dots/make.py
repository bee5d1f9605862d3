#!/usr/bin/env python3
"""Draws the dominoes of the theme dots.yaml: python3 make.py. One has as many dots as its file's name says."""
import pathlib

FACES = {0: "", 1: "5", 2: "19", 3: "159", 4: "1379", 5: "13579", 6: "134679"}  # places of a die, row by row
COLORS = ["#e0244f", "#1565d8", "#168a45", "#8e2bc0", "#d2570b"]


def face(count, left):
    """The dots of one half, in a square of 84 whose left edge is given."""
    return [(left + 42 + 27 * ((int(place) - 1) % 3 - 1), 50 + 29 * ((int(place) - 1) // 3 - 1)) for place in FACES[count]]


def domino(count):
    color = COLORS[count % len(COLORS)]
    dots = face(count - count // 2, 12) + face(count // 2, 104)
    drawn = "".join(f'<circle cx="{x}" cy="{y}" r="14.5" fill="#fff"/>' for x, y in dots)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">'
            f'<rect x="3" y="3" width="194" height="94" rx="16" fill="{color}" stroke="{color}" stroke-width="5"/>'
            f'<path d="M100 14V86" stroke="#fff" stroke-width="5" stroke-linecap="round"/>{drawn}</svg>\n')


if __name__ == "__main__":
    for count in range(13):
        (pathlib.Path(__file__).parent / f"{count:02}.svg").write_text(domino(count), encoding="utf-8")
