"""The pairs of the decks of numbers are right: both sides of a pair are equal, and no two pairs of a deck have the same
value. All is computed anew with exact fractions, without the program; of drawings what their files hold is read: digits, the
dots of ladybirds, the turns of a clock's hands."""

import math
import os
import pathlib
import re
import sys
import unittest
import xml.etree.ElementTree
from fractions import Fraction

try:
    import yaml
except ImportError:
    yaml = None

SOURCE = pathlib.Path(os.environ.get("SPOTIT_SOURCE", pathlib.Path(__file__).resolve().parents[2]))
THEMES = SOURCE / "themes"
sys.path.append(str(THEMES))
from parts import STROKES  # noqa: E402

# Decks of which every pair must be understood, so that a new spelling does not slip through unread.
NUMBERS = {"sums", "dots", "ten-frames", "tallies", "number-words", *(f"times-{i}" for i in (*range(2, 10), 12, 20)),
           "sums-to-20", "sums-to-100", "differences", "quotients", "halves-and-doubles", "fractions", "decimals", "pies", "roman-numerals", "squares", "units",
           "clocks", "clocks-hours", "clock-words", "coins-euro", "coins-dollar", "purse"}
LANGUAGES = ("en", "de", "fr", "es")

ROMAN = dict(zip("IVXLCDM", (1, 5, 10, 50, 100, 500, 1000)))
UNITS = {"km": ("m", 1000), "m": ("m", 1), "dm": ("m", Fraction(1, 10)), "cm": ("m", Fraction(1, 100)), "mm": ("m", Fraction(1, 1000)),
         "t": ("g", 10**6), "kg": ("g", 1000), "g": ("g", 1), "mg": ("g", Fraction(1, 1000)), "l": ("l", 1), "ml": ("l", Fraction(1, 1000)),
         "h": ("s", 3600), "min": ("s", 60), "s": ("s", 1)}
GLYPHS = {"½": Fraction(1, 2), "¼": Fraction(1, 4), "¾": Fraction(3, 4)}
WORDS = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
    "de": "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
    "fr": "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte"}
HALVES = r"half of|die Hälfte von|la moitié de|la mitad de"
DOUBLES = r"double|das Doppelte von|le double de|el doble de"


class Unknown(ValueError):
    """A side whose value can't be told."""


def number(text, language):
    """20, 0.5, in other languages 0,5, 3/4, or ½."""
    point = r"\." if language == "en" else ","
    if match := re.fullmatch(rf"(\d+)(?:{point}(\d+))?", text):
        return Fraction(f"{match[1]}.{match[2] or 0}")
    if match := re.fullmatch(r"(\d+)/(\d+)", text):
        return Fraction(int(match[1]), int(match[2]))
    if text in GLYPHS:
        return GLYPHS[text]
    raise Unknown(text)


def roman(text):
    digits = [ROMAN[letter] for letter in text]
    value = sum(-a if a < b else a for a, b in zip(digits, digits[1:] + [0]))
    forms = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
             (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
    usual, rest = "", value
    for amount, letters in forms:
        usual, rest = usual + letters * (rest // amount), rest % amount
    if usual != text:
        raise Unknown(text)  # IIII and the like
    return Fraction(value)


def spoken_time(text, language):
    """Minutes after twelve, of what a child says: "half past four", "halb fünf"."""
    words = WORDS[language].split()
    hours = {word: hour for hour, word in enumerate(words[:13])} | {"un Uhr": 1, "una": 1, "une": 1, "midi": 12}
    number_of = {word: i for i, word in enumerate(words)} | {"quarter": 15, "Viertel": 15}
    shapes = {
        "en": [(r"(\w+) o’clock", lambda h: 60 * hours[h]), (r"half past (\w+)", lambda h: 60 * hours[h] + 30),
               (r"(\w+) past (\w+)", lambda m, h: 60 * hours[h] + number_of[m]), (r"(\w+) to (\w+)", lambda m, h: 60 * hours[h] - number_of[m])],
        "de": [(r"(\w+) Uhr", lambda h: 60 * hours[h]), (r"halb (\w+)", lambda h: 60 * hours[h] - 30),
               (r"(\w+) nach (\w+)", lambda m, h: 60 * hours[h] + number_of[m]), (r"(\w+) vor (\w+)", lambda m, h: 60 * hours[h] - number_of[m])],
        "fr": [(r"(\w+)(?: heures?)? moins le quart", lambda h: 60 * hours[h] - 15),
               (r"(\w+)(?: heures?)? moins (\w+)", lambda h, m: 60 * hours[h] - number_of[m]),
               (r"(\w+) heures? et demie", lambda h: 60 * hours[h] + 30), (r"(\w+) heures? et quart", lambda h: 60 * hours[h] + 15),
               (r"(\w+) heures?", lambda h: 60 * hours[h]), (r"(\w+) heures? (\w+)", lambda h, m: 60 * hours[h] + number_of[m])],
        "es": [(r"las? (\w+) en punto", lambda h: 60 * hours[h]), (r"las? (\w+) y media", lambda h: 60 * hours[h] + 30),
               (r"las? (\w+) y cuarto", lambda h: 60 * hours[h] + 15), (r"las? (\w+) menos cuarto", lambda h: 60 * hours[h] - 15),
               (r"las? (\w+) y (\w+)", lambda h, m: 60 * hours[h] + number_of[m]), (r"las? (\w+) menos (\w+)", lambda h, m: 60 * hours[h] - number_of[m])]}
    for shape, minutes in shapes[language]:
        if match := re.fullmatch(shape, text):
            try:
                return "time", Fraction(minutes(*match.groups()) % 720)
            except KeyError:
                continue
    raise Unknown(text)


def value(text, language="en"):
    """What a text comes to: a kind (a number, a length, money, …) with an exact value."""
    text = text.strip()
    if text in (words := WORDS[language].split()):
        return "number", Fraction(words.index(text))
    if match := re.fullmatch(r"(\d+)([²³])", text):
        return "number", Fraction(int(match[1]) ** "  ²³".index(match[2]))
    if match := re.fullmatch(r"(.+) ([+−×·÷:]) (.+)", text):
        a, b = number(match[1], language), number(match[3], language)
        return "number", {"+": lambda: a + b, "−": lambda: a - b, "×": lambda: a * b,
                          "·": lambda: a * b, "÷": lambda: a / b, ":": lambda: a / b}[match[2]]()
    if match := re.fullmatch(rf"(?:{HALVES}) (\d+)", text):
        return "number", Fraction(int(match[1]), 2)
    if match := re.fullmatch(rf"(?:{DOUBLES}) (\d+)", text):
        return "number", Fraction(int(match[1]) * 2)
    if match := re.fullmatch(r"(\d+)( ?)%", text):
        if bool(match[2]) != (language != "en"):
            raise Unknown(text)  # English has no space there, the others do
        return "number", Fraction(int(match[1]), 100)
    if match := re.fullmatch(r"(\d{1,2}):(\d\d)", text):
        return "time", Fraction(int(match[1]) * 60 + int(match[2])) % 720
    if match := re.fullmatch(r"(\d+)(?:[¢c]| (?:c|cts?|[Cc]ents?|centimes?|céntimos?))", text):
        return "money", Fraction(int(match[1]), 100)
    if match := re.fullmatch(r"€(\S+)|(\S+) (?:€|[Ee]uros?)", text):
        return "money", number(match[1] or match[2], language)
    if match := re.fullmatch(r"(\S+) (\w+)", text):
        if match[2] in UNITS:
            kind, size = UNITS[match[2]]
            return kind, number(match[1], language) * size
    if re.fullmatch(r"[IVXLCDM]+", text):
        return "number", roman(text)
    try:
        return "number", number(text, language)
    except Unknown:
        return spoken_time(text, language)


def drawn(path):
    """What a drawing shows, counted or measured in it where that can be done; else what its file's name says."""
    svg = xml.etree.ElementTree.parse(path).getroot()
    named = {element.get("id"): element for element in svg.iter() if element.get("id")}
    folder, name = path.parent.name, path.stem
    if folder == "clocks":
        hour, minute = (Fraction(re.match(r"rotate\(([\d.]+) ", named[hand].get("transform"))[1]) for hand in ("hour", "minute"))
        if (hour * 12 - minute) % 360:
            raise Unknown(f"the hands of {path}")
        shown = "time", hour * 2
        if shown != value(f"{int(name[:2])}:{name[2:]}"):
            raise Unknown(f"the name of {path}")
        return shown
    if folder in ("dots", "ten-frames"):
        return "number", Fraction(sum(element.tag.endswith("circle") for element in svg.iter()))
    if folder == "tallies":  # the body of each pencil has a white line, as have the eyes, whose ends are round
        return "number", Fraction(sum(element.get("d", "").count("M") for element in svg.iter() if element.get("stroke") == "#fff"
                                      and "stroke-linecap" not in element.attrib))
    if folder == "pies":  # the fruit begins at the top; the cuts go from the center to the rim
        sector = next(match for element in svg if (match := re.match(r"M100 100V24A76 76 0 [01] 1 (\S+) ([\d.]+)Z", element.get("d", ""))))
        x, y = float(sector[1]) - 100, float(sector[2]) - 100
        cuts = next(element.get("d").count("M") for element in svg if element.get("stroke-width") == "3")
        slices = math.atan2(x, -y) % math.tau / math.tau * cuts
        if abs(slices - round(slices)) > 0.01:
            raise Unknown(f"the slices of {path}")
        return "number", Fraction(round(slices), cuts)
    if folder in ("numbers", "fractions", "units"):
        strokes = {stroke: sign for sign, stroke in STROKES.items()}
        text = "".join(strokes.get(element.get("d"), "") for element in svg.iter())
        meant = name.replace("half", "½").replace("-", " ") if folder == "units" else "".join(filter(str.isdigit, name))
        if text.strip("²") != meant:
            raise Unknown(f"the letters of {path}")
        return ("number", Fraction(*map(int, name.split("-")))) if folder == "fractions" else value(text)
    if folder == "coins":
        return "money", Fraction(sum(map(int, re.findall(r"\d+", name))), 100)
    raise Unknown(str(path))


def sides(symbol, folder, language):
    """The two sides of a symbol as a deck in this language shows them, or None where they are no pair."""
    if not isinstance(symbol, dict):
        return None
    if "forms" in symbol:
        return [value(str(form), language) for form in symbol["forms"]]
    name = symbol.get("names", {}).get(language, symbol.get("name"))
    if name is None or not ("text" in symbol or "image" in symbol):
        return None
    first = value(str(symbol["text"]), language) if "text" in symbol else drawn(folder / symbol["image"])
    return [first, value(str(name).replace("\xa0", " "), language)]


def faults(symbols, folder, language, strict):
    """What is wrong with a deck's pairs. Of a deck that is not strict, symbols without a value are passed over."""
    found, seen = [], {}
    for symbol in symbols:
        try:
            pair = sides(symbol, folder, language)
        except (Unknown, KeyError) as error:
            pair = None
            if strict:
                found.append(f"{symbol}: what is {error}?")
                continue
        if pair is None:
            if strict:
                found.append(f"{symbol}: no pair")
            continue
        if pair[0] != pair[1]:
            found.append(f"{symbol}: {pair[0]} is not {pair[1]}")
        for side in set(pair):
            if side in seen:
                found.append(f"{symbol}: has the value of {seen[side]}")
            seen[side] = symbol
    return found


@unittest.skipIf(yaml is None, "needs python3-yaml")
class ThemeValues(unittest.TestCase):
    def test_each_pair_is_equal_and_no_value_occurs_twice(self):
        known = set()
        for path in sorted([*THEMES.glob("*.yaml"), *THEMES.glob("*/*.yaml")]):
            symbols = (yaml.safe_load(path.read_text(encoding="utf-8")) or {}).get("symbols")
            strict = path.stem in NUMBERS
            if not isinstance(symbols, list) or not (strict or all(isinstance(s, dict) and "forms" in s for s in symbols)):
                continue
            known.add(path.stem)
            for language in LANGUAGES:
                with self.subTest(path.stem, language=language):
                    self.assertEqual(faults(symbols, path.parent, language, strict), [])
        self.assertLessEqual(NUMBERS, known)

    def test_right_pairs_are_passed(self):
        right = [["3 × 4", "12"], ["9 + 8", "17"], ["15 − 7", "8"], ["56 ÷ 8", "7"], ["XIV", "14"], ["1/2", "50%"],
                 ["3/4", "0.75"], ["7²", "49"], ["1 km", "1000 m"]]
        self.assertEqual(faults([{"forms": pair} for pair in right], THEMES, "en", True), [])
        self.assertEqual(faults([{"text": "3/4", "names": {"de": "0,75"}}, {"text": "4:30", "names": {"de": "halb fünf"}}], THEMES, "de", True), [])

    def test_a_wrong_pair_is_found(self):
        for wrong in (["3 × 4", "13"], ["9 + 8", "16"], ["15 − 7", "7"], ["56 ÷ 8", "8"], ["XIV", "16"], ["IIII", "4"],
                      ["1/2", "5%"], ["1/2", "50 %"], ["3/4", "0,75"], ["7²", "14"], ["1 km", "100 m"], ["1 kg", "1000 m"], ["half of 8", "16"],
                      ["half past four", "5:30"], ["12", "thirteen"]):
            with self.subTest(wrong):
                self.assertEqual(len(faults([{"forms": ["1", "1"]}, {"forms": wrong}, {"forms": ["2", "2"]}], THEMES, "en", True)), 1)

    def test_a_value_that_occurs_twice_is_found(self):
        for first, second in ((["8 + 8", "16"], ["4 × 4", "16"]), (["1/2", "50%"], ["2/4", "50%"]), (["1 m", "100 cm"], ["10 dm", "1000 mm"])):
            with self.subTest(second):
                self.assertEqual(len(faults([{"forms": first}, {"forms": second}], THEMES, "en", True)), 1)


if __name__ == "__main__":
    unittest.main()
