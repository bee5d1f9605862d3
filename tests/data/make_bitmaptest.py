#!/usr/bin/env python3
"""Writes bitmaptest.ttf: U+F000 is a bitmap in the table sbix, U+F001 a plain outline without colors.

usage: make_bitmaptest.py bitmaptest.ttf      (needs Debian's python3-fonttools; the same bytes each time)
"""
import struct
import sys
import zlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables.sbixGlyph import Glyph
from fontTools.ttLib.tables.sbixStrike import Strike


def square(left, bottom, right, top):
    pen = TTGlyphPen(None)
    pen.moveTo((left, bottom))
    for point in ((left, top), (right, top), (right, bottom)):
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def png(size):
    """A square, red above and blue below, half transparent at the left."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b""
    for y in range(size):
        color = (220, 30, 30) if y < size // 2 else (30, 60, 220)
        rows += b"\0" + b"".join(bytes((*color, 128 if x < size // 4 else 255)) for x in range(size))
    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def main():
    pixels_per_em = 80
    outlines = {".notdef": square(0, 0, 1, 1), "bitmap": square(100, 0, 900, 800), "plain": square(400, 300, 600, 500)}
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(list(outlines))
    builder.setupCharacterMap({0xF000: "bitmap", 0xF001: "plain"})
    builder.setupGlyf(outlines)
    builder.setupHorizontalMetrics({name: (1000, outline.xMin) for name, outline in outlines.items()})
    builder.setupHorizontalHeader(ascent=900, descent=-100)
    builder.setupNameTable({"familyName": "BitmapTest", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=900, sTypoDescender=-100, usWinAscent=900, usWinDescent=100)
    builder.setupPost()
    font = builder.font
    strike = Strike(ppem=pixels_per_em, resolution=72)
    for name in outlines:
        data = {"graphicType": "png ", "imageData": png(64)} if name == "bitmap" else {}
        strike.glyphs[name] = Glyph(glyphName=name, originOffsetX=8, originOffsetY=0, **data)
    font["sbix"] = newTable("sbix")
    font["sbix"].strikes[pixels_per_em] = strike
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
    font.save(sys.argv[1])


main()
