"""Every theme that comes with the program makes a deck without an error, and the finished file is a right one."""

import json
import os
import re
import subprocess
import unittest
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from program import SOURCE, THEMES, TRIES_ALL, WholeTest, run

ALL = sorted(THEMES.glob("*.yaml"))
GROUPED = sorted(path for path in THEMES.glob("*/*.yaml") if path.parent.name not in ("styles", "looks", "templates"))
# An emoji of a theme, not a flag: a sign, its skin tone or variant, and what joins it.
SIGN = "[\u231a-\u23ff\u25aa-\u25fe\u2600-\u27bf\u2b50\u2b55\U0001f300-\U0001faff]"
EMOJI = re.compile(rf"{SIGN}[\ufe0f\U0001f3fb-\U0001f3ff]?(?:\u200d{SIGN}\ufe0f?)*")
# Every day one of five and one of eighty of the grouped ones, and of each seven cards will do; the tests of themes read all of them.
# On fewer cards symbols take other forms in other colors.
MADE = ALL if TRIES_ALL else ALL[::5]
SOME = GROUPED if TRIES_ALL else GROUPED[::80]
FEW = () if TRIES_ALL else ("-s", "deck.cards=7", "-s", "check.color_blind=off")
# Nor must they have so many symbols on each.
SMALLER = {} if TRIES_ALL else {"flags": ("-s", "deck.symbols_per_card=6"), "party20": ("-s", "deck.symbols_per_card=12")}


class Themes(WholeTest):
    def test_there_is_a_dozen_of_them(self):
        self.assertGreaterEqual(len(ALL), 12)

    def test_each_makes_a_deck_that_is_right(self):
        for theme in MADE:
            with self.subTest(theme.name):
                deck, _ = self.make(theme, "-s", "layout.effort=fast", *FEW, *SMALLER.get(theme.stem, ()), output=f"{theme.stem}.pdf")
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
        grouped = set(re.findall(r"\.\./themes/([\w-]+/[\w-]+)\.yaml", gallery))
        self.assertEqual(grouped, {f"{theme.parent.name}/{theme.stem}" for theme in GROUPED})
        for picture in re.findall(r"\]\(\.\./(samples/[^)]+)\)", gallery):
            self.assertTrue((SOURCE / picture).is_file(), picture)


class Grouped(WholeTest):
    """Themes in groups, which are printed as they are."""

    def find_fault(self, theme):
        """What is wrong with a theme and its deck; empty if nothing is. A copy must need nothing but what lies in the
        theme's folder."""
        deck = self.folder / f"{theme.stem}.pdf"
        for arguments in ((theme, "-o", deck, "--strict", "--confine", "-q", "--threads", 1, *FEW), ("verify", deck)):
            process = run(*arguments, cwd=self.folder)
            if process.returncode != 0:
                return f"{theme}: {process.stdout}{process.stderr}"
        return ""

    def test_each_makes_a_right_deck_without_a_warning(self):
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            faults = [fault for fault in threads.map(self.find_fault, SOME) if fault]
        self.assertEqual(faults, [], "\n".join(faults))

    def test_each_has_the_schema_and_an_explanation_at_its_head(self):
        for theme in GROUPED:
            with self.subTest(theme.name):
                lines = theme.read_text(encoding="utf-8").splitlines()
                self.assertEqual(lines[0], "# yaml-language-server: $schema=../theme.schema.json")
                self.assertTrue(lines[1].startswith("# "))

    def test_each_has_titles_in_four_languages(self):
        # The designer offers the templates instead of those at the top that have their names.
        begun = {theme.stem: theme for theme in (*ALL, *THEMES.glob("templates/*.yaml"))}
        for theme in (*GROUPED, *begun.values()):
            with self.subTest(theme.name):
                titles = re.search(r"^titles:((?:[^\n]*\n)(?: +[^\n]*\n)*)", theme.read_text(encoding="utf-8"), re.M)
                self.assertIsNotNone(titles)
                self.assertLessEqual({"en", "de", "fr", "es"}, set(re.findall(r"(?<![\w-])(\w\w):", titles[1])))

    def test_names_of_people_are_right_in_all_languages(self):
        listed = json.loads(self.run_program("themes", "--json").stdout)["themes"]
        for name in ("class", "wedding"):
            self.assertEqual(next(theme["languages"] for theme in listed if theme["name"] == name), ["en", "de", "fr", "es"], name)

    def test_each_emoji_has_an_everyday_name(self):
        table = (SOURCE / "src/emojibase/classroom_words.txt").read_text(encoding="utf-8")
        animals = (SOURCE / "src/emojibase/child_names.cpp").read_text(encoding="utf-8")
        known = {row.split("|")[0].replace("\ufe0f", "") for row in table.splitlines()} | set(re.findall(r'\{?"([^"]+)"', animals))
        unnamed = {}
        for theme in sorted(THEMES.glob("**/*.yaml")):
            text = re.sub(r"(^|\s)#.*", "", theme.read_text(encoding="utf-8"), flags=re.M)
            for emoji in EMOJI.findall(re.sub(r"emoji: \S+,\s+names: \{[^}]*\}|except: \[[^]]*\]", "", text)):
                if emoji.replace("\ufe0f", "") not in known:
                    unnamed.setdefault(emoji, []).append(theme.stem)
        self.assertEqual(unnamed, {}, "give them names in src/emojibase/classroom_words.txt, or in the theme")

    def test_a_name_is_used_once_and_is_no_command(self):
        commands = re.findall(r"(?:^|  )(\w+)  ", self.run_program("--help").stdout.partition("\nCommands:\n")[2].partition("\n\n")[0], re.M)
        self.assertIn("watch", commands)
        names = Counter([theme.stem for theme in [*ALL, *GROUPED]] + commands)
        self.assertEqual([name for name, count in names.items() if count > 1], [])
        self.assertEqual([theme.stem for theme in GROUPED if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", theme.stem)], [])


if __name__ == "__main__":
    unittest.main()
