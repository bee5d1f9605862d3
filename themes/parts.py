"""Digits, letters, faces and simple shapes, for the drawings of themes."""

STROKES = {  # in a box of 100 high
    "0": "M30 0C10 0 0 22 0 50S10 100 30 100S60 78 60 50S50 0 30 0Z", "1": "M10 20L36 0V100",
    "2": "M2 24C6 8 16 0 30 0C46 0 57 11 57 27C57 50 30 62 2 100H60",
    "3": "M4 10C10 3 19 0 29 0C46 0 55 11 55 25C55 40 44 48 26 48C47 48 59 58 59 74C59 90 46 100 28 100C16 100 6 96 0 88",
    "4": "M44 100V0L0 70H62", "5": "M54 0H10L6 44C12 38 20 35 30 35C48 35 60 48 60 67C60 87 47 100 29 100C17 100 7 96 0 88",
    "6": "M50 2C22 6 0 30 0 66C0 87 12 100 30 100S60 88 60 68S48 38 30 38C14 38 2 50 0 66", "7": "M0 0H60L20 100",
    "8": "M30 46C14 46 5 37 5 23S15 0 30 0S55 9 55 23S46 46 30 46C12 46 0 57 0 73S12 100 30 100S60 89 60 73S48 46 30 46Z",
    "9": "M10 98C38 94 60 70 60 34C60 13 48 0 30 0S0 12 0 32S12 62 30 62C46 62 58 50 60 34",
    "²": "M1 -10C3 -19 9 -24 17 -24C27 -24 33 -18 33 -8C33 5 17 12 1 34H35",
    "½": "M4 12L18 0V44M58 2L10 98M44 66C46 58 52 54 60 54C68 54 74 59 74 67C74 78 64 82 44 100H76", " ": "",
    "c": "M44 48C38 42 32 40 26 40C10 40 0 54 0 70S10 100 26 100C34 100 40 96 44 92", "h": "M0 0V100M0 64C4 48 14 40 24 40C40 40 44 50 44 66V100",
    "d": "M48 0V100M48 70C48 52 38 40 24 40C10 40 0 52 0 70S10 100 24 100S48 88 48 70", "i": "M0 40V100M0 8V8.1", "k": "M0 0V100M40 40L4 72M16 62L44 100",
    "g": "M48 40V104C48 120 38 128 24 128C14 128 8 126 2 120M48 70C48 52 38 40 24 40C10 40 0 52 0 70S10 100 24 100S48 88 48 70",
    "l": "M0 0V84Q0 100 16 100", "m": "M0 40V100M0 62C4 46 12 40 22 40C36 40 40 50 40 64V100M40 64C42 48 52 40 62 40C76 40 80 50 80 64V100",
    "a": "M46 40V100M46 70C46 52 38 40 23 40C9 40 0 52 0 70S9 100 23 100S46 88 46 70", "u": "M0 40V76C0 92 8 100 20 100C34 100 44 90 44 74M44 40V100",
    "b": "M0 0V100M0 70C0 52 10 40 24 40C38 40 48 52 48 70S38 100 24 100S0 88 0 70", "r": "M0 40V100M0 66C3 48 14 38 32 41",
    "e": "M2 70H48C48 50 40 40 25 40C9 40 0 52 0 70S9 100 26 100C35 100 42 97 47 90", "A": "M0 100L32 0L64 100M12 66H52",
    "B": "M2 48H30C60 48 60 0 30 0H2V100H30C70 100 70 48 30 48", "C": "M58 18C50 6 42 0 32 0C12 0 0 22 0 50S12 100 32 100C42 100 50 94 58 82",
    "F": "M54 0H2V100M2 48H44", "H": "M2 0V100M58 0V100M2 50H58", "I": "M0 0V100", "K": "M2 0V100M56 0L4 56M22 40L58 100", "L": "M2 0V100H50",
    "M": "M0 100V0L36 60L72 0V100", "N": "M2 100V0L58 100V0", "O": "M34 0C12 0 0 22 0 50S12 100 34 100S68 78 68 50S56 0 34 0Z",
    "P": "M2 100V0H30C68 0 68 56 30 56H2", "S": "M54 16C48 5 40 0 29 0C13 0 4 10 4 24C4 56 58 42 58 74C58 90 46 100 28 100C16 100 6 95 0 84",
    "U": "M2 0V64C2 88 12 100 30 100S58 88 58 64V0", "Z": "M2 0H58L0 100H60",
    "n": "M0 40V100M0 64C4 48 14 40 24 40C40 40 44 50 44 66V100", "t": "M16 10V80Q16 100 38 100M0 40H36"}
WIDE = {"1": (8, 36), "²": (0, 35), "½": (0, 76), " ": (0, 0), "c": (0, 44), "h": (0, 44), "d": (0, 48), "i": (0, 0), "k": (0, 44), "g": (0, 48), "l": (0, 16),
        "m": (0, 80), "n": (0, 44), "t": (0, 38), "a": (0, 46), "u": (0, 44), "b": (0, 48), "r": (0, 32), "e": (0, 48), "A": (0, 64), "I": (0, 0), "L": (2, 50),
        "F": (2, 54), "M": (0, 72), "O": (0, 68)}  # the sides of those that are not 60 wide
APART = 38  # the room between two

DARK = "#1d1b3a"


def write(text, x, y, high, wide, color):
    """A text about the point (x, y), as large as fits into a box."""
    strokes, right = "", 0
    for digit in text:
        left, end = WIDE.get(digit, (0, 60))
        thin = ' stroke-width="20"' if digit in "²½" else ""
        strokes += f'<path transform="translate({right - left})" d="{STROKES[digit]}"{thin}/>'
        right += end - left + APART
    right -= APART
    scale = min(high / 126, wide / (right + 26))
    return (f'<g transform="translate({x - right / 2 * scale:.2f} {y - 50 * scale:.2f}) scale({scale:.4f})" fill="none" stroke="{color}" '
            f'stroke-width="26" stroke-linecap="round" stroke-linejoin="round">{strokes}</g>')


def circle(x, y, r, fill, more=""):
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{more}/>'


def ellipse(x, y, a, b, fill, turn=0):
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{a:g}" ry="{b:g}" fill="{fill}"' + (f' transform="rotate({turn} {x:g} {y:g})"/>' if turn else "/>")


def path(d, fill, line="", width=0):
    return f'<path d="{d}" fill="{fill}"' + (f' stroke="{line}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"/>' if line else "/>")


def eyes(y, *xs, r=6):
    return "".join(circle(x, y, r, "#fff") + circle(x, y + r * .1, r * .62, DARK) + circle(x + r * .2, y - r * .2, r * .2, "#fff") for x in xs)


def face(x, y, apart=11, r=6, line=DARK):
    return eyes(y, x - apart, x + apart, r=r) + path(f"M{x - r * .8:g} {y + r * .6:g}Q{x:g} {y + r * 1.7:g} {x + r * .8:g} {y + r * .6:g}", "none", line, r * .36)
