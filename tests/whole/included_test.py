"""The themes that come with the program are listed, found, and made by their names; copies of them are complete."""

import json
import unittest

from designer_server import FAST, ServeTest
from program import SMALL_THEME, THEMES, WholeTest

CLOCKS = """# yaml-language-server: $schema=../theme.schema.json
# Clocks: 7 cards with 3 symbols each.
titles: { en: Telling time, de: Uhrzeiten, fr: Lire l’horloge, es: "¿Qué hora es?" }
x_tags: [Wanduhr, école]
symbols:
  - { image: clocks/one.svg, names: { en: one o’clock, de: ein Uhr, fr: une heure, es: la una } }
  - 🐶 🐱 🐴 🐹 🐰 🦊
sheet: { paper: A4, margin: 9mm }
"""
SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7h-7z" fill="teal"/></svg>'
TOP = {path.stem for path in THEMES.glob("*.yaml")}


class Included(WholeTest):
    """With a folder of data that has two themes: one in no group, one with a picture in a group."""

    def setUp(self):
        super().setUp()
        data = self.folder / "data"
        (data / "themes/count/clocks").mkdir(parents=True)
        self.write("data/themes/pets.yaml", SMALL_THEME.replace("Small", "Pets"))
        self.write("data/themes/count/clocks.yaml", CLOCKS)
        self.write("data/themes/count/clocks/one.svg", SQUARE)
        self.data = {"SPOTIT_DATA": str(data)}

    def run_here(self, *arguments, **environment):
        return self.run_program(*arguments, environment=self.data | environment)


class Lists(Included):
    def find(self, *words):
        process = self.run_here("themes", "--json", *words)
        self.assertEqual(process.stderr == "", process.returncode == 0)
        return {one["name"]: one.get("matches") for one in json.loads(process.stdout)["themes"]}

    def test_each_theme_of_the_tree_is_listed(self):
        process = self.run_program("themes", "--json")
        listed = json.loads(process.stdout)["themes"]
        files = {path.stem: path.parent.name for path in THEMES.glob("*/*.yaml") if path.parent.name not in ("styles", "looks")}
        groups = {name: "examples" if group == "templates" else group for name, group in files.items()} | dict.fromkeys(TOP, "examples")
        self.assertEqual({one["name"]: one["group"] for one in listed}, groups)
        self.assertEqual(len(listed), len(groups))
        for name in ("fano", "market"):
            figures, = (one for one in listed if one["name"] == name)
            cards = json.loads(self.run_program("cards", THEMES / f"{name}.yaml", "--json").stdout)["cards"]
            self.assertEqual((figures["cards"], figures["symbols_per_card"]), (len(cards), len(cards[0]["symbols"])))

    def test_the_list_is_for_people(self):
        self.assertEqual(self.run_here("themes").stdout, "Examples\n"
                         "  pets    Pets            7 × 3   en de fr es\n\n"
                         "Numbers\n"
                         "  clocks  Telling time    7 × 3   en de fr es\n")
        self.assertIn("  clocks  Uhrzeiten  ", self.run_here("themes", "--lang", "de").stdout)

    def test_words_are_found_in_four_languages(self):
        for word in "clocks", "UHRZEIT", "Wanduhren", "ecole", "qué", "l'horloge", "count":
            self.assertEqual(list(self.find(word)), ["clocks"], word)
        for word in "dogs", "Hunde", "🐶":
            self.assertEqual(set(self.find(word)), {"clocks", "pets"}, word)
        self.assertEqual(self.find("dog", "telling"), {"clocks": ["dog", "Telling time"]})
        self.assertEqual(self.find("Stute"), {})
        self.assertTrue(self.run_here("themes", "perros").stdout.splitlines()[0].endswith("perro"))

    def test_a_deck_with_words_of_one_language_says_so(self):
        self.write("data/themes/words.yaml", "symbols: the and you was for are they")
        self.assertIn("7 × 3   en\n", self.run_here("themes").stdout)

    def test_nothing_found_is_said_in_one_sentence(self):
        process = self.run_here("themes", "teling")
        self.assertEqual((process.returncode, process.stdout), (1, ""))
        self.assertEqual(process.stderr, "spotit-print: no theme matches 'teling'; similar words: telling\n")

    def test_a_theme_that_cannot_be_read_is_not_left_out_in_silence(self):
        self.write("data/themes/count/broken.yaml", "symbol: 🐶")
        process = self.run_here("themes")
        self.assertEqual(process.returncode, 1)
        self.assertIn("broken.yaml:1:1: error: ", process.stderr)


class ByName(Included):
    def test_a_name_makes_the_deck_of_that_theme_here(self):
        process = self.run_here("clocks", "-v")
        self.assertEqual(process.returncode, 0, process.stderr)
        said = process.stderr.splitlines()
        self.assertRegex(said[0], r"^spotit-print: clocks is a theme that comes with the program: /.*/count/clocks.yaml$")
        named, _ = self.make("data/themes/count/clocks.yaml")
        self.assertEqual((self.folder / "clocks.pdf").read_bytes(), named.read_bytes())
        self.assertEqual(self.run_here("clocks", "-q").stderr, "")

    def test_other_commands_take_names_too(self):
        for arguments in ("check", "clocks"), ("cards", "clocks"), ("verify", "clocks"), ("play", "clocks", "-o", "p.html"), ("explain", "clocks"):
            process = self.run_here(*arguments, "-q")
            self.assertEqual((process.returncode, process.stderr), (0, ""), arguments)
        self.assertIn("clocks.html", self.files())

    def test_a_file_of_that_name_comes_first(self):
        self.write("clocks", SMALL_THEME)
        self.assertNotIn("comes with", self.run_here("clocks").stderr)
        (self.folder / "clocks").rename(self.folder / "clocks.yaml")
        process = self.run_here("clocks")
        self.assertEqual(process.returncode, 3)
        self.assertIn("did you mean clocks.yaml?", process.stderr)

    def test_the_folder_of_its_pictures_is_no_theme(self):
        (self.folder / "clocks").mkdir()
        self.assertEqual(self.run_here("check", "clocks").returncode, 0)

    def test_watch_wants_a_file_that_can_be_saved(self):
        process = self.run_here("watch", "clocks")
        self.assertEqual(process.returncode, 2)
        self.assertIn("spotit-print init --template clocks", process.stderr)

    def test_near_names_are_said(self):
        for wrong, remedy in ("clock", "did you mean clocks?"), ("cloks.yaml", "did you mean clocks?"), \
                             ("clocks.yaml", "spotit-print clocks  makes its deck, spotit-print init --template clocks  copies it"):
            process = self.run_here(wrong)
            self.assertEqual(process.returncode, 3, wrong)
            self.assertIn(remedy, process.stderr)
        self.assertIn("did you mean check?", self.run_here("chek").stderr)

    def test_the_paper_is_that_of_the_country(self):
        for locale, shown in ("en_US.UTF-8", "of Letter"), ("de_DE.UTF-8", "Bögen A4"):
            self.assertIn(shown, self.run_here("check", "clocks", LC_ALL=locale).stderr)


class Copies(Included):
    def init(self, *arguments):
        return self.run_here("init", "--template", "clocks", *arguments)

    def test_a_copy_has_its_pictures_beside_it(self):
        (self.folder / "mine").mkdir()
        process = self.init("mine/deck.yaml")
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertEqual((self.folder / "mine/clocks/one.svg").read_text(), SQUARE)
        text = (self.folder / "mine/deck.yaml").read_text(encoding="utf-8")
        self.assertEqual(text, CLOCKS.replace("../theme", "theme"))
        self.assertTrue((self.folder / "mine/theme.schema.json").is_file())
        self.assertEqual(self.run_program("check", "--strict", "mine/deck.yaml", *FAST).returncode, 0)

    def test_nothing_of_ones_own_is_overwritten(self):
        (self.folder / "clocks").mkdir()
        own = self.write("clocks/one.svg", "my own")
        process = self.init("deck.yaml")
        self.assertEqual(process.returncode, 3)
        self.assertIn("clocks/one.svg already exists", process.stderr)
        self.assertNotIn("deck.yaml", self.files())
        self.assertEqual(own.read_text(), "my own")
        self.assertEqual(self.init("deck.yaml", "--force").returncode, 0)
        self.assertEqual(own.read_text(), SQUARE)
        self.assertEqual(self.init("other.yaml").returncode, 0)  # the same picture

    def test_pictures_that_a_folder_holds_are_copied_too(self):
        self.assertEqual(self.run_program("init", "mine.yaml", "--template", "photos").returncode, 0)
        process = self.run_program("init", "pond.yaml", "--template", "pond")
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertEqual(len(list((self.folder / "shapes").iterdir())), 4)
        self.write("data/themes/count/album.yaml", "symbols: [{folder: clocks}, 🐶 🐱 🐴 🐹 🐰 🦊]\n")
        self.assertEqual(self.run_here("init", "--template", "album").returncode, 0)
        self.assertTrue((self.folder / "clocks/one.svg").is_file())


class Designer(ServeTest, Included):
    def serve(self, *arguments):
        return super().serve(*arguments, environment=self.data)

    def offered(self, server):
        return {one["name"]: one["group"] for one in json.loads(server.call("GET", "/api/templates").body)}

    def test_they_are_offered_by_group_and_found(self):
        server = self.serve()
        offered = self.offered(server)
        self.assertEqual((offered["animals"], offered["pets"], offered["clocks"]), ("Getting started", "Examples", "Numbers"))
        self.assertEqual(json.loads(server.call("POST", "/api/templates", "wanduhren".encode()).body), ["clocks"])
        self.assertEqual(json.loads(server.call("POST", "/api/templates", "dog nothing".encode()).body), [])
        self.assertEqual(server.call("POST", "/api/templates", b"x" * 201).status, 413)
        self.assertIn("<svg ", server.call("GET", "/api/sample?name=clocks").text())

    def test_pictures_come_along_with_the_chosen_one(self):
        server = self.serve()
        text = server.call("POST", "/api/new", b"clocks").text()
        self.assertEqual((self.folder / "clocks/one.svg").read_text(), SQUARE)
        self.assertNotIn("clocks.yaml", self.files())
        self.assertTrue(server.preview(text)[-1]["ok"])

    def test_a_picture_of_ones_own_stays(self):
        (self.folder / "clocks").mkdir()
        own = self.write("clocks/one.svg", "my own")
        server = self.serve()
        answer = server.call("POST", "/api/new", b"clocks")
        self.assertEqual((answer.status, own.read_text()), (409, "my own"))
        self.assertIn("already exists", answer.text())
        self.assertEqual(server.call("POST", "/api/new", b"pets").status, 200)

    def test_where_nothing_is_written_those_with_pictures_are_not_offered(self):
        server = self.serve("--read-only")
        self.assertIn("pets", self.offered(server))
        self.assertNotIn("clocks", self.offered(server))
        self.assertEqual(server.call("POST", "/api/new", b"clocks").status, 403)

    def test_one_that_is_named_is_copied_first(self):
        server = self.serve("clocks")
        before = server.call("GET", "/api/theme")
        self.assertEqual(server.call("PUT", "/api/theme", b"mine", If_Match=before.headers["etag"]).status, 200)
        self.assertEqual((self.folder / "clocks.yaml").read_text(), "mine")
        self.assertTrue((self.folder / "clocks/one.svg").is_file())
        self.assertEqual((self.folder / "data/themes/count/clocks.yaml").read_text(encoding="utf-8"), CLOCKS)

    def test_one_that_is_only_looked_at_is_not_copied(self):
        server = self.serve("clocks", "--read-only")
        self.assertIn("Telling time", server.call("GET", "/api/theme").text())
        self.assertEqual(self.files(), ["data", "small.yaml"])


if __name__ == "__main__":
    unittest.main()
