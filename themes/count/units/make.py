#!/usr/bin/env python3
"""Draws the measures of the theme units.yaml: python3 make.py. half-kg.svg is a weight of ½ kg."""
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE.parent.parent))
from parts import DARK, circle, ellipse, face, path, write


def rect(x, y, wide, high, round, fill):
    return f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="{round}" fill="{fill}"/>'


def ruler(text, color):
    ticks = "".join(f"M{x} 88V{68 if i % 2 else 76}" for i, x in enumerate(range(12, 160, 17)))
    return (164, 92), rect(0, 4, 164, 88, 12, color) + path(ticks, "none", DARK, 4) + write(text, 94, 38, 50, 116, DARK) + face(20, 28, 10, 6.5)


def signpost(text, color):
    return (150, 124), rect(62, 40, 14, 84, 5, "#8a5a2b") + path("M8 10H114L142 46L114 82H8Z", color, color, 12) + rect(10, 26, 106, 54, 10, "#fff") + write(text, 63, 53, 44, 96, DARK) + face(63, 14, 9, 5)


def weight(text, color):
    ring = f'<circle cx="60" cy="22" r="16" fill="none" stroke="{DARK}" stroke-width="10"/>'
    return (120, 126), ring + path("M26 38H94L114 120H6Z", color, color, 9) + face(60, 48, 11, 6) + ellipse(60, 90, 49, 29, "#fff") + write(text, 60, 87, 43, 76, DARK)


def carton(text, color):
    box = path("M14 46L30 12H80L96 46Z", color, color, 8) + rect(30, 2, 50, 16, 4, "#fff") + rect(10, 46, 90, 82, 8, "#fff") + path("M10 108Q32 96 55 108T100 108V120Q100 128 92 128H18Q10 128 10 120Z", color)
    return (110, 130), box + face(55, 32, 12, 6.5) + write(text, 55, 76, 46, 72, DARK)


def stopwatch(text, color):
    return (116, 128), rect(48, 2, 20, 20, 5, DARK) + path("M92 24L104 34", "none", DARK, 12) + circle(58, 72, 55, color) + circle(58, 72, 44, "#fff") + face(58, 46, 10, 5.5) + write(text, 58, 78, 42, 74, DARK)


DRAWN = {"1-km": (signpost, "#1f9d55"), "1-m": (ruler, "#ffcf2e"), "half-m": (ruler, "#ff9d4d"), "1-dm": (ruler, "#ff8fbc"), "1-cm": (ruler, "#7fd0ff"),
         "1-t": (weight, "#e0243f"), "1-kg": (weight, "#ff8a1f"), "half-kg": (weight, "#18a5b0"), "1-g": (weight, "#9a5be0"),
         "1-l": (carton, "#3f8fe8"), "half-l": (carton, "#f0559a"), "1-h": (stopwatch, "#e0243f"), "1-min": (stopwatch, "#ffb81f")}

if __name__ == "__main__":
    for name, (draw, color) in DRAWN.items():
        (wide, high), drawn = draw(name.replace("half", "½").replace("-", " "), color)
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">{drawn}</svg>\n'
        (HERE / f"{name}.svg").write_text(text, encoding="utf-8")
