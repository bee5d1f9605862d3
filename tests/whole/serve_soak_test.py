#!/usr/bin/env python3
"""Two thousand edits of a theme, as of an hour of typing: nothing stale is shown, and the memory stays bounded."""
import os
import random
import unittest
from pathlib import Path

from designer_server import FAST, ServeTest

EDITS = int(os.environ.get("SPOTIT_EDITS", "2000"))
THEME = Path(os.environ["SPOTIT_SOURCE"]) / "themes/animals.yaml"
OTHERS = "🦄🍎🍐🍋🍇🚗🎸🌻🍕⛺🎈🏠🚲🎂⚽"


def edit(text, chance):
    """Titles, gaps, symbols, colors, other arrangements, and mistakes."""
    kind = chance.randrange(6)
    if kind == 0:
        return text.replace("{ en: ", f"{{ en: {chance.choice('abcdef')}", 1)
    if kind == 1:
        return text.replace("gap: 2mm", f"gap: 2.{chance.randrange(10)}mm")
    if kind == 2:
        return text.replace(chance.choice("🐶🐱🐭🐰🐷"), chance.choice(OTHERS), 1)
    if kind == 3:
        return text.replace('"#fffaf0"', f'"#{chance.randrange(1 << 24):06x}"')
    if kind == 4:
        return text.replace("gap: 2mm", f"gap: 2mm\n  reroll: {{{chance.randrange(1, 57)}: {chance.randrange(9)}}}")
    return text + "kard: 7\n"


class Soak(ServeTest):
    def megabytes(self, server):
        pages = int(Path(f"/proc/{server.worker()}/statm").read_text().split()[1])
        return (pages * os.sysconf("SC_PAGE_SIZE") + 1024 * server.memory()) >> 20

    def test_many_edits_leave_nothing_stale_and_take_no_more_memory(self):
        server = self.serve(THEME, *FAST)
        text, chance = server.call("GET", "/api/theme").text(), random.Random(1)
        self.assertTrue(server.preview(text)[-1]["ok"])
        before, worker, kept = self.megabytes(server), server.worker(), []
        for number in range(EDITS):
            edited = edit(edit(text, chance), chance)
            answer = server.preview(edited, proof=number % 50 == 0)
            if number % (EDITS // 5) == EDITS // 5 - 1:
                kept.append((edited, answer))
        print(f"{before} MB at first, {self.megabytes(server)} MB after {EDITS} edits")
        self.assertLess(self.megabytes(server) - before, 300)
        self.assertEqual(server.worker(), worker)
        for edited, answer in kept:
            self.assertEqual(self.serve(THEME, *FAST).preview(edited), answer)


if __name__ == "__main__":
    unittest.main()
