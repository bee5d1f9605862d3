#!/usr/bin/env python3
"""Writes colrtest.ttf: one character from U+F000 on for each thing that a COLR table can say.

usage: make_colrtest.py colrtest.ttf      (needs Debian's python3-fonttools; the same bytes each time)

The names of the glyphs say what they show, and are listed in colrtest.txt. Every paint format, extend mode and
composite mode of OpenType 1.9.1 is there, the variable ones at their default values, and layers of version 0.
"""
import math
import sys

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.otTables import CompositeMode, ExtendMode, PaintFormat

UNITS = 1000
CENTER = (500, 400)
BOX = (0, -100, 1000, 900)
NO_VARIATION = 0xFFFFFFFF
RED, YELLOW, BLUE, GREEN, HALF_PURPLE = range(5)
PALETTE = [(0.9, 0.1, 0.1, 1), (0.95, 0.85, 0.1, 1), (0.1, 0.3, 0.9, 1), (0.1, 0.7, 0.3, 1), (0.5, 0.1, 0.6, 0.5)]


# --- outlines ---------------------------------------------------------------------------------------------------

def polygon(points):
    pen = TTGlyphPen(None)
    pen.moveTo(points[0])
    for point in points[1:]:
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def circle(x, y, radius, arcs=8):
    def at(distance, step):
        angle = 2 * math.pi * step / arcs
        return round(x + distance * math.cos(angle)), round(y + distance * math.sin(angle))

    handle = radius / math.cos(math.pi / arcs)
    pen = TTGlyphPen(None)
    pen.moveTo(at(radius, 0))
    for i in range(arcs):
        pen.qCurveTo(at(handle, i + 0.5), at(radius, i + 1))
    pen.closePath()
    return pen.glyph()


def star(x, y, outer, inner):
    def at(i):
        distance = outer if i % 2 == 0 else inner
        return round(x + distance * math.sin(i * math.pi / 5)), round(y + distance * math.cos(i * math.pi / 5))

    return polygon([at(i) for i in range(10)])


def square(left, bottom, right, top):
    return polygon([(left, bottom), (left, top), (right, top), (right, bottom)])


OUTLINES = {
    ".notdef": polygon([(0, 0), (0, 1), (1, 1)]),
    "square": square(100, 0, 900, 800),
    "small": square(400, 300, 600, 500),
    "circle": circle(500, 400, 400),
    "left": circle(360, 400, 300),
    "right": circle(640, 400, 300),
    "star": star(500, 400, 420, 170),
}


# --- paints -----------------------------------------------------------------------------------------------------

def paint(kind, **fields):
    if kind.startswith("PaintVar"):
        fields["VarIndexBase"] = NO_VARIATION
    return {"Format": getattr(PaintFormat, kind), **fields}


def solid(color, alpha=1.0, var=""):
    return paint(f"Paint{var}Solid", PaletteIndex=color, Alpha=alpha)


def line(stops, extend=ExtendMode.PAD, var=""):
    def stop(offset, color, alpha=1.0):
        fields = {"StopOffset": offset, "PaletteIndex": color, "Alpha": alpha}
        return {**fields, "VarIndexBase": NO_VARIATION} if var else fields

    return {"ColorStop": [stop(*s) for s in stops], "Extend": extend}


def linear(color_line, p0, p1, p2, var=""):
    return paint(f"Paint{var}LinearGradient", ColorLine=color_line, x0=p0[0], y0=p0[1], x1=p1[0], y1=p1[1],
                 x2=p2[0], y2=p2[1])


def radial(color_line, c0, r0, c1, r1, var=""):
    return paint(f"Paint{var}RadialGradient", ColorLine=color_line, x0=c0[0], y0=c0[1], r0=r0, x1=c1[0], y1=c1[1],
                 r1=r1)


def sweep(color_line, center, start, end, var=""):
    return paint(f"Paint{var}SweepGradient", ColorLine=color_line, centerX=center[0], centerY=center[1],
                 startAngle=start, endAngle=end)


def glyph(name, child):
    return paint("PaintGlyph", Glyph=name, Paint=child)


def layers(*children):
    return paint("PaintColrLayers", Layers=list(children))


def composite(mode, source, backdrop):
    return paint("PaintComposite", SourcePaint=source, CompositeMode=mode, BackdropPaint=backdrop)


THREE = [(0, RED), (0.5, YELLOW), (1, BLUE)]
FADING = [(0, RED), (1, BLUE, 0)]
BEYOND = [(-0.5, RED), (0.3, YELLOW), (1.4, BLUE)]
WITHIN = [(0.3, RED), (0.5, YELLOW), (0.6, BLUE)]
HARD = [(0, RED), (0.4, YELLOW), (0.4, BLUE), (1, GREEN)]
ONE_PLACE = [(0.5, RED), (0.5, BLUE)]
LINEAR = linear(line(THREE), (200, 100), (800, 700), (0, 300))


def gradients():
    for extend in ExtendMode:
        name = extend.name.lower()
        right_angle = ((300, 300), (600, 300), (300, 600))
        for what, stops in {"": THREE, "_within": WITHIN, "_fading": FADING, "_hard": HARD}.items():
            yield f"linear{what}_{name}", glyph("square", linear(line(stops, extend), *right_angle))
            yield f"radial{what}_{name}", glyph("square", radial(line(stops, extend), CENTER, 50, CENTER, 200))
            yield f"sweep{what}_{name}", glyph("circle", sweep(line(stops, extend), CENTER, 30, 90))
        slanted = ((300, 300), (600, 400), (400, 700))
        yield f"linear_slanted_{name}", glyph("square", linear(line(THREE, extend), *slanted))
        beyond = line(BEYOND, extend)
        yield f"linear_beyond_{name}", glyph("square", linear(beyond, (400, 400), (500, 400), (400, 500)))
        yield f"radial_beyond_{name}", glyph("square", radial(beyond, CENTER, 100, CENTER, 200))
        yield f"radial_negative_{name}", glyph("square", radial(beyond, CENTER, 20, CENTER, 150))
        yield f"radial_negative_inward_{name}", glyph("square", radial(beyond, CENTER, 200, CENTER, 30))
        pairs = {"focal": ((450, 350), 20, CENTER, 200), "cone": ((300, 400), 50, (600, 400), 120),
                 "strip": ((300, 400), 100, (600, 400), 100), "inward": (CENTER, 250, CENTER, 100),
                 "point": (CENTER, 0, CENTER, 150)}
        for what, circles in pairs.items():
            yield f"radial_{what}_{name}", glyph("square", radial(line(THREE, extend), *circles))
        turns = {"full": (CENTER, 0, 360), "off_centre": ((450, 350), 20, 200), "backwards": (CENTER, 200, 60),
                 "beyond": (CENTER, -60, 420)}
        for what, angles in turns.items():
            yield f"sweep_{what}_{name}", glyph("circle", sweep(line(THREE, extend), *angles))
    yield "linear_one_place", glyph("square", linear(line(ONE_PLACE), (200, 400), (800, 400), (200, 800)))
    yield "radial_one_place", glyph("square", radial(line(ONE_PLACE), CENTER, 0, CENTER, 400))
    yield "linear_one_stop", glyph("square", linear(line([(0.5, GREEN)]), (200, 400), (800, 400), (200, 800)))


def transforms():
    x, y = CENTER
    kinds = {
        "Translate": dict(dx=100, dy=-50),
        "Scale": dict(scaleX=0.6, scaleY=0.9),
        "ScaleAroundCenter": dict(scaleX=0.6, scaleY=1.3, centerX=x, centerY=y),
        "ScaleUniform": dict(scale=0.7),
        "ScaleUniformAroundCenter": dict(scale=0.5, centerX=x, centerY=y),
        "Rotate": dict(angle=10),
        "RotateAroundCenter": dict(angle=35, centerX=x, centerY=y),
        "Skew": dict(xSkewAngle=10, ySkewAngle=5),
        "SkewAroundCenter": dict(xSkewAngle=-20, ySkewAngle=10, centerX=x, centerY=y),
    }
    rings = radial(line(THREE, ExtendMode.REFLECT), CENTER, 0, CENTER, 150)
    for kind, fields in kinds.items():
        for var in ("", "Var"):
            def moved(child):
                return paint(f"Paint{var}{kind}", Paint=child, **fields)

            name = f"{var}{kind}".lower()
            yield f"{name}_of_glyph", moved(glyph("square", LINEAR))
            yield f"{name}_of_fill", glyph("square", moved(rings))
            if not var:
                yield f"{name}_of_clipped", glyph("circle", moved(glyph("star", LINEAR)))
    matrix = (0.8, 0.2, -0.3, 0.7, 150, 50)
    for var in ("", "Var"):
        affine = matrix if not var else dict(zip(("xx", "yx", "xy", "yy", "dx", "dy"), matrix),
                                             VarIndexBase=NO_VARIATION)
        whole = {"Format": getattr(PaintFormat, f"Paint{var}Transform"), "Transform": affine}
        yield f"{var}transform_of_glyph".lower(), {**whole, "Paint": glyph("square", LINEAR)}
        yield f"{var}transform_of_fill".lower(), glyph("square", {**whole, "Paint": rings})


def variable_fills():
    var = "Var"
    yield "var_solid", glyph("star", solid(RED, 0.6, var))
    fan = line(THREE, ExtendMode.REPEAT, var)
    yield "var_linear", glyph("square", linear(fan, (300, 300), (600, 300), (300, 600), var))
    yield "var_radial", glyph("square", radial(fan, CENTER, 20, CENTER, 150, var))
    yield "var_sweep", glyph("circle", sweep(fan, CENTER, 30, 90, var))


def composites():
    fade = linear(line([(0, RED), (1, BLUE, 0.4)]), (340, 400), (940, 400), (340, 800))
    backdrop = linear(line([(0, YELLOW), (1, GREEN, 0.5)]), (60, 100), (660, 700), (0, 700))
    for mode in CompositeMode:
        yield f"mode_{mode.name.lower()}", composite(mode, glyph("right", fade), glyph("left", backdrop))
    for mode in (CompositeMode.SRC_ATOP, CompositeMode.DEST_ATOP):
        yield f"mode_{mode.name.lower()}_opaque", composite(mode, glyph("right", LINEAR), glyph("left", solid(GREEN)))
    yield "src_in_solid_alpha", composite(CompositeMode.SRC_IN, layers(glyph("left", LINEAR), glyph("right", fade)),
                                          solid(RED, 0.5))
    yield "src_in_fill", composite(CompositeMode.SRC_IN, fade, layers(glyph("left", LINEAR), glyph("small", solid(RED))))
    wave = composite(CompositeMode.SRC_IN, linear(line([(0, RED, 0.1), (1, BLUE, 0.8)]), (100, 0), (900, 0), (100, 800)),
                     layers(glyph("square", LINEAR)))
    yield "soft_light_wave", composite(CompositeMode.SOFT_LIGHT, wave, layers(glyph("square", LINEAR)))
    yield "composite_in_layers", layers(
        glyph("square", solid(GREEN, 0.5)),
        composite(CompositeMode.SRC_IN, glyph("star", solid(RED)), glyph("circle", solid(RED, 0.5))),
        composite(CompositeMode.DEST_OUT, glyph("small", solid(RED)), glyph("circle", solid(YELLOW, 0.6))))


def structure():
    yield "foreground", layers(glyph("square", solid(0xFFFF, 0.3)), glyph("star", solid(0xFFFF)))
    yield "palette_alpha", layers(glyph("square", solid(HALF_PURPLE)), glyph("star", solid(HALF_PURPLE, 0.5)))
    yield "clip_in_clip", glyph("circle", layers(glyph("star", LINEAR), glyph("small", solid(BLUE))))
    nested = {"Format": PaintFormat.PaintScaleUniformAroundCenter, "scale": 0.6, "centerX": 500, "centerY": 400}
    yield "other_glyph", layers(glyph("square", solid(YELLOW)),
                                {**nested, "Paint": paint("PaintColrGlyph", Glyph="rotatearoundcenter_of_glyph")})
    yield "two_transforms_of_fill", glyph("square", paint("PaintRotate", angle=20, Paint=paint(
        "PaintTranslate", dx=50, dy=-80, Paint=LINEAR)))
    yield "clip_box", glyph("square", LINEAR)
    yield "variable_clip_box", glyph("square", LINEAR)
    yield "no_clip_box", glyph("star", LINEAR)
    yield "fill_without_outline", solid(YELLOW, 0.5)
    yield "flat_layers", [("square", YELLOW), ("star", RED), ("small", HALF_PURPLE)]
    yield "flat_foreground", [("circle", 0xFFFF), ("star", GREEN)]


CLIP_BOXES = {
    "clip_box": (200, 100, 600, 700),
    "variable_clip_box": (200, 100, 600, 700, NO_VARIATION),
    "no_clip_box": None,
    "fill_without_outline": (150, 50, 850, 750),
}


# --- the font ---------------------------------------------------------------------------------------------------

def main():
    paints = {}
    for part in (gradients, transforms, variable_fills, composites, structure):
        paints.update(part())
    outlines = dict(OUTLINES)
    for name in paints:
        outlines[name] = OUTLINES["square"]  # what shows where COLR is not understood

    builder = FontBuilder(UNITS, isTTF=True)
    builder.setupGlyphOrder(list(outlines))
    builder.setupCharacterMap({0xF000 + i: name for i, name in enumerate(paints)})
    builder.setupGlyf(outlines)
    # The side bearing has to be where the outline begins, or renderers move the outline there.
    builder.setupHorizontalMetrics({name: (UNITS, outline.xMin) for name, outline in outlines.items()})
    builder.setupHorizontalHeader(ascent=900, descent=-100)
    builder.setupNameTable({"familyName": "ColrTest", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=900, sTypoDescender=-100, usWinAscent=900, usWinDescent=100)
    builder.setupPost()
    font = builder.font
    boxes = {name: CLIP_BOXES.get(name, BOX) for name, what in paints.items() if not isinstance(what, list)}
    boxes = {name: box for name, box in boxes.items() if box}
    font["COLR"] = buildCOLR(paints, glyphMap=font.getReverseGlyphMap(), clipBoxes=boxes)
    font["CPAL"] = buildCPAL([PALETTE])
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
    font.save(sys.argv[1])
    with open(sys.argv[1].removesuffix(".ttf") + ".txt", "w") as names:
        names.write("".join(f"{name}\n" for name in paints))


main()
