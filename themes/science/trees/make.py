#!/usr/bin/env python3
"""Draws the leaves of the theme trees.yaml: python3 make.py. A leaf stands on its stalk; its right half is mirrored."""
import math
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE.parent.parent))
from parts import face


def curve(points, round_=True):
    """A closed path through the points: round, or with corners."""
    if not round_:
        return "M" + "L".join(f"{x:.4g} {y:.4g}" for x, y in points) + "Z"
    n, path = len(points), f"M{points[0][0]:.4g} {points[0][1]:.4g}"
    for i in range(n):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        path += f"C{bx + (cx - ax) / 6:.4g} {by + (cy - ay) / 6:.4g} {cx - (dx - bx) / 6:.4g} {cy - (dy - by) / 6:.4g} {cx:.4g} {cy:.4g}"
    return path + "Z"


def leaf(half, color, dark, veins=(), round_=True, stalk=(88, 100), top=None):
    """A leaf of one half: points from the tip to the stalk, by their distance from the midrib and their height."""
    points = [(50 + x, y) for x, y in half] + [(50 - x, y) for x, y in reversed(half) if x]
    ribs = "".join(f"M50 {y0}L{50 + x:.4g} {y1}M50 {y0}L{50 - x:.4g} {y1}" for y0, x, y1 in veins)
    return (f'<path d="{curve(points, round_)}" fill="{color}" stroke="{dark}" stroke-width="1.6" stroke-linejoin="round"/>'
            f'<path d="M50 {half[0][1] + 5 if top is None else top}V{stalk[1]}{ribs}" fill="none" stroke="{dark}" stroke-width="2" stroke-linecap="round"/>')


def saw(widths, top, foot, teeth, depth):
    """Half an outline with teeth, from its widths at even heights."""
    half = [(0, top)]
    for i in range(1, 2 * teeth):
        t = i / (2 * teeth)
        at = t * (len(widths) - 1)
        k = min(int(at), len(widths) - 2)
        wide = widths[k] + (widths[k + 1] - widths[k]) * (at - k)
        tooth = depth * min(1, 4 * t) if i % 2 else 0
        half.append((wide + tooth, top + (foot - top) * t - tooth))
    return half + [(widths[-1], foot)]


def blade(length, wide, belly=.5):
    """A small leaf that points up from the origin, as a path."""
    return f"M0 0C{wide:.3g} {-length * belly * .6:.3g} {wide:.3g} {-length * (belly + .3):.3g} 0 {-length}C{-wide:.3g} {-length * (belly + .3):.3g} {-wide:.3g} {-length * belly * .6:.3g} 0 0Z"


def put(path, places, color, dark, width=1.4):
    drawn = "".join(f'<path transform="translate({x:.4g} {y:.4g}) rotate({turn:.4g})" d="{path}"/>' for x, y, turn in places)
    return f'<g fill="{color}" stroke="{dark}" stroke-width="{width}" stroke-linejoin="round">{drawn}</g>'


def stem(path, color, width=2.5):
    return f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{width}" stroke-linecap="round"/>'


def needles(rows, length, spread, color):
    lines = "".join(f"M50 {y}L{50 + side * length * k * math.sin(spread):.4g} {y - length * k * math.cos(spread):.4g}" for y, k in rows for side in (1, -1))
    return stem(lines, color, 2.4)


def chestnut():
    fan = "".join(f'<path transform="translate(50 62) rotate({turn})" d="{blade(size, size * .27, .62)}M0 0V{-size * .85:.3g}"/>'
                  for turn, size in ((-112, 34), (112, 34), (-74, 44), (74, 44), (-38, 52), (38, 52), (0, 58)))
    return stem("M50 62V98", "#5a7a1f", 3) + f'<g fill="#6fa53a" stroke="#35601b" stroke-width="1.4" stroke-linejoin="round">{fan}</g>'


OAK = [(0, 3), (9, 6), (12, 13), (8, 19), (20, 21), (24, 29), (13, 35), (27, 38), (31, 47), (15, 52), (25, 57), (26, 65), (11, 69), (13, 77), (6, 84), (0, 88)]
MAPLE = [(0, 2), (7, 16), (14, 13), (12, 34), (22, 24), (25, 31), (38, 27), (35, 38), (46, 42), (34, 53), (37, 59), (26, 62), (28, 71), (12, 69), (2, 72), (0, 74)]
HOLLY = [(0, 2), (4, 14), (17, 17), (11, 29), (24, 35), (14, 47), (25, 55), (14, 65), (20, 76), (7, 80), (0, 90)]
TREES = {
    "oak": lambda: leaf(OAK, "#7da83c", "#41621a", [(34, 15, 25), (52, 20, 43), (70, 17, 62)]),
    "maple": lambda: leaf(MAPLE, "#e2572b", "#8f2a10", [(72, 36, 42), (72, 20, 68)], False),
    "birch": lambda: leaf(saw([0, 9, 19, 28, 26, 3], 3, 78, 10, 3), "#b6cc3f", "#667a18", [(28, 11, 20), (44, 20, 34), (60, 26, 50)], False),
    "beech": lambda: leaf([(0, 3), (10, 13), (19, 25), (25, 38), (27, 52), (23, 66), (14, 78), (0, 86)], "#3f8f45", "#1d5425",
                          [(26, 9, 20), (38, 18, 29), (48, 24, 39), (60, 24, 52), (72, 18, 65)]),
    "linden": lambda: leaf([(0, 3)] + saw([4, 16, 27, 34, 37, 33, 22], 10, 78, 9, 1.5)[1:] + [(10, 79), (0, 72)], "#58b368", "#24713a",
                           [(30, 16, 20), (48, 28, 36), (70, 33, 55), (70, 22, 72)], False),
    "willow": lambda: leaf([(0, 1), (4, 14), (8, 32), (9, 52), (7, 70), (3, 84), (0, 92)], "#9cc26b", "#4f7a2c"),
    "holly": lambda: leaf(HOLLY, "#1f6b3a", "#0d3b1e", [(32, 9, 26), (52, 10, 44), (70, 10, 63)]) + "".join(
        f'<circle cx="{x}" cy="{y}" r="6.5" fill="#d62839" stroke="#8c1020" stroke-width="1.2"/>' for x, y in ((40, 92), (56, 93), (48, 84))),
    "ginkgo": lambda: (stem("M50 64Q49 82 56 99", "#a98a12", 3) + '<path d="M50 66Q36 44 5 41Q7 20 30 13Q40 10 48 14L50 34L52 14Q60 10 70 13Q93 20 95 41Q64 44 50 66Z" '
                       'fill="#f0cb35" stroke="#a98a12" stroke-width="1.6" stroke-linejoin="round"/>' + stem("M49 58L16 34M49 56L26 24M49.500 54L38 20M51 58L84 34M51 56L74 24M50.500 54L62 20", "#c9a21c", 1)),
    "chestnut": chestnut,
    "rowan": lambda: stem("M50 98V26", "#6b4a1e", 2.2) + put(blade(27, 7, .5), [(50, y, side * 62) for y in (82, 69, 56, 43, 32) for side in (1, -1)] + [(50, 30, 0)], "#5f9e4a", "#2d5f22")
    + "".join(f'<circle cx="{x}" cy="{y}" r="4.2" fill="#ef5b25" stroke="#a8330c"/>' for x, y in ((44, 95), (51, 91), (58, 95), (47, 87), (55, 86))),
    "olive": lambda: stem("M50 98V30", "#8a8460") + put(blade(32, 6, .5), [(50, y, side * 48) for y in (86, 68, 51, 37) for side in (1, -1)] + [(50, 35, 0)], "#9fb08a", "#5b6b4a")
    + "".join(f'<ellipse cx="{x}" cy="{y}" rx="6" ry="8" fill="#5b4a6b" stroke="#33274a"/>' for x, y in ((60, 80), (40, 62), (60, 46))),
    "fir": lambda: stem("M50 98V20", "#7a5230", 3.5) + needles([(y, .55 + .45 * min(1, (y - 16) / 34)) for y in range(22, 92, 5)], 30, .95, "#1f7a4d") + stem("M50 22V8", "#1f7a4d", 2.4),
    "pine": lambda: stem("M50 99V58", "#7a5230", 4) + stem("".join(f"M50 {66 - abs(a) / 18:.3g}L{50 + 52 * math.sin(math.radians(a)):.4g} {62 - 56 * math.cos(math.radians(a)):.4g}"
                                                                 for a in range(-65, 66, 10)), "#2f8f7a", 2.2)
    + '<ellipse cx="50" cy="76" rx="12" ry="15" fill="#9a6a3c" stroke="#5d3b1c" stroke-width="1.6"/>' + stem("M41 68L57 88M39 76L52 91M45 63L61 83M59 68L43 88M61 76L48 91M55 63L39 83", "#5d3b1c", 1.2),
}

FACES = {"oak": 44, "maple": 46, "birch": 54, "beech": 50, "linden": 52, "willow": 50, "holly": 44, "ginkgo": 34, "chestnut": 56, "rowan": 60, "olive": 60, "fir": 62, "pine": 74}

if __name__ == "__main__":
    for name, draw in TREES.items():
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{draw()}{face(50, FACES[name], *((7, 5) if name == "willow" else (9, 6.5)))}</svg>\n'
        (HERE / f"{name}.svg").write_text(text, encoding="utf-8")
