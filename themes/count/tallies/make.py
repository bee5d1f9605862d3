#!/usr/bin/env python3
"""Draws the tally marks of the theme tallies.yaml: python3 make.py. A mark is a part of the path that begins with M."""
import pathlib

COLORS = ["#7a3b12", "#005a9c", "#15703a", "#b0102f", "#5b2a86"]


def tally(count):
    marks, at = [], 0
    for i in range(count):
        if i % 5 == 4:  # across the four before
            marks.append(f"M{at - 86} 66L{at - 6} 26")
            at += 24
        else:
            marks.append(f"M{at + 12} {8 + i % 2 * 2}L{at + 10 + i % 3} {84 - i % 2 * 2}")
            at += 22
    width = at - (24 if count % 5 == 0 else 0) + 4
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 92">'
            f'<path d="{"".join(marks)}" fill="none" stroke="{COLORS[count % 5]}" stroke-width="12" stroke-linecap="round"/></svg>\n')


if __name__ == "__main__":
    for count in range(2, 15):
        (pathlib.Path(__file__).parent / f"{count:02}.svg").write_text(tally(count), encoding="utf-8")
