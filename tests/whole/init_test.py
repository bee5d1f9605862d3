"""`init`: themes to begin with, which all make a deck, and nothing that is overwritten."""

import json
import os
import re
import subprocess
import unittest

from program import PROGRAM, THEMES, TRIES_ALL, WholeTest, clean_environment

# Every day those that are the themes themselves are only compared with them: whole-themes makes their decks, and one of flags.
FAST = ("-s", "layout.effort=fast") if TRIES_ALL else ("-s", "layout.effort=fast", "-s", "deck.cards=7")
SYMBOLS = "[{group: animals}]" if TRIES_ALL else "🐶 🐱 🐭 🐹 🐰 🦊 🐻\ndeck: {symbols_per_card: 3}"


class Init(WholeTest):
    def templates(self):
        process = self.run_program("init", "--list")
        self.assertEqual((process.returncode, process.stderr), (0, ""))
        templates, styles, looks, more = process.stdout.split("\n\n")
        self.assertIn("spotit-print themes", more)
        self.assertIn("extends", styles)
        self.assertIn("look: ", looks)
        self.styles = [line.split()[0] for line in styles.splitlines()[1:]]
        return [line.split()[0] for line in templates.splitlines()]

    def all_templates(self):
        """Those with comments for beginners first. whole-themes looks at the themes that lie in groups."""
        first, themes = self.templates(), json.loads(self.run_program("themes", "--json").stdout)["themes"]
        return first + [one["name"] for one in themes if one["group"] == "examples" and one["name"] not in first]

    def test_the_list_has_the_styles_which_themes_can_build_on(self):
        self.templates()
        self.assertGreaterEqual(len(self.styles), 6)
        themes = [self.write(f"{style}.yaml", f"extends: {style}\nsymbols: {SYMBOLS}\n") for style in self.styles]
        process = self.run_program("check", *themes, *FAST)
        self.assertEqual(process.returncode, 0, process.stderr)

    def test_every_template_makes_a_deck_without_errors(self):
        names, checked = self.all_templates(), []
        self.assertGreaterEqual(len(names), 18)
        for name in names:
            with self.subTest(name):
                file = f"{name}/my {name}.yaml"
                (self.folder / name).mkdir()
                self.assertEqual(self.run_program("init", file, "--template", name).returncode, 0)
                text = (self.folder / file).read_text(encoding="utf-8")
                themes = [path for path in (THEMES / "templates" / f"{name}.yaml", THEMES / f"{name}.yaml") if path.exists()]
                without_paper = [re.sub(r"(?m)^  paper: \w+", "", each.split("\n", 1)[1])
                                 for each in (text, themes[0].read_text(encoding="utf-8"))]
                self.assertEqual(*without_paper)
                if TRIES_ALL or themes[0].parent != THEMES and name in ("photos", "words", "bilingual"):
                    checked.append(file)
                self.assertTrue(text.startswith("# yaml-language-server: $schema="), text[:60])
                self.assertGreaterEqual(text.count(" # ") + text.count("\n# "), 2 if name in names[:9] else 1)
        process = self.run_program("check", *checked, *FAST)
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertEqual(process.stderr.count("no problems"), len(checked), process.stderr)

    def test_a_template_has_as_many_cards_as_the_theme_of_its_name(self):
        larger = {"flags"}  # the theme has those of the whole world
        templates, themes = ({path.stem for path in folder.glob("*.yaml")} for folder in (THEMES / "templates", THEMES))
        for name in sorted(templates & themes - larger):
            with self.subTest(name):
                counts = [len(json.loads(self.run_program("cards", theme, "--json").stdout)["cards"])
                          for theme in (THEMES / f"templates/{name}.yaml", THEMES / f"{name}.yaml")]
                self.assertEqual(*counts)

    def test_the_schema_that_the_theme_names_lies_beside_it(self):
        (self.folder / "decks").mkdir()
        process = self.run_program("init", "decks/mine.yaml")
        self.assertIn("decks/theme.schema.json  lets editors", process.stderr)
        named = (self.folder / "decks/mine.yaml").read_text(encoding="utf-8").splitlines()[0].partition("$schema=")[2]
        schema = (self.folder / "decks" / named).read_text(encoding="utf-8")
        self.assertEqual(schema, self.run_program("schema").stdout)
        self.write("decks/theme.schema.json", "my own")
        self.assertNotIn("schema", self.run_program("init", "decks/other.yaml").stderr)
        self.assertEqual((self.folder / "decks/theme.schema.json").read_text(), "my own")

    def test_what_is_no_name_of_a_theme_is_refused(self):
        for name, better in ("x.pdf", "x.yaml"), ("deck", "deck.yaml"), ("my deck.txt", "'my deck.yaml'"):
            process = self.run_program("init", name, "--force")
            self.assertEqual(process.returncode, 2)
            self.assertIn(f"fix:  spotit-print init {better}\n", process.stderr)
        self.assertEqual(self.files(), ["small.yaml"])
        self.assertEqual(self.run_program("init", "x.yml").returncode, 0)

    def test_the_last_words_are_the_next_two_commands(self):
        said = self.run_program("init").stderr
        lines = [line.split() for line in said.splitlines()[-2:]]
        self.assertEqual([words[:2] for words in lines], [["spotit-print", "animals.yaml"], ["spotit-print", "watch"]])
        said = self.run_program("init", "it's mine.yaml").stderr
        command = said.splitlines()[-2].split("  ")[1]
        made = subprocess.run(["bash", "-c", command.replace("spotit-print", PROGRAM, 1) + " -q -s layout.effort=fast"],
                              cwd=self.folder, env=clean_environment(), timeout=300)
        self.assertEqual(made.returncode, 0)
        self.assertIn("it's mine.pdf", self.files())

    def test_nothing_is_overwritten(self):
        old = self.write("animals.yaml", "my own")
        process = self.run_program("init")
        self.assertEqual(process.returncode, 3)
        self.assertIn("already exists", process.stderr)
        self.assertEqual(old.read_text(), "my own")
        os.symlink("nowhere", self.folder / "link.yaml")
        self.assertEqual(self.run_program("init", "link.yaml").returncode, 3)
        self.assertEqual(self.run_program("init", "--force").returncode, 0)
        self.assertIn("titles: { en: Animals,", old.read_text(encoding="utf-8"))

    def test_the_paper_is_that_of_the_country(self):
        for locale, paper in ({"LC_ALL": "", "LC_PAPER": "en_US.UTF-8"}, "Letter"), \
                             ({"LC_ALL": "", "LC_PAPER": "de_DE.UTF-8", "LANG": "en_US.UTF-8"}, "A4"), \
                             ({"LC_ALL": "fr_CA.UTF-8", "LC_PAPER": "de_DE"}, "Letter"), \
                             ({"LC_ALL": "", "LC_PAPER": "", "LANG": "es_MX"}, "Letter"), \
                             ({"LC_ALL": "C.UTF-8"}, "A4"):
            with self.subTest(locale):
                process = self.run_program("init", "-", environment=locale)
                self.assertIn(f"\n  paper: {paper} ", process.stdout)

    def test_a_template_that_is_not_there(self):
        process = self.run_program("init", "--template", "unheard-of")
        self.assertEqual(process.returncode, 2)
        self.assertIn("animals, words", process.stderr)
        self.assertEqual(self.files(), ["small.yaml"])


if __name__ == "__main__":
    unittest.main()
