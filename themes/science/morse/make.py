#!/usr/bin/env python3
"""Draws the signals of the theme morse.yaml: python3 make.py. Lamps on a bar; a dash is as long as two dots and a gap."""
import pathlib

SIGNALS = dict(zip("abcdefghijklmnopqrstuvwxyz", """.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. --
-. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..""".split()))
SIGNALS |= dict(zip("12345", ".---- ..--- ...-- ....- .....".split()))
COLORS = ["#1d5fd1", "#d6244a", "#15803d", "#7b2cbf", "#c2470c"]


def drawing(signal, color):
    at, marks = 9, ""
    for mark in signal:
        width = 34 if mark == "." else 76
        marks += f'<rect x="{at}" y="9" width="{width}" height="34" rx="17"/>'
        at += width + 8
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {at + 1} 52"><rect width="{at + 1}" height="52" rx="26" fill="{color}"/>'
            f'<g fill="#fff8c9">{marks}</g></svg>\n')


if __name__ == "__main__":
    for i, (name, signal) in enumerate(SIGNALS.items()):
        (pathlib.Path(__file__).parent / f"{name}.svg").write_text(drawing(signal, COLORS[i % 5]), encoding="utf-8")
