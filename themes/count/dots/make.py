#!/usr/bin/env python3
"""Draws the ladybirds of the theme dots.yaml: python3 make.py. One has as many dots as its file's name says."""
import pathlib

FACES = {0: "", 1: "5", 2: "19", 3: "159", 4: "1379", 5: "13579", 6: "134679"}  # places of a die, row by row
COLORS = ["#f0283f", "#ffb81f", "#ff7a1f"]
DARK = "#1d1b3a"


def wing(count, middle):
    return "".join(f'<circle cx="{middle + 13 * ((int(place) - 1) % 3 - 1)}" cy="{76 + 25 * ((int(place) - 1) // 3 - 1)}" r="10" fill="{DARK}"/>' for place in FACES[count])


def ladybird(count):
    legs = f'<path d="M4 58L128 94M4 94L128 58M0 76H132M52 16Q46 4 36 4M80 16Q86 4 96 4" fill="none" stroke="{DARK}" stroke-width="6" stroke-linecap="round"/>'
    eyes = "".join(f'<ellipse cx="{x}" cy="19" rx="7" ry="7.5" fill="#fff"/><ellipse cx="{x}" cy="18" rx="3.6" ry="4" fill="{DARK}"/>' for x in (55, 77))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 0 138 130">{legs}<ellipse cx="66" cy="28" rx="32" ry="23" fill="{DARK}"/>{eyes}'
            f'<rect x="9" y="29" width="114" height="98" rx="46" fill="{COLORS[count % 3]}"/><path d="M66 30V126" stroke="{DARK}" stroke-width="5"/>'
            f'{wing(count - count // 2, 37)}{wing(count // 2, 95)}</svg>\n')


if __name__ == "__main__":
    for count in range(13):
        (pathlib.Path(__file__).parent / f"{count:02}.svg").write_text(ladybird(count), encoding="utf-8")
