#!/usr/bin/env python3
"""Draws the ten-frames of the theme ten-frames.yaml: python3 make.py. Each is a bus with as many passengers as its file's name says."""
import pathlib

RED, BLUE, DARK = "#ee1f3d", "#1673d6", "#1d1b3a"
COLORS = ["#1f9d55", "#8b3fd1", "#e8590c"]


def frame(count, top):
    """Five red counters, then blue ones, so that seven is seen as five and two."""
    boxes = "".join(f'<rect x="{8 + 40 * (i % 5)}" y="{top + 8 + 40 * (i // 5)}" width="37" height="37" rx="8"/>' for i in range(10))
    seats = [(26.5 + 40 * (i % 5), top + 26.5 + 40 * (i // 5)) for i in range(count)]
    faces = "".join(f'M{x - 6} {y - 3}V{y - 1}M{x + 6} {y - 3}V{y - 1}M{x - 6} {y + 6}Q{x} {y + 11} {x + 6} {y + 6}' for x, y in seats)
    counters = "".join(f'<circle cx="{x}" cy="{y}" r="17.5" fill="{RED if i < 5 else BLUE}"/>' for i, (x, y) in enumerate(seats))
    return f'<g fill="#fff">{boxes}</g>{counters}<path d="{faces}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>'


def drawing(count):
    """One deck up to ten, two from there on."""
    high = 175 if count > 10 else 93
    wheels = "".join(f'<ellipse cx="{x}" cy="{high}" rx="17" ry="17" fill="{DARK}"/><ellipse cx="{x}" cy="{high}" rx="7" ry="7" fill="#fff"/>' for x in (48, 165))
    frames = frame(min(count, 10), 0) + (frame(count - 10, 82) if count > 10 else "")
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 213 {high + 18}"><rect width="213" height="{high}" rx="15" fill="{COLORS[count % 3]}"/>'
            f'{frames}{wheels}</svg>\n')


if __name__ == "__main__":
    for count in range(21):
        (pathlib.Path(__file__).parent / f"{count:02}.svg").write_text(drawing(count), encoding="utf-8")
