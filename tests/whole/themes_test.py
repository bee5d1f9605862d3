# SPDX-FileCopyrightText: 2026 The spotit-print authors
# SPDX-License-Identifier: MIT
"""Every theme that comes with the program makes a deck without an error, and the finished file is a right one."""

import re
import subprocess
import unittest

from program import SOURCE, THEMES, TRIES_ALL, WholeTest

ALL = sorted(THEMES.glob("*.yaml"))
PART = () if TRIES_ALL else ("party20", "flags", "copier")  # of these twelve cards will do


class Themes(WholeTest):
    def test_there_is_a_dozen_of_them(self):
        self.assertGreaterEqual(len(ALL), 12)

    def test_each_makes_a_deck_that_is_right(self):
        for theme in ALL:
            with self.subTest(theme.name):
                deck, _ = self.make(theme, "-s", "layout.effort=fast", *(("-s", "deck.cards=12") if theme.stem in PART else ()), output=f"{theme.stem}.pdf")
                subprocess.run(["qpdf", "--check", deck], check=True, stdout=subprocess.DEVNULL)
                verified = self.run_program("verify", deck)
                self.assertEqual(verified.returncode, 0, verified.stdout + verified.stderr)

    def test_each_has_the_schema_and_an_explanation_at_its_head(self):
        for theme in ALL:
            with self.subTest(theme.name):
                lines = theme.read_text(encoding="utf-8").splitlines()
                head = lines[:next(i for i, line in enumerate(lines) if not line.startswith("#"))]
                self.assertTrue(any("yaml-language-server: $schema=theme.schema.json" in line for line in head))
                self.assertGreaterEqual(len(head), 2)

    def test_the_gallery_shows_all_of_them(self):
        gallery = (SOURCE / "docs/gallery.md").read_text(encoding="utf-8")
        shown = set(re.findall(r"\.\./themes/([\w-]+)\.yaml", gallery))
        self.assertEqual(shown, {theme.stem for theme in ALL})
        for picture in re.findall(r"\]\(\.\./(samples/[^)]+)\)", gallery):
            self.assertTrue((SOURCE / picture).is_file(), picture)


if __name__ == "__main__":
    unittest.main()
