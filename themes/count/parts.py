"""Digits as strokes, for the drawings of the decks of numbers."""

DIGITS = {  # in a box of 60 × 100
    "0": "M30 0C10 0 0 22 0 50S10 100 30 100S60 78 60 50S50 0 30 0Z", "1": "M10 20L36 0V100",
    "2": "M2 24C6 8 16 0 30 0C46 0 57 11 57 27C57 50 30 62 2 100H60",
    "3": "M4 10C10 3 19 0 29 0C46 0 55 11 55 25C55 40 44 48 26 48C47 48 59 58 59 74C59 90 46 100 28 100C16 100 6 96 0 88",
    "4": "M44 100V0L0 70H62", "5": "M54 0H10L6 44C12 38 20 35 30 35C48 35 60 48 60 67C60 87 47 100 29 100C17 100 7 96 0 88",
    "6": "M50 2C22 6 0 30 0 66C0 87 12 100 30 100S60 88 60 68S48 38 30 38C14 38 2 50 0 66", "7": "M0 0H60L20 100",
    "8": "M30 46C14 46 5 37 5 23S15 0 30 0S55 9 55 23S46 46 30 46C12 46 0 57 0 73S12 100 30 100S60 89 60 73S48 46 30 46Z",
    "9": "M10 98C38 94 60 70 60 34C60 13 48 0 30 0S0 12 0 32S12 62 30 62C46 62 58 50 60 34",
    "²": "M1 -10C3 -19 9 -24 17 -24C27 -24 33 -18 33 -8C33 5 17 12 1 34H35"}
WIDE, APART = {"1": (8, 36), "²": (0, 35)}, 38  # the sides of a narrow digit, the room between two digits


def write(text, x, y, high, wide, color):
    """A number about the point (x, y), as large as fits into a box."""
    strokes, right = "", 0
    for digit in text:
        left, end = WIDE.get(digit, (0, 60))
        thin = ' stroke-width="20"' if digit == "²" else ""
        strokes += f'<path transform="translate({right - left})" d="{DIGITS[digit]}"{thin}/>'
        right += end - left + APART
    right -= APART
    scale = min(high / 126, wide / (right + 26))
    return (f'<g transform="translate({x - right / 2 * scale:.2f} {y - 50 * scale:.2f}) scale({scale:.4f})" fill="none" stroke="{color}" '
            f'stroke-width="26" stroke-linecap="round" stroke-linejoin="round">{strokes}</g>')
