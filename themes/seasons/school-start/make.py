#!/usr/bin/env python3
"""Draws what no font has for the theme school-start.yaml, the cone of sweets and a blackboard: python3 make.py"""
import math
import pathlib


def star(x, y, r):
    points = " ".join(
        f"{x + (r if k % 2 == 0 else 0.45 * r) * math.sin(k * math.pi / 5):.1f},"
        f"{y - (r if k % 2 == 0 else 0.45 * r) * math.cos(k * math.pi / 5):.1f}" for k in range(10))
    return f'<polygon points="{points}" fill="#ffd54f"/>'


CONE = (
    '<path d="M20 34Q8 16 24 8Q34 16 40 4Q48 14 56 5Q66 14 76 8Q92 18 80 34Z" fill="#f48fb1"/>'  # tissue paper, tied
    '<path d="M30 32Q26 18 24 8M50 32L48 10M70 32Q74 18 76 8" fill="none" stroke="#d81b60" stroke-width="2"/>'
    '<path d="M17 34L83 34L53 97Q50 101 47 97Z" fill="#1e88e5"/>'
    '<path d="M17 34L83 34L76 49L24 49Z" fill="#1565c0"/>'
    + star(50, 62, 9) + star(38, 57, 5) + star(62, 57, 5) + star(50, 79, 5) +
    '<path d="M50 37L30 26V46ZM50 37L70 26V46Z" fill="#e53935"/><circle cx="50" cy="37" r="5.5" fill="#b71c1c"/>')

BOARD = (
    '<path d="M24 78L16 98M76 78L84 98" stroke="#8d6e63" stroke-width="5"/>'
    '<rect x="4" y="14" width="92" height="64" rx="3" fill="#a1744f"/><rect x="10" y="20" width="80" height="52" fill="#2e5e4e"/>'
    '<g fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">'
    '<path d="M20 58L30 32L40 58M24 49H36"/>'
    '<path d="M50 32V58H58Q65 58 65 51Q65 45 58 45H50H57Q63 45 63 38.500Q63 32 57 32Z"/>'
    '<path d="M84 37Q81 32 77 32Q71 32 71 45Q71 58 77 58Q81 58 84 53"/></g>'
    '<rect x="34" y="74" width="14" height="5" fill="#fff"/><rect x="54" y="72" width="18" height="8" rx="2" fill="#f9a825"/>')

if __name__ == "__main__":
    for name, drawing in [("cone", CONE), ("blackboard", BOARD)]:
        (pathlib.Path(__file__).parent / f"{name}.svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{drawing}</svg>\n', encoding="utf-8")
