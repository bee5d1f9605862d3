"""`play` and `explain`: the page as a file, and the games in the terminal. web/test/play.mjs plays the page."""

import base64
import hashlib
import html.parser
import itertools
import json
import re
import subprocess
import unittest
from pathlib import Path

from program import PROGRAM, THEMES, WholeTest, clean_environment, run

FAST = ("-s", "layout.effort=fast")


class Page(html.parser.HTMLParser):
    """The parts of a page, by their places."""

    def __init__(self, text):
        super().__init__()
        self.addresses, self.policy, self.inside, self.texts, self.handlers = [], "", "", {}, []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.inside = values.get("id") or tag
        self.addresses += [values[name] for name in ("src", "href", "xlink:href", "action", "data") if values.get(name)]
        self.handlers += [name for name in values if name.startswith("on")]
        if values.get("http-equiv") == "Content-Security-Policy":
            self.policy = values["content"]

    def handle_data(self, data):
        self.texts[self.inside] = self.texts.get(self.inside, "") + data


def hash_of(text):
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


class PageTest(WholeTest):
    pages = {}  # of the themes that come with the program, each made once

    def make(self, theme, *options, command=()):
        if not isinstance(theme, Path):
            return self.make_anew(theme, *options)
        if (theme, options, command) not in self.pages:
            self.pages[theme, options, command] = self.make_anew(theme, *options, command=command)
        return self.pages[theme, options, command]

    def make_anew(self, theme, *options, command=()):
        made = run(*command, theme, *FAST, *options, "-o", "play.html", cwd=self.folder)
        if "built without its pages" in made.stderr:
            self.skipTest("no npm when the program was built")
        self.assertEqual(made.returncode, 0, made.stderr)
        text = (self.folder / "play.html").read_text(encoding="utf-8")
        page = Page(text)
        return text, page, json.loads(page.texts["deck"])

    def test_a_page_needs_nothing_else_and_runs_nothing_else(self):
        text, page, _ = self.make(THEMES / "animals.yaml")
        self.assertEqual([each for each in page.addresses if not each.startswith(("#", "data:"))], [])
        self.assertEqual(page.handlers, [])
        script, style = page.texts["script"].strip(), page.texts["style"].strip()
        self.assertIn(f"script-src {hash_of(script)}", page.policy)
        self.assertIn(f"style-src {hash_of(style)};", page.policy)
        self.assertTrue(page.policy.startswith("default-src 'none'"))
        self.assertLess(len(text.encode()), 600_000)

    def test_its_cards_are_those_of_the_deck_and_each_two_share_one_symbol(self):
        _, _, deck = self.make(THEMES / "animals.yaml")
        cards = [{deck["names"][deck["symbols"][picture]] for picture, _ in card["pictures"]} for card in deck["cards"]]
        listed = json.loads(run("cards", THEMES / "animals.yaml", "--json").stdout)
        self.assertEqual(cards, [set(card["symbols"]) for card in listed["cards"]])
        self.assertTrue(all(len(one & other) == 1 for one, other in itertools.combinations(cards, 2)))

    def test_the_clock_shows_the_cards_of_the_deck(self):
        _, _, deck = self.make(THEMES / "animals.yaml", command=("explain",))
        self.assertEqual(deck["start"], "why")
        clock, size = deck["clock"], 57
        steps = [(b - a) % size for a in clock["corners"] for b in clock["corners"] if a != b]
        self.assertEqual(sorted(steps), list(range(1, size)))
        for turn, card in enumerate(clock["cards"]):
            symbols = {clock["symbols"][(corner + turn) % size] for corner in clock["corners"]}
            self.assertEqual(symbols, {deck["symbols"][picture] for picture, _ in deck["cards"][card]["pictures"]})

    def test_what_pictures_show_is_said_of_both_forms(self):
        for theme in ("templates/sums", "bilingual"):
            _, _, deck = self.make(THEMES / f"{theme}.yaml")
            listed = json.loads(run("cards", THEMES / f"{theme}.yaml", "--json").stdout)
            shown = {symbol["id"]: [form["text"] for form in symbol["forms"]] for symbol in listed["symbols"]}
            for card, other in zip(deck["cards"], listed["cards"], strict=True):
                labels = {(deck["labels"][picture], deck["forms"][picture]) for picture, _ in card["pictures"]}
                self.assertEqual(labels, {(shown[symbol][form], form) for symbol, form in zip(other["symbols"], other["forms"], strict=True)})
        _, _, plain = self.make(THEMES / "fano.yaml")
        self.assertNotIn("labels", plain)

    def test_a_page_knows_what_a_padded_deck_is_taken_from(self):
        for symbols, base in ((28, "pairs"), (35, "triples"), (43, "design"), (62, "plane")):
            words = ", ".join(f"w{i}" for i in range(symbols))
            (self.folder / "padded.yaml").write_text(f"deck: {{kind: padded, symbols_per_card: 7}}\nsymbols: [{words}]\n", encoding="utf-8")
            _, _, deck = self.make("padded.yaml")
            self.assertEqual(deck["base"], base)
            self.assertEqual("clock" in deck, base == "plane")

    def test_a_set_deck_is_small_and_has_its_features(self):
        text, _, deck = self.make(THEMES / "templates" / "set.yaml")
        self.assertLess(len(text.encode()), 210_000)
        self.assertEqual(len({tuple(card["features"]) for card in deck["cards"]}), 81)

    def test_what_is_printed_gray_is_shown_gray(self):
        for color, is_gray in (("gray", True), ("rgb", False)):
            text, _, _ = self.make(THEMES / "fano.yaml", "-s", f"output.color={color}")
            drawings = text[text.index('<template id="stored"'):text.index("</template>")]
            hexes = {tuple(each[i:i + 2].lower() for i in (0, 2, 4)) for each in re.findall(r'(?:fill|stroke|stop-color)="#([0-9a-fA-F]{6})"', drawings)}
            shares = {tuple(each) for each in re.findall(r"rgb\(([\d.]+%), ?([\d.]+%), ?([\d.]+%)\)", drawings)}
            self.assertTrue(hexes | shares)
            self.assertEqual(all(len(set(color)) == 1 for color in hexes | shares), is_gray, hexes | shares)

    def test_names_cannot_become_markup(self):
        (self.folder / "evil.yaml").write_text(
            'title: "</title><img src=x onerror=alert(1)>"\nsymbols:\n'
            + "".join(f'  - {{text: w{i}, name: "</script><b onclick=x>{i}"}}\n' for i in range(7)), encoding="utf-8")
        _, page, deck = self.make("evil.yaml")
        self.assertEqual(page.handlers, [])
        self.assertEqual([each for each in page.addresses if not each.startswith(("#", "data:"))], [])
        self.assertIn("</script>", deck["names"][0])

    def test_any_number_of_threads_gives_the_same_page(self):
        one, _, _ = self.make(THEMES / "fano.yaml", "--threads", "1")
        three, _, _ = self.make(THEMES / "fano.yaml", "--threads", "3")
        self.assertEqual(one, three)

    def test_pages_has_no_meaning_for_a_page(self):
        made = run(THEMES / "fano.yaml", "-o", "x.html", "--pages", "fronts", cwd=self.folder)
        self.assertEqual(made.returncode, 2)
        self.assertIn("--pages works only with PDF", made.stderr)


class Terminal:
    """A game that is played through a pipe."""

    def __init__(self, theme):
        self.process = subprocess.Popen([PROGRAM, "play", str(theme), "-q"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        env=clean_environment(LC_ALL="C"), text=True, encoding="utf-8")

    def read(self):
        """What is said up to the next question; all that is left at the end."""
        said = ""
        while not said.endswith("> ") and (letter := self.process.stdout.read(1)):
            said += letter
        return said

    def answer(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        return self.read()

    def close(self):
        self.process.stdin.close()
        rest = self.process.stdout.read()
        self.process.stdout.close()
        return rest, self.process.wait()


class TerminalTest(WholeTest):
    def start(self, theme):
        game = Terminal(theme)
        self.addCleanup(game.process.kill)
        return game

    @staticmethod
    def columns(said):
        """The names on both cards; those of the first one with their letters."""
        rows = re.findall(r"^(.)  (.*?) *\| (.*)$", said, re.M)
        return {left: letter for letter, left, _ in rows if left}, {right for _, _, right in rows if right}

    def test_ten_pairs_are_found_by_letters_names_and_slips(self):
        game = self.start(THEMES / "animals.yaml")
        said = game.read()
        for ways in range(10):
            left, right = self.columns(said)
            (match,) = set(left) & right
            text = [left[match], match.upper(), match[:-1] + match[-1] * 2][ways % 3 if len(match) > 4 else 0]
            said = game.answer(text)
            self.assertIn(f"{match}!", said)
        rest, status = game.close()
        self.assertEqual(status, 0)
        self.assertRegex(said + rest, r"Done in \d+\.\d s, 0 wrong\.")

    def test_a_wrong_answer_and_q(self):
        game = self.start(THEMES / "fano.yaml")
        left, right = self.columns(game.read())
        wrong = next(name for name in left if name not in right)
        self.assertIn(f"{wrong} is not on both cards.", game.answer(wrong))
        self.assertIn("zzzzzz is not on both cards.", game.answer("zzzzzz"))
        self.assertEqual(game.answer(" "), "Which symbol is on both cards?\n> ")
        self.assertEqual(game.answer("q"), "")
        self.assertEqual(game.close()[1], 0)

    def test_the_game_speaks_the_language_of_the_deck(self):
        game = self.start(self.write("deutsch.yaml", "language: de\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n"))
        self.assertIn("Welches Symbol ist auf beiden Karten?", game.read())
        self.assertIn("ist nicht auf beiden Karten", game.answer("zzzzzz"))

    def test_a_set_deck_is_played_to_its_end(self):
        game = self.start(THEMES / "templates" / "set.yaml")
        said, found = game.read(), 0
        while "Cards left" in said:
            cards = re.findall(r"^([a-z])  (\d) (\w+) (\w+) (\w+)$", said, re.M)
            trios = [three for three in itertools.combinations(cards, 3)
                     if all(len({card[i] for card in three}) != 2 for i in (1, 2, 3, 4))]
            said = game.answer(" ".join(card[0] for card in trios[0]) if trios else "0")
            self.assertIn("A trio!" if trios else "there was none", said)
            found += bool(trios)
        rest, status = game.close()
        self.assertEqual(status, 0)
        self.assertIn(f"Trios: {found}.", said + rest)
        self.assertGreaterEqual(found, 20)

    def test_a_wrong_trio_is_explained_by_its_features(self):
        game = self.start(THEMES / "templates" / "set.yaml")
        cards = re.findall(r"^([a-z])  (\d) (\w+) (\w+) (\w+)$", game.read(), re.M)
        three, wrong = next((three, wrong) for three in itertools.combinations(cards, 3)
                            if (wrong := [i for i in (1, 2, 3, 4) if len({card[i] for card in three}) == 2]))
        # A name is color, fill and shape.
        names = [{1: "number", 2: "color", 3: "shading", 4: "shape"}[i] for i in wrong]
        self.assertIn(f"No trio: in {', '.join(names)}, two are the same and one is different.", game.answer("".join(card[0] for card in three)))


if __name__ == "__main__":
    unittest.main()
