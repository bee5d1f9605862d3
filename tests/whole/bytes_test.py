"""The same theme gives the same bytes."""

import shutil
import unittest

from program import SOURCE, THEMES, TRIES_ALL, WholeTest


class SameBytes(WholeTest):
    def deck(self, *arguments, theme=THEMES / "animals.yaml", **options):
        return self.make(theme, *arguments, **options)[0].read_bytes()

    def test_twice_and_for_any_number_of_threads(self):
        few = () if TRIES_ALL else ("-s", "deck.symbols_per_card=4")
        once = self.deck(*few, "--threads", 1)
        for threads in (1, 2, 5) if TRIES_ALL else (5,):
            self.assertEqual(self.deck(*few, "--threads", threads), once, f"{threads} threads")

    def test_wherever_the_theme_and_the_deck_lie(self):
        self.assertEqual(self.deck(theme="small.yaml"), self.deck(theme=self.folder / "small.yaml", output="other.pdf"))

    def test_wherever_the_fonts_lie(self):
        (self.folder / "two.yaml").write_text("symbols: [כלב, Hund, 🐱, 🐶, 🐸, 🐵, 🦁]", encoding="utf-8")
        (self.folder / "m").mkdir()
        for face in (SOURCE / "fonts/node_modules/@expo-google-fonts/nunito").glob("*/*.ttf"):
            shutil.copy(face, self.folder / "m")
        decks = set()
        for name in ("a", "z"):
            (self.folder / name).mkdir()
            shutil.copy("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", self.folder / name)
            fonts = self.folder / f"{name}.conf"
            fonts.write_text(f"""<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
                <fontconfig><dir>{self.folder / name}</dir><cachedir>{self.folder}/cache</cachedir></fontconfig>""")
            decks.add(self.deck(theme="two.yaml", environment={"FONTCONFIG_FILE": str(fonts), "SPOTIT_DATA": str(self.folder / "m")}))
        self.assertEqual(len(decks), 1)

    def test_whatever_fonts_the_computer_has(self):
        """Words, footer, rules and card texts are set in faces that come with the program."""
        fonts = self.folder / "fonts.conf"
        fonts.write_text(f"""<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig><dir>{self.folder}/none</dir><cachedir>{self.folder}/cache</cachedir></fontconfig>""")
        theme = self.folder / "own.yaml"
        theme.write_text("""{title: Élève, symbols: [🐶, milk, apple, 🐱, Äpfel, 3 × 4, Дом],
            card: {size: 60mm, text: "{title}", number: true}, back: {pattern: dots, text: Élève},
            extras: {rules: true, key: names, title_card: true, box_label: true, why: true}}""")
        for name in ("own.yaml", THEMES / "hive.yaml") if TRIES_ALL else ("own.yaml",):
            here = self.deck("-s", "check.look_alike=off", theme=name)
            self.assertEqual(self.deck("-s", "check.look_alike=off", theme=name,
                                       environment={"FONTCONFIG_FILE": str(fonts)}), here, name)

    def test_another_seed_gives_another_deck(self):
        decks = {self.deck("--seed", seed, theme="small.yaml") for seed in ("1", "2", "autumn")}
        self.assertEqual(len(decks), 3)
        self.assertIn(self.deck("-s", "seed=2", theme="small.yaml"), decks)


if __name__ == "__main__":
    unittest.main()
