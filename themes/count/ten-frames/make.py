#!/usr/bin/env python3
"""Draws the ten-frames of the theme ten-frames.yaml: python3 make.py. The file's name says how many counters one has."""
import pathlib

RED, BLUE, LINE = "#d62839", "#1d6fb8", "#4a4a4a"


def frame(count, top, color):
    boxes = "".join(f"M{x} {top}v80" for x in (44, 84, 124, 164)) + f"M4 {top + 40}h200"
    counters = "".join(f'<circle cx="{24 + 40 * (i % 5)}" cy="{top + 20 + 40 * (i // 5)}" r="15" fill="{color}"/>' for i in range(count))
    return (f'<rect x="4" y="{top}" width="200" height="80" rx="6" fill="#fff" stroke="{LINE}" stroke-width="4"/>'
            f'<path d="{boxes}" stroke="{LINE}" stroke-width="3"/>{counters}')


def drawing(count):
    """One frame up to ten, two from there on."""
    frames = frame(min(count, 10), 4, RED) + (frame(count - 10, 96, BLUE) if count > 10 else "")
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 208 {180 if count > 10 else 88}">{frames}</svg>\n'


if __name__ == "__main__":
    for count in range(21):
        (pathlib.Path(__file__).parent / f"{count:02}.svg").write_text(drawing(count), encoding="utf-8")
