"""The recorded cutter files, read without any of the code that wrote them: DXF by a reader of its own and by ezdxf where
that is installed, SVG by the rules of its path data."""

import math
import re
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

try:
    import ezdxf
except ImportError:
    ezdxf = None

FOLDER = Path(__file__).parent
PAPER = (210, 297)
SVG = "{http://www.w3.org/2000/svg}"
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"


def read_groups(path):
    lines = path.read_text(encoding="ascii").split("\n")
    assert lines[-1] == "" and len(lines) % 2 == 1
    return [(int(code), value) for code, value in zip(lines[0:-1:2], lines[1:-1:2])]


def read_polylines(groups):
    """For each polyline whether it is closed, and its vertices: x, y, bulge."""
    polylines, entity = [], None
    for code, value in groups:
        if code == 0:
            entity = value
            if value == "POLYLINE":
                polylines.append({"closed": False, "vertices": []})
            if value == "VERTEX":
                polylines[-1]["vertices"].append([0.0, 0.0, 0.0])
        elif entity == "POLYLINE" and code == 70:
            polylines[-1]["closed"] = bool(int(value) & 1)
        elif entity == "VERTEX" and code in {10, 20, 42}:
            polylines[-1]["vertices"][-1][{10: 0, 20: 1, 42: 2}[code]] = float(value)
    return polylines


def flattened(vertices, steps=64):
    """Points along a closed polyline; bulge = tan(angle / 4), counterclockwise positive."""
    points = []
    for (x0, y0, bulge), (x1, y1, _) in zip(vertices, vertices[1:] + vertices[:1]):
        points.append((x0, y0))
        if bulge:
            angle = 4 * math.atan(bulge)
            radius = math.hypot(x1 - x0, y1 - y0) / 2 / math.sin(angle / 2)
            heading = math.atan2(y1 - y0, x1 - x0) - angle / 2
            cx, cy = x0 - radius * math.sin(heading), y0 + radius * math.cos(heading)
            start = math.atan2(y0 - cy, x0 - cx)
            points += [(cx + radius * math.cos(start + angle * i / steps),
                        cy + radius * math.sin(start + angle * i / steps)) for i in range(1, steps)]
    return points


def area(points):
    """Positive when counterclockwise with y upwards."""
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1])) / 2


def box(points):
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def svg_paths(path, layer):
    root = xml.parse(path).getroot()
    for group in root.findall(SVG + "g"):
        if group.get(INKSCAPE + "label") == layer:
            return [element.get("d") for element in group.findall(SVG + "path")], group
    return [], None


def svg_points(data, steps=64):
    """Points of a path of M, L, A and Z with absolute coordinates; arcs of equal radii that are not turned."""
    commands = re.findall(r"([MLAZ])([^MLAZ]*)", data)
    points = []
    for command, text in commands:
        values = [float(value) for value in re.findall(r"-?[\d.]+", text)]
        if command in "ML":
            points.append(tuple(values))
        if command == "A":
            rx, ry, turned, large, sweep, x1, y1 = values
            assert rx == ry and turned == 0 and large == 0
            x0, y0 = points[-1]
            half = math.hypot(x1 - x0, y1 - y0) / 2
            away = math.sqrt(max(0.0, rx * rx - half * half))
            side = 1 if sweep else -1  # SVG: of the two small arcs the one that turns clockwise when sweep is 1
            cx = (x0 + x1) / 2 - side * away * (y1 - y0) / (2 * half)
            cy = (y0 + y1) / 2 + side * away * (x1 - x0) / (2 * half)
            start = math.atan2(y0 - cy, x0 - cx)
            angle = 2 * math.asin(min(1.0, half / rx)) * side
            points += [(cx + rx * math.cos(start + angle * i / steps), cy + rx * math.sin(start + angle * i / steps))
                       for i in range(1, steps)]
            points.append((x1, y1))
    assert commands[-1][0] == "Z"
    return points


class Dxf(unittest.TestCase):
    CARDS = {"circles": (60, 60, math.pi * 900), "pokers": (63, 88, 63 * 88 - (4 - math.pi) * 3.5 ** 2),
             "tiles": (80 * 2 / math.sqrt(3), 80, math.sqrt(3) / 2 * 80 ** 2)}

    def test_the_header_says_release_12_and_millimetres(self):
        for name in self.CARDS:
            groups = read_groups(FOLDER / f"{name}.dxf")
            header = {groups[i][1]: groups[i + 1] for i in range(len(groups) - 1) if groups[i][0] == 9}
            self.assertEqual(header["$ACADVER"], (1, "AC1009"))
            self.assertEqual(header["$INSUNITS"], (70, "4"))
            self.assertEqual(header["$MEASUREMENT"], (70, "1"))
            self.assertEqual(groups[-1], (0, "EOF"))

    def test_every_card_is_one_closed_polyline_of_its_size_on_the_paper(self):
        for name, (width, height, expected_area) in self.CARDS.items():
            polylines = read_polylines(read_groups(FOLDER / f"{name}.dxf"))
            self.assertGreater(len(polylines), 3)
            for polyline in polylines:
                self.assertTrue(polyline["closed"])
                points = flattened(polyline["vertices"])
                left, bottom, right, top = box(points)
                self.assertAlmostEqual(right - left, width, delta=0.01)
                self.assertAlmostEqual(top - bottom, height, delta=0.01)
                self.assertAlmostEqual(area(points), expected_area, delta=2)  # positive: counterclockwise
                self.assertTrue(0 < left < right < 297 and 0 < bottom < top < 297)

    @unittest.skipIf(ezdxf is None, "python3-ezdxf is not installed")
    def test_ezdxf_reads_the_same(self):
        for name, (width, height, _) in self.CARDS.items():
            drawing = ezdxf.readfile(FOLDER / f"{name}.dxf")
            self.assertEqual(drawing.dxfversion, "AC1009")
            self.assertFalse(drawing.audit().errors)
            own = read_polylines(read_groups(FOLDER / f"{name}.dxf"))
            polylines = list(drawing.modelspace().query("POLYLINE"))
            self.assertEqual(len(polylines), len(own))
            for polyline, expected in zip(polylines, own):
                self.assertTrue(polyline.is_closed)
                self.assertEqual(polyline.dxf.layer, "CUTCONTOUR")
                read = [[vertex.dxf.location.x, vertex.dxf.location.y, vertex.dxf.bulge]
                        for vertex in polyline.vertices]
                self.assertEqual(read, expected["vertices"])


class Svg(unittest.TestCase):
    def test_its_units_are_the_millimetres_of_the_page(self):
        for name in ("circles", "pokers"):
            root = xml.parse(FOLDER / f"{name}.svg").getroot()
            left, top, width, height = map(float, root.get("viewBox").split())
            self.assertEqual((left, top), (0, 0))
            self.assertEqual((root.get("width"), root.get("height")), (f"{width:g}mm", f"{height:g}mm"))
            self.assertEqual(sorted((width, height)), sorted(PAPER))
            self.assertEqual(root.find(SVG + "title").text, "Squares & <more> · sheet 1")

    def test_each_path_of_the_cut_layer_is_a_card_where_the_dxf_has_it(self):
        for name in ("circles", "pokers"):
            paths, _ = svg_paths(FOLDER / f"{name}.svg", "CutContour")
            height = float(xml.parse(FOLDER / f"{name}.svg").getroot().get("viewBox").split()[3])
            polylines = read_polylines(read_groups(FOLDER / f"{name}.dxf"))
            self.assertEqual(len(paths), len(polylines))
            for path, polyline in zip(paths, polylines):
                points = svg_points(path)
                left, top, right, bottom = box(points)
                dxf_left, dxf_bottom, dxf_right, dxf_top = box(flattened(polyline["vertices"]))
                for ours, theirs in ((left, dxf_left), (right, dxf_right),
                                     (top, height - dxf_top), (bottom, height - dxf_bottom)):
                    self.assertAlmostEqual(ours, theirs, delta=0.01)
                self.assertAlmostEqual(-area(points), area(flattened(polyline["vertices"])), delta=0.1)

    def test_the_marks_have_a_layer_of_their_own(self):
        marks, group = svg_paths(FOLDER / "circles.svg", "Regmarks")
        self.assertEqual(len(marks), 5)
        self.assertEqual(group.findall(SVG + "path")[0].get("stroke-width"), "5")
        self.assertEqual(svg_paths(FOLDER / "pokers.svg", "Regmarks"), ([], None))


if __name__ == "__main__":
    unittest.main()
