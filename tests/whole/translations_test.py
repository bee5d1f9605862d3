"""What is wrong with a theme is reported in the language that is asked for: as whole sentences, with no English among them."""

import re
import unittest

from program import SOURCE, TRIES_ALL, WholeTest

SEVEN = "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n"
MISTAKES = [
    "symbols: [🐶, 🐱, 🐭, 🐹, 🐰, 🇳🇴, 🇧🇻]\n",  # two flags look the same
    "symbols: [rex.jpg, 🐱, 🐭, 🐹, 🐰, 🦊, 🐻]\n",
    "symbols: [folder: nowhere]\n",
    "symbols: [🐶, 🐱\n",
    "symbols: 🐶 🐶 🐱 🐭 🐹 🐰 🦊\n",
    "symbols: 🐶, 🐱, 🐭\n",
    "deck: {symbols_per_card: 8}\n" + SEVEN,
    "deck: {symbols_per_card: 7}\n" + SEVEN,
    "deck: {kind: set}\n" + SEVEN,
    "deck: {cards: 99}\n" + SEVEN,
    "card: {shape: sqare}\n" + SEVEN,
    "card: {size: [85mm, 3mm]}\n" + SEVEN,
    "card: {size: 60x90mm}\n" + SEVEN,
    "card: {size: }\n" + SEVEN,
    "card: 85mm\n" + SEVEN,
    "card: {background: purpel}\n" + SEVEN,
    "card:\n  background: #fff\n" + SEVEN,
    "layout: {rotation: sideways}\n" + SEVEN,
    "layout: {fill: x}\n" + SEVEN,
    "layout: {min_size: 30mm}\n" + SEVEN,
    "fonts: {colors: {a: red}}\n" + SEVEN,
    "back: {color: red, gap: 2mm}\n" + SEVEN,
    "cutContour: 3\n" + SEVEN,
    "back: {by_pile: [red, blue]}\n" + SEVEN,
    "back: {by_pile: [red, blue]}\nsymbols: dog cat hen cow pig ant bee\n",
    "deck: {forms: split}\nsymbols: dog cat hen cow pig ant bee\n",
    "deck: {categories: [🐶 🐱 🐭, 🍎 🍐, ⚽ 🏀]}\n",
    "titles: {en: What [is] it}\n" + SEVEN,
    "titles: {en: Deck # 1}\n" + SEVEN,
    "title: a\ntitel: b\n" + SEVEN,
    "card: {look: night}\n" + SEVEN,
    "symbols: [open.svg, 🐱, 🐭, 🐹, 🐰, 🦊, 🐻]\n",
    "symbols: [wrong.svg, 🐱, 🐭, 🐹, 🐰, 🦊, 🐻]\n",
    "symbols: [wrong.jpg, 🐱, 🐭, 🐹, 🐰, 🦊, 🐻]\n",
    "fonts: {text: wrong.ttf}\nsymbols: a b c d e f g\n",
]
# Files that can't be read, for reasons that a library has in English.
FILES = {"open.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><g>", "wrong.ttf": "no font",
         "wrong.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>&nbsp;</svg>"}
# Wrong command lines, and what commands print of a deck.
RUNS = [
    "--pagess", "chekc", "check --sheets 2 x", "decks x", "decks 30", "init --list", "symbols xyzzy", "themes xyzzy",
    "symbols --group xyzzy", "small.yaml -o x.png", "small.yaml -o {card}/x.pdf", "small.yaml -o small.yaml",
    "small.yaml --draft -o x.csv", "small.yaml --reverse", "small.yaml --bundle out --json", "small.yaml --threads 0",
    "small.yaml -o small.pdf", "small.yaml -o - -f txt --pages backs", "verify small.pdf", "verify small.yaml",
    "small.yaml --bundle out --only home", "small.yaml --bundle out2 --service mb-print", "verify list.json",
    "serve --host 1.2.3.4 --port 1", "serve -", "watch -",
]
ENGLISH = re.compile(r"\b(the|is|are|or|and|not|of|must|can't|there|write|delete|either|it|line)\b")
# What a theme or a person has written, and what belongs to a theme: keys with their values, choices.
QUOTED = re.compile(r"`[^`]*`|\"[^\"]*\"|\S+: \S+")


def list_sentences(process):
    """The lines without the excerpts and without the summary."""
    lines = [re.sub(r"^ +\| *\^~*", "", line) for line in process.stderr.splitlines() if not re.match(r" *\d+ \|", line)]
    return [QUOTED.sub("", line) for line in lines if not re.match(r"\w+\.yaml: ", line)]


class TranslationsTest(WholeTest):

    def check(self, *options, **environment):
        """The sentences about all themes, of one run."""
        for name, text in FILES.items():
            self.write(name, text)
        jpeg = (SOURCE / "tests/data/photo.jpg").read_bytes()
        (self.folder / "wrong.jpg").write_bytes(jpeg[:200] + bytes(200) + jpeg[400:])
        themes = [self.write(f"theme_{number}.yaml", theme).name for number, theme in enumerate(MISTAKES)]
        process = self.run_program("check", *themes, *options, environment=environment)
        self.assertEqual([name for name in themes if f"{name}:" not in process.stderr], [])
        return list_sentences(process)

    def test_no_english_is_left(self):
        for language in ("de", "fr", "es"):
            with self.subTest(language=language):
                sentences = self.check("--language", language)
                self.assertGreaterEqual(len(sentences), len(MISTAKES))
                self.assertEqual([line for line in sentences if ENGLISH.search(line)], [])

    def test_a_language_is_found_by_its_tag_or_locale(self):
        theme = self.write("small.yaml", "symbols: 🐶 🐱\n").name
        german = self.run_program("check", theme, "--language", "de").stderr
        self.assertIn("Fehler", german)
        for name in ("de-AT", "DE", "de_AT.UTF-8"):
            self.assertEqual(self.run_program("check", theme, "--language", name).stderr, german, name)
            self.assertEqual(self.run_program("check", theme, environment={"LC_ALL": name}).stderr, german, name)
        lists = {"LANGUAGE": "pl:de", "LC_ALL": "fr_FR.UTF-8"}
        self.assertEqual(self.run_program("check", theme, environment=lists).stderr, german)
        for name in ("C.UTF-8", ""):
            self.assertIn("error", self.run_program("check", theme, environment=lists | {"LC_ALL": name}).stderr)
        self.assertIn("erreur", self.run_program("check", theme, "--language", "fr-CA").stderr)
        self.assertIn("en, de, es, fr, not 'pt-BR'", self.run_program("check", theme, "--language", "pt-BR").stderr)
        refused = self.run_program("check", theme, "--language", "pt-BR", environment={"LC_ALL": "de_DE.UTF-8"}).stderr
        self.assertIn("Fehler", refused)

    def test_help_and_commands_have_no_english(self):
        theme = self.write("small.yaml", SEVEN).name
        self.write("list.json", '{"schema_version": 1, "title": 3}')
        commands = [path.stem.removeprefix("help-") for path in (SOURCE / "tests/cli").glob("help-*.txt")]
        self.assertIn("verify", commands)
        runs = [*RUNS, *(f"help {command}" for command in commands), "--help"]
        for place, language in enumerate(("de", "fr", "es")):
            # A sentence that is in no catalog is English in each language: every day each run is in one of them.
            for number, run in enumerate(runs):
                if not TRIES_ALL and number % 3 != place and "-o small.pdf" not in run:
                    continue
                with self.subTest(language=language, run=run):
                    process = self.run_program(*run.split(), "--language", language)
                    printed = QUOTED.sub("", process.stdout + process.stderr).replace(theme, "")
                    self.assertNotRegex(printed, ENGLISH)
        report = (self.folder / "out/report.txt").read_text(encoding="utf-8")
        self.assertNotRegex(report, ENGLISH)

    def test_names_are_in_the_language_of_the_messages(self):
        french = {"LC_ALL": "fr_FR.UTF-8"}
        self.assertRegex(self.run_program("symbols", "chien", environment=french).stdout, "^🐶 .* chien\n")
        self.assertRegex(self.run_program("themes", "animals", environment=french).stdout, "animals +Animaux ")
        self.assertIn(" contours ", self.run_program("fonts", environment=french).stdout)
        self.assertIn("Für die Kleinsten\n", self.run_program("themes", "--language", "de").stdout)
        self.assertRegex(self.run_program("symbols", "dog", "--lang", "en", environment=french).stdout, "^🐶 .* dog\n")

    def test_french_has_a_blank_before_a_colon(self):
        theme = self.write("small.yaml", SEVEN).name
        for run in (f"{theme} -o small.pdf", f"check {theme}", "verify small.pdf", "calibrate -o calibration.pdf", f"play {theme} -o small.html"):
            process = self.run_program(*run.split(), "--language", "fr")
            printed = re.sub(r"sheet: .*|x-4: ", "", process.stdout + process.stderr)
            self.assertNotRegex(printed, r"\w[ ]?[:;](\s|$)", run)

    def test_english_is_the_default(self):
        sentences = self.check(LC_ALL="C")
        self.assertEqual(sentences, self.check("--language", "en"))
        self.assertIn("can't find the picture rex.jpg", " ".join(sentences))


if __name__ == "__main__":
    unittest.main()
