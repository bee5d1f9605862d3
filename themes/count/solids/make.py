#!/usr/bin/env python3
"""Draws the solids of the theme solids.yaml: python3 make.py. What is lit from above is light, what is to the right dark."""
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE.parent.parent))
from parts import face

LINE = 'stroke="#fff" stroke-width="2" stroke-linejoin="round"'
SOLIDS = {
    "cube": [("#ff8fb0", "M8 32L36 10H92L64 32Z"), ("#ef3e6d", "M8 32H64V90H8Z"), ("#b81f4b", "M64 32L92 10V67L64 90Z")],
    "cuboid": [("#c3a5f2", "M3 46L20 30H97L80 46Z"), ("#8e55dd", "M3 46H80V80H3Z"), ("#6231ad", "M80 46L97 30V63L80 80Z")],
    "sphere": [("#ff5a3c", "M50 5A45 45 0 0 1 50 95A45 45 0 0 1 50 5Z")],
    "cylinder": [("#ff9f1c", "M18 20V80A32 13 0 0 0 82 80V20Z"), ("#ffd07a", "M18 20A32 13 0 0 1 82 20A32 13 0 0 1 18 20Z")],
    "cone": [("#1ea768", "M50 5L13 82A37 13 0 0 0 87 82Z")],
    "pyramid": [("#2f8bf0", "M52 8L4 74L58 94Z"), ("#1a5fb8", "M52 8L58 94L96 66Z")],
    "prism": [("#12b5a6", "M4 80L28 26L56 80Z"), ("#0b8479", "M28 26L68 14L96 68L56 80Z")],
}
MORE = {  # hidden rims, and the light on round ones
    "sphere": '<path d="M5 50A45 15 0 0 0 95 50" fill="none" stroke="#b3260f" stroke-width="2.5"/><ellipse cx="36" cy="28" rx="13" ry="8" fill="#ffb3a3" transform="rotate(-35 36 28)"/>',
    "cone": '<path d="M13 82A37 13 0 0 1 87 82" fill="none" stroke="#0d6b40" stroke-width="2.5" stroke-dasharray="4 4"/>',
    "cylinder": '<path d="M18 80A32 13 0 0 1 82 80" fill="none" stroke="#b35f00" stroke-width="2.5" stroke-dasharray="4 4"/>',
}

FACES = {"cube": (36, 58), "cuboid": (41, 61), "sphere": (50, 44), "cylinder": (50, 54), "cone": (50, 58), "pyramid": (42, 66), "prism": (30, 60)}

if __name__ == "__main__":
    for name, faces in SOLIDS.items():
        drawn = "".join(f'<path d="{path}" fill="{color}" {LINE}/>' for color, path in faces) + MORE.get(name, "") + face(*FACES[name], apart=10, r=6.5)
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{drawn}</svg>\n'
        (HERE / f"{name}.svg").write_text(text, encoding="utf-8")
