#!/usr/bin/env python3
"""Draws the ten-frames of the theme ten-frames.yaml: python3 make.py. The file's name says how many counters one has."""
import pathlib

RED, BLUE, LINE = "#d81638", "#1466c0", "#22304a"


def frame(count, top):
    """Five red counters, then blue ones, so that seven is seen as five and two."""
    boxes = "".join(f"M{x} {top}v80" for x in (44, 84, 124, 164)) + f"M4 {top + 40}h200"
    counters = "".join(f'<circle cx="{24 + 40 * (i % 5)}" cy="{top + 20 + 40 * (i // 5)}" r="18" fill="{RED if i < 5 else BLUE}"/>' for i in range(count))
    return (f'<rect x="4" y="{top}" width="200" height="80" rx="9" fill="#fff" stroke="{LINE}" stroke-width="8"/>'
            f'<path d="{boxes}" stroke="{LINE}" stroke-width="3.5"/>{counters}')


def drawing(count):
    """One frame up to ten, two from there on."""
    frames = frame(min(count, 10), 4) + (frame(count - 10, 88) if count > 10 else "")
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 208 {172 if count > 10 else 88}">{frames}</svg>\n'


if __name__ == "__main__":
    for count in range(21):
        (pathlib.Path(__file__).parent / f"{count:02}.svg").write_text(drawing(count), encoding="utf-8")
