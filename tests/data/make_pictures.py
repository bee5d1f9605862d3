#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The spotit-print authors
# SPDX-License-Identifier: MIT
"""Draws the pictures of the tests: photos in every kind of JPEG and WebP, and pictures with alpha.

usage: make_pictures.py FOLDER      (needs Debian's python3-pil)
"""
import sys
from pathlib import Path

from PIL import Image, ImageDraw


def photo(width, height):
    """Red grows to the right, green downwards; a white corner at the top left, blue at the bottom right."""
    image = Image.new("RGB", (width, height))
    pixels = image.load()
    for y in range(height):
        for x in range(width):
            pixels[x, y] = (255 * x // width, 255 * y // height, 60)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, width // 4, height // 4), fill="white")
    draw.rectangle((width - width // 4, height - height // 4, width, height), fill="blue")
    return image


def main():
    folder = Path(sys.argv[1])
    image = photo(48, 32)
    image.save(folder / "photo.jpg", quality=90)
    image.save(folder / "progressive.jpg", quality=90, progressive=True)
    image.convert("L").save(folder / "grey.jpg", quality=90)
    image.convert("CMYK").save(folder / "inks.jpg", quality=90)
    turned = Image.Exif()
    turned[0x0112] = 6  # the camera was held upright: turn a quarter to the right
    image.save(folder / "turned.jpg", quality=90, exif=turned)
    alpha = Image.new("RGBA", (40, 30), (0, 0, 0, 0))
    ImageDraw.Draw(alpha).rectangle((10, 5, 29, 24), fill=(200, 30, 30, 255))
    alpha.save(folder / "alpha.png")
    image.save(folder / "photo.webp", quality=90)
    image.save(folder / "turned.webp", quality=90, exif=turned)
    image.save(folder / "lossless.webp", lossless=True)
    alpha.save(folder / "alpha.webp", lossless=True)
    alpha.save(folder / "lossyalpha.webp", quality=90)
    alpha.save(folder / "animated.webp", save_all=True, append_images=[image.resize((40, 30))], lossless=True)
    Image.new("RGBA", (8, 8), (0, 0, 0, 0)).save(folder / "clear.png")


main()
