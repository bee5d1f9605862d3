"""Measures the ink of each symbol on a card as Poppler draws it: distances, distance to the rim, covered area.

Each use of a symbol becomes a page of its own, drawn with transparency at 300 dpi or another resolution. Ink is alpha of 10 % and more. A
sharp edge is smeared over a pixel by the drawing, so there the edge is where alpha is half of the most nearby; where a
picture fades out slowly it is at 10 %. Interpolated between pixels this is good to a tenth of a pixel, 0.01 mm."""

import subprocess
import tempfile
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import numpy as np
from PIL import Image
from pypdf import PdfWriter
from pypdf.generic import DecodedStreamObject, NameObject, RectangleObject

from deck_pdf import POINTS_PER_MM, bounds
from made_pdf import resources
from raster import fill_holes, least_distance, over_squares

DPI = 300
THRESHOLD = 0.1


@dataclass
class Ink:
    left: int  # of the picture, in pixels from the card's origin
    top: int
    edge: np.ndarray  # points on the edge, mm from the card's origin, y down
    filled: np.ndarray  # pixels inside the outer edge
    color: np.ndarray  # the mean of the ink: red, green, blue, 0 to 1
    pixel_mm: float


def pixel_box(use, dpi):
    """A box around a use in whole pixels with two to spare: left, bottom, right, top."""
    left, bottom, right, top = (side * dpi / 72 for side in bounds(use.matrix, use.form["/BBox"]))
    return (int(np.floor(left)) - 2, int(np.floor(bottom)) - 2, int(np.ceil(right)) + 2, int(np.ceil(top)) + 2)


def write_pages(uses, path, dpi):
    writer = PdfWriter()
    for use in uses:
        left, bottom, right, top = (side * 72 / dpi for side in pixel_box(use, dpi))
        page = writer.add_blank_page(right - left, top - bottom)
        page[NameObject("/MediaBox")] = RectangleObject((left, bottom, right, top))
        stream = DecodedStreamObject()
        stream.set_data((" ".join(f"{value:.6f}" for value in use.matrix) + " cm /X Do").encode())
        page[NameObject("/Contents")] = writer._add_object(stream)
        page[NameObject("/Resources")] = resources({"X": use.form.indirect_reference.clone(writer)})
    with open(path, "wb") as file:
        writer.write(file)


def excess(alpha):
    """How far alpha lies above what counts as ink at this place."""
    return alpha - np.maximum(THRESHOLD, over_squares(np.maximum, alpha, 5) / 2)


def edge_points(above):
    """Where the excess passes 0 between two neighboring pixels: x and y in pixels, pixel centers at .5."""
    height, width = above.shape
    found = []
    for dy, dx in ((0, 1), (1, 0)):
        here, there = above[:height - dy, :width - dx], above[dy:, dx:]
        y, x = np.nonzero((here >= 0) != (there >= 0))
        a, b = here[y, x], there[y, x]
        share = a / (a - b)
        found.append(np.column_stack((x + 0.5 + dx * share, y + 0.5 + dy * share)))
    return np.concatenate(found)


def measure(use, picture, dpi):
    left, _, _, top = pixel_box(use, dpi)
    alpha = np.asarray(picture.getchannel("A"), dtype=np.float64) / 255
    rim = np.concatenate((alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]))
    assert rim.max() < THRESHOLD, "ink outside the symbol's own box"
    above = excess(alpha)
    edge = (edge_points(above) + (left, -top)) * 25.4 / dpi
    color = np.average(np.asarray(picture.convert("RGB")).reshape(-1, 3) / 255, axis=0, weights=alpha.ravel())
    return Ink(left, -top, edge, fill_holes(above >= 0), color, 25.4 / dpi)


def ink_of(cards, dpi=DPI):
    """For each card the ink of each of its uses."""
    uses = [use for card in cards for use in card.uses]
    with tempfile.TemporaryDirectory(prefix="spotit-") as folder:
        pages = Path(folder, "uses.pdf")
        write_pages(uses, pages, dpi)
        subprocess.run(["pdftocairo", "-tiff", "-transp", "-r", str(dpi), pages, Path(folder, "use")], check=True)
        pictures = sorted(Path(folder).glob("use*.tif"))
        assert len(pictures) == len(uses), (len(pictures), len(uses))
        found = iter([measure(use, Image.open(picture), dpi) for use, picture in zip(uses, pictures)])
    return [[next(found) for _ in card.uses] for card in cards]


def least_gap(inks):
    """The least distance between the edges of two symbols of a card, mm."""
    return min(least_distance(one.edge, other.edge) for one, other in combinations(inks, 2))


def furthest(inks):
    """How far from the card's center the ink goes, mm."""
    return max(np.hypot(*ink.edge.T).max() for ink in inks)


def covered_area(inks):
    """Area of all silhouettes together and the area where two lie on one another, mm²."""
    left, top = min(ink.left for ink in inks), min(ink.top for ink in inks)
    right = max(ink.left + ink.filled.shape[1] for ink in inks)
    bottom = max(ink.top + ink.filled.shape[0] for ink in inks)
    count = np.zeros((bottom - top, right - left), dtype=np.uint8)
    for ink in inks:
        height, width = ink.filled.shape
        y, x = ink.top - top, ink.left - left
        count[y:y + height, x:x + width] += ink.filled
    area = inks[0].pixel_mm ** 2
    return np.count_nonzero(count) * area, np.count_nonzero(count > 1) * area
