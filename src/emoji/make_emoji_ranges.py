#!/usr/bin/env python3
"""Writes emoji_ranges.hpp: which characters can begin an emoji.

usage: make_emoji_ranges.py emoji-data.txt compact.json > emoji_ranges.hpp

emoji-data.txt is Unicode's (Debian: package unicode-data, /usr/share/unicode/emoji/emoji-data.txt, Emoji 15.0);
compact.json is emojibase's (npm emojibase-data 17.0.0, en/compact.json) and adds what is newer than that.
Characters that Unicode keeps for pictographs to come count as emoji too, so that the table does not age.
"""
import json
import re
import sys
import textwrap

HEAD = """#pragma once
// Written by make_emoji_ranges.py, which says where the facts come from; don't edit.

namespace spotit::emoji {

/// Characters first to last, both included.
struct CharacterRange {
    char32_t first = 0, last = 0;
};

/// The characters that can begin an emoji, sorted: Unicode's property Emoji up to version 17, and the
/// characters reserved for future pictographs. Digits, # and * are included, as in the property.
// clang-format off
inline constexpr CharacterRange emoji_ranges[] = {
"""
TAIL = """};
// clang-format on

} // namespace spotit::emoji
"""


def characters_of_unicode(path):
    found = set()
    for line in open(path, encoding="utf-8"):
        match = re.match(r"([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)\s*#\s*E([\d.]+).*?\)\s*(.*)", line)
        if not match:
            continue
        first, last, kind, version, names = match.groups()
        future = kind == "Extended_Pictographic" and names.startswith("<reserved")
        if kind == "Emoji" or future:
            found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


def characters_of_emojibase(path):
    """Emoji of one character; of sequences, all their members are such emoji."""
    found = set()
    for entry in json.load(open(path, encoding="utf-8")):
        code_points = [c for c in (int(part, 16) for part in entry["hexcode"].split("-")) if c != 0xFE0F]
        if len(code_points) == 1:
            found.add(code_points[0])
    return found


def ranges_of(characters):
    ranges = []
    for character in sorted(characters):
        if ranges and ranges[-1][1] == character - 1:
            ranges[-1][1] = character
        else:
            ranges.append([character, character])
    return ranges


def main():
    emoji = characters_of_unicode(sys.argv[1]) | characters_of_emojibase(sys.argv[2])
    cells = "\n".join("{0x%04X,0x%04X}," % tuple(pair) for pair in ranges_of(emoji))
    rows = textwrap.fill(cells, 104, initial_indent="    ", subsequent_indent="    ").replace(",0x", ", 0x")
    sys.stdout.write(HEAD + rows + "\n" + TAIL)


main()
