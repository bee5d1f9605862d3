#!/usr/bin/env python3
"""Draws the solids of the theme solids.yaml: python3 make.py. What is lit from above is light, what is to the right dark."""
import pathlib

LINE = 'stroke="#333" stroke-width="2.5" stroke-linejoin="round"'
SOLIDS = {
    "cube": [("#9cc9f0", "M8 32L36 10H92L64 32Z"), ("#5ba3dd", "M8 32H64V90H8Z"), ("#2f73ad", "M64 32L92 10V67L64 90Z")],
    "cuboid": [("#c9b3e6", "M3 46L20 30H97L80 46Z"), ("#9d7bd0", "M3 46H80V76H3Z"), ("#6d4aa3", "M80 46L97 30V59L80 76Z")],
    "sphere": [("#f2705d", "M50 5A45 45 0 0 1 50 95A45 45 0 0 1 50 5Z")],
    "cylinder": [("#f4b942", "M18 20V80A32 13 0 0 0 82 80V20Z"), ("#fbdb94", "M18 20A32 13 0 0 1 82 20A32 13 0 0 1 18 20Z")],
    "cone": [("#58b88a", "M50 5L13 82A37 13 0 0 0 87 82Z")],
    "pyramid": [("#f0a05a", "M52 8L4 74L58 94Z"), ("#c46a25", "M52 8L58 94L96 66Z")],
    "prism": [("#f3a6c0", "M4 80L28 26L56 80Z"), ("#c95f88", "M28 26L68 14L96 68L56 80Z")],
}
MORE = {  # hidden rims, and the light on round ones
    "sphere": '<path d="M5 50A45 15 0 0 0 95 50" fill="none" stroke="#9c2f22" stroke-width="2"/><ellipse cx="36" cy="28" rx="13" ry="8" fill="#fbb6aa" transform="rotate(-35 36 28)"/>',
    "cone": '<path d="M13 82A37 13 0 0 1 87 82" fill="none" stroke="#23694a" stroke-width="2" stroke-dasharray="4 4"/>',
    "cylinder": '<path d="M18 80A32 13 0 0 1 82 80" fill="none" stroke="#a8740c" stroke-width="2" stroke-dasharray="4 4"/>',
}

if __name__ == "__main__":
    for name, faces in SOLIDS.items():
        drawn = "".join(f'<path d="{path}" fill="{color}" {LINE}/>' for color, path in faces) + MORE.get(name, "")
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{drawn}</svg>\n'
        (pathlib.Path(__file__).parent / f"{name}.svg").write_text(text, encoding="utf-8")
