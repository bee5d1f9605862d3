#!/usr/bin/env python3
"""Draws the heads of the theme family.yaml, which stand where your photos will: python3 make.py"""
import pathlib

LIGHT, TAN, BROWN = "#f9d3b4", "#e0ac7e", "#a96f45"
SHORT = '<path d="M27 47Q25 17 50 17T73 47Q71 36 62 32Q48 37 36 32Q29 37 27 47Z" fill="{0}"/>'


def face(skin, hair, coat, back="", front=SHORT, more=""):
    """A head and shoulders: what hangs behind the face, and what lies in front of it."""
    return (
        back.format(hair) + f'<path d="M18 100Q18 76 50 76T82 100Z" fill="{coat}"/><rect x="43" y="64" width="14" height="16" fill="{skin}"/>'
        f'<circle cx="27" cy="50" r="4" fill="{skin}"/><circle cx="73" cy="50" r="4" fill="{skin}"/>'
        f'<ellipse cx="50" cy="48" rx="23" ry="25" fill="{skin}"/>'
        '<circle cx="41" cy="48" r="3" fill="#33261d"/><circle cx="59" cy="48" r="3" fill="#33261d"/>'
        '<circle cx="35" cy="57" r="4" fill="#e8734a" opacity="0.35"/><circle cx="65" cy="57" r="4" fill="#e8734a" opacity="0.35"/>'
        '<path d="M42 60Q50 67 58 60" fill="none" stroke="#7a2e1d" stroke-width="2.5" stroke-linecap="round"/>'
        + front.format(hair) + more.format(hair))


GLASSES = ('<g fill="#fff" fill-opacity="0.4" stroke="#37474f" stroke-width="2"><circle cx="41" cy="48" r="7.5"/>'
           '<circle cx="59" cy="48" r="7.5"/><path d="M48.500 48H51.500" fill="none"/></g>')
LONG = '<path d="M24 84Q20 14 50 14T76 84Z" fill="{0}"/>'
PARTED = '<path d="M26 50Q24 17 50 17T74 50Q72 34 52 27Q30 32 26 50Z" fill="{0}"/>'
FRINGE = "".join(f'<circle cx="{x}" cy="{y}" r="9" fill="{{0}}"/>' for x, y in [(29, 34), (39, 25), (51, 22), (62, 25), (71, 34)])
CURLS = "".join(f'<circle cx="{x}" cy="{y}" r="10" fill="{{0}}"/>' for x in (24, 76) for y in (44, 57, 69)) + FRINGE
SNOUT = '<ellipse cx="50" cy="62" rx="17" ry="14" fill="#fff3e0"/><path d="M44 55H56L50 62Z" fill="#3e2723"/>'
EYES = '<circle cx="39" cy="44" r="4" fill="#3e2723"/><circle cx="61" cy="44" r="4" fill="#3e2723"/>'
MOUTH = '<path d="M41 66Q46 71 50 65Q54 71 59 66" fill="none" stroke="#3e2723" stroke-width="2" stroke-linecap="round"/>'

HEADS = {
    "grandma": ("#b98be0", face(LIGHT, "#d7d7dc", "#8e5ba6", '<circle cx="50" cy="15" r="11" fill="{0}"/>', PARTED, GLASSES)),
    "grandpa": ("#6fb7f2", face(LIGHT, "#eceff1", "#546e7a", front='<path d="M26 52Q22 40 28 34L31 48ZM74 52Q78 40 72 34L69 48Z" fill="{0}"/>'
                '<path d="M24 37Q27 16 52 16Q76 18 76 34Q64 28 50 31Q34 34 24 37ZM24 37Q50 28 84 36Q80 41 70 38Q46 34 24 37Z" fill="#7c6a4d"/>',
                more='<path d="M27 55Q29 80 50 81T73 55Q68 62 58 58Q50 52 42 58Q32 62 27 55ZM43 65H57Q50 71 43 65Z" fill="{0}" fill-rule="evenodd"/>')),
    "mum": ("#ff9a76", face(LIGHT, "#7b4a26", "#d84372", LONG, PARTED)),
    "dad": ("#74c98a", face(LIGHT, "#3b2a20", "#2e7d4f", more='<path d="M27 52Q30 76 50 77T73 52Q70 66 62 62Q50 54 38 62Q30 66 27 52ZM42 63H58Q50 70 42 63Z" fill="{0}" fill-rule="evenodd"/>')),
    "sister": ("#ffe066", face(LIGHT, "#e0a526", "#f57c00", '<circle cx="17" cy="54" r="11" fill="{0}"/><circle cx="83" cy="54" r="11" fill="{0}"/>', PARTED,
               '<circle cx="25" cy="45" r="4" fill="#d81b60"/><circle cx="75" cy="45" r="4" fill="#d81b60"/>')),
    "brother": ("#5fd3e3", face(LIGHT, "#d32f2f", "#1976d2", front='<path d="M26 40Q25 15 50 15T74 40Z" fill="{0}"/><path d="M24 40Q24 34 32 34H88Q90 40 84 41Z" fill="#9a1f1f"/>')),
    "baby": ("#f79ac0", face(LIGHT, "#c98b4a", "#ffffff", front='<path d="M50 24Q40 20 46 12Q54 8 56 15Q56 19 51 18" fill="none" stroke="{0}" stroke-width="3.500" stroke-linecap="round"/>',
             more='<circle cx="50" cy="62" r="7" fill="#4fc3f7"/><circle cx="50" cy="62" r="3" fill="#fff"/>')),
    "aunt": ("#b5dd6e", face(LIGHT, "#b5421c", "#00838f", CURLS, FRINGE)),
    "uncle": ("#ffbd5c", face(TAN, "#2b2b2b", "#6d4c41", more='<path d="M38 59Q44 53 50 57Q56 53 62 59Q56 60 50 60Q44 60 38 59Z" fill="{0}"/>')),
    "cousin-girl": ("#a48be8", face(TAN, "#1f1b1a", "#c2185b", '<path d="M22 68Q18 14 50 14T78 68Z" fill="{0}"/>', '<path d="M26 46Q26 17 50 17T74 46Q74 38 72 37H28Q26 38 26 46Z" fill="{0}"/>')),
    "cousin-boy": ("#ffd24d", face(BROWN, "#241812", "#388e3c", '<circle cx="50" cy="36" r="31" fill="{0}"/>', '<path d="M27 42Q28 22 50 22T73 42Q62 30 50 31T27 42Z" fill="{0}"/>')),
    "dog": ("#a9c3cf", '<ellipse cx="50" cy="52" rx="29" ry="31" fill="#c68a4e"/><path d="M26 30Q6 26 10 60Q18 70 26 52ZM74 30Q94 26 90 60Q82 70 74 52Z" fill="#7b4a26"/>' + EYES + SNOUT + MOUTH),
    "cat": ("#ff9d9d", '<path d="M22 46L20 14L42 27H58L80 14L78 46Z" fill="#78828a"/><ellipse cx="50" cy="54" rx="31" ry="28" fill="#8d98a1"/>' + EYES + SNOUT + MOUTH
            + '<path d="M12 56L32 60M12 68L32 65M88 56L68 60M88 68L68 65" stroke="#37474f" stroke-width="1.5"/>'),
}

if __name__ == "__main__":
    for name, (ground, head) in HEADS.items():
        (pathlib.Path(__file__).parent / f"{name}.svg").write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><clipPath id="c"><circle cx="50" cy="50" r="49"/></clipPath>'
            f'<circle cx="50" cy="50" r="49" fill="{ground}"/><g clip-path="url(#c)">{head}</g></svg>\n', encoding="utf-8")
