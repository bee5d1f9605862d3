#!/usr/bin/env python3
"""Draws the tally marks of the theme tallies.yaml: python3 make.py. A mark is a pencil."""
import pathlib

COLORS = ["#e63946", "#1d6fd8", "#8e3bc9"]  # of the groups of five


def pencil(color, place):
    return (f'<g transform="{place}"><path d="M0 22L10 0L20 22V84Q20 90 14 90H6Q0 90 0 84Z" fill="{color}" stroke="#fff" stroke-width="4"/>'
            '<path d="M0 22L10 0L20 22Z" fill="#ffe3b3"/>'
            f'<path d="M6 9L10 0L14 9Z" fill="{color}"/><path d="M7 22H13V74H7Z" fill="#fff" fill-opacity=".35"/>'
            '<path d="M0 70H20V77H0Z" fill="#e6ebf1"/></g>')


def tally(count):
    """Two groups a row; the fifth pencil lies across the four before."""
    drawn, width = "", 0
    for i in range(count):
        group, place = divmod(i, 5)
        x, y = (0, 106, 53)[group], group // 2 * 100
        across = f"translate({x + 49} {y + 49})rotate(60)scale(1.05 1.15)translate(-10 -45)"
        drawn += pencil("#f59e0b" if place == 4 else COLORS[group], across if place == 4 else f"translate({x + 4 + 23 * place} {y + 4})")
        width = max(width, x + 28 + 23 * min(place, 3) + (3 if place == 4 else 0))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {198 if count > 10 else 98}">{drawn}</svg>\n'


if __name__ == "__main__":
    for count in range(2, 15):
        (pathlib.Path(__file__).parent / f"{count:02}.svg").write_text(tally(count), encoding="utf-8")
