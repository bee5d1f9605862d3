#!/usr/bin/env python3
"""Draws the signals of the theme morse.yaml: python3 make.py."""
import pathlib

SIGNALS = dict(zip("abcdefghijklmnopqrstuvwxyz", """.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. --
-. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..""".split()))
SIGNALS |= dict(zip("12345", ".---- ..--- ...-- ....- .....".split()))
COLORS = ["#0b3c5d", "#8a1538", "#1d5c3a", "#5b2a86", "#7a4100"]


def drawing(signal, color):
    """A dash is as long as three dots, as it sounds."""
    at, marks = 14, ""
    for mark in signal:
        width = 30 if mark == "." else 78
        marks += f'<rect x="{at}" y="11" width="{width}" height="30" rx="15"/>'
        at += width + 12
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {at + 2} 52"><rect x="1.5" y="1.5" width="{at - 1}" height="49" rx="14" '
            f'fill="{color}" stroke="{color}" stroke-width="3"/><g fill="#fff2c4">{marks}</g></svg>\n')


if __name__ == "__main__":
    for i, (name, signal) in enumerate(SIGNALS.items()):
        (pathlib.Path(__file__).parent / f"{name}.svg").write_text(drawing(signal, COLORS[i % 5]), encoding="utf-8")
