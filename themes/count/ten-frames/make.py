#!/usr/bin/env python3
"""Draws the ten-frames of the theme ten-frames.yaml: python3 make.py. The file's name says how many counters one has."""
import pathlib

RED, BLUE, FRAME = "#e3173e", "#1673d6", "#14285c"


def frame(count, top):
    """Five red counters, then blue ones, so that seven is seen as five and two."""
    boxes = "".join(f'<rect x="{6 + 40 * (i % 5)}" y="{top + 6 + 40 * (i // 5)}" width="37" height="37" rx="8"/>' for i in range(10))
    counters = "".join(f'<circle cx="{24.5 + 40 * (i % 5)}" cy="{top + 24.5 + 40 * (i // 5)}" r="17.5" fill="{RED if i < 5 else BLUE}"/>' for i in range(count))
    return f'<rect width="209" height="89" y="{top}" rx="13" fill="{FRAME}"/><g fill="#fff">{boxes}</g>{counters}'


def drawing(count):
    """One frame up to ten, two from there on."""
    frames = frame(min(count, 10), 0) + (frame(count - 10, 83) if count > 10 else "")
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 209 {172 if count > 10 else 89}">{frames}</svg>\n'


if __name__ == "__main__":
    for count in range(21):
        (pathlib.Path(__file__).parent / f"{count:02}.svg").write_text(drawing(count), encoding="utf-8")
