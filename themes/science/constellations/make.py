#!/usr/bin/env python3
"""Draws the constellations of the theme constellations.yaml: python3 make.py. North is up and east to the left, as in the sky."""
import math
import pathlib

# Stars by right ascension and declination in degrees (J2000) and magnitude, to a tenth; lines by the stars' numbers.
SKY = {
    "big-dipper": ("165.9 61.8 1.8, 165.5 56.4 2.3, 178.5 53.7 2.4, 183.9 57 3.3, 193.5 56 1.8, 201 54.9 2.2, 206.9 49.3 1.9", "0 1 2 3 0, 3 4 5 6"),
    "little-dipper": ("38 89.3 2, 263.1 86.6 4.4, 251.5 82 4.2, 236 77.8 4.3, 222.7 74.2 2.1, 230.2 71.8 3, 244.4 75.8 4.9", "0 1 2 3 4 5 6 3"),
    "cassiopeia": ("28.6 63.7 3.4, 21.5 60.2 2.7, 14.2 60.7 2.2, 10.1 56.5 2.2, 2.3 59.1 2.3", "0 1 2 3 4"),
    "orion": ("88.8 7.4 .5, 81.3 6.3 1.6, 83 -.3 2.2, 84.1 -1.2 1.7, 85.2 -1.9 1.8, 86.9 -9.7 2.1, 78.6 -8.2 .1, 83.8 9.9 3.4", "0 7 1 2 6 5 4 0, 2 3 4"),
    "swan": ("310.4 45.3 1.3, 305.6 40.3 2.2, 292.7 28 3.1, 299.1 35.1 3.9, 296.2 45.1 2.9, 311.6 34 2.5, 318.2 30.2 3.2, 289.3 53.4 3.8, 292.4 51.7 3.8", "0 1 3 2, 7 8 4 1 5 6"),
    "lyre": ("279.2 38.8 0, 281.2 37.6 4.4, 283.6 36.9 4.3, 284.7 32.7 3.2, 282.5 33.4 3.5", "0 1 2 3 4 1"),
    "lion": ("152.1 12 1.4, 151.8 16.8 3.5, 155 19.8 2, 154.2 23.4 3.4, 148.2 26 3.9, 146.5 23.8 3, 168.5 20.5 2.6, 177.3 14.6 2.1, 168.6 15.4 3.3", "5 4 3 2 1 0 8 7 6 2, 6 8"),
    "scorpion": ("241.4 -19.8 2.6, 240.1 -22.6 2.3, 239.7 -26.1 2.9, 245.3 -25.6 2.9, 247.4 -26.4 1, 249 -28.2 2.8, 252.5 -34.3 2.3, 253 -38 3, 253.6 -42.4 3.6, "
                 "258 -43.2 3.3, 264.3 -43 1.9, 266.9 -40.1 3, 265.6 -39 2.4, 263.4 -37.1 1.6", "0 1 2, 1 3 4 5 6 7 8 9 10 11 12 13"),
    "twins": ("113.6 31.9 1.6, 116.3 28 1.1, 107.8 30.2 4.4, 101 25.1 3, 95.7 22.5 2.9, 114 26.9 4.1, 110 22 3.5, 106 20.6 3.8, 99.4 16.4 1.9, 93.7 22.5 3.3", "0 2 3 4 9, 1 5 6 7 8, 2 5"),
    "southern-cross": ("187.8 -57.1 1.6, 186.6 -63.1 .8, 191.9 -59.7 1.3, 183.8 -58.7 2.8, 185.3 -60.4 3.6", "0 1, 2 3"),
    "pegasus": ("346.2 15.2 2.5, 345.9 28.1 2.4, 2.1 29.1 2.1, 3.3 15.2 2.8, 340.4 10.8 3.4, 332.5 6.2 3.5, 326 9.9 2.4, 340.8 30.2 2.9", "0 1 2 3 0 4 5 6, 1 7"),
    "herdsman": ("213.9 19.2 0, 221.2 27.1 2.4, 228.9 33.3 3.5, 225.5 40.4 3.5, 218 38.3 3, 218 30.4 3.6, 208.7 18.4 2.7, 220.3 13.7 3.8", "0 1 2 3 4 5 0 6, 0 7"),
    "northern-crown": ("233.2 31.4 4.1, 232 29.1 3.7, 233.7 26.7 2.2, 235.7 26.3 3.8, 237.4 26.1 4.6, 239.4 26.9 4.1, 240.4 29.9 4.9", "0 1 2 3 4 5 6"),
}

COLORS = ["#ff6fae", "#3fd6a4", "#ff9540", "#4fb8ff", "#c58bff", "#ff6b5e"]


def flat(stars):
    """The sphere on paper, from the middle of the stars: angles stay as they are (stereographic)."""
    vectors = [(math.cos(d) * math.cos(a), math.cos(d) * math.sin(a), math.sin(d)) for a, d in stars]
    x, y, z = (sum(axis) for axis in zip(*vectors))
    a0, d0 = math.atan2(y, x), math.atan2(z, math.hypot(x, y))
    places = []
    for a, d in stars:
        k = 1 + math.sin(d0) * math.sin(d) + math.cos(d0) * math.cos(d) * math.cos(a - a0)
        places.append((-math.cos(d) * math.sin(a - a0) / k, -(math.cos(d0) * math.sin(d) - math.sin(d0) * math.cos(d) * math.cos(a - a0)) / k))
    return places


def star(x, y, radius):
    corners = ((radius * (1, 0.55)[i % 2], math.pi * i / 5) for i in range(10))
    return "M" + "L".join(f"{x + r * math.sin(a):.1f} {y - r * math.cos(a):.1f}" for r, a in corners) + "Z"


def drawing(stars, lines, color):
    rows = [tuple(map(float, row.split())) for row in stars.split(",")]
    places = flat([(math.radians(a), math.radians(d)) for a, d, _ in rows])
    left, top = min(x for x, _ in places), min(y for _, y in places)
    wide, high = max(x for x, _ in places) - left, max(y for _, y in places) - top
    scale = 100 / max(wide, high)
    at = [((x - left) * scale + 18, (y - top) * scale + 18) for x, y in places]
    width, height = wide * scale + 36, high * scale + 36
    path = "".join("M" + "L".join(f"{at[int(i)][0]:.1f} {at[int(i)][1]:.1f}" for i in line.split()) for line in lines.split(","))
    first = min(range(len(rows)), key=lambda i: rows[i][2])  # the brightest
    smile = f'<path d="M{at[first][0] - 4:.1f} {at[first][1] - 2:.1f}h.1m8 0h.1m-7 5q3 3 6 0" fill="none" stroke="#1d1b3a" stroke-width="3.6"/>'
    drawn = "".join(f'<path d="{star(x, y, 17 if i == first else 1.2 * (9.5 - row[2]))}"/>' for i, ((x, y), row) in enumerate(zip(at, rows)))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.1f} {height:.1f}" stroke-linejoin="round" stroke-linecap="round">'
            f'<path d="{path}" fill="none" stroke="{color}" stroke-width="9"/>'
            f'<g fill="#fff27a" stroke="#fff27a" stroke-width="2">{drawn}</g>{smile}</svg>\n')


if __name__ == "__main__":
    for i, (name, (stars, lines)) in enumerate(SKY.items()):
        (pathlib.Path(__file__).parent / f"{name}.svg").write_text(drawing(stars, lines, COLORS[i % 6]), encoding="utf-8")
