#!/usr/bin/env python3
"""Draws the dinosaurs that no font has for the theme dinosaurs.yaml: python3 make.py"""
import pathlib


def path(color, d):
    return f'<path d="{d}" fill="{color}"/>'


def line(color, width, d):
    return f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'


def dots(color, *places):
    return "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{color}"/>' for x, y, r in places)


def eye(x, y, r=3):
    return dots("#fff", (x, y, r)) + dots("#222", (x - 0.3 * r, y, 0.6 * r))


DRAWINGS = {
    # All of them look to the left. First what lies behind, then the body, then what lies before it.
    "triceratops": (120, 80,
        path("#a85a2a", "M48 50H60V76H47ZM84 48H96V74H84Z")
        + path("#cf6f24", "M40 30Q62 20 86 26Q104 30 118 50Q104 48 96 52V78H83L81 60H66L64 78H51L48 60Q40 54 40 30Z")
        + path("#c0392b", "M30 6Q50 6 54 26Q56 46 42 56Q34 40 28 30Z") + dots("#f4d03f", (38, 11, 2.5), (46, 16, 2.5), (50, 24, 2.5), (51, 33, 2.5), (49, 42, 2.5))
        + path("#e08a3e", "M42 28Q46 50 34 58Q20 62 8 58Q2 54 6 46Q16 44 22 32Q32 22 42 28Z")
        + path("#fff3d0", "M31 30Q20 22 8 24Q18 28 26 36ZM40 26Q36 12 24 8Q32 16 34 28ZM12 45Q10 38 5 36Q5 42 7 48Z")
        + eye(27, 42) + line("#7a3d18", 1.8, "M8 55Q16 56 22 53")),
    "stegosaurus": (120, 80,
        path("#e67e22", "M30 34L24 18L40 26ZM42 27L40 6L56 19ZM58 20L64 1L74 20ZM76 22L88 8L88 29ZM89 32L103 24L98 42Z")
        + path("#2f7d5b", "M44 54H54V76H43ZM82 54H92V76H82Z")
        + path("#3fa878", "M4 52Q6 44 16 45Q28 44 36 34Q50 18 70 20Q92 26 100 44Q106 54 118 56Q104 64 92 58L90 78H78L76 60Q66 64 56 62L54 78H42L38 58Q26 60 18 58Q6 60 4 52Z")
        + path("#fff3d0", "M108 55L112 44L113 56ZM113 56L120 48L117 58Z")
        + dots("#2f7d5b", (58, 34, 4), (72, 32, 5), (84, 40, 4), (66, 46, 3.5)) + eye(13, 50, 2.6) + line("#1d5a40", 1.6, "M5 55Q10 57 15 55")),
    "ankylosaurus": (120, 64,
        path("#6d5a2c", "M36 44H46V62H35ZM76 44H86V62H75Z")
        + path("#b8a05a", "M4 46Q4 36 16 36Q26 34 30 30Q58 40 90 32L108 44Q110 48 104 47L90 46L88 62H76L74 52H50L48 62H36L32 52Q24 56 14 54Q4 54 4 46Z")
        + path("#7d6b35", "M24 34Q34 14 60 12Q86 14 96 38Q60 46 24 34Z")
        + path("#f1e3b0", "M30 26L25 15L39 19ZM44 17L45 5L55 14ZM62 13L70 3L73 15ZM79 18L91 11L88 25ZM20 36L12 28L26 30Z")
        + dots("#b8a05a", (40, 28, 4), (54, 24, 4.5), (69, 24, 4.5), (82, 30, 4), (61, 35, 3.5))
        + '<ellipse cx="110" cy="44" rx="9" ry="8" fill="#7d6b35"/>' + eye(14, 43, 2.6) + line("#5a4a20", 1.6, "M5 49Q10 51 15 49")),
    "pterosaur": (120, 80,
        path("#8e5aa8", "M56 38Q44 16 14 4Q20 22 12 34Q26 34 30 46Q40 40 54 52ZM66 38Q80 16 112 6Q102 22 110 36Q96 34 92 48Q82 40 68 52Z")
        + path("#b07cc6", "M56 38Q44 16 14 4Q34 20 54 46ZM66 38Q80 16 112 6Q90 20 68 46Z")
        + path("#e8a13a", "M52 36Q60 30 70 36Q74 50 66 62L72 76L63 70L58 78L57 64Q48 50 52 36Z")
        + path("#e8a13a", "M70 40Q52 44 48 34Q30 34 14 50Q34 46 46 46Q58 50 66 44Z") + path("#c0392b", "M50 33Q62 22 80 24Q70 30 64 38Z") + eye(49, 38, 2.8)),
    "plesiosaur": (120, 80,
        path("#1d6a8a", "M58 50Q50 66 34 72Q46 50 52 44ZM90 48Q96 62 90 74Q80 62 80 50Z")
        + path("#3aa0c0", "M4 18Q6 6 20 8Q36 12 38 30Q42 38 56 34Q84 26 100 42Q108 50 118 48Q108 60 94 56Q68 64 46 52Q28 44 26 26Q24 20 18 22Q6 26 4 18Z")
        + path("#1d6a8a", "M62 50Q60 68 70 78Q78 62 74 50ZM98 52Q108 60 110 70Q98 66 90 56Z")
        + dots("#a8dcec", (60, 42, 3.5), (72, 40, 4), (84, 42, 3.5), (34, 30, 2)) + eye(15, 14, 2.8) + line("#12455a", 1.6, "M5 20Q10 20 16 18")),
    "parasaurolophus": (110, 100,
        path("#8a9a2a", "M56 60L70 62L68 96H58L56 76ZM40 56L48 60L40 72L36 70Z")
        + path("#b9c74a", "M4 34Q8 24 24 22Q34 8 54 2Q46 18 38 26Q46 36 52 40Q70 38 82 56Q94 70 110 70Q94 84 78 76L76 98H62L60 84Q50 78 48 66L34 66L44 58Q34 46 30 38Q16 42 6 42Q2 40 4 34Z")
        + path("#e0662f", "M24 22Q34 8 54 2Q48 14 36 24Z")
        + dots("#8a9a2a", (60, 52, 4), (70, 62, 4), (56, 64, 3), (82, 70, 3)) + eye(24, 30, 3) + line("#5a6618", 1.8, "M6 39Q14 39 22 36")),
    "brachiosaurus": (120, 110,
        path("#6d4799", "M50 80H60V106H49ZM84 78H94V104H83Z")
        + path("#a67fcb", "M6 16Q6 8 16 6Q22 1 28 5Q40 6 40 22Q38 42 50 52Q66 44 84 52Q98 58 118 92Q102 84 94 78L92 108H79L77 84Q68 88 60 86L58 108H45L44 78Q32 62 28 40Q27 26 24 22Q16 26 9 23Q5 21 6 16Z")
        + dots("#6d4799", (56, 62, 4), (70, 60, 5), (84, 64, 4), (64, 73, 3.5), (36, 40, 3), (40, 54, 3)) + eye(22, 12, 3) + line("#46296b", 1.8, "M9 20Q15 21 20 18")),
    "tyrannosaurus": (120, 100,
        path("#4e6b1e", "M62 66L78 64L70 80L78 96H64L62 84ZM40 52L30 58L33 62L44 58Z")
        + path("#7da333", "M2 24Q2 8 20 6Q42 2 50 16Q54 28 66 32Q92 38 118 66Q100 64 84 70L70 80L74 98H56L52 82Q40 70 40 50Q34 48 26 46L6 42Q4 38 10 36L28 32Q14 34 4 32Q2 30 2 24Z")
        + path("#7a1f1f", "M10 36L28 32Q32 34 30 39L12 39Z") + path("#fff", "M6 32L8 37L11 33ZM13 33L15 38L18 33ZM20 33L22 37L25 32ZM12 40L14 36L17 40ZM20 40L22 36L25 40Z")
        + path("#7da333", "M46 50L36 54L32 62L36 63L40 58L50 57Z") + dots("#4e6b1e", (62, 42, 4), (74, 48, 4.5), (88, 54, 3.5), (62, 56, 3)) + eye(28, 16, 4) + line("#3a5214", 2.2, "M22 11L32 9") + dots("#3a5214", (7, 18, 1.5))),
    "raptor": (120, 90,
        path("#7a2e3a", "M58 50L74 50L66 70L76 86H60L58 80L62 72ZM32 46L24 56L30 58L38 50Z")
        + path("#c8505a", "M4 22Q8 8 26 8Q40 10 42 24Q48 34 62 32Q88 30 118 12Q98 46 76 54L64 66L70 88H52L50 82L56 78L50 64Q36 56 34 40L22 52L16 48L30 34Q18 32 6 30Q2 28 4 22Z")
        + path("#f0a848", "M26 8Q40 8 46 22L38 18ZM44 22Q52 28 62 30L48 32Z") + line("#7a2e3a", 3, "M70 34L74 46M82 31L86 43M94 26L97 36")
        + path("#fff", "M10 29L12 34L14 30ZM17 30L19 35L21 31Z") + eye(24, 18, 3.4) + path("#fff3d0", "M52 88Q46 90 46 84Q50 82 54 84Z")),
    "spinosaurus": (120, 80,
        path("#d35400", "M40 32Q44 2 66 2Q86 6 90 34Z") + line("#f0b27a", 2, "M52 30L54 8M64 28L65 5M76 30L75 8")
        + path("#54618c", "M56 54H68L70 76H56ZM36 50L30 62L36 64L42 54Z")
        + path("#7f8fc4", "M2 34Q6 26 22 24Q34 22 42 30Q64 26 88 32Q104 38 119 34Q110 52 88 52L78 60L82 78H66L62 60Q48 60 42 48L32 58L26 54L34 42Q18 44 6 40Q0 38 2 34Z")
        + path("#fff", "M8 40L10 45L12 41ZM15 41L17 46L19 42ZM22 41.500L24 46L26 42Z") + eye(27, 30, 2.8) + dots("#54618c", (60, 40, 3.5), (72, 42, 3), (84, 42, 3))),
}

if __name__ == "__main__":
    for name, (width, height, drawing) in DRAWINGS.items():
        (pathlib.Path(__file__).parent / f"{name}.svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{drawing}</svg>\n', encoding="utf-8")
