"""Tables as people save them: the designer's server and Python's csv module read the same."""

import csv
import io
import json
import unittest
from typing import NamedTuple

from designer_server import FAST, ServeTest
from program import SMALL_THEME, WholeTest

FRENCH = ["le chien", "la chèvre", "l’œuf; cru", 'le "roi"', "la souris", "le loup", "le chat"]
GERMAN = ["der Hund", "die Ziege", "das Ei, roh", "der König\nvon Ulm", "die Maus", "der Wolf", "die Katze"]
PETS = [list(row) for row in zip(FRENCH, GERMAN)]
PLAIN = [["le chien", "der Hund"], ["la chèvre", "die Ziege"], ["la souris", "die Maus"], ["le loup", "der Wolf"]]
SMALL = [["chien", "Hund"], ["chèvre", "Ziege"], ["souris", "Maus"], ["loup", "Wolf"]]
PICTURES = [["🐶", "le chien"], ["🐐", "la chèvre"], ["🐭", "la souris"], ["🐺", "le loup"]]


class Table(NamedTuple):
    name: str
    separator: str
    encoding: str
    heading: str  # what it is found to be
    first: list   # of the rows; empty: none
    rows: list = PETS
    before: str = ""
    meanings: str = "word translation"
    quoting: int = csv.QUOTE_MINIMAL

    def write(self):
        if len(self.separator) > 1:
            text = "".join(self.separator.join(row) + "\n" for row in self.all())
        else:
            out = io.StringIO(newline="")
            csv.writer(out, delimiter=self.separator, quoting=self.quoting).writerows(self.all())
            text = out.getvalue()
        return self.before + text

    def all(self):
        return [self.first] * bool(self.first) + self.rows

    def read(self, text):
        """Returns the rows that another reader finds below what stands before them."""
        text = text[len(self.before):]
        if len(self.separator) > 1:
            return [line.split(self.separator) for line in text.splitlines()]
        rows = csv.reader(io.StringIO(text, newline=""), delimiter=self.separator)
        return [[" ".join(cell.split()) for cell in row] for row in rows if any(row)]


ALL, ANKI = csv.QUOTE_ALL, "#separator:tab\n#html:false\n"
TABLES = {
    "Excel, French, CSV": Table("a.csv", ";", "cp1252", "known", ["Mot", "Traduction"]),
    "Excel, French, CSV, languages": Table("a.csv", ";", "cp1252", "known", ["Français", "Allemand"]),
    "Excel, French, CSV, no cedilla": Table("a.csv", ";", "cp1252", "known", ["francais", "allemand"]),
    "Excel, French, CSV, no headings": Table("a.csv", ";", "cp1252", "none", []),
    "Excel, French, CSV UTF-8": Table("a.csv", ";", "utf-8-sig", "known", ["Terme", "Définition"]),
    "Excel, French, CSV UTF-8, unknown": Table("a.csv", ";", "utf-8-sig", "doubt", ["Leçon 3", "En allemand"]),
    "Excel, French, a title": Table("a.csv", ";", "cp1252", "known", ["Mots", "Traductions"], before="Animaux, unité 3;\r\n"),
    "Excel, German, CSV": Table("a.csv", ";", "cp1252", "known", ["Französisch", "Deutsch"]),
    "Excel, German, CSV, plural": Table("a.csv", ";", "cp1252", "known", ["Wörter", "Übersetzungen"]),
    "Excel, German, CSV, articles": Table("a.csv", ";", "cp1252", "doubt", ["der Begriff", "die Bedeutung"]),
    "Excel, German, CSV UTF-8": Table("a.csv", ";", "utf-8-sig", "known", ["VOKABEL", "BEDEUTUNG"]),
    "Excel, German, two words": Table("a.csv", ";", "utf-8-sig", "known", ["Mot", "Wort"]),
    "Excel, German, its first line": Table("a.csv", ";", "utf-8-sig", "known", ["Wort", "Übersetzung"], before="sep=;\r\n"),
    "Excel, English, CSV": Table("a.csv", ",", "cp1252", "known", ["Word", "Translation"]),
    "Excel, English, CSV UTF-8": Table("a.csv", ",", "utf-8-sig", "known", ["French", "German"]),
    "Excel, English, one is known": Table("a.csv", ",", "utf-8-sig", "doubt", ["Question", "In German"]),
    "Excel, English, Unicode text": Table("a.txt", "\t", "utf-16", "known", ["Palabra", "Traducción"]),
    "Excel, English, Unicode text, none": Table("a.txt", "\t", "utf-16", "none", []),
    "LibreOffice": Table("a.csv", ",", "utf-8", "known", ["Termes", "Définitions"], quoting=ALL),
    "LibreOffice, semicolons": Table("a.csv", ";", "cp1252", "known", ["palabra", "traduccion"], quoting=ALL),
    "LibreOffice, tabs, unknown": Table("a.csv", "\t", "utf-8", "doubt", ["Leçon", "Deutsches"], quoting=ALL),
    "Google, CSV": Table("a.csv", ",", "utf-8", "known", ["Anglais", "Alemán"], SMALL),
    "Google, CSV, emoji": Table("a.csv", ",", "utf-8", "doubt", ["Dessus", "Nom"], PICTURES, meanings="picture word"),
    "Google, CSV, emoji, none": Table("a.csv", ",", "utf-8", "none", [], PICTURES, meanings="picture word"),
    "Google, TSV": Table("a.tsv", "\t", "utf-8", "known", ["Emoji", "français"], PICTURES, meanings="picture word"),
    "Google, TSV, no articles": Table("a.tsv", "\t", "utf-8", "doubt", ["Unité", "Thema"], SMALL),
    "Quizlet, tabs": Table("a.txt", "\t", "utf-8", "none", [], PLAIN),
    "Quizlet, commas": Table("a.txt", ",", "utf-8", "known", ["Term", "Definition"], PLAIN),
    "Quizlet, dashes": Table("a.txt", " - ", "utf-8", "none", [], PLAIN),
    "Quizlet, semicolons, pasted": Table("", ";", "utf-8", "known", ["Term", "Definition"], PLAIN),
    "Anki": Table("a.txt", "\t", "utf-8", "none", [], PLAIN, before=ANKI),
    "Anki, small words": Table("a.txt", "\t", "utf-8", "none", [], SMALL, before=ANKI),
}


def ids(found):
    return [one["id"] for one in found["problems"]]


class Tables(ServeTest):
    def setUp(self):
        super().setUp()
        self.server = self.serve("small.yaml", *FAST)

    def ask(self, asked):
        answer = self.server.call("POST", "/api/table", asked)
        self.assertEqual(answer.status, 200, answer.text())
        return json.loads(answer.body)

    def test_tables_are_read_as_by_another_reader(self):
        self.assertGreaterEqual(len(TABLES), 30)
        for title, table in TABLES.items():
            with self.subTest(title):
                text = table.write()
                found = self.ask({"name": table.name, "bytes": text.encode(table.encoding).decode("latin-1"), "deckLanguage": "fr"})
                rows = table.read(text)
                self.assertEqual(found["rows"], rows[1:] if table.heading == "known" else rows)
                self.assertEqual(found["heading"], table.heading)
                self.assertEqual(found["separator"], table.separator)
                self.assertEqual(found["encoding"], {"cp1252": "Windows-1252", "utf-16": "UTF-16"}.get(table.encoding, "UTF-8"))
                self.assertEqual(sorted(one["meaning"] for one in found["columns"]), sorted(table.meanings.split()))
                wanted = ["table-first-row"] * (table.heading == "doubt") + ["encoding"] * (table.encoding == "cp1252")
                self.assertEqual(sorted(ids(found)), sorted(wanted))

    def test_either_remedy_for_a_doubtful_first_row_ends_the_doubt(self):
        for title, table in TABLES.items():
            if table.heading != "doubt":
                continue
            text = table.write()
            found = self.ask({"name": table.name, "text": text})
            problem = next(one for one in found["problems"] if one["id"] == "table-first-row")
            self.assertEqual(len(problem["remedies"]), 2)
            for remedy, rows in zip(problem["remedies"], (table.read(text)[1:], table.read(text))):
                with self.subTest(title, remedy=remedy["text"]):
                    (edit,) = remedy["edits"]
                    units = text.encode("utf-16-le")
                    mended = units[: 2 * edit["from"]].decode("utf-16-le") + edit["insert"] + units[2 * edit["to"]:].decode("utf-16-le")
                    found = self.ask({"name": table.name, "text": mended})
                    self.assertEqual((found["heading"], found["rows"], ids(found)), ("known", rows, []))

    def test_what_is_no_text_is_refused(self):
        for encoding, id in (("cp1250", "not-utf-8"), ("cp1251", "not-utf-8"), ("mac-roman", "not-utf-8"), ("cp850", "not-utf-8")):
            words = {"cp1250": "kůň;łąka\nžába;kość\n", "cp1251": "собака;dog\nкошка;cat\n"}.get(encoding, "la chèvre;die Kälte\nl'été;der König\n")
            with self.subTest(encoding):
                found = self.ask({"name": "a.csv", "bytes": words.encode(encoding).decode("latin-1")})
                self.assertEqual((ids(found), found["rows"]), ([id], []))
        polish = {"name": "a.csv", "bytes": "Mot;Traduction\nl'été;der Sommer\n".encode("cp1252").decode("latin-1"), "deckLanguage": "pl"}
        self.assertEqual(ids(self.ask(polish)), ["not-utf-8"])
        self.assertEqual(ids(self.ask({"name": "a.csv", "bytes": "PK\x03\x04\x00"})), ["table-format"])
        self.assertEqual(ids(self.ask({"name": "a.csv", "text": '"a;b\n'})), ["table-quote"])
        self.assertEqual(self.server.call("POST", "/api/table", {"bytes": "Ā"}).status, 400)

    def test_a_list_has_a_cell_in_each_line(self):
        found = self.ask({"text": "# pets\n1. le chien\n2. 🐱 🐭\n3. le loup\n"})
        self.assertEqual((found["rows"], found["separator"]), ([["le chien"], ["🐱 🐭"], ["le loup"]], ""))

    def test_the_word_is_in_the_language_of_the_deck(self):
        text = "Français;Deutsch\nle chien;der Hund\n"
        for language, meanings in (("de", ["translation", "word"]), ("fr", ["word", "translation"]), ("en", ["word", "translation"])):
            found = self.ask({"text": text, "deckLanguage": language})
            self.assertEqual([one["meaning"] for one in found["columns"]], meanings)
            self.assertEqual([one["language"] for one in found["columns"]], ["fr", "de"])


class TablesAsThemes(WholeTest):
    def test_a_table_is_a_theme(self):
        self.write("pets_3.csv", TABLES["Excel, French, CSV UTF-8"].write())
        for output in (("-o", "deck.pdf"), ("--bundle", "folder", "--only", "home")):
            made = self.run_program("pets_3.csv", *FAST, *output)
            self.assertEqual(made.returncode, 0, made.stderr)
        listed = self.run_program("cards", "pets_3.csv", "--csv").stdout
        for word in FRENCH[:3] + GERMAN[4:]:
            self.assertIn(word, listed)
        self.assertNotIn("Terme", listed)

    def test_messages_about_its_deck_name_the_table(self):
        self.write("voc.csv", Table("voc.csv", ";", "cp1252", "known", ["Mot", "Traduction"], PLAIN[:2]).write())
        refused = self.run_program("check", "voc.csv", "--json")
        self.assertEqual(refused.returncode, 1)
        (entry,) = json.loads(refused.stdout)["themes"]
        self.assertIn("too-few-symbols", ids(entry))
        for problem in entry["problems"]:
            self.assertEqual((problem["file"], problem["start"]["line"]), ("voc.csv", 1))
        self.assertNotIn("voc.yaml", self.run_program("voc.csv").stderr)

    def test_an_unknown_heading_beside_known_ones_is_left_out_with_a_warning(self):
        rows = [[*row, "3"] for row in PETS]
        self.write("voc.csv", Table("voc.csv", ";", "utf-8", "known", ["Mot", "Traduction", "Leçon"], rows).write())
        checked = self.run_program("check", "voc.csv", "--json")
        self.assertEqual(checked.returncode, 0)
        (problem,) = json.loads(checked.stdout)["themes"][0]["problems"]
        self.assertEqual((problem["severity"], problem["id"], problem["values"]), ("warning", "table-heading", ["Leçon"]))

    def test_a_theme_in_a_text_file_stays_one(self):
        self.write("theme.txt", SMALL_THEME)
        self.assertEqual(self.run_program("check", "theme.txt").returncode, 0)

    def test_a_workbook_is_refused_with_three_ways_to_save_it(self):
        for name in ("a.xlsx", "a.ods", "b.csv"):
            self.write(name, "PK\x03\x04")
            refused = self.run_program("check", name)
            self.assertEqual(refused.returncode, 1)
            for program in ("Excel", "LibreOffice", "Google"):
                self.assertIn(program, refused.stderr)


if __name__ == "__main__":
    unittest.main()
