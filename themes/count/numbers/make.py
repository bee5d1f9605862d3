#!/usr/bin/env python3
"""Draws the numbers of the decks of sums: python3 make.py. bunny-12.svg is a bunny with a 12 on its belly."""
import math
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE.parent.parent))
from parts import DARK, circle, ellipse, eyes, face, path, write


# A drawing gets its number, and the next of its colors: a body, and a darker one for digits and details.
def bunny(n, body, dark):
    ears = "".join(ellipse(x, 29, 11, 28, body, turn) + ellipse(x, 29, 5.5, 20, "#ffb3c8", turn) for x, turn in ((30, -10), (70, 10)))
    return (100, 116), ears + circle(50, 72, 42, body) + face(50, 47) + ellipse(50, 81, 36, 27, "#fff") + write(n, 50, 81, 41, 60, dark)


def monster(n, body, dark):
    horns = path("M22 30L14 4L40 18ZM78 30L86 4L60 18Z", "#ffe066", "#ffe066", 3)
    blob = path("M50 10C80 10 94 32 94 60V92Q87 102 80 94Q72 86 65 94Q58 102 50 94Q42 86 35 94Q28 102 20 94Q13 86 6 92V60C6 32 20 10 50 10Z", body)
    return (100, 100), horns + blob + eyes(29, 28, 50, 72, r=9.5) + ellipse(50, 65, 38, 25, "#fff") + write(n, 50, 65, 40, 62, dark)


def turtle(n, body, dark):
    legs = "".join(ellipse(50 + 38 * math.cos(t), 62 + 38 * math.sin(t), 16, 10, body, round(math.degrees(t))) for t in (math.radians(d) for d in (-32, 212, 38, 142)))
    return (100, 108), (legs + ellipse(50, 17, 17, 17, body) + face(50, 12, 8, 5) + circle(50, 64, 42, dark) + circle(50, 64, 35, "#fff") + write(n, 50, 64, 46, 56, dark))


def starfish(n, body, dark):
    star = "M" + "L".join(f"{56 + r * math.sin(math.pi * i / 5):.1f} {56 - r * math.cos(math.pi * i / 5):.1f}" for i, r in enumerate([46, 30] * 5)) + "Z"
    return (112, 104), path(star, body, body, 18) + face(56, 24, 8, 5) + ellipse(56, 60, 31, 25, "#fff") + write(n, 56, 60, 39, 50, dark)


def bee(n, body, dark):
    wings = ellipse(26, 24, 24, 17, "#d9f3ff", 32) + ellipse(84, 24, 24, 17, "#d9f3ff", -32)
    feelers = path("M46 16Q42 4 33 4M64 16Q68 4 77 4", "none", DARK, 4)
    stripes = path("M15 44Q4 64 15 84L27 92Q18 64 27 36ZM95 44Q106 64 95 84L83 92Q92 64 83 36Z", DARK)
    return (110, 106), wings + feelers + ellipse(55, 62, 48, 40, body) + stripes + circle(55, 24, 18, body) + face(55, 22, 8, 5.5) + write(n, 55, 67, 46, 52, DARK)


def rainbow(n, body, dark):
    bows = "".join(circle(60, 60, 58 - 5 * i, color) for i, color in enumerate(("#e5283f", "#ff8a1f", "#ffd92e", "#35b24a", "#25a9e8", "#2f54c9", "#8436b8")))
    cloud = circle(26, 74, 25, "#fff") + circle(94, 74, 25, "#fff") + ellipse(60, 66, 37, 38, "#fff") + '<rect x="26" y="70" width="68" height="29" rx="8" fill="#fff"/>'
    return (120, 100), f'<path d="M0 0H120V62H0Z" fill="none"/><clipPath id="c"><path d="M0 0H120V64H0Z"/></clipPath><g clip-path="url(#c)">{bows}</g>' + cloud + face(60, 41, 9, 5) + write(n, 60, 74, 42, 62, dark)


def octopus(n, body, dark):
    arms = "".join(path(f"M{x} 74Q{x + bend} 92 {x + bend * 1.5:g} {end}", "none", body, 12) for x, bend, end in
                   ((16, -8, 84), (26, -4, 96), (37, -3, 104), (46, -1, 106), (64, 1, 106), (73, 3, 104), (84, 4, 96), (94, 8, 84)))
    return (110, 112), arms + circle(55, 46, 44, body) + ellipse(55, 36, 36, 27, "#fff") + write(n, 55, 36, 41, 60, dark) + face(55, 74, 13, 7)


def sun(n, body, dark):
    rays = "M" + "L".join(f"{60 + r * math.sin(math.pi * i / 9):.1f} {60 - r * math.cos(math.pi * i / 9):.1f}" for i, r in enumerate([57, 42] * 9)) + "Z"
    return (120, 120), path(rays, "#ff8a1f", "#ff8a1f", 6) + circle(60, 60, 47, body) + face(60, 32, 11, 6) + write(n, 60, 69, 51, 72, dark)


def chick(n, body, dark):
    tuft = path("M50 10Q44 2 48 0M50 10Q52 0 58 1", "none", "#ff8a1f", 4)
    shell = path("M8 60L19 48L30 60L40 48L50 60L60 48L70 60L81 48L92 60C96 92 76 112 50 112S4 92 8 60Z", "#fff", "#fff", 3)
    return (100, 114), tuft + circle(50, 46, 37, body) + eyes(31, 36, 64, r=6.5) + path("M43 36H57L50 45Z", "#ff8a1f", "#ff8a1f", 3) + shell + write(n, 50, 84, 42, 66, dark)


def robot(n, body, dark):
    head = f'<path d="M50 12V4" stroke="{dark}" stroke-width="4"/>' + circle(50, 5, 5, "#ffd92e") + f'<rect x="25" y="12" width="50" height="34" rx="12" fill="{body}"/>'
    arms = path("M8 58V80M92 58V80", "none", "#ffd92e", 11)
    return (100, 104), head + arms + eyes(28, 38, 62, r=7.5) + f'<rect x="11" y="41" width="78" height="62" rx="14" fill="{body}"/><rect x="17" y="47" width="66" height="50" rx="9" fill="#fff"/>' + write(n, 50, 72, 42, 60, dark)


def apple(n, body, dark):
    fruit = path("M50 26C36 12 4 16 4 56C4 88 24 112 40 106Q50 102 60 106C76 112 96 88 96 56C96 16 64 12 50 26Z", body)
    return (100, 110), path("M50 26Q48 12 54 4", "none", "#7a4a1e", 6) + path("M54 16Q66 0 84 8Q74 24 54 16Z", "#3fae3f") + fruit + face(50, 38) + ellipse(50, 73, 37, 27, "#fff") + write(n, 50, 73, 42, 60, dark)


def balloon(n, body, dark):
    return (96, 118), path("M48 104L38 116H58Z", dark, dark, 3) + ellipse(48, 54, 46, 53, body) + face(48, 28) + ellipse(48, 66, 38, 28, "#fff") + write(n, 48, 66, 43, 62, dark) + path("M14 38Q18 22 30 14", "none", "#fff", 4)


def fish(n, body, dark):
    tail = path("M98 50L128 20Q120 50 128 80Z", dark, dark, 6)
    fins = path("M40 16Q62 -8 86 16ZM50 86Q64 104 80 86Z", dark, dark, 4)
    return (134, 100), tail + fins + ellipse(58, 50, 55, 45, body) + ellipse(69, 50, 37, 33, "#fff") + write(n, 69, 50, 49, 60, dark) + eyes(40, 24, r=8.5) + path("M10 62Q18 70 28 64", "none", DARK, 3)


def jersey(n, body, dark):
    shirt = path("M34 6Q56 22 78 6L108 28L97 51L88 46V102H24V46L15 51L4 28Z", body, body, 6)
    return (112, 108), shirt + path("M34 6Q56 22 78 6L70 4Q56 12 42 4Z", dark, dark, 2) + path("M7 33L19 52M105 33L93 52", "none", dark, 5) + write(n, 56, 63, 58, 60, "#fff")


def cupcake(n, body, dark):
    cream = circle(24, 46, 22, body) + circle(78, 46, 22, body) + ellipse(51, 36, 30, 26, body) + f'<rect x="14" y="40" width="74" height="28" rx="12" fill="{body}"/>'
    cup = path("M11 61H91L82 112H20Z", "#fff", "#fff", 6) + path("M8 61H94L92 70H10Z", dark, dark, 4)
    return (102, 118), circle(51, 10, 9, "#e5283f") + cream + face(51, 37, 13, 7) + cup + write(n, 51, 92, 40, 58, dark)


def owl(n, body, dark):
    ears = path("M12 36L14 2L46 18ZM88 36L86 2L54 18Z", dark, dark, 4)
    big = "".join(circle(x, 36, 18, "#fff") + circle(x, 37, 9, DARK) + circle(x + 3, 33, 3, "#fff") for x in (31, 69))
    return (100, 114), ears + f'<rect x="4" y="10" width="92" height="102" rx="44" fill="{body}"/>' + ellipse(50, 79, 38, 28, "#fff") + big + path("M43 43H57L50 54Z", "#ff8a1f", "#ff8a1f", 3) + write(n, 50, 81, 42, 62, dark)


def penguin(n, body, dark):
    wings = ellipse(8, 68, 8, 26, body, 14) + ellipse(102, 68, 8, 26, body, -14) + ellipse(36, 114, 17, 8, "#ff8a1f") + ellipse(74, 114, 17, 8, "#ff8a1f")
    hat = path("M29 13Q55 -10 81 13Z", dark, dark, 5)
    return (110, 123), wings + f'<rect x="9" y="8" width="92" height="106" rx="46" fill="{body}"/>' + ellipse(55, 78, 39, 33, "#fff") + hat + eyes(33, 42, 68, r=8) + path("M48 38H62L55 46Z", "#ff8a1f", "#ff8a1f", 3) + write(n, 55, 79, 47, 64, dark)


def legionary(n, body, dark):
    plume = path("M25 25C22 -7 88 -7 85 25Q55 -2 25 25Z", body, body, 6)
    helmet = circle(55, 36, 27, "#c9d3de") + path("M36 36Q55 28 74 36V52Q74 60 55 60T36 52Z", "#ffd9b8") + eyes(41, 46, 64, r=5.5) + path("M30 34Q55 24 80 34", "none", "#8796a8", 6)
    shield = f'<rect x="4" y="53" width="102" height="62" rx="16" fill="{body}"/><rect x="11" y="60" width="88" height="48" rx="10" fill="#fff"/>'
    return (110, 118), plume + helmet + shield + write(n, 55, 84, 42, 78, dark)


def block(n, body, dark):
    return (100, 100), f'<rect width="100" height="100" rx="16" fill="{body}"/>' + face(50, 20) + '<rect x="8" y="35" width="84" height="57" rx="12" fill="#fff"/>' + write(n + "²", 50, 67, 42, 72, dark)


RED, ORANGE, YELLOW, GREEN, TEAL = ("#f0384e", "#a80d2a"), ("#ff8a1f", "#9c3d00"), ("#ffcf2e", "#8a4b00"), ("#4bb543", "#12601f"), ("#18b5b0", "#00605f")
SKY, BLUE, VIOLET, PINK = ("#36a9f0", "#0a4a94"), ("#3f6fe8", "#142f94"), ("#9a5be0", "#4a1590"), ("#f56aa6", "#9c0f56")
DECKS = {  # a motif, its colors in turn, its numbers
    bunny: ([PINK, YELLOW, VIOLET], range(0, 25, 2)), monster: ([VIOLET, ORANGE, SKY], range(0, 37, 3)), turtle: ([GREEN, TEAL], range(0, 49, 4)),
    starfish: ([YELLOW, PINK, ORANGE], range(0, 61, 5)), bee: ([YELLOW, ORANGE], range(0, 73, 6)), rainbow: ([VIOLET, RED, BLUE], range(0, 85, 7)),
    octopus: ([PINK, ORANGE, VIOLET], range(0, 97, 8)), sun: ([YELLOW], range(0, 109, 9)),
    chick: ([YELLOW], "24 25 28 30 32 35 36 40 42 44 45 48 49 54 55 56 60 63 64 66 72 77 81 84 88 96 99 108 121 132 144".split()), robot: ([ORANGE, PINK, YELLOW], "24 28 36 44 45 48 52 54 55 57 64 65 70 72 76 77 78 84 85 90 96 99 105 112 114 119 128 136 144 153 162".split()), apple: ([RED, YELLOW], "4 6 8 9 10 12 14 15 16 18 20 21 24 25 27 28 30 32 35 36 40 42 45 48 49 54 56 63 64 72 81".split()), balloon: ([RED, SKY, YELLOW, GREEN], range(21)),
    owl: ([("#c46a2d", "#7a3208"), ORANGE, VIOLET], range(21)), penguin: ([("#3b4a8f", "#24306e"), TEAL, VIOLET], "3 4 5 6 7 8 9 10 12 14 16 18 20".split()),
    legionary: ([TEAL, YELLOW, VIOLET], "1 2 3 4 5 6 7 8 9 10 12 13 14 15 16 18 19 20 24 30 40 50 70 90 99 100 400 500 900 1000 2000".split()),
    fish: ([ORANGE, YELLOW, PINK], range(21)), jersey: ([("#e0243f", "#ffdf5e"), ("#12803a", "#ffdf5e"), ("#7a3fd0", "#ffdf5e")], "22 24 26 29 31 33 35 38 41 44 47 51 53 55 58 61 63 66 69 71 73 76 78 82 84 87 89 92 95 97 100".split()), cupcake: ([PINK, TEAL, ORANGE], range(13)), block: ([RED, TEAL, YELLOW], range(21)),
}

if __name__ == "__main__":
    for draw, (colors, numbers) in DECKS.items():
        for i, n in enumerate(numbers):
            (wide, high), drawn = draw(str(n), *colors[i % len(colors)])
            text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">{drawn}</svg>\n'
            (HERE / f"{draw.__name__}-{n}.svg").write_text(text, encoding="utf-8")
