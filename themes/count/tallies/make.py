#!/usr/bin/env python3
"""Draws the tally marks of the theme tallies.yaml: python3 make.py. A mark is a pencil."""
import pathlib

COLORS = ["#e63946", "#1d6fd8", "#8e3bc9"]  # of the groups of five


def pencils(color, places):
    """Pencils of one color, by their top left corners."""
    def each(dx, dy, shape):
        return "".join(f"M{x + dx} {y + dy}{shape}" for x, y in places)

    return (f'<path d="{each(0, 22, "l10-22 10 22v62q0 6-6 6h-8q-6 0-6-6z")}" fill="{color}" stroke="#fff" stroke-width="4"/>'
            f'<path d="{each(0, 22, "l10-22 10 22z")}" fill="#ffe3b3"/><path d="{each(6, 9, "l4-9 4 9z")}" fill="{color}"/>'
            f'<path d="{each(7, 22, "h6v52h-6z")}" fill="#fff" fill-opacity=".35"/><path d="{each(0, 70, "h20v7h-20z")}" fill="#e6ebf1"/>')


def tally(count):
    """Two groups a row; the fifth pencil lies across the four before."""
    drawn, width = "", 0
    for group in range(-(-count // 5)):
        x, y, marks = (0, 106, 53)[group], group // 2 * 100, min(count - 5 * group, 5)
        drawn += pencils(COLORS[group], [(x + 4 + 23 * i, y + 4) for i in range(min(marks, 4))])
        if marks == 5:
            drawn += f'<g transform="translate({x + 49} {y + 49})rotate(60)scale(1.05 1.15)">{pencils("#f59e0b", [(-10, -45)])}</g>'
        width = max(width, x + (100 if marks == 5 else 5 + 23 * marks))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {198 if count > 10 else 98}">{drawn}</svg>\n'


if __name__ == "__main__":
    for count in range(2, 15):
        (pathlib.Path(__file__).parent / f"{count:02}.svg").write_text(tally(count), encoding="utf-8")
