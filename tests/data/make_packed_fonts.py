#!/usr/bin/env python3
"""Packs colrtest.ttf as a TTC, and writes svgtest.ttf, whose one symbol is an SVG.

usage: make_packed_fonts.py FOLDER   (needs Debian's python3-fonttools; the same bytes each time)
"""
import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables.S_V_G_ import SVGDocument


def pack(folder):
    collection = TTCollection()
    collection.fonts = [TTFont(folder / "colrtest.ttf", recalcTimestamp=False)]
    collection.save(folder / "colrtest.ttc")


def square(left, bottom, right, top):
    pen = TTGlyphPen(None)
    pen.moveTo((left, bottom))
    for point in ((left, top), (right, top), (right, bottom)):
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def svg(glyph, color):
    """A disc on the base line, as wide as the em, and a part above the em's top."""
    return (f'<svg xmlns="http://www.w3.org/2000/svg"><g id="glyph{glyph}"><circle cx="500" cy="-400" r="400" '
            f'fill="{color}"/><path d="M450 -1100h100v200h-100z" fill="black"/></g></svg>')


def svg_font(file):
    builder = FontBuilder(1000, isTTF=True)
    outlines = {name: square(0, 0, 1, 1) for name in (".notdef", "plain", "packed")}
    builder.setupGlyphOrder(list(outlines))
    builder.setupCharacterMap({0xF000: "plain", 0xF001: "packed"})
    builder.setupGlyf(outlines)
    builder.setupHorizontalMetrics({name: (1000, 0) for name in outlines})
    builder.setupHorizontalHeader(ascent=900, descent=-100)
    builder.setupNameTable({"familyName": "SvgTest", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=900, sTypoDescender=-100, usWinAscent=900, usWinDescent=100)
    builder.setupPost()
    font = builder.font
    font["SVG "] = newTable("SVG ")
    font["SVG "].docList = [SVGDocument(svg(1, "teal"), 1, 1), SVGDocument(svg(2, "crimson"), 2, 2, compressed=True)]
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
    font.save(file)


def main():
    folder = Path(sys.argv[1])
    pack(folder)
    svg_font(folder / "svgtest.ttf")


main()
