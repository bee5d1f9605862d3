#!/usr/bin/env python3
"""Draws the flasks of the theme elements.yaml: python3 make.py. Each has the symbol of an element on its label."""
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE.parent.parent))
from parts import circle, ellipse, face, path, write

SYMBOLS = "H He Li C N O F Ne Na Mg Al Si P S Cl Ar K Ca Fe Ni Cu Zn Br Ag Sn I Pt Au Hg Pb U".split()
COLORS = [("#ff4d6d", "#8f0f2a"), ("#ffb01f", "#7a3d00"), ("#b06bf2", "#4a1391"), ("#4aa8ff", "#0b3f8f"), ("#ff86c2", "#8f0f58")]  # liquid and ink


def drawing(symbol, color, ink):
    glass = path("M36 9V30C14 36 4 54 4 72A46 46 0 0 0 96 72C96 54 86 36 64 30V9Z", "#e3f6ff")
    liquid = path("M13 46Q32 38 50 46T87 46A46 46 0 0 1 96 72A46 46 0 0 1 4 72A46 46 0 0 1 13 46Z", color)
    stopper = f'<rect x="30" y="2" width="40" height="12" rx="6" fill="{ink}"/>'
    bubbles = circle(45, 24, 4, color) + circle(56, 33, 5, color)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120">{glass}{liquid}{stopper}{bubbles}'
            f'{ellipse(50, 88, 41, 27, "#fff")}{write(symbol, 50, 87, 42, 54, ink)}{face(50, 51, 15, 8, ink)}</svg>\n')


if __name__ == "__main__":
    for i, symbol in enumerate(SYMBOLS):
        (HERE / f"{symbol.lower()}.svg").write_text(drawing(symbol, *COLORS[i % 5]), encoding="utf-8")
