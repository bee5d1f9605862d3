#!/usr/bin/env python3
"""Draws the signals of the theme morse.yaml: python3 make.py. Lamps on a caterpillar, from its head on; a dash is as long as two dots and a gap."""
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE.parent.parent))
from parts import DARK, circle, ellipse, face, path

SIGNALS = dict(zip("abcdefghijklmnopqrstuvwxyz", """.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. --
-. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..""".split()))
SIGNALS |= dict(zip("12345", ".---- ..--- ...-- ....- .....".split()))
COLORS = ["#1d5fd1", "#d6244a", "#15803d", "#7b2cbf", "#c2470c"]


def drawing(signal, color):
    at, marks, feet = 70, "", ""
    for mark in signal:
        width = 34 if mark == "." else 76
        marks += f'<rect x="{at}" y="23" width="{width}" height="34" rx="17"/>'
        feet += ellipse(at + width / 2, 66, 9, 7, DARK)
        at += width + 8
    feelers = path("M24 12Q20 2 10 3M44 12Q48 2 58 3", "none", DARK, 5)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {at + 1} 74">{feet}<rect x="30" y="14" width="{at - 29}" height="52" rx="26" fill="{color}"/>'
            f'<g fill="#fff8c9">{marks}</g>{feelers}{circle(34, 40, 33, color)}{face(34, 36, 12, 9, "#fff")}</svg>\n')


if __name__ == "__main__":
    for i, (name, signal) in enumerate(SIGNALS.items()):
        (HERE / f"{name}.svg").write_text(drawing(signal, COLORS[i % 5]), encoding="utf-8")
