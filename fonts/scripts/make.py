#!/usr/bin/env python3
"""Makes the faces of words in scripts that Nunito lacks, extra bold and rounded like it, and those of looks: parts of larger fonts.

RoundedMplus1c.ttf: Greek and kana of Rounded M+ 1c; without Chinese characters, which it has in Japanese forms only
Fredoka.ttf: Hebrew of Fredoka
BalooBhaijaan2.ttf: Arabic of Baloo Bhaijaan 2
Baloo2.ttf, Bevan.ttf, DynaPuff.ttf, Grandstander.ttf, PlaypenSans.ttf, Rubik.ttf: for looks; of Rubik Cyrillic, too

    npm pack @expo-google-fonts/m-plus-rounded-1c@0.4.4 @expo-google-fonts/fredoka@0.4.1 \\
             @expo-google-fonts/baloo-bhaijaan-2@0.4.2      # each unpacked: tar xzf
    make.py RoundedMplus1c package/800ExtraBold/MPLUSRounded1c_800ExtraBold.ttf      # needs python3-fonttools
    make.py Fredoka package/700Bold/Fredoka_700Bold.ttf
    make.py BalooBhaijaan2 package/800ExtraBold/BalooBhaijaan2_800ExtraBold.ttf
    make.py Bevan package/400Regular/Bevan_400Regular.ttf      # DynaPuff 700, Baloo2, Grandstander and PlaypenSans 800, Rubik 900

All have the SIL Open Font License 1.1, which goes for their parts, too: OFL-*.txt. None of them reserves a name.
"""

import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = pathlib.Path(__file__).resolve().parent
# Latin letters, digits and signs, for words that have both: a word is of one face
COMMON = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2040), *range(0x2190, 0x2194), 0x2212]
CHARACTERS = {
    "RoundedMplus1c": [*range(0x0370, 0x0400), *range(0x1F00, 0x2000), *range(0x3000, 0x3100)],
    "Fredoka": [*range(0x0590, 0x0600), *range(0xFB1D, 0xFB50)],
    "BalooBhaijaan2": [*range(0x0600, 0x0700), 0x200C, 0x200D],
}
LOOKS = ("Baloo2", "Bevan", "DynaPuff", "Grandstander", "PlaypenSans", "Rubik")
CHARACTERS |= {name: [] for name in LOOKS} | {"Rubik": [*range(0x0400, 0x0460), 0x0490, 0x0491]}
FEATURES = "ccmp locl isol init medi fina rlig liga calt mark mkmk".split()


def main() -> None:
    if len(sys.argv) != 3 or sys.argv[1] not in CHARACTERS:
        sys.exit(f"usage: make.py {'|'.join(CHARACTERS)} FONT.ttf")
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern"] if sys.argv[1] in LOOKS else FEATURES  # without letters that vary
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14, 16, 17]
    font = TTFont(sys.argv[2], recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=COMMON + CHARACTERS[sys.argv[1]])
    subsetter.subset(font)
    font.save(HERE / f"{sys.argv[1]}.ttf", reorderTables=True)


if __name__ == "__main__":
    main()
