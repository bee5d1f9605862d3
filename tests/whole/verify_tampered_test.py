"""`verify --render` finds every change of a file that can be seen, before and after other programs have rewritten it, and
calls no file wrong that is not. A part of the ways in which decks are tampered with is tried here, all by the slow
tests."""

import json
import os
import subprocess
import unittest

import numpy as np

from program import TRIES_ALL, WholeTest
from tampered_decks import DECKS, PRINTED, WAYS, is_alone, read, tamper
from verify_decks import CONVERT, REWRITERS, rewrite

SEED = int(os.environ.get("SPOTIT_SEED", 1))
MIN_PIXELS, MIN_DIFFERENCE = 25, 40  # what can be seen: so many at 50 dpi, by so much of 255
EACH = 1 if TRIES_ALL else 401  # one of so many
KINDS = os.environ.get("SPOTIT_KINDS", " ".join(list(DECKS)[::1 if TRIES_ALL else 2])).split()  # a part of them
PROGRAMS = {None: [], **REWRITERS, **CONVERT}
# Forms that are written out are no more than what they paint. What was done to a drawing that stands on one card alone
# is then what a picture of another valid deck looks like, and so is what was done to all places of a drawing.
WRITE_OUT = ("Ghostscript", "MuPDF convert")
ONE_LOOK = ("symbol almost clear", "symbol faded", "symbol clipped left", "symbol clipped below", "symbol clipped to a stripe",
            "symbol squeezed across", "symbol squeezed along", "symbol squeezed by its form", "symbol shrunk", "symbol skewed",
            "symbol mirrored", "symbol with half a box", "symbol with a narrow box",
            "white form", "screened box", "white box over the middle")
ALL_LOOKS = ("symbol squeezed everywhere",)
CUT = ("words", "mixed")  # decks in which one of two symbols of one content is cut by the other's box
HALF = ("mixed", "half a card clipped")  # all but 15 pixels of it are of pictures that stand on that card alone
# Tried in each run. In a deck of two forms the change is but one more of the looks that its labels have; a rabbit is
# nearly its own mirror picture; the word is added at the edge of its card; the stamp comes out black on a black word; a
# word in two sizes differs more in how strong its thin letters are drawn than in their shape.
HARD = (("split", None, "symbol with a narrow box"), ("split", "Ghostscript", "symbol skewed"),
        ("split", "Ghostscript", "symbol squeezed along"), ("split", "MuPDF convert", "white form"),
        ("mixed", None, "two symbols written otherwise"), ("octagons", "Ghostscript", "symbol mirrored"),
        ("words", "Ghostscript", "symbol added"), ("words", "Ghostscript", "all symbols emptied"),
        ("words", "MuPDF convert", "white stamp"), ("words", None, "two symbols written otherwise"))
LOST = ("MuPDF convert", "screened box")  # leaves nothing of it but paler cut marks


def is_known(deck, program, way, objects):
    """True if the file holds what the change can be known by."""
    if program not in WRITE_OUT:
        return True
    has_one_look = (way in ALL_LOOKS or (deck, way) == HALF or way == "two symbols of one content" and deck in CUT
                    or way in ONE_LOOK and is_alone(way, objects, SEED))
    return not has_one_look and (program, way) != LOST


def draw(pdf):
    """The pages at 50 dpi."""
    data = subprocess.run(["pdftoppm", "-cropbox", "-r", "50", pdf], capture_output=True, check=True).stdout
    pages = []
    while data:
        _, size, _, data = data.split(b"\n", 3)
        width, height = map(int, size.split())
        pages.append(np.frombuffer(data[:3 * width * height], np.uint8).reshape(height, width, 3).astype(int))
        data = data[3 * width * height:]
    return pages


def is_seen(pages, others):
    if [page.shape for page in pages] != [page.shape for page in others]:
        return True
    return max((abs(page - other).max(2) > MIN_DIFFERENCE).sum() for page, other in zip(pages, others)) > MIN_PIXELS


class Tampered(WholeTest):
    def make_deck(self, name):
        self.write("theme.yaml", DECKS[name])
        if name != "service":
            return self.make("theme.yaml")[0]
        self.assertEqual(self.run_program("theme.yaml", "--bundle", "made", "--service", "mb-print").returncode, 0)
        return self.folder / "made/services/mb-print/deck.pdf"

    def rewritten(self, program, pdf, name):
        if program is None:
            return pdf
        rewrite(program, pdf, self.folder / name)
        return self.folder / name

    def is_right(self, pdf):
        process = self.run_program("verify", "--render", "--json", pdf)
        self.assertIn(process.returncode, (0, 1), process.stderr)
        report = json.loads(process.stdout)
        self.assertEqual(report["ok"], process.returncode == 0)
        return report["ok"]

    def test_what_can_be_seen_is_found_and_honest_files_are_right(self):
        missed, tried, turn = [], 0, 0
        for number, name in enumerate(KINDS):
            # Every day one of those that write out forms.
            programs = list(PROGRAMS) if TRIES_ALL else [None, WRITE_OUT[number % 2]]
            pdf = self.make_deck(name)
            objects, changed, pages = read(pdf), self.folder / "changed.pdf", {}

            def honest_pages(program):
                """Those of the deck as the program rewrites it, which is right."""
                if program not in pages:
                    honest = self.rewritten(program, pdf, "honest.pdf")
                    self.assertTrue(self.is_right(honest), (name, program))
                    pages[program] = draw(honest)
                return pages[program]

            for program in programs if TRIES_ALL else [None]:
                honest_pages(program)
            for way in WAYS:
                chosen = [program for place, program in enumerate(programs, turn)
                          if place % EACH == 0 and is_known(name, program, way, objects)]
                turn += len(programs)
                if not chosen or not tamper(way, objects, changed, SEED):
                    continue
                for program in chosen:
                    found = self.rewritten(program, changed, "tampered.pdf")
                    is_printed = way in PRINTED and program not in WRITE_OUT
                    if is_printed or is_seen(honest_pages(program), draw(found)):
                        tried += 1
                        if self.is_right(found):
                            missed.append((name, program, way))
        if os.environ.get("SPOTIT_SHOW"):
            print(f"{tried} tampered files of {len(WAYS)} ways, {len(missed)} missed")
        self.assertEqual(missed, [])

    def test_changes_that_are_hard_to_find(self):
        decks = {name: read(self.make_deck(name)) for name in {name for name, _, _ in HARD}}
        changed = self.folder / "changed.pdf"
        for name, program, way in HARD:
            self.assertTrue(tamper(way, decks[name], changed, 1))
            self.assertFalse(self.is_right(self.rewritten(program, changed, "tampered.pdf")), (name, program, way))


if __name__ == "__main__":
    unittest.main()
