#!/usr/bin/env python3
"""Draws the clocks of the themes clocks, clocks-hours and clock-words: python3 make.py. 0305.svg shows 3:05."""
import math
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE.parent.parent))
from parts import DARK, ellipse, path, write

TIMES = """0100 0115 0130 0140 0155 0200 0205 0215 0225 0245 0300 0310 0330 0335 0350 0420 0430 0455 0500 0510 0515 0540 0605 0615 0625 0630
0650 0700 0715 0735 0750 0800 0805 0840 0845 0910 0930 0945 0955 1000 1020 1045 1105 1120 1130 1145 1150 1200 1225 1255""".split()
RIMS = ["#d81b4a", "#1565c0", "#15803d", "#8e24aa", "#d2570b", "#00838f"]


def clock(time):
    hours, minutes = int(time[:2]), int(time[2:])
    ticks = "".join(f"M{100 + 77 * x:.1f} {100 - 77 * y:.1f}L{100 + 68 * x:.1f} {100 - 68 * y:.1f}"
                    for x, y in ((math.sin(t * math.pi / 6), math.cos(t * math.pi / 6)) for t in range(12) if t % 3))
    dial = "".join(write(text, x, y, 36, 44, DARK) for text, x, y in (("12", 100, 35), ("3", 167, 100), ("6", 100, 166), ("9", 33, 100)))
    rim = RIMS[(hours + minutes // 5) % len(RIMS)]
    bells = "".join(ellipse(x, 6, 36, 25, "#ffc933", turn) for x, turn in ((42, -38), (158, 38))) + path("M100 6V-12M82 -14H118", "none", rim, 12)
    feet = path("M46 182L38 200M154 182L162 200", "none", rim, 18)
    hands = (f'<path id="hour" transform="rotate({hours % 12 * 30 + minutes / 2:g} 100 100)" d="M100 100V56" stroke="{DARK}" stroke-width="22"/>'
             f'<path id="minute" transform="rotate({minutes * 6} 100 100)" d="M100 100V38" stroke="{rim}" stroke-width="15"/>')
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -22 200 232" fill="none" stroke-linecap="round" stroke-linejoin="round">'
            f'{bells}{feet}<circle cx="100" cy="100" r="92" fill="#fff" stroke="{rim}" stroke-width="15"/>'
            f'<path d="{ticks}" stroke="{DARK}" stroke-width="7"/>{dial}{hands}<circle cx="100" cy="100" r="9" fill="{rim}"/></svg>\n')


if __name__ == "__main__":
    for time in TIMES:
        (HERE / f"{time}.svg").write_text(clock(time), encoding="utf-8")
