#!/usr/bin/env python3
"""A thousand saves of a theme that is watched: the memory stays bounded, and the last deck is what `make` makes."""
import os
import random
import re
import unittest
from pathlib import Path

from program import THEMES, WholeTest
from watch_test import FAST, Watcher

EDITS = int(os.environ.get("SPOTIT_EDITS", "1000"))
OTHERS = "🪨🧱🪟🪬🪠"


def edit(text, chance):
    """The theme with another title, background, gap, arrangement of a card or symbol, or with a mistake."""
    number = chance.randrange(30)
    change = chance.choice([(r"title: .*", f"title: Edit {number}"),
                            (r"background: .*", f'background: "#{chance.randrange(1 << 24):06x}"'),
                            (r"gap: .*", f"gap: 1.{number:02}mm"),
                            (r"(gap: .*)", rf"\1\n  reroll: {{{chance.randrange(1, 57)}: {number}}}"),
                            (chance.choice("🐶🐱🐭🐰🐷"), chance.choice(OTHERS)),
                            (r"\Z", "kard: 7\n")])
    return re.sub(*change, text, count=1)


class Soak(WholeTest):
    def megabytes(self, watcher):
        status = Path(f"/proc/{watcher.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) >> 10

    def check(self, name, max_megabytes):
        text, chance = (THEMES / name).read_text(encoding="utf-8"), random.Random(1)
        self.write(name, text)
        watcher = Watcher(self.folder, name, "-o", "deck.pdf")
        self.addCleanup(watcher.stop)
        watcher.wait_for(f"watching {name}")
        before = self.megabytes(watcher)
        for number in range(EDITS):
            edited = edit(edit(text, chance), chance) if number < EDITS - 1 else text
            self.write(name, edited + f"# {number}\n")
            watcher.wait_for(f"watching {name}", number + 2)
        after = self.megabytes(watcher)
        print(f"{name}: {before} MB at first, {after} MB after {EDITS} saves", flush=True)
        self.assertLess(after, max_megabytes)
        self.assertEqual(watcher.stop(), 0)
        own, _ = self.make(name, *FAST, output="own.pdf")
        self.assertEqual((self.folder / "deck.pdf").read_bytes(), own.read_bytes())

    def test_a_deck_of_57_cards(self):
        self.check("animals.yaml", 150)

    def test_a_deck_of_381_cards(self):
        self.check("party20.yaml", 400)


if __name__ == "__main__":
    unittest.main()
