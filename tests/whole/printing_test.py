"""docs/printing.md says how many cards a sheet holds; the program has to agree with every figure."""

import json
import re
import unittest

from program import SOURCE, TRIES_ALL, WholeTest

PAGE = SOURCE / "docs" / "printing.md"


def tables(text):
    """The settings above each table that is marked so, its sizes, and for each paper its figures."""
    for found in re.finditer(r"<!-- table:(.*?)-->\s*\n((?:\|.*\n)+)", text):
        rows = [[cell.strip() for cell in line.strip("|\n").split("|")] for line in found[2].splitlines()]
        yield found[1].split(), rows[0][1:], {row[0]: [int(cell) for cell in row[1:]] for row in rows[2:]}


class Printing(WholeTest):
    def cards_per_sheet(self, *settings):
        process = self.run_program("check", "--json", "small.yaml", "-s", "layout.effort=fast", *settings)
        self.assertEqual(process.returncode, 0, process.stdout + process.stderr)
        return json.loads(process.stdout)["themes"][0]["deck"]["cards_per_sheet"]

    def test_each_figure_is_what_the_program_says(self):
        found = list(tables(PAGE.read_text(encoding="utf-8")))
        self.assertEqual(len(found), 4)
        for settings, sizes, papers in found:
            self.assertGreaterEqual(len(papers), 4)
            for row, (paper, figures) in list(enumerate(papers.items()))[::1 if TRIES_ALL else 2]:
                tried = slice(None) if TRIES_ALL else slice(row % 6, None, 6)
                said = [self.cards_per_sheet(*settings, "-s", f"sheet.paper={paper}",
                                             "-s", f"card.size={size.replace(' ', '')}") for size in sizes[tried]]
                self.assertEqual(figures[tried], said, (settings, paper))

    def test_each_setting_that_is_shown_is_taken(self):
        blocks = re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
        self.assertGreaterEqual(len(blocks), 4)
        for block in blocks:
            self.write("shown.yaml", block)
            process = self.run_program("check", "small.yaml", "--with", "shown.yaml")
            self.assertEqual(process.returncode, 0, block + process.stdout + process.stderr)

    def test_each_picture_is_there(self):
        pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", PAGE.read_text(encoding="utf-8"))
        self.assertGreaterEqual(len(pictures), 6)
        for picture in pictures:
            self.assertTrue((PAGE.parent / picture).is_file(), picture)

    def test_every_option_and_key_that_is_named_is_there(self):
        text = PAGE.read_text(encoding="utf-8")
        reference = (SOURCE / "docs" / "theme.md").read_text(encoding="utf-8")
        for section, key in set(re.findall(r"`(sheet|output|card|back|extras)\.([a-z_]+)", text)):
            part = reference[reference.index(f"\n## {section}\n"):].split("\n## ")[1]
            self.assertIn(f"| `{key}` |", part, f"{section}.{key}")
        known = self.run_program("--help").stdout + self.run_program("verify", "--help").stdout
        for option in set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text)) - {"--split-pages", "--json"}:
            self.assertIn(option, known)


if __name__ == "__main__":
    unittest.main()
