"""A deck proves itself from the PDF alone, also when other programs have rewritten it; and other programs can read its
cards."""

import re
import subprocess
import unittest

from pypdf import PdfReader, PdfWriter
from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject

from program import THEMES, TRIES_ALL, WholeTest, make_once, run, slow
from verify_decks import inline_resources

REWRITE = {
    "Ghostscript": ["gs", "-q", "-dBATCH", "-dNOPAUSE", "-dSAFER", "-sDEVICE=pdfwrite", "-o", "{out}", "{pdf}"],
    "Ghostscript, for a press": ["gs", "-q", "-dBATCH", "-dNOPAUSE", "-dSAFER", "-sDEVICE=pdfwrite",
                                 "-dPDFSETTINGS=/prepress", "-sColorConversionStrategy=CMYK", "-o", "{out}", "{pdf}"],
    "MuPDF": ["mutool", "clean", "-gggg", "-z", "{pdf}", "{out}"],
    "MuPDF, drawn anew": ["mutool", "convert", "-o", "{out}", "{pdf}"],
    "qpdf": ["qpdf", "--linearize", "--object-streams=disable", "{pdf}", "{out}"],
}
# Every day whole-verify_rewritten has Ghostscript write decks anew, with backs and for a press; whole-verify_property has the others.
HONEST = REWRITE if TRIES_ALL else ("MuPDF",)
SWAPPED = REWRITE if TRIES_ALL else ("MuPDF, drawn anew",)
THEME, CARDS, ON_CARD = ("animals", 57, 8) if TRIES_ALL else ("kids", 7, 3)
PAIRS = f"each of the {CARDS * (CARDS - 1) // 2} pairs of cards shares exactly one symbol"
LABELS = f"{CARDS * ON_CARD} of {CARDS * ON_CARD} symbol labels match their drawings"
BACKS = f"{CARDS} of {CARDS} fronts have a back"
NAMES = re.compile(rb"BT 3 Tr /N 4 Tf\n.*?\nET\n", re.S)
STRING = re.compile(rb"Td(\((?:\\.|[^\\()])*\))Tj", re.S)


class Card:
    """The object of a card's form in qpdf's readable PDF: its names as they are encoded, and the forms it draws."""

    def __init__(self, data, match):
        self.start, self.end = data.rindex(b" obj\n", 0, match.start()), match.end()
        self.names = STRING.findall(match[0])[1:]  # the first is the card's number
        self.forms = dict(re.findall(rb"/(S\d+) (\d+ 0 R)", data[self.start:self.end]))


def form_of(name, cards):
    """A name goes with the form that is on the same cards."""
    wanted = [name in card.names for card in cards]
    found = {form for card in cards for form in card.forms if [form in card.forms for card in cards] == wanted}
    assert len(found) == 1, found
    return found.pop()


class RealDeck(WholeTest):
    @classmethod
    def setUpClass(cls):
        cls.pdf, _ = make_once(THEMES / f"{THEME}.yaml", "-s", f"deck.symbols_per_card={ON_CARD}", "-s", "back.background=steelblue")

    def verdict(self, path):
        process = run("verify", path)
        return process.returncode, process.stdout + process.stderr

    def rewritten(self, name, pdf=None):
        out = self.folder / "rewritten.pdf"
        words = [word.format(pdf=pdf or self.pdf, out=out) for word in REWRITE[name]]
        subprocess.run(words, capture_output=True, check=True)
        return out

    def test_proves_itself(self):
        status, said = self.verdict(self.pdf)
        self.assertEqual(status, 0, said)
        self.assertIn(PAIRS, said)
        self.assertIn(LABELS, said)
        self.assertIn(f"{BACKS} behind them when the paper is flipped on the long edge", said)

    def test_proves_itself_after_others_have_rewritten_it(self):
        for name in HONEST:
            status, said = self.verdict(self.rewritten(name))
            self.assertEqual(status, 0, f"{name}: {said}")
            self.assertIn(PAIRS, said, name)
            self.assertIn(BACKS, said, name)
            measured = "Ghostscript" in name or "anew" in name
            how = ", compared as pictures" if measured else ""
            self.assertNotRegex(said, "failed|moved", name)
            self.assertIn(LABELS + how, said)

    def swapped(self, names, pictures):
        """The deck with a symbol of the first card in the place of which one of the second has come: its name, its
        picture or both."""
        plain = self.folder / "plain.pdf"
        subprocess.run(["qpdf", "--qdf", "--object-streams=disable", self.pdf, plain], check=True)
        data = inline_resources(plain.read_bytes())
        cards = [Card(data, match) for match in NAMES.finditer(data) if len(STRING.findall(match[0])) == ON_CARD + 1]
        ours = next(name for name in cards[0].names if name not in cards[1].names)
        strange = next(name for name in cards[1].names if name not in cards[0].names)
        changed = data[cards[0].start:cards[0].end]
        if names:
            changed = changed.replace(ours, strange)
        if pictures:
            old, new = form_of(ours, cards), form_of(strange, cards)
            changed = re.sub(rb"/%s \d+ 0 R" % old, b"/%s %s" % (new, cards[1].forms[new]), changed)
            changed = changed.replace(b"/%s Do" % old, b"/%s Do" % new)
        broken, fixed = self.folder / "broken.pdf", self.folder / "swapped.pdf"
        broken.write_bytes(data[:cards[0].start] + changed + data[cards[0].end:])
        with open(fixed, "wb") as out:
            subprocess.run(["fix-qdf", broken], stdout=out, check=True)
        return fixed

    def test_one_symbol_in_the_place_of_another_is_told_by_name(self):
        status, said = self.verdict(self.swapped(names=True, pictures=True))
        self.assertEqual(status, 1, said)
        self.assertRegex(said, r"cards 1 and \d+ share no symbol")
        self.assertRegex(said, r"cards 1 and 2 share 2 symbols: [a-z].*, [a-z]")
        self.assertRegex(said, r"card 1 is involved in all \d+ faults: it shows [a-z]")
        self.assertNotIn("but shows the drawing", said)

    def test_a_name_that_is_not_its_pictures_is_told(self):
        status, said = self.verdict(self.swapped(names=True, pictures=False))
        self.assertEqual(status, 1, said)
        self.assertRegex(said, r'card 1: labeled ".*" but shows the drawing of ".*"')

    def test_a_picture_that_is_not_its_names_is_told_also_after_others_have_rewritten_the_file(self):
        swapped = self.swapped(names=False, pictures=True)
        for name in (None, *SWAPPED):
            status, said = self.verdict(self.rewritten(name, swapped) if name else swapped)
            self.assertEqual(status, 1, f"{name}: {said}")
            self.assertIn(PAIRS, said, name)  # by the names, which are as they were
            self.assertRegex(said, r'failed +card 1: labeled "[a-z].*" but shows', name)
            # Of a symbol on three cards of seven, one that is another is a third.
            self.assertNotRegex(said, "(?m)^failed {3}(?!(page 1, )?card 1: |these symbols look like others: [a-z]+$)", name)

    def test_other_programs_list_its_cards(self):
        for words in (["pdftotext", "-raw", self.pdf, "-"], ["mutool", "draw", "-q", "-F", "text", self.pdf]):
            text = subprocess.run(words, capture_output=True, text=True, check=True).stdout
            text = text.replace("\f", "\n")  # between pages
            cards = re.split(rf"^#(\d+)/{CARDS}$", text, flags=re.M)[1:]
            self.assertEqual(cards[::2], [str(number) for number in range(1, CARDS + 1)], words[0])
            for number, block in enumerate(cards[1::2], 1):
                names = [line for line in block.splitlines() if line.strip()][:ON_CARD]
                self.assertEqual(len(set(names)), ON_CARD, f"{words[0]}, card {number}: {names}")


class OtherDecks(WholeTest):
    def proof(self, *settings, theme="small.yaml"):
        pdf, _ = self.make(theme, *settings)
        process = self.run_program("verify", pdf)
        self.assertEqual(process.returncode, 0, process.stdout + process.stderr)
        return process.stdout + process.stderr

    def test_a_set_deck_is_proved_by_its_triples(self):
        self.write("set.yaml", "title: Set\ndeck: {kind: set}\ncard: {shape: rectangle, size: 63x88mm}\n")
        self.assertIn("each of the 3240 pairs of cards makes a trio with exactly one other card: 1080 trios",
                      self.proof(theme="set.yaml"))

    def test_backs_are_found_however_the_paper_is_turned(self):
        for duplex, said in (("long-edge", "on the long edge"), ("short-edge", "on the short edge"),
                             ("fold", "beside them that folds behind them")):
            for orientation in ("portrait", "landscape") if TRIES_ALL or duplex == "short-edge" else ("landscape",):
                self.assertIn(said, self.proof("-s", "back.background=teal", "-s", f"sheet.duplex={duplex}", "-s",
                                               f"sheet.orientation={orientation}"))

    def test_backs_are_accepted_wherever_a_theme_puts_them_and_it_is_told(self):
        said = self.proof("-s", "back.background=teal", "-s", "sheet.back_offset=[8mm,0mm]")
        self.assertIn("all backs are moved 8.0 mm to the right", said)
        for settings in (["sheet.back_offset=[-20mm,20mm]", "sheet.back_rotation=5", "sheet.scale=[90%,110%]"],
                         ["sheet.back_offset=[20mm,20mm]", "sheet.duplex=short-edge", "sheet.orientation=landscape"],
                         ["sheet.back_rotation=-5", "sheet.order=back-first"]):
            words = [word for setting in settings for word in ("-s", setting)]
            self.assertIn("all backs are moved",
                          self.proof("-s", "back.background=teal", *words))

    def test_pages_that_were_turned_or_cropped_are_seen(self):
        pdf, _ = self.make("small.yaml", "-s", "back.background=teal")
        changed = self.folder / "changed.pdf"
        for turn, said in (("+180:4", "failed +page 3: no back behind card 7"),
                           ("+90:4", "failed +only some of the 4 pages are rotated .*: 4"),
                           ("+180:2", "failed +page 1: the back behind cards 1-6 is rotated by 180°"),
                           ("+90:1-4", "passed +7 of 7 fronts have a back .* on the long edge")):
            subprocess.run(["qpdf", f"--rotate={turn}", pdf, changed], check=True)
            process = self.run_program("verify", changed)
            self.assertRegex(process.stdout, said)
            self.assertEqual(process.returncode, 0 if said.startswith("passed") else 1, process.stdout)

    def test_it_is_told_why_a_rewritten_file_has_no_names(self):
        pdf, _ = self.make("small.yaml")
        changed = self.folder / "changed.pdf"
        subprocess.run(["pdftocairo", "-pdf", pdf, changed], check=True)
        process = self.run_program("verify", changed)
        self.assertEqual(process.returncode, 1)
        self.assertRegex(process.stdout, r"skipped .*\(pdftocairo does\): verify the original file")

    def test_one_card_to_a_page_and_several_copies(self):
        self.assertIn("all 7 cards are there, each once",
                      self.proof("-s", "sheet.paper=none", "-s", "sheet.bleed=3mm"))
        self.assertIn("all 7 cards are there, in 3 identical copies", self.proof("-s", "deck.copies=3"))

    def test_backs_may_come_first(self):
        self.assertIn("on the long edge, as the file asks the printer to; backs come first",
                      self.proof("-s", "back.background=teal", "-s", "sheet.order=back-first"))
        self.assertIn("backs come first",
                      self.proof("-s", "back.background=teal", "-s", "sheet.order=back-first", "-s", "sheet.paper=none",
                                 "-s", "sheet.bleed=3mm"))

    def test_a_part_of_the_deck_is_proved_as_far_as_it_goes(self):
        pdf, _ = self.make("small.yaml", "--sheets", "2")
        process = self.run_program("verify", pdf)
        self.assertEqual(process.returncode, 1, process.stdout)  # a single card has no pair
        self.assertRegex(process.stdout, r"skipped +the other cards: this file has 1 of 7 cards: 7\n")
        pdf, _ = self.make("small.yaml", "--sheets", "1", "-s", "back.background=teal")
        process = self.run_program("verify", pdf)
        self.assertEqual(process.returncode, 0, process.stdout)
        self.assertIn("this file has 6 of 7 cards: 1-6", process.stdout)
        self.assertIn("each of the 15 pairs of cards shares exactly one symbol", process.stdout)

    def test_a_file_of_one_side_says_what_it_can(self):
        said = self.proof("-s", "back.background=teal", "--pages", "fronts")
        self.assertIn("skipped  backs: this file has none", said)
        pdf, _ = self.make("small.yaml", "-s", "back.background=teal", "--pages", "backs")
        process = self.run_program("verify", pdf)
        self.assertEqual(process.returncode, 1)
        self.assertIn("cards: this file has 7 backs and no fronts", process.stdout)

    def test_sheets_with_the_rules_and_the_key_are_no_cards(self):
        said = self.proof("-s", "extras.rules=true", "-s", "extras.key=names", "-s", "back.background=teal")
        self.assertIn("all 7 cards are there, each once", said)

    @slow  # whole-verify_tampered draws decks of two forms
    def test_decks_of_two_forms_and_of_tiny_symbols_look_right(self):
        for name in ("bilingual", "market"):
            pdf, _ = make_once(THEMES / f"{name}.yaml")
            process = self.run_program("verify", "--render", pdf)
            self.assertEqual(process.returncode, 0, f"{name}\n{process.stdout}")

    def test_a_deck_that_can_not_be_drawn_is_not_verified(self):
        pdf, _ = self.make("small.yaml")
        process = self.run_program("verify", "--render", pdf, environment={"PATH": "/nowhere"})
        self.assertEqual(process.returncode, 1, process.stdout)
        self.assertIn("neither pdftoppm (poppler-utils) nor mutool (mupdf-tools) is installed", process.stdout)
        self.assertIn("not verified", process.stdout)

    def stamped(self, pdf, x, y):
        """With words of a print shop at a place of the first page, in a font that is not in the file."""
        writer = PdfWriter()
        page = writer.add_blank_page(*PdfReader(pdf).pages[0].mediabox[2:])
        words = DecodedStreamObject()
        words.set_data(b"BT /F 9 Tf %d %d Td (Job 4711 proof) Tj ET" % (x, y))
        font = {"/Type": "/Font", "/Subtype": "/Type1", "/BaseFont": "/Helvetica"}
        fonts = DictionaryObject({NameObject("/F"): writer._add_object(DictionaryObject(
            {NameObject(key): NameObject(value) for key, value in font.items()}))})
        page[NameObject("/Resources")] = DictionaryObject({NameObject("/Font"): fonts})
        page[NameObject("/Contents")] = writer._add_object(words)
        writer.write(self.folder / "stamp.pdf")
        path = self.folder / "stamped.pdf"
        subprocess.run(["qpdf", pdf, "--overlay", self.folder / "stamp.pdf", "--to=1", "--", path], check=True)
        return path

    def test_a_stamp_beside_the_cards_may_have_a_font_that_is_not_in_the_file(self):
        note = "skipped  fonts: Helvetica is not embedded, but no card uses it"
        fault = "failed   the font Helvetica is not embedded"
        beside, on_card = (5, 5), (150, 700)
        for standard, place, status, wanted in (("1.7", beside, 0, note), ("1.7", on_card, 1, fault),
                                                *((each, beside, 1, fault) for each in (("x-4", "x-1a", "a-2b") if TRIES_ALL else ("x-4",)))):
            with self.subTest(standard=standard, place=place):
                pdf, _ = self.make("small.yaml", "-s", f"output.pdf={standard}")
                process = self.run_program("verify", self.stamped(pdf, *place))
                self.assertEqual(process.returncode, status, process.stdout + process.stderr)
                self.assertIn(wanted, process.stdout)

    def test_names_in_any_script_are_read_back(self):
        self.write("script.yaml", "title: T\\u0418\nsymbols:\n" + "".join(
            f"  - {{emoji: {emoji}, name: {name}}}\n" for emoji, name in
            zip("🐶🐱🐭🐹🐰🦊🐻",
                ["小さな犬", "قطة", "שלום", "'#3/7'", "Éléphant", "кот", "'a (b) \\\\ c'"])))
        pdf, _ = self.make("script.yaml")
        text = subprocess.run(["pdftotext", "-raw", pdf, "-"], capture_output=True, text=True, check=True).stdout
        for name in ("小さな犬", "قطة", "שלום", "##3/7", "Éléphant", "кот"):
            self.assertIn(name, text)
        self.assertEqual(self.run_program("verify", pdf).returncode, 0)


if __name__ == "__main__":
    unittest.main()
