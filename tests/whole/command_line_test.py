"""The command line: what goes where, exit statuses, and that nothing is left half done."""

import collections
import csv
import io
import json
import os
import pwd
import re
import signal
import subprocess
import unittest

from deck_pdf import POINTS_PER_MM, read_deck
from program import PROGRAM, SMALL_THEME, THEMES, TRIES_ALL, WholeTest, as_a_plain_user, clean_environment, pause_at_work

WRONG_THEME = """title: Wrong
symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻
card:
  sise: 70mm
layout:
  gap: 2px
"""
CIRCLE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="5" cy="5" r="4"/></svg>'


def pages_of(path):
    said = subprocess.run(["pdfinfo", path], check=True, capture_output=True, text=True).stdout
    return int(re.search(r"(?m)^Pages: +(\d+)$", said)[1])


class Output(WholeTest):
    def test_the_deck_is_named_after_the_theme(self):
        process = self.run_program("small.yaml")
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertEqual(self.files(), ["small.pdf", "small.yaml"])
        self.assertEqual(process.stdout, "")
        self.assertIn("small.pdf  7 cards", process.stderr)

    def test_a_dash_writes_the_same_bytes_to_a_pipe(self):
        path, _ = self.make("small.yaml")
        process = self.run_program("small.yaml", "-o", "-", text=False)
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertEqual(process.stdout, path.read_bytes())

    def test_a_pipe_by_its_name_gets_them_too(self):
        path, _ = self.make("small.yaml")
        process = self.run_program("small.yaml", "-o", "/dev/stdout", text=False)
        self.assertEqual((process.returncode, process.stdout), (0, path.read_bytes()), process.stderr)

    def test_a_signal_ends_the_wait_for_a_reader(self):
        os.mkfifo(self.folder / "pipe")
        files = self.files()
        for ending in signal.SIGINT, signal.SIGTERM:
            with subprocess.Popen([PROGRAM, "small.yaml", "-q", "-f", "html", "-o", "pipe"], cwd=self.folder,
                                  env=clean_environment()) as process:
                with open(self.folder / "pipe", "rb") as pipe:
                    self.assertEqual(len(pipe.read(9)), 9)
                    process.send_signal(ending)
                    try:
                        self.assertEqual(process.wait(120), -ending)
                    finally:
                        process.kill()
        self.assertEqual(self.files(), files)

    def test_progress_never_goes_to_a_pipe(self):
        with subprocess.Popen([PROGRAM, "small.yaml"], cwd=self.folder, env=clean_environment(), stderr=subprocess.PIPE,
                              text=True) as process:
            pause_at_work(process, 0.5)
            said = process.stderr.read()
        self.assertEqual(process.returncode, 0, said)
        self.assertNotIn("\r", said)

    def test_a_pdf_in_place_of_a_theme_is_named_with_and_without_an_output(self):
        self.write("deck.pdf", "%PDF-1.7\n")
        for output in [], ["-o", "other.pdf"], ["-o", "deck.pdf"]:
            process = self.run_program("deck.pdf", *output)
            self.assertEqual(process.returncode, 2)
            self.assertIn("deck.pdf is a PDF, not a theme\n  to check a deck:  spotit-print verify deck.pdf", process.stderr)

    def test_hundreds_of_pictures_make_a_deck_of_eight_a_card_and_those_left_out_are_named(self):
        folder = self.folder / "pictures"
        folder.mkdir()
        for number in range(560):
            (folder / f"{number:03}.svg").write_text(CIRCLE, encoding="utf-8")
        self.write("large.yaml", "symbols: [{folder: pictures}]\n")
        process = self.run_program("cards", "large.yaml", "--json")
        self.assertEqual(len(json.loads(process.stdout)["cards"]), 57)
        self.assertIn("503 symbols are on no card: 057.svg, 058.svg", process.stderr)
        self.assertIn("and 483 more", process.stderr)

    def test_everyone_of_thirty_photos_is_on_the_cards(self):
        folder = self.folder / "photos"
        folder.mkdir()
        for number in range(30):
            (folder / f"{number}.svg").write_text(CIRCLE, encoding="utf-8")
        self.write("photos.yaml", "symbols: [{folder: photos}]\n")
        process = self.run_program("cards", "photos.yaml", "--json")
        self.assertEqual((process.returncode, process.stderr), (0, ""))
        cards = [set(card["symbols"]) for card in json.loads(process.stdout)["cards"]]
        self.assertEqual((len(cards), {len(card) for card in cards}), (25, {6}))
        self.assertTrue(all(len(one & other) == 1 for one in cards for other in cards if one is not other))
        shares = collections.Counter(symbol for card in cards for symbol in card)
        self.assertEqual(len(shares), 30)
        self.assertGreaterEqual(min(shares.values()), 3)

    def test_decks_of_so_many_symbols_are_listed(self):
        listed = json.loads(self.run_program("decks", "30", "--json").stdout)["decks"]
        self.assertEqual([[deck["symbols_per_card"], deck["cards"], deck["symbols"]] for deck in listed if deck["usual"]],
                         [[6, 25, 30]])
        self.assertIn("21 of 30", self.run_program("decks", "30").stdout)
        for wrong in "many", "0", "9x":
            self.assertEqual(self.run_program("decks", wrong).returncode, 2)
        self.assertEqual(self.run_program("decks", "6").returncode, 0)
        few = self.run_program("decks", "5")
        self.assertEqual((few.returncode, few.stdout), (1, ""))
        self.assertIn("error: no deck has fewer than 6 symbols\n", few.stderr)

    def test_a_theme_is_read_from_standard_input(self):
        path, _ = self.make("small.yaml")
        process = subprocess.run([PROGRAM, "-", "-o", "-", "-q"], input=SMALL_THEME.encode(), capture_output=True,
                                 env=clean_environment(), timeout=60)
        self.assertEqual((process.returncode, process.stderr), (0, b""))
        self.assertEqual(process.stdout, path.read_bytes())

    def test_quiet_is_silent(self):
        process = self.run_program("small.yaml", "-q")
        self.assertEqual((process.returncode, process.stdout, process.stderr), (0, "", ""))

    def test_one_setting_is_changed(self):
        path, messages = self.make("small.yaml", "-s", "card.size=70mm")
        self.assertIn("circles of 70 mm", messages)
        for card in read_deck(path):
            self.assertAlmostEqual((card.box[2] - card.box[0]) / POINTS_PER_MM, 70, delta=0.01)


    def test_the_format_follows_the_name_or_the_option(self):
        for name, begins in ("deck.txt", "Small\n"), ("deck.csv", "card,symbol_1,"), ("deck.JSON", "{"):
            path, said = self.make("small.yaml", output=name)
            self.assertTrue(path.read_text(encoding="utf-8").startswith(begins), name)
            self.assertIn(f"{name}  7 cards, 3 symbols each", said)
        process = self.run_program("small.yaml", "-f", "csv")
        self.assertIn("small.csv  7 cards", process.stderr)
        self.assertEqual(self.run_program("small.yaml", "-o", "-", "-f", "csv").stdout,
                         (self.folder / "deck.csv").read_text(encoding="utf-8").replace("\r\n", "\n"))

    def test_pictures_are_numbered(self):
        _, said = self.make("small.yaml", output="{card}.svg")
        self.assertIn("7 pictures", said)
        self.assertEqual(self.files(), [f"{n}.svg" for n in range(1, 8)] + ["small.yaml"])
        self.make("small.yaml", "-s", "output.image_dpi=72", output="page-{sheet}.png")
        self.assertIn("page-2.png", self.files())
        self.assertEqual((self.folder / "page-2.png").read_bytes()[:4], b"\x89PNG")

    def test_outlines_for_cutters_are_those_of_the_bundle(self):
        self.run_program("small.yaml", "-s", "back=navy", "-s", "output.image_dpi=72", "--bundle", "out", "--only", "cutter")
        for ending, kind in (("dxf", "dxf"), ("cut.svg", "svg")):
            _, said = self.make("small.yaml", "-s", "back=navy", output=f"s-{{sheet}}.{ending}")
            made = sorted(self.folder.glob(f"s-*.{ending}"))
            self.assertIn(f"  {len(made)} file", said)
            bundled = sorted((self.folder / "out/cutter").glob(f"*.{kind}"))
            self.assertEqual([path.read_bytes() for path in made], [path.read_bytes() for path in bundled])

    def test_a_name_that_can_not_be_meant_is_refused(self):
        for name, words in (("{card}-{sheet}.svg", "fix: -o '{card}.svg'"), ("{card}{card}.png", "fix: -o '{card}.png'"),
                            ("x{card}.pdf", "numbers pictures"), ("{sheet}.csv", "numbers pictures"),
                            ("{card}/x.png", "name of a folder"), ("{back}.png", "no backs"),
                            ("x-{card}.dxf", "fix: -o 'x-{sheet}.dxf'"), ("x.cut.svg", "-o 'x-{sheet}.cut.svg'")):
            with self.subTest(name):
                process = self.run_program("small.yaml", "-o", name, "-s", "layout.effort=fast")
                self.assertEqual(process.returncode, 2, process.stderr)
                self.assertIn(words, process.stderr)
        self.assertEqual(self.files(), ["small.yaml"])
        self.make("small.yaml", "-s", "back=navy", output="{back}.svg")
        self.assertIn("1.svg", self.files())

    def test_of_a_part_the_sheets_in_the_file_are_told(self):
        small = ("-s", "card.size=110mm", "-s", "layout.effort=fast", "-s", "sheet.paper=A5")
        for words, part, pages in (([], "7 sheets of A5", 7), (["--sheets", "2-"], "6 of the 7 sheets", 6),
                                   (["--sheets", "3"], "1 of the 7 sheets", 1)):
            path, said = self.make("small.yaml", *small, *words)
            self.assertIn(f"{part}, 1 card each", said)
            self.assertEqual(pages_of(path), pages)
        _, said = self.make("small.yaml", *small, "-s", "back=navy", "--pages", "fronts", "--sheets", "3")
        self.assertIn("the fronts of 1 of the 7 sheets", said)

    def test_an_overlay_lies_over_the_theme_and_settings_over_both(self):
        self.write("printer.yaml", "sheet: {paper: Letter}\ncard: {size: 70mm}\n")
        _, said = self.make("small.yaml", "--with", "printer.yaml", "-s", "card.size=60mm")
        self.assertIn("sheet of Letter", said)
        self.assertIn("circles of 60 mm", said)

    def test_a_style_lies_over_the_theme_as_a_file_does(self):
        _, said = self.make("small.yaml", "--with", "card-service")
        self.assertIn("7 pages", said)
        # A file of this name comes first.
        self.write("card-service", "sheet: {paper: Letter}\n")
        self.assertIn("of Letter", self.make("small.yaml", "--with", "card-service")[1])

    def test_open_shows_the_file_in_the_viewer_and_does_not_wait_for_it(self):
        # The viewer ends when it has written to the second pipe, which is read only after the program has ended.
        for name in ("shown", "closed"):
            os.mkfifo(self.folder / name)
        viewer = self.write("xdg-open", f"#!/bin/sh\necho \"$1\" > '{self.folder}/shown'\necho closed > '{self.folder}/closed'\n")
        viewer.chmod(0o755)
        self.make("small.yaml", "--open", environment={"PATH": f"{self.folder}:{os.environ['PATH']}"})
        self.assertEqual((self.folder / "shown").read_text().strip(), str(self.folder / "deck.pdf"))
        self.assertEqual((self.folder / "closed").read_text(), "closed\n")
        process = self.run_program("small.yaml", "--open", environment={"PATH": str(self.folder / "none")})
        self.assertEqual(process.returncode, 0)
        self.assertIn("xdg-utils", process.stderr)


class Cards(WholeTest):
    def test_the_csv_is_the_deck_that_is_drawn(self):
        process = self.run_program("cards", "small.yaml", "--csv", text=False)
        self.assertEqual((process.returncode, process.stderr), (0, b""))
        rows = list(csv.DictReader(io.StringIO(process.stdout.decode(), newline="")))
        drawn = read_deck(self.make("small.yaml")[0])
        self.assertEqual([row["card"] for row in rows], [str(n) for n in range(1, 8)])
        # Forms have names of their own in the PDF: cards must fall together in the same way.
        by_name = {}
        for row, card in zip(rows, drawn, strict=True):
            names = sorted(row[f"symbol_{i}"] for i in (1, 2, 3))
            self.assertEqual(len(names), len(card.symbols))
            for name in names:
                by_name.setdefault(name, set()).add(row["card"])
        by_form = {}
        for row, card in zip(rows, drawn, strict=True):
            for symbol in card.symbols:
                by_form.setdefault(getattr(symbol, "name", symbol), set()).add(row["card"])
        self.assertEqual(sorted(map(sorted, by_name.values())), sorted(map(sorted, by_form.values())))

    def test_each_of_several_themes_is_made_into_a_folder_and_those_that_fail_leave_the_others(self):
        (self.folder / "decks").mkdir()
        self.write("wrong.yaml", WRONG_THEME)
        self.write("other.yaml", SMALL_THEME + "seed: 2\n")
        process = self.run_program("small.yaml", "wrong.yaml", "none.yaml", "other.yaml", "-o", "decks/")
        self.assertEqual(process.returncode, 3, process.stderr)
        self.assertEqual(sorted(path.name for path in (self.folder / "decks").iterdir()), ["other.pdf", "small.pdf"])
        for words in ("wrong.yaml:4:3: error", "none.yaml", "decks/small.pdf  7 cards"):
            self.assertIn(words, process.stderr)
        alone, _ = self.make("other.yaml")
        self.assertEqual((self.folder / "decks/other.pdf").read_bytes(), alone.read_bytes())
        self.assertEqual(self.run_program("small.yaml", "-o", "decks", "-f", "csv").returncode, 0)
        self.assertTrue((self.folder / "decks/small.csv").exists())
        for place in (["-o", "deck.pdf"], ["-o", "-"], ["--bundle", "out"], ["-o", "{card}.png"]):
            with self.subTest(place):
                said = self.run_program("small.yaml", "other.yaml", *place)
                self.assertEqual(said.returncode, 2)
                self.assertIn("small.yaml and other.yaml would both be written to " + place[1], said.stderr)

    def test_what_was_made_is_json_as_check_has_it(self):
        self.write("eight.yaml", "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼\n")
        self.write("wrong.yaml", WRONG_THEME)
        process = self.run_program("eight.yaml", "wrong.yaml", "--json")
        self.assertEqual((process.returncode, process.stderr), (1, ""))
        made = json.loads(process.stdout)
        checked = json.loads(self.run_program("check", "eight.yaml", "wrong.yaml", "--json").stdout)
        self.assertEqual([entry.pop("files") for entry in made["themes"]], [["eight.pdf"], []])
        del checked["themes"][0]["settings"]
        self.assertEqual(made, checked)
        deck = made["themes"][0]["deck"]
        self.assertEqual((deck["kind"], deck["cards"], deck["on_no_card"]), ("projective", 7, ["emoji:🐼"]))
        self.assertTrue(0 < deck["worst_coverage"] < deck["mean_coverage"] < 1)
        pictures = json.loads(self.run_program("small.yaml", "-o", "{card}.svg", "--json").stdout)["themes"][0]["files"]
        self.assertEqual(pictures, [f"{number}.svg" for number in range(1, 8)])
        strict = self.run_program("eight.yaml", "-o", "strict.pdf", "--json", "--strict")
        self.assertEqual((strict.returncode, json.loads(strict.stdout)["ok"]), (1, False))
        self.assertFalse((self.folder / "strict.pdf").exists())
        for place in (["-o", "-"], ["-o", "list.csv"], ["--bundle", "out"]):
            self.assertEqual(self.run_program("small.yaml", "--json", *place).returncode, 2)

    def test_a_theme_with_all_its_layers_makes_the_same_bytes(self):
        (self.folder / "brand").mkdir()
        (self.folder / "brand/dot.svg").write_text(CIRCLE, encoding="utf-8")
        self.write("brand/brand.yaml", "card: {background: {image: dot.svg}}\nback: {pattern: dots, text: '{title}'}\n")
        self.write("pets.yaml", SMALL_THEME + "extends: [print-shop, brand/brand.yaml]\n")
        options = ("-s", "layout.effort=fast", "-s", "card.size=70mm")
        given, _ = self.make("pets.yaml", *options)
        process = self.run_program("check", "--resolved", "pets.yaml", *options)
        self.assertEqual((process.returncode, process.stderr), (0, ""))
        self.write("resolved.yaml", process.stdout)
        self.assertEqual(self.make("resolved.yaml", output="resolved.pdf")[0].read_bytes(), given.read_bytes())
        for layer in ("# pets.yaml", "# brand.yaml", "# print-shop", "# --set"):
            self.assertIn(layer, process.stdout)
        self.write("wrong.yaml", WRONG_THEME)
        self.assertEqual(self.run_program("check", "--resolved", "wrong.yaml").returncode, 1)
        self.assertEqual(self.run_program("check", "--resolved", "pets.yaml", "--json").returncode, 2)

    def test_json_and_csv_and_table_agree(self):
        deck = json.loads(self.run_program("cards", "small.yaml", "--json").stdout)
        self.assertEqual((deck["schema_version"], deck["title"], deck["kind"]), (1, "Small", "projective"))
        rows = csv.reader(io.StringIO(self.run_program("cards", "small.yaml", "--csv").stdout))
        self.assertEqual([row[1:4] for row in rows][1:], [card["symbols"] for card in deck["cards"]])
        table = self.run_program("cards", "small.yaml").stdout.splitlines()
        for card, line in zip(deck["cards"], table[3:], strict=True):
            for name in card["symbols"]:
                self.assertIn(name, line)

    def test_a_list_is_verified_and_a_swapped_symbol_is_named(self):
        self.make("small.yaml", output="deck.json")
        process = self.run_program("verify", "deck.json")
        self.assertEqual((process.returncode, process.stderr), (0, ""))
        self.assertIn("each of the 21 pairs of cards shares exactly one symbol", process.stdout)
        deck = json.loads((self.folder / "deck.json").read_text(encoding="utf-8"))
        symbols = deck["cards"][3]["symbols"]
        stranger = next(symbol["id"] for symbol in deck["symbols"] if symbol["id"] not in symbols)
        symbols[0] = stranger
        self.write("deck.json", json.dumps(deck))
        process = self.run_program("verify", "deck.json")
        self.assertEqual((process.returncode, process.stdout), (1, ""))
        self.assertIn(stranger, process.stderr)
        self.assertIn("card 4 is involved in all", process.stderr)
        verdict = json.loads(self.run_program("verify", "deck.json", "--json").stdout)
        self.assertFalse(verdict["ok"])
        self.assertEqual(verdict["faults"], len(verdict["problems"]))

    def test_a_theme_is_verified_without_a_file(self):
        verdict = json.loads(self.run_program("verify", "small.yaml", "--json").stdout)
        self.assertEqual((verdict["ok"], verdict["pairs"], verdict["cards"]), (True, 21, 7))
        self.assertEqual(self.files(), ["small.yaml"])

    def test_what_is_no_list_is_refused_with_its_position(self):
        self.write("deck.json", '{"schema_version": 1,\n "kind" "x"}')
        process = self.run_program("verify", "deck.json")
        self.assertEqual(process.returncode, 1)
        self.assertRegex(process.stderr, r"^deck\.json:2:\d+: error: this is not JSON")


class Check(WholeTest):
    def test_what_was_read_otherwise_than_written_is_a_hint_with_and_without_v(self):
        self.write("listed.yaml", "symbols: |\n" + "".join(f"  {n}. {one}\n" for n, one in enumerate("🐶🐱🐭🐹🐰🦊🐻", 1)))
        for options in ([], ["-v"]):
            process = self.run_program("check", *options, "listed.yaml")
            self.assertEqual(process.returncode, 0)
            self.assertEqual(process.stderr.count("[numbered-list]"), 1, process.stderr)
        self.assertEqual(self.run_program("check", "-q", "listed.yaml").stderr, "")

    def test_a_good_theme_ends_with_a_summary_and_writes_nothing(self):
        process = self.run_program("check", "small.yaml")
        self.assertEqual((process.returncode, process.stdout), (0, ""))
        self.assertRegex(process.stderr, r"small\.yaml: no problems; 7 cards, 3 symbols each, 7 symbols, on 2 sheets of A4; ")
        self.assertEqual(self.files(), ["small.yaml"])

    def test_several_themes_are_looked_at_in_one_run(self):
        self.write("wrong.yaml", WRONG_THEME)
        process = self.run_program("check", "wrong.yaml", "none.yaml", "small.yaml")
        self.assertEqual(process.returncode, 3)
        self.assertIn("none.yaml: 1 error", process.stderr)
        self.assertIn("small.yaml: no problems", process.stderr)
        process = self.run_program("check", "wrong.yaml", "small.yaml")
        self.assertEqual(process.returncode, 1)
        self.assertIn("wrong.yaml: 2 errors", process.stderr)
        self.assertIn("small.yaml: no problems", process.stderr)

    def test_json_has_positions_that_editors_can_use(self):
        text = "title: 🐶 é\nsymbols: 🐶🐱🐭🐹🐰🦊🐻\n# 🐶\ncard: {background: white, sise: 70mm}\n"
        self.write("wrong.yaml", text)
        process = self.run_program("check", "wrong.yaml", "--json")
        self.assertEqual((process.returncode, process.stderr), (1, ""))
        found = json.loads(process.stdout)
        self.assertEqual((found["schema_version"], found["ok"]), (1, False))
        problem = found["themes"][0]["problems"][0]
        self.assertEqual((problem["severity"], problem["id"], problem["file"]), ("error", "unknown-key", "wrong.yaml"))
        start, end = problem["start"], problem["end"]
        self.assertEqual((start["line"], start["column"]), (4, text.splitlines()[3].index("sise") + 1))
        self.assertEqual(text.encode()[start["byte"]:end["byte"]], b"sise")
        wide = text.encode("utf-16-le")
        self.assertEqual(wide[2 * start["utf16"]:2 * end["utf16"]].decode("utf-16-le"), "sise")
        self.assertEqual(problem["arguments"]["key"], "sise")
        self.assertEqual(problem["template"].format(**problem["arguments"]), problem["message"])
        self.assertEqual(problem["subjects"], [])
        [remedy] = problem["remedies"]
        self.assertEqual(remedy["settings"], [])
        [edit] = remedy["edits"]
        self.assertEqual((edit["file"], edit["start"], edit["end"], edit["text"]), ("wrong.yaml", start, end, "size"))

    def test_json_has_the_value_of_each_key_and_what_it_takes(self):
        self.write("pets.yaml", "extends: print-shop\nsymbols: 🐶🐱🐭🐹🐰🦊🐻\ncard: {size: 70mm}\n")
        found = json.loads(self.run_program("check", "pets.yaml", "--json").stdout)["themes"][0]["settings"]
        settings = {setting.pop("key"): setting for setting in found}
        self.assertEqual(settings["card.size"],
                         {"value": "70mm", "text": "70mm", "number": 70, "from": "pets.yaml", "default": "85mm",
                          "range": [20, 500], "unit": "mm", "words": []})
        self.assertEqual(settings["sheet.bleed"]["from"], "print-shop")
        self.assertNotIn("from", settings["card.shape"])
        self.assertIn("circle", settings["card.shape"]["words"])

    def test_json_has_remedies_that_work_and_what_problems_are_about(self):
        self.write("pinned.yaml", "symbols: 🐶🐱🐭🐹🐰🦊🐻\nlayout: {pins: {1: {🦉: {at: [0mm, 0mm]}}}}\n")
        problems = json.loads(self.run_program("check", "pinned.yaml", "--json").stdout)["themes"][0]["problems"]
        [pin] = [problem for problem in problems if problem["id"] == "pin"]
        self.assertEqual(pin["subjects"], [{"kind": "card", "id": "1"}])
        [edit] = [edit for remedy in pin["remedies"] for edit in remedy["edits"]]
        text = (self.folder / "pinned.yaml").read_bytes()
        mended = text[:edit["start"]["byte"]] + edit["text"].encode() + text[edit["end"]["byte"]:]
        self.assertEqual(mended.decode(), "symbols: 🐶🐱🐭🐹🐰🦊🐻\n")
        self.assertEqual([note for note in pin["notes"] if note.startswith("fix: ")], [])
        self.write("alike.yaml", "symbols: [6, 9, two, ten, eight, 🐶, 🐱]\nlayout: {rotation: any, effort: fast}\n")
        problems = json.loads(self.run_program("check", "alike.yaml", "--json").stdout)["themes"][0]["problems"]
        [alike] = [problem for problem in problems if problem["id"] == "look-alike"]
        self.assertEqual(alike["subjects"], [{"kind": "symbol", "id": "text:6"}, {"kind": "symbol", "id": "text:9"}])
        settings = [setting for remedy in alike["remedies"] for setting in remedy["settings"]]
        self.assertEqual(settings, [{"key": "layout.rotation", "value": "upright"}])
        for remedy in alike["remedies"]:
            self.assertEqual(remedy["template"].format(**remedy["arguments"]), remedy["text"])
        mended = self.run_program("check", "alike.yaml", "--json", "-s", "{key}={value}".format(**settings[0]))
        self.assertNotIn("look-alike", [problem["id"] for problem in json.loads(mended.stdout)["themes"][0]["problems"]])

    def test_a_missing_theme_stands_in_the_json_too(self):
        process = self.run_program("check", "none.yaml", "small.yaml", "--json")
        self.assertEqual((process.returncode, process.stderr), (3, ""))
        found = json.loads(process.stdout)
        self.assertFalse(found["ok"])
        self.assertEqual([theme["theme"] for theme in found["themes"]], ["none.yaml", "small.yaml"])
        self.assertEqual(found["themes"][0]["problems"][0]["id"], "cannot-read")
        self.assertEqual(found["themes"][1]["deck"]["cards"], 7)

    def test_a_card_that_x_1a_makes_opaque_is_no_problem(self):
        self.write("clear.yaml", SMALL_THEME + 'card: { background: "#ff000080" }\noutput: { pdf: x-1a, color: cmyk }\n')
        process = self.run_program("check", "clear.yaml", "--json")
        self.assertEqual(process.returncode, 0)
        self.assertEqual(json.loads(process.stdout)["themes"][0]["problems"], [])

    def test_a_black_flag_on_a_dark_card_has_a_line_or_a_warning(self):
        self.write("flag.yaml", 'symbols: 🏴 🐱 🐭 🐹 🐰 🦊 🐻\ncard: {background: "#222222"}\n')
        self.assertNotIn("[legibility]", self.run_program("check", "flag.yaml").stderr)
        process = self.run_program("check", "flag.yaml", "-s", "layout.edge=none")
        self.assertIn("black flag is hard to see on the cards", process.stderr)
        self.assertEqual(process.stderr.count("[legibility]"), 1, process.stderr)

    def test_strict_makes_warnings_fail(self):
        self.write("alike.yaml", "symbols: [one, two, six, ten, eight, zz, ZZ]\n")
        process = self.run_program("check", "alike.yaml", "--json")
        self.assertEqual(process.returncode, 0)
        problems = json.loads(process.stdout)["themes"][0]["problems"]
        self.assertIn("warning", {problem["severity"] for problem in problems})
        self.assertEqual(self.run_program("check", "alike.yaml", "--strict").returncode, 1)
        process = self.run_program("alike.yaml", "--strict")
        self.assertEqual(process.returncode, 1)
        self.assertIn("nothing was written", process.stderr)
        self.assertNotIn("alike.pdf", self.files())


class Search(WholeTest):
    def test_symbols_are_found_by_name(self):
        process = self.run_program("symbols", "unicorn")
        self.assertEqual((process.returncode, process.stderr), (0, ""))
        self.assertEqual(process.stdout.split(), ["🦄", ":unicorn:", "animal-mammal", "unicorn"])
        rows = json.loads(self.run_program("symbols", "--lang", "fr", "chien", "--json").stdout)["symbols"]
        self.assertEqual((rows[0]["emoji"], rows[0]["shortcode"], rows[0]["name"]), ("🐶", "dog", "chien"))

    def test_a_name_between_colons_finds_all_that_are_called_so(self):
        for name, emoji in ("dog", "🐶🐕"), ("cat", "🐱🐈"):
            rows = json.loads(self.run_program("symbols", f":{name}:", "--json").stdout)["symbols"]
            self.assertEqual({row["emoji"].strip("\ufe0f") for row in rows[:2]}, set(emoji))

    def test_symbols_of_a_group_and_the_groups(self):
        birds = json.loads(self.run_program("symbols", "--group", "animal-bird", "--json").stdout)["symbols"]
        self.assertEqual({bird["subgroup"] for bird in birds}, {"animal-bird"})
        groups = json.loads(self.run_program("symbols", "--list-groups", "--json").stdout)["groups"]
        counts = {group["name"]: group["count"] for group in groups}
        self.assertEqual(counts["animal-bird"], len(birds))

    def test_what_is_not_found(self):
        self.assertEqual(self.run_program("symbols", "xyzzyx").returncode, 1)
        process = self.run_program("symbols", "--group", "animls")
        self.assertEqual(process.returncode, 2)
        self.assertIn("did you mean animals?", process.stderr)
        self.assertEqual(self.run_program("symbols", "--lang", "tlh", "dog").returncode, 2)
        self.assertEqual(self.run_program("symbols").returncode, 2)

    def test_fonts_that_cover_a_text(self):
        everything = json.loads(self.run_program("fonts", "--json").stdout)["fonts"]
        some = json.loads(self.run_program("fonts", "--covers", "🦄", "--json").stdout)["fonts"]
        self.assertLess(len(some), len(everything))
        self.assertIn("COLRv1", {font["format"] for font in some})
        self.assertTrue(all(os.path.isfile(font["file"]) for font in everything))
        self.assertLessEqual({"Noto Color Emoji", "Nunito", "Bevan"}, {font["family"] for font in everything})
        process = self.run_program("fonts", "--covers", "\U00013000🦄")
        self.assertEqual((process.returncode, process.stdout), (1, ""))


class Papers(WholeTest):
    def test_the_schema_is_json_and_knows_the_keys(self):
        process = self.run_program("schema")
        self.assertEqual((process.returncode, process.stderr), (0, ""))
        schema = json.loads(process.stdout)
        self.assertIn("2020-12", schema["$schema"])
        self.assertIn("symbols", json.dumps(schema))

    def test_the_calibration_has_two_pages_on_the_themes_paper(self):
        process = self.run_program("calibrate")
        self.assertEqual((process.returncode, process.stdout), (0, ""))
        said = subprocess.run(["pdfinfo", self.folder / "calibration.pdf"], check=True, capture_output=True, text=True)
        self.assertRegex(said.stdout, r"Pages: +2\n")
        self.assertRegex(said.stdout, r"Page size: +595\.\d+ x 841\.\d+ pts")
        self.assertEqual(self.run_program("calibrate", "small.yaml", "-s", "sheet.paper=A3", "-o", "a3.pdf").returncode, 0)
        said = subprocess.run(["pdfinfo", self.folder / "a3.pdf"], check=True, capture_output=True, text=True)
        self.assertIn("(A3)", said.stdout)
        self.assertEqual(self.run_program("calibrate", "small.yaml", "-o", "small.yaml").returncode, 2)

    def test_the_calibration_speaks_no_language_that_it_does_not_know_and_fits_on_its_paper(self):
        for language, status in [("de", 0), ("es", 0), ("ja", 2), ("xx", 2)]:
            process = self.run_program("calibrate", "--lang", language, "-o", f"{language}.pdf")
            self.assertEqual(process.returncode, status, process.stderr)
            self.assertEqual((self.folder / f"{language}.pdf").exists(), status == 0)
        self.assertIn("--lang takes one of en, de, es, fr, not 'xx'", process.stderr)
        process = self.run_program("calibrate", "small.yaml", "-s", "sheet.paper=60x60mm", "-s", "card.size=30mm", "-o", "s.pdf")
        self.assertEqual(process.returncode, 1)
        self.assertIn("no room for the scales", process.stderr)
        self.assertFalse((self.folder / "s.pdf").exists())


class Help(WholeTest):
    def test_help_fits_a_terminal(self):
        for words in (["--help"], ["-h"], ["small.yaml", "-h"]):
            process = self.run_program(*words)
            self.assertEqual((process.returncode, process.stderr), (0, ""))
            self.assertIn("Usage: spotit-print THEME", process.stdout)
            self.assertLessEqual(max(map(len, process.stdout.splitlines())), 80)
        self.assertEqual(self.files(), ["small.yaml"])

    def test_every_command_has_help(self):
        commands = ("init", "check", "watch", "verify", "cards", "symbols", "fonts", "calibrate", "schema", "completions", "help")
        for command in commands if TRIES_ALL else ("check",):  # whole-translations and whole-manual print each
            ways = ((command, "--help"), ("help", command), ("-h", command))
            said = [self.run_program(*words).stdout for words in ways]
            self.assertEqual(len(set(said)), 1)
            self.assertTrue(said[0].startswith(f"spotit-print {command} - "), said[0])

    def test_version_is_one_line(self):
        process = self.run_program("--version")
        self.assertEqual((process.returncode, process.stderr), (0, ""))
        self.assertRegex(process.stdout, r"\Aspotit-print \d+\.\d+\.\d+\n\Z")

    def test_no_arguments_show_the_usage_on_standard_error(self):
        process = self.run_program()
        self.assertEqual((process.returncode, process.stdout), (2, ""))
        self.assertIn("Usage: spotit-print THEME", process.stderr)


class Mistakes(WholeTest):
    def assert_fails(self, status, *arguments, **options):
        """Fails with this status, says why, and leaves the folder as it was."""
        before = {path: path.read_bytes() for path in self.folder.iterdir() if path.is_file()}
        process = self.run_program(*arguments, **options)
        self.assertEqual(process.returncode, status, process.stderr)
        self.assertEqual(process.stdout, "")
        self.assertIn("error: ", process.stderr)
        self.assertEqual({path: path.read_bytes() for path in self.folder.iterdir() if path.is_file()}, before)
        return process.stderr

    def test_what_can_lie_over_a_theme_is_told_where_nothing_of_the_name_is_there(self):
        said = self.assert_fails(3, "small.yaml", "--with", "nosuch.yaml")
        self.assertIn("can't read nosuch.yaml", said)
        self.assertIn("--with takes a file of settings", said)
        self.assertNotIn("init", said)
        self.assertIn("--with kids", self.assert_fails(3, "small.yaml", "--with", "kidz"))

    def test_a_folder_is_no_theme(self):
        for folder in ("/", "."):
            self.assertIn(f"can't read {folder}: it is a folder", self.assert_fails(3, folder))

    def test_all_mistakes_of_a_theme_come_with_their_positions(self):
        self.write("wrong.yaml", WRONG_THEME)
        self.write("deck.pdf", "the old deck")
        said = self.assert_fails(1, "wrong.yaml", "-o", "deck.pdf")
        self.assertRegex(said, r"(?m)^wrong\.yaml:4:3: error: .*sise")
        self.assertRegex(said, r"(?m)^wrong\.yaml:6:8: error: ")
        self.assertIn("   4 |   sise: 70mm\n", said)
        self.assertIn("did you mean `size`?", said)

    def test_a_wrong_setting_is_an_error_of_the_theme(self):
        self.assertIn("card.size", self.assert_fails(1, "small.yaml", "-s", "card.size=70"))

    def test_impossible_numbers_are_an_error_of_the_theme(self):
        said = self.assert_fails(1, "small.yaml", "-s", "deck.symbols_per_card=7")
        self.assertIn("7 symbols per card", said)

    def test_a_wrong_command_line(self):
        for words in (["small.yaml", "--colour"], ["small.yaml", "-s", "card.size"], ["small.yaml", "-o"],
                      ["small.yaml", "small.yaml"], ["small.yaml", "--threads", "0"], ["-o", "deck.pdf"],
                      ["verify", "other.pdf", "--scale", "1001%"]):
            with self.subTest(words):
                self.assert_fails(2, *words)
        self.assertIn("did you mean --color?", self.assert_fails(2, "small.yaml", "--colour"))

    def test_the_theme_is_not_overwritten(self):
        self.assert_fails(2, "small.yaml", "-o", "small.yaml")
        os.link(self.folder / "small.yaml", self.folder / "same.pdf")
        self.assert_fails(2, "small.yaml", "-o", "same.pdf")

    def test_a_missing_theme(self):
        self.assertIn("none.yaml", self.assert_fails(3, "none.yaml", "-o", "deck.pdf"))
        for near in ("small.yml", "Small.yaml", "smal"):
            self.assertIn("did you mean small.yaml?", self.assert_fails(3, near, "-o", "deck.pdf"))
        self.assertIn("init --template kids", self.assert_fails(3, "kids.yaml", "-o", "deck.pdf"))

    def test_a_deck_is_no_theme(self):
        self.assertIn("spotit-print verify deck.pdf", self.assert_fails(2, "deck.pdf", "-o", "other.pdf"))

    def test_a_place_that_cannot_be_written_to(self):
        (self.folder / "folder.pdf").mkdir()
        for place in ("no/such/folder/deck.pdf", "folder.pdf", "/dev/full"):
            with self.subTest(place):
                self.assert_fails(3, "small.yaml", "-o", place)
        self.assertEqual(list((self.folder / "folder.pdf").iterdir()), [])

    def test_a_folder_of_somebody_else_says_whose_it_is(self):
        if os.geteuid() != 0:
            self.skipTest("only root can give a folder away")
        nobody = pwd.getpwnam("nobody")
        self.folder.chmod(0o755)
        for name, words in ("deck.pdf", "the folder belongs to nobody"), ("small.pdf", "the file belongs to nobody"):
            if name == "small.pdf":
                os.chown(self.write(name, "old"), nobody.pw_uid, nobody.pw_gid)
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            process = self.run_program("small.yaml", "-o", name, preexec_fn=as_a_plain_user)
            os.chown(self.folder, 0, 0)
            self.assertEqual(process.returncode, 3, process.stderr)
            self.assertIn(f"can't write {name}: permission denied", process.stderr)
            self.assertIn(f"{words}; choose another place:  -o ~/{name}", process.stderr)
            self.assertIn("nothing was changed", process.stderr)
        self.assertEqual((self.folder / "small.pdf").read_text(), "old")

    def test_what_may_not_be_read_is_told_with_the_remedy_of_its_owner(self):
        locked, deck = self.folder / "locked", self.make("small.yaml")[0]
        locked.mkdir()
        self.write("locked/animals.yaml", SMALL_THEME)  # a template has this name
        self.write("animals.yaml", SMALL_THEME)
        deck.rename(locked / "deck.pdf")
        commands = [("locked/animals.yaml",), ("check", "locked/animals.yaml"), ("play", "locked/animals.yaml"), ("explain", "locked/animals.yaml"),
                    ("cards", "locked/animals.yaml"), ("serve", "--no-open", "locked/animals.yaml"), ("verify", "locked/deck.pdf"),
                    ("check", "small.yaml", "--with", "locked/animals.yaml"), ("small.yaml", "-o", "locked/small.pdf")]

        def assert_told(remedy, *command):
            process = self.run_program(*command, preexec_fn=as_a_plain_user)
            self.assertEqual(process.returncode, 3, process.stderr)
            for words in ("permission denied", remedy):
                self.assertIn(words, process.stderr)
            for words in ("init", "ulimit", "did you mean"):
                self.assertNotIn(words, process.stderr)

        locked.chmod(0)
        for command in commands:
            with self.subTest(command):
                assert_told("fix: chmod u+rx locked, or ask its owner\n", *command)
        locked.chmod(0o700)  # the remedy
        (self.folder / "animals.yaml").chmod(0)
        for command in ("check",), ("serve", "--no-open"):
            assert_told("fix: chmod u+r animals.yaml, or ask its owner\n", *command, "animals.yaml")

    def test_a_current_folder_that_was_deleted_is_told(self):
        gone = self.folder / "gone"
        for command in ((), ("explain",), ("init",)):
            gone.mkdir()
            process = self.run_program(*command, *([] if command == ("init",) else [self.folder / "small.yaml"]),
                                       preexec_fn=lambda: (os.chdir(gone), gone.rmdir()))
            self.assertEqual(process.returncode, 3, process.stderr)
            self.assertIn("the current folder was deleted; go to another:  cd ~", process.stderr)
            self.assertNotIn("--threads", process.stderr)

    def test_a_missing_folder_for_temporary_files_is_told(self):
        process = self.run_program("serve", "small.yaml", environment={"TMPDIR": str(self.folder / "none")})
        self.assertEqual(process.returncode, 3, process.stderr)
        self.assertIn(f"can't use {self.folder}/none/spotit-print-", process.stderr)
        self.assertNotIn("--threads", process.stderr)

    def test_what_the_theme_is_made_of_is_not_overwritten(self):
        self.write("over.pdf", "sheet: {paper: A4}\n")
        self.assertIn("part of the theme", self.assert_fails(2, "small.yaml", "--with", "over.pdf", "-o", "over.pdf"))

    def test_pictures_over_one_of_the_themes_are_refused_before_the_first_is_written(self):
        self.write("3.svg", CIRCLE)
        self.write("pictures.yaml", "symbols: [3.svg, 🐶, 🐱, 🐭, 🐹, 🐰, 🦊]\n")
        self.assertIn("3.svg is part of the theme", self.assert_fails(2, "pictures.yaml", "-o", "{card}.svg"))
        (self.folder / "op").mkdir()
        self.write("op/rex.svg", CIRCLE)
        self.write("folder.yaml", "symbols: [{folder: op}, 🐶, 🐱, 🐭, 🐹, 🐰, 🦊]\n")
        self.assertIn("all pictures in the folder op", self.assert_fails(2, "folder.yaml", "-o", "op/{card}.svg"))
        self.assertEqual(os.listdir(self.folder / "op"), ["rex.svg"])

    def test_commands_that_are_not_there(self):
        self.assertIn("did you mean check?", self.assert_fails(2, "chek", "small.yaml"))
        self.assertIn("it belongs to: fonts", self.assert_fails(2, "small.yaml", "--covers", "x"))
        self.write("check", SMALL_THEME)
        self.assertIn("./check", self.assert_fails(2, "check"))
        self.assertEqual(self.run_program("./check", "-o", "deck.pdf").returncode, 0)

    def test_a_full_disk_behind_standard_output(self):
        with open("/dev/full", "wb") as full:
            process = subprocess.run([PROGRAM, "small.yaml", "-o", "-"], cwd=self.folder, env=clean_environment(),
                                     stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
        self.assertEqual(process.returncode, 3, process.stderr)

    def test_an_interrupted_run_leaves_the_old_deck(self):
        old = self.write("deck.pdf", "the old deck")
        process = subprocess.Popen([PROGRAM, THEMES / "party20.yaml", "-o", old, "--progress", "always"],
                                   env=clean_environment(), stderr=subprocess.PIPE)
        self.assertTrue(process.stderr.read(1))  # the work has begun
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
        self.assertNotEqual(process.returncode, 0)
        self.assertEqual(old.read_text(), "the old deck")
        self.assertEqual(self.files(), ["deck.pdf", "small.yaml"])


if __name__ == "__main__":
    unittest.main()
