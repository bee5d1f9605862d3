#!/usr/bin/env python3
"""Makes the fonts of decks of letters that neither the program nor scripts/setup brings: parts of larger fonts.

kana.ttf: the kana of Klee One, a font in the manner of Japanese schoolbooks
hebrew.ttf: the letters, Hebrew and Latin, of Frank Ruhl Libre, a font of Israeli books and newspapers

    npm pack @expo-google-fonts/klee-one@0.4.1 && tar xzf expo-google-fonts-klee-one-0.4.1.tgz
    make.py kana package/600SemiBold/KleeOne_600SemiBold.ttf      # needs python3-fonttools
    npm pack @expo-google-fonts/frank-ruhl-libre@0.4.1 && tar xzf expo-google-fonts-frank-ruhl-libre-0.4.1.tgz
    make.py hebrew package/800ExtraBold/FrankRuhlLibre_800ExtraBold.ttf

Both have the SIL Open Font License 1.1, which goes for their parts, too: OFL-kana.txt and OFL-hebrew.txt. None of them
reserves a name.
"""

import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = pathlib.Path(__file__).resolve().parent
CHARACTERS = {
    "kana": [*range(0x3041, 0x3097), *range(0x30A1, 0x30FD)],
    # Latin letters for the names; Hebrew ones, dagesh, the dots of shin and sin, and letters with them
    "hebrew": [*range(0x20, 0x7F), *range(0xC0, 0x100), *range(0x05D0, 0x05EB), 0x05BC, 0x05C1, 0x05C2]
    + [*range(0xFB2A, 0xFB4C)],
}


def main() -> None:
    if len(sys.argv) != 3 or sys.argv[1] not in CHARACTERS:
        sys.exit("usage: make.py kana|hebrew FONT.ttf")
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["ccmp", "mark"]
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    font = TTFont(sys.argv[2], recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS[sys.argv[1]])
    subsetter.subset(font)
    font.save(HERE / f"{sys.argv[1]}.ttf", reorderTables=True)


if __name__ == "__main__":
    main()
