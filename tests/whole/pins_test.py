"""`layout.pins`: symbols stand where a person has placed them, as the PDF and the designer's lines show; nothing else of the
deck moves."""

import json
import math
import re
import statistics
import unittest

from designer_server import ServeTest
from drags import Drags, place_of, places, written
from program import SMALL_THEME, THEMES, TRIES_ALL, WholeTest, make_once

ANIMALS = THEMES / "animals.yaml"
CARD = 5  # the one with pins
FEW = () if TRIES_ALL else ("-s", "deck.symbols_per_card=6", "-s", "deck.cards=7", "-s", "layout.effort=fast")  # of the animals

FLAGS = "🇦🇹 🇧🇪 🇧🇷 🇨🇦 🇨🇭 🇨🇱 🇨🇳 🇨🇿 🇩🇪 🇩🇰 🇪🇪 🇪🇸 🇫🇮 🇫🇷 🇬🇧 🇬🇷 🇭🇷 🇭🇺 🇮🇪 🇮🇳 🇮🇸 🇮🇹 🇯🇵 🇰🇷 🇲🇽 🇳🇴 🇵🇱 🇵🇹 🇸🇪 🇹🇷 🇺🇸".split()


class Pins(WholeTest):
    def make_pinned(self, *pins, more=(), theme=ANIMALS):
        value = f"layout.pins={{{CARD}: {{{', '.join(pins)}}}}}"
        return places(self.make(theme, *FEW, "-s", value, *more)[0])

    def names_of_all(self, theme, few):
        cards = self.make(theme, *few, output="cards.json")[0]
        return [card["symbols"] for card in json.loads(cards.read_text())["cards"]]

    def names(self, theme=ANIMALS):
        return self.names_of_all(theme, FEW)[CARD - 1]

    def check_near(self, found, wanted, within=0.1):
        for one, other in zip(found[:3], wanted[:3]):
            self.assertAlmostEqual(one, other, delta=within)
        self.assertAlmostEqual(math.remainder(found[3] - wanted[3], 360), 0, delta=0.1)

    def test_pins_are_obeyed_and_all_other_cards_stay(self):
        before = places(make_once(ANIMALS, *FEW)[0])
        names = self.names()
        wanted = {1: (10, -5, 30, 20), 4: (-20, 14, 18, -130)}
        ways = ((), ("-s", f"layout.reroll={{{CARD}: 3}}"), ("--threads", "1"))
        for more in ways if TRIES_ALL else ways[1:2]:
            after = self.make_pinned(*(written(names[i], place) for i, place in wanted.items()), more=more)
            for i, place in wanted.items():
                self.check_near(after[CARD - 1][i], place)
            self.assertNotEqual(after[CARD - 1], before[CARD - 1])
            self.assertEqual(after[:CARD - 1] + after[CARD:], before[:CARD - 1] + before[CARD:])

    def test_symbols_that_nobody_touched_stay_where_they_are(self):
        flags = self.write("flags.yaml", f"symbols: {' '.join(FLAGS)}\ncheck: {{look_alike: off, color_blind: off}}\n"
                                         "deck: {symbols_per_card: 6}\ncard: {shape: rectangle, size: 70x105mm}\n")
        changes = []
        # Every day of words; layout's own tests move symbols of every style.
        for theme in (ANIMALS, THEMES / "words.yaml", flags) if TRIES_ALL else (THEMES / "words.yaml",):
            few = [] if TRIES_ALL else ["-s", "deck.cards=14"]
            names = self.names_of_all(theme, few)
            drags = Drags(lambda pins: (self.run_program(theme, "-o", "drags.pdf", *few, *pins), self.folder / "drags.pdf"), names)
            for _ in range(3 if TRIES_ALL else 1):
                changes += drags.drag()
        self.assertGreater(len(changes), 700 if TRIES_ALL else 15)
        self.assertLess(statistics.median(one.moved for one in changes), 3)
        self.assertLess(statistics.median(one.turned for one in changes), 5)
        self.assertGreater(statistics.median(one.resized for one in changes), -0.1)

    def test_a_pin_written_from_where_a_symbol_stands_keeps_it_there(self):
        bilingual = self.write("bilingual.yaml", 'check: {look_alike: off}\ndeck: {forms: mixed, symbols_per_card: 5}\n'
                               "card: {shape: rectangle, size: 63x88mm}\n"
                               "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷 🐸 🐵 🐔 🐧 🐦 🐤 🦆 🦉\n")
        # Every day all of a card's at once.
        for theme in (ANIMALS, bilingual) if TRIES_ALL else ():
            before = places(make_once(theme, *FEW)[0])[CARD - 1]
            for name, place in list(zip(self.names(theme), before))[:3]:
                after = self.make_pinned(written(name, place), theme=theme)[CARD - 1]
                self.check_near(after[before.index(place)], place)
        all_of_them = [written(name, place) for name, place in zip(self.names(), places(make_once(ANIMALS, *FEW)[0])[CARD - 1])]
        for found, wanted in zip(self.make_pinned(*all_of_them)[CARD - 1], places(make_once(ANIMALS, *FEW)[0])[CARD - 1]):
            self.check_near(found, wanted)

    def test_what_cannot_be_is_said_at_its_place_with_a_remedy_that_works(self):
        theme = self.write("theme.yaml", SMALL_THEME + "layout:\n  pins:\n    2:\n      🐮: {at: [30mm, 0mm], size: 20mm}\n")
        process = self.run_program(theme, "-o", "x.pdf")
        self.assertEqual(process.returncode, 1)
        self.assertIn("theme.yaml:7:7: error: 🐮 is not on card 2\n", process.stderr)
        name = re.search(r"write one of  (\S+)", process.stderr)[1]
        text = theme.read_text().replace("🐮", name)
        theme = self.write("theme.yaml", text)
        process = self.run_program(theme, "-o", "x.pdf")
        self.assertIn(f"theme.yaml:7:7: error: {name} reaches ", process.stderr)
        self.write("theme.yaml", text.replace("at: [30mm, 0mm]", re.search(r"write  (at: .*\])", process.stderr)[1]))
        self.make(theme)

    def test_pins_that_leave_too_little_room_are_named(self):
        few = ("-s", "deck.cards=7", "-s", "layout.effort=fast")
        process = self.run_program(ANIMALS, *few, "-s", "layout.pins={6: {🐻: {at: [0, 0], size: 68mm, angle: 0}}}", "-o", "x.pdf")
        self.assertEqual(process.returncode, 1)
        self.assertRegex(process.stderr, r"--set:1:18: error: on card 6, .* smaller than min_size 8 mm\n")
        self.assertIn("or:      smaller or fewer symbols in `layout.pins`", process.stderr)
        self.make(ANIMALS, *few, "-s", "layout.pins={6: {🐻: {at: [0, 0], size: 50mm, angle: 0}}}")


class Page(ServeTest):
    def test_the_page_computes_pins_from_the_lines_of_a_preview_and_is_told_what_cannot_be(self):
        server = self.serve("small.yaml")

        def preview(text):
            lines = server.preview(text)
            head = next(line for line in lines if line["t"] == "head")
            found = []
            for face in (line for line in lines if line["t"] == "face" and line["n"] < head["cards"]):
                found.append({})
                for drawing, matrix, symbol in face["pictures"]:
                    x, y, width, height = map(float, head["boxes"][drawing].split())
                    numbers = list(map(float, re.findall(r"[-\d.e]+", matrix.removeprefix("matrix"))))
                    found[-1][head["symbols"][symbol]["written"]] = place_of((x, y, x + width, y + height), numbers)
            return found

        for text in (SMALL_THEME, SMALL_THEME + "deck: {forms: mixed}\n"):
            before = preview(text)
            for name, place in before[3].items():
                after = preview(f"{text}layout: {{pins: {{4: {{{written(name, place)}}}}}}}\n")
                for one, other in zip(after[3][name], place):
                    self.assertAlmostEqual(one, other, delta=0.1)
                self.assertEqual(before[:3] + before[4:], after[:3] + after[4:])
        problems = server.preview(SMALL_THEME + "layout: {pins: {4: {🐮: {at: [0mm, 0mm]}}}}\n")[-1]["problems"]
        self.assertEqual([(problem["id"], problem["line"]) for problem in problems], [("pin", 4)])


if __name__ == "__main__":
    unittest.main()
