"""A deck with one of everything that a PDF can hold: gradients, meshes, transparency, bitmaps with and without alpha,
text, a spot color, bleed and backs; and one that is opaque throughout."""

from PIL import Image, ImageDraw

DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><radialGradient id="g">
<stop offset="0" stop-color="gold" stop-opacity=".2"/><stop offset="1" stop-color="purple"/></radialGradient></defs>
<circle cx="50" cy="50" r="45" fill="url(#g)"/><path d="M20 20L80 80" stroke="black" stroke-width="6" opacity=".5"/>
</svg>"""

RICH = """title: "Rich & <strange>"
symbols:
  - 🦋
  - 🌈
  - {text: Word, color: crimson}
  - {image: disc.png, name: disc}
  - {image: photo.jpg, name: photo}
  - {image: drawing.svg, name: drawing}
  - ☕
card: {background: {gradient: linear, stops: [lightyellow, lightblue]}}
back: {background: {pattern: rays, colors: [navy, gold]}, text: "{title}"}
sheet: {bleed: 3mm, gap: 6mm}
output: {author: Ann, keywords: [a, b], cut_contour: CutContour}
check: {legibility: off}
"""

OPAQUE = """title: Opaque
symbols:
  - {text: one, color: crimson}
  - {text: two, color: navy}
  - {text: three, color: black}
  - {text: four, color: green}
  - {text: five, color: "#808080"}
  - {text: six, color: purple}
  - {text: seven, color: "#140a28"}
check: {legibility: off, look_alike: off, color_blind: off}
"""


def write_files(folder):
    """The themes rich.yaml and opaque.yaml, and what they need."""
    disc = Image.new("RGBA", (300, 300), (0, 0, 0, 0))
    draw = ImageDraw.Draw(disc)
    draw.ellipse((10, 10, 290, 290), fill=(200, 60, 20, 255))
    draw.rectangle((100, 100, 200, 200), fill=(128, 128, 128, 128))
    disc.save(folder / "disc.png")
    Image.linear_gradient("L").convert("RGB").rotate(90).save(folder / "photo.jpg", quality=90)
    (folder / "drawing.svg").write_text(DRAWING, encoding="utf-8")
    (folder / "rich.yaml").write_text(RICH, encoding="utf-8")
    (folder / "opaque.yaml").write_text(OPAQUE, encoding="utf-8")
