#!/usr/bin/env python3
"""Draws the clocks of the themes clocks, clocks-hours and clock-words: python3 make.py. 0305.svg shows 3:05."""
import math
import pathlib

TIMES = """0100 0115 0130 0140 0155 0200 0205 0215 0225 0245 0300 0310 0330 0335 0350 0420 0430 0455 0500 0510 0515 0540 0605 0615 0625 0630
0650 0700 0715 0735 0750 0800 0805 0840 0845 0910 0930 0945 0955 1000 1020 1045 1105 1120 1130 1145 1150 1200 1225 1255""".split()
RIMS = ["#d81b4a", "#1565c0", "#15803d", "#8e24aa", "#d2570b", "#00838f"]
DIGITS = {  # strokes in a box of 60 × 100
    "0": "M30 0C10 0 0 22 0 50S10 100 30 100S60 78 60 50S50 0 30 0Z", "1": "M10 20L36 0V100",
    "2": "M2 24C6 8 16 0 30 0C46 0 57 11 57 27C57 50 30 62 2 100H60",
    "3": "M4 10C10 3 19 0 29 0C46 0 55 11 55 25C55 40 44 48 26 48C47 48 59 58 59 74C59 90 46 100 28 100C16 100 6 96 0 88",
    "6": "M50 2C22 6 0 30 0 66C0 87 12 100 30 100S60 88 60 68S48 38 30 38C14 38 2 50 0 66",
    "9": "M10 98C38 94 60 70 60 34C60 13 48 0 30 0S0 12 0 32S12 62 30 62C46 62 58 50 60 34"}


def number(text, x, y):
    """A number of the dial, about its middle."""
    strokes = "".join(f'<path transform="translate({i * 78})" d="{DIGITS[d]}"/>' for i, d in enumerate(text))
    width = 60 + 78 * (len(text) - 1)
    return f'<g transform="translate({x} {y}) scale(.31) translate({-width / 2:g} -50)" stroke-width="18">{strokes}</g>'


def clock(time):
    hours, minutes = int(time[:2]), int(time[2:])
    ticks = "".join(f"M{100 + 77 * x:.1f} {100 - 77 * y:.1f}L{100 + 68 * x:.1f} {100 - 68 * y:.1f}"
                    for x, y in ((math.sin(t * math.pi / 6), math.cos(t * math.pi / 6)) for t in range(12) if t % 3))
    dial = number("12", 100, 33) + number("3", 168, 100) + number("6", 100, 167) + number("9", 32, 100)
    rim = RIMS[(hours + minutes // 5) % len(RIMS)]
    hands = (f'<path id="hour" transform="rotate({hours % 12 * 30 + minutes / 2:g} 100 100)" d="M100 100V58" stroke="#222" stroke-width="18"/>'
             f'<path id="minute" transform="rotate({minutes * 6} 100 100)" d="M100 100V44" stroke="{rim}" stroke-width="12"/>')
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" fill="none" stroke-linecap="round" stroke-linejoin="round">'
            f'<circle cx="100" cy="100" r="91" fill="#fff" stroke="{rim}" stroke-width="17"/>'
            f'<g stroke="#333"><path d="{ticks}" stroke-width="7"/>{dial}</g>{hands}<circle cx="100" cy="100" r="8" fill="{rim}"/></svg>\n')


if __name__ == "__main__":
    for time in TIMES:
        (pathlib.Path(__file__).parent / f"{time}.svg").write_text(clock(time), encoding="utf-8")
