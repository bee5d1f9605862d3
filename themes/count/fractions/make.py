#!/usr/bin/env python3
"""Draws the fractions of the themes fractions and decimals: python3 make.py. 3-4.svg is three fourths."""
import pathlib

FRACTIONS = """1-2 1-4 3-4 1-5 2-5 3-5 4-5 1-8 3-8 5-8 7-8 1-10 3-10 7-10 9-10 1-20 3-20 7-20 9-20 11-20 13-20 19-20 1-25 1-50 1-100 7-100 3-2
5-4 5-2 7-4""".split()
COLORS = ["#ffffff", "#ffe066"] # for dark grounds
DIGITS = {  # strokes in a box of 60 × 100
    "0": "M30 0C10 0 0 22 0 50S10 100 30 100S60 78 60 50S50 0 30 0Z", "1": "M10 20L36 0V100",
    "2": "M2 24C6 8 16 0 30 0C46 0 57 11 57 27C57 50 30 62 2 100H60",
    "3": "M4 10C10 3 19 0 29 0C46 0 55 11 55 25C55 40 44 48 26 48C47 48 59 58 59 74C59 90 46 100 28 100C16 100 6 96 0 88",
    "4": "M44 100V0L0 70H62", "5": "M54 0H10L6 44C12 38 20 35 30 35C48 35 60 48 60 67C60 87 47 100 29 100C17 100 7 96 0 88",
    "6": "M50 2C22 6 0 30 0 66C0 87 12 100 30 100S60 88 60 68S48 38 30 38C14 38 2 50 0 66", "7": "M0 0H60L20 100",
    "8": "M30 46C14 46 5 37 5 23S15 0 30 0S55 9 55 23S46 46 30 46C12 46 0 57 0 73S12 100 30 100S60 89 60 73S48 46 30 46Z",
    "9": "M10 98C38 94 60 70 60 34C60 13 48 0 30 0S0 12 0 32S12 62 30 62C46 62 58 50 60 34"}


def line(number, middle, top):
    left = middle - (60 + 84 * (len(number) - 1)) / 2
    return "".join(f'<path transform="translate({left + 84 * i:g} {top})" d="{DIGITS[digit]}"/>' for i, digit in enumerate(number))


def fraction(over, under, color):
    width = 84 * max(len(over), len(under)) + 46
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 300"><g fill="none" stroke="{color}" stroke-width="29" '
            f'stroke-linecap="round" stroke-linejoin="round">{line(over, width / 2, 14)}<path d="M12 150H{width - 12}"/>'
            f'{line(under, width / 2, 186)}</g></svg>\n')


if __name__ == "__main__":
    for i, name in enumerate(FRACTIONS):
        (pathlib.Path(__file__).parent / f"{name}.svg").write_text(fraction(*name.split("-"), COLORS[i % 2]), encoding="utf-8")
