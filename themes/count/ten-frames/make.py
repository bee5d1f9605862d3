#!/usr/bin/env python3
"""Draws the ten-frames of the theme ten-frames.yaml: python3 make.py. The file's name says how many counters one has."""
import pathlib

RED, BLUE, FRAME = "#e3173e", "#1673d6", "#14285c"


def frame(count, top):
    """Five red counters, then blue ones, so that seven is seen as five and two."""
    boxes = "".join(f'<rect x="{8 + 39 * (i % 5)}" y="{top + 8 + 39 * (i // 5)}" width="36" height="36" rx="7"/>' for i in range(10))
    counters = "".join(f'<circle cx="{26 + 39 * (i % 5)}" cy="{top + 26 + 39 * (i // 5)}" r="16" fill="{RED if i < 5 else BLUE}"/>' for i in range(count))
    return f'<rect width="208" height="91" y="{top}" rx="13" fill="{FRAME}"/><g fill="#fff">{boxes}</g>{counters}'


def drawing(count):
    """One frame up to ten, two from there on."""
    frames = frame(min(count, 10), 0) + (frame(count - 10, 84) if count > 10 else "")
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 208 {175 if count > 10 else 91}">{frames}</svg>\n'


if __name__ == "__main__":
    for count in range(21):
        (pathlib.Path(__file__).parent / f"{count:02}.svg").write_text(drawing(count), encoding="utf-8")
