#!/usr/bin/env python3
"""Draws the tally marks of the theme tallies.yaml: python3 make.py. A mark is a pencil."""
import pathlib

COLORS = ["#e63946", "#1d6fd8", "#8e3bc9"]  # of the groups of five


def pencils(color, places):
    """Pencils of one color, by their top left corners."""
    def each(dx, dy, shape):
        return "".join(f"M{x + dx} {y + dy}{shape}" for x, y in places)

    return (f'<path d="{each(0, 26, "l10-26 10 26v58q0 6-6 6h-8q-6 0-6-6z")}" fill="{color}" stroke="#fff" stroke-width="4"/>'
            f'<path d="{each(0, 26, "l10-26 10 26z")}" fill="#ffe3b3"/><path d="{each(5, 13, "l5-13 5 13z")}" fill="{color}"/>')


def tally(count):
    """Two groups a row; the fifth pencil lies across the four before."""
    drawn, right = "", 0
    for group in range(-(-count // 5)):
        x, y, marks = (0, 106, 53)[group], group // 2 * 100, min(count - 5 * group, 5)
        places = [(x + 4 + 24 * i, y + 4) for i in range(min(marks, 4))]
        eyes = "".join(f"M{left + 5} {top + 42}h.1m9.8 0h.1" for left, top in places)
        drawn += pencils(COLORS[group], places) + "".join(
            f'<path d="{eyes}" stroke="{paint}" stroke-width="{width}" stroke-linecap="round"/>' for paint, width in (("#fff", 9), ("#1d1b3a", 5)))
        if marks == 5:
            drawn += f'<g transform="translate({x + 50} {y + 52})rotate(68)scale(.8 1.12)">{pencils("#f59e0b", [(-10, -45)])}</g>'
        right = max(right, x + (100 if marks == 5 else 4 + 24 * marks))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {right} {198 if count > 10 else 98}">{drawn}</svg>\n'


if __name__ == "__main__":
    for count in range(2, 15):
        (pathlib.Path(__file__).parent / f"{count:02}.svg").write_text(tally(count), encoding="utf-8")
