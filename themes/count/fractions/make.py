#!/usr/bin/env python3
"""Draws the fractions of the themes fractions and decimals: python3 make.py. 3-4.svg is a jar that is full to three fourths."""
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE.parent.parent))
from parts import DARK, eyes, write

FRACTIONS = """1-2 1-4 3-4 1-5 2-5 3-5 4-5 1-8 3-8 5-8 7-8 1-10 3-10 7-10 9-10 1-20 3-20 7-20 9-20 11-20 13-20 19-20 1-25 1-50 1-100 7-100 3-2
5-4 5-2 7-4""".split()
COLORS = [("#ff8fbc", "#c2185b"), ("#ffcf33", "#b35900"), ("#6cc8ff", "#0b57b0"), ("#8fdc5c", "#1f7a2a")]  # a juice, its lid


def jar(over, under, juice, lid):
    """More than one is a full jar, too."""
    top = 128 - 98 * min(1, over / under)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 132"><rect x="18" y="3" width="64" height="34" rx="11" fill="{lid}"/>{eyes(17, 38, 62, r=7)}'
            f'<clipPath id="c"><rect x="5" y="30" width="90" height="98" rx="20"/></clipPath><rect x="5" y="30" width="90" height="98" rx="20" fill="#fff"/>'
            f'<path d="M0 {top:.1f}H100V132H0Z" fill="{juice}" clip-path="url(#c)"/><rect x="5" y="30" width="90" height="98" rx="20" fill="none" stroke="{lid}" stroke-width="5"/>'
            f'{write(str(over), 50, 55, 38, 78, DARK)}<path d="M18 79H82" stroke="{DARK}" stroke-width="7" stroke-linecap="round"/>{write(str(under), 50, 103, 38, 78, DARK)}</svg>\n')


if __name__ == "__main__":
    for i, name in enumerate(FRACTIONS):
        (HERE / f"{name}.svg").write_text(jar(*map(int, name.split("-")), *COLORS[i % 4]), encoding="utf-8")
