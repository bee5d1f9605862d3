#!/usr/bin/env python3
"""Paints the postcards of the theme photos.yaml: python3 make.py (needs python3-pil and python3-numpy)."""
import math
import pathlib

import numpy
from PIL import Image, ImageDraw, ImageFilter

SIZE, FINE = 640, 2
N = SIZE * FINE


def sky(*colours):
    """Colours from top to bottom."""
    stops = numpy.array(colours, float)
    at = numpy.linspace(0, len(stops) - 1, N)
    rows = numpy.stack([numpy.interp(at, range(len(stops)), stops[:, c]) for c in range(3)], 1)
    return Image.fromarray(numpy.repeat(rows[:, None, :], N, 1).astype("uint8"))


def ridge(seed, base, height, rough=5):
    """A line of hills: its y for each x, all from 0 to 1."""
    rng = numpy.random.default_rng(seed)
    x = numpy.linspace(0, 1, 161)
    y = numpy.full_like(x, base)
    for octave in range(1, rough + 1):
        y -= height / octave ** 1.4 * numpy.sin(2 * math.pi * (octave * 1.3 * x + rng.random()))
    return [(float(a) * N, float(b) * N) for a, b in zip(x, y)]


def land(picture, line, colour):
    ImageDraw.Draw(picture).polygon(line + [(N, N), (0, N)], fill=colour)


def disc(picture, x, y, radius, colour, glow=0):
    if glow:
        halo = Image.new("L", (N, N))
        ImageDraw.Draw(halo).ellipse([(x - glow) * N, (y - glow) * N, (x + glow) * N, (y + glow) * N], fill=120)
        picture.paste(Image.new("RGB", (N, N), colour), mask=halo.filter(ImageFilter.GaussianBlur(glow * N / 3)))
    ImageDraw.Draw(picture).ellipse([(x - radius) * N, (y - radius) * N, (x + radius) * N, (y + radius) * N], fill=colour)


def polygon(picture, points, colour):
    ImageDraw.Draw(picture).polygon([(x * N, y * N) for x, y in points], fill=colour)


def pine(picture, x, foot, height, colour):
    for level in range(4):
        top, wide = foot - height * (1 - 0.2 * level), height * (0.12 + 0.08 * level)
        polygon(picture, [(x, top), (x - wide, top + height * 0.38), (x + wide, top + height * 0.38)], colour)
    polygon(picture, [(x - 0.012, foot - 0.04), (x + 0.012, foot - 0.04), (x + 0.012, foot + 0.03), (x - 0.012, foot + 0.03)], (70, 48, 34))


def glitter(picture, seed, top, colour, count=420):
    rng, draw = numpy.random.default_rng(seed), ImageDraw.Draw(picture)
    for _ in range(count):
        depth = rng.random() ** 1.5
        y, x = top + (1 - top) * depth, rng.normal(0.5, 0.06 + 0.14 * depth)
        draw.line([(x * N - 8 - 50 * depth, y * N), (x * N + 8 + 50 * depth, y * N)], fill=colour, width=2 + int(5 * depth))


def sunset():
    p = sky((58, 28, 84), (200, 60, 90), (255, 140, 60), (255, 205, 110))
    disc(p, 0.5, 0.56, 0.13, (255, 236, 170), 0.3)
    p.paste(sky((150, 60, 80), (60, 30, 70)).crop((0, 0, N, int(0.4 * N))), (0, int(0.6 * N)))
    glitter(p, 1, 0.61, (255, 214, 140))
    return p


def alps():
    p = sky((84, 156, 222), (190, 225, 245))
    land(p, ridge(3, 0.5, 0.16, 8), (136, 150, 176))
    polygon(p, [(0.14, 0.78), (0.46, 0.16), (0.56, 0.3), (0.66, 0.24), (1.02, 0.78)], (108, 120, 146))
    polygon(p, [(0.37, 0.32), (0.46, 0.16), (0.56, 0.3), (0.5, 0.35), (0.46, 0.3), (0.41, 0.37)], (250, 252, 255))
    land(p, ridge(5, 0.72, 0.05), (62, 130, 70))
    land(p, ridge(6, 0.86, 0.04), (96, 172, 80))
    return p


def night():
    p = sky((6, 10, 36), (20, 30, 80), (50, 60, 120))
    rng = numpy.random.default_rng(8)
    for x, y, r in zip(rng.random(170), rng.random(170) * 0.75, rng.random(170)):
        disc(p, x, y, 0.0015 + 0.003 * r, (240, 240, 255))
    disc(p, 0.68, 0.28, 0.12, (250, 244, 214), 0.22)
    disc(p, 0.64, 0.25, 0.02, (226, 218, 186))
    disc(p, 0.72, 0.32, 0.028, (226, 218, 186))
    land(p, ridge(9, 0.82, 0.05), (8, 12, 24))
    return p


def dunes():
    p = sky((240, 196, 120), (252, 232, 190))
    for i, colour in enumerate([(226, 160, 84), (206, 130, 60), (180, 102, 44), (140, 74, 34)]):
        land(p, ridge(20 + i, 0.46 + 0.15 * i, 0.07, 2), colour)
    disc(p, 0.25, 0.2, 0.07, (255, 250, 225))
    return p


def forest():
    p = sky((196, 214, 210), (226, 232, 222))
    rng = numpy.random.default_rng(11)
    for depth in range(4):
        shade = tuple(int(a + (b - a) * depth / 3) for a, b in zip((150, 178, 170), (16, 58, 44)))
        for x in numpy.linspace(-0.05, 1.05, 10 - depth):
            pine(p, x + rng.normal(0, 0.03), 0.56 + 0.15 * depth, 0.36 + 0.07 * depth, shade)
    return p


def tulips():
    p = sky((120, 190, 235), (214, 238, 250))
    colours = [(214, 36, 60), (250, 190, 30), (240, 110, 160), (255, 250, 240), (130, 50, 140), (240, 110, 30)]
    for i in range(12):
        a, b = (i - 6) / 4.0, (i - 5) / 4.0
        polygon(p, [(0.5, 0.42), (0.5, 0.42), (0.5 + b * 2.2, 1.0), (0.5 + a * 2.2, 1.0)], colours[i % 6])
    polygon(p, [(0.7, 0.42), (0.73, 0.2), (0.79, 0.2), (0.82, 0.42)], (150, 80, 50))
    for k in range(4):
        t = math.pi / 4 + k * math.pi / 2
        polygon(p, [(0.76, 0.2), (0.76 + 0.2 * math.cos(t), 0.2 + 0.2 * math.sin(t)), (0.76 + 0.2 * math.cos(t + 0.22), 0.2 + 0.2 * math.sin(t + 0.22))], (250, 245, 235))
    return p


def city():
    p = sky((30, 40, 90), (120, 80, 140), (250, 150, 120))
    rng, draw = numpy.random.default_rng(13), ImageDraw.Draw(p)
    for x in numpy.arange(0, 1, 0.083):
        top, wide = 0.3 + 0.4 * rng.random(), 0.075
        draw.rectangle([x * N, top * N, (x + wide) * N, N], fill=(26, 24, 48))
        for wx in numpy.arange(x + 0.012, x + wide - 0.012, 0.02):
            for wy in numpy.arange(top + 0.02, 0.97, 0.034):
                if rng.random() < 0.55:
                    draw.rectangle([wx * N, wy * N, (wx + 0.011) * N, (wy + 0.018) * N], fill=(255, 220, 130))
    return p


def snow():
    p = sky((150, 190, 225), (232, 240, 248))
    land(p, ridge(15, 0.62, 0.05), (236, 242, 250))
    for x, s in [(0.14, 0.34), (0.34, 0.24), (0.86, 0.4)]:
        pine(p, x, 0.72, s, (34, 78, 70))
    land(p, ridge(16, 0.8, 0.04), (250, 252, 255))
    polygon(p, [(0.5, 0.74), (0.5, 0.58), (0.6, 0.5), (0.7, 0.58), (0.7, 0.74)], (156, 60, 50))
    polygon(p, [(0.47, 0.6), (0.6, 0.47), (0.73, 0.6)], (250, 252, 255))
    polygon(p, [(0.57, 0.74), (0.57, 0.64), (0.63, 0.64), (0.63, 0.74)], (250, 210, 110))
    return p


def rainbow():
    p = sky((110, 130, 160), (190, 210, 225))
    for i, colour in enumerate([(220, 50, 60), (245, 140, 40), (250, 220, 70), (80, 180, 90), (60, 110, 210), (120, 70, 170)]):
        disc(p, 0.5, 0.86, 0.62 - 0.035 * i, colour)
    disc(p, 0.5, 0.86, 0.41, (176, 198, 214))
    land(p, ridge(17, 0.76, 0.04), (90, 150, 70))
    return p


def lighthouse():
    p = sky((70, 150, 210), (200, 232, 245))
    land(p, [(0, 0.66 * N), (N, 0.66 * N)], (30, 96, 140))
    polygon(p, [(0.3, 1), (0.42, 0.72), (0.9, 0.7), (1, 0.8), (1, 1)], (96, 84, 78))
    for i in range(5):
        a, b = 0.62 + 0.011 * i, 0.78 - 0.011 * i
        polygon(p, [(a, 0.74 - 0.1 * i), (b, 0.74 - 0.1 * i), (b - 0.011, 0.64 - 0.1 * i), (a + 0.011, 0.64 - 0.1 * i)], [(200, 40, 46), (250, 250, 248)][i % 2])
    polygon(p, [(0.66, 0.24), (0.74, 0.24), (0.74, 0.17), (0.66, 0.17)], (255, 226, 120))
    polygon(p, [(0.645, 0.17), (0.7, 0.11), (0.755, 0.17)], (60, 40, 46))
    return p


def balloon():
    p = sky((250, 206, 180), (252, 236, 220), (214, 232, 240))
    land(p, ridge(21, 0.84, 0.04), (150, 176, 120))
    colours = [(226, 70, 60), (250, 200, 70), (60, 130, 180), (250, 250, 240)]
    draw = ImageDraw.Draw(p)
    for i in range(8):
        inset = 0.3 * i / 8
        draw.ellipse([(0.2 + inset) * N, 0.1 * N, (0.8 - inset) * N, 0.62 * N], fill=colours[i % 4])
    polygon(p, [(0.36, 0.58), (0.64, 0.58), (0.55, 0.7), (0.45, 0.7)], (226, 70, 60))
    polygon(p, [(0.45, 0.73), (0.55, 0.73), (0.54, 0.8), (0.46, 0.8)], (120, 76, 44))
    return p


def island():
    p = sky((40, 170, 220), (160, 228, 240))
    land(p, [(0, 0.58 * N), (N, 0.58 * N)], (0, 140, 160))
    ImageDraw.Draw(p).ellipse([0.08 * N, 0.7 * N, 0.92 * N, 1.1 * N], fill=(246, 222, 160))
    polygon(p, [(0.46, 0.8), (0.5, 0.8), (0.6, 0.36), (0.57, 0.35)], (126, 84, 50))
    for k in range(7):
        t = -math.pi * (0.02 + 0.16 * k)
        end = (0.585 + 0.3 * math.cos(t), 0.37 + 0.2 * math.sin(t) + 0.1)
        polygon(p, [(0.585, 0.35), (0.585 + 0.17 * math.cos(t) - 0.03, 0.33 + 0.2 * math.sin(t)), end, (0.585 + 0.14 * math.cos(t) + 0.03, 0.41 + 0.16 * math.sin(t))], (20, 120 + 9 * k, 60))
    return p


def lavender():
    p = sky((255, 196, 150), (255, 228, 190))
    land(p, [(0, 0.45 * N), (N, 0.45 * N)], (94, 70, 150))
    for i in range(-8, 9):
        polygon(p, [(0.5 + 0.012 * i, 0.45), (0.5 + 0.012 * i + 0.005, 0.45), (0.5 + 0.2 * i + 0.09, 1), (0.5 + 0.2 * i, 1)], (150, 116, 206))
    disc(p, 0.3, 0.36, 0.07, (60, 110, 60))
    polygon(p, [(0.29, 0.4), (0.31, 0.4), (0.31, 0.47), (0.29, 0.47)], (90, 60, 40))
    return p


if __name__ == "__main__":
    for paint in [alps, balloon, city, dunes, forest, island, lavender, lighthouse, night, rainbow, snow, sunset, tulips]:
        picture = paint().resize((SIZE, SIZE), Image.LANCZOS)
        picture.save(pathlib.Path(__file__).parent / f"{paint.__name__}.jpg", quality=86, optimize=True)
