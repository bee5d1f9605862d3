"""Little decks made by hand, to test the readers on."""

from pypdf import PdfWriter
from pypdf.generic import ArrayObject, DecodedStreamObject, DictionaryObject, FloatObject, NameObject

from deck_pdf import POINTS_PER_MM


def numbers(*values):
    return ArrayObject(FloatObject(value) for value in values)


def add_form(writer, content, box, forms=None):
    form = DecodedStreamObject()
    form.set_data(content.encode())
    form[NameObject("/Type")] = NameObject("/XObject")
    form[NameObject("/Subtype")] = NameObject("/Form")
    form[NameObject("/BBox")] = numbers(*box)
    form[NameObject("/Resources")] = resources(forms or {})
    return writer._add_object(form)


def resources(forms):
    return DictionaryObject({NameObject("/XObject"): DictionaryObject(
        {NameObject("/" + name): reference for name, reference in forms.items()})})


def add_page(writer, content, forms, width=595, height=842):
    page = writer.add_blank_page(width, height)
    stream = DecodedStreamObject()
    stream.set_data(content.encode())
    page[NameObject("/Contents")] = writer._add_object(stream)
    page[NameObject("/Resources")] = resources(forms)


def save_deck(path, cards, wrap=False):
    """`cards`: for each card a list of (symbol, x, y), the place of its center in mm from the card's. A symbol is a
    square of 10 mm with a hole of 4 mm; cards are 60 mm wide and lie side by side on one page."""
    writer = PdfWriter()
    k = POINTS_PER_MM
    square = f"{-5 * k} {-5 * k} {10 * k} {10 * k} re {-2 * k} {-2 * k} {4 * k} {4 * k} re f*"
    box = (-6 * k, -6 * k, 6 * k, 6 * k)
    names = {use[0] for card in cards for use in card}
    symbols = {name: add_form(writer, f"% {name}\n{square}", box) for name in names}
    if wrap:
        symbols = {name: add_form(writer, "q 1 0 0 1 0 0 cm /In Do Q", box, {"In": symbol})
                   for name, symbol in symbols.items()}
    card_forms = {}
    for index, card in enumerate(cards):
        content = "".join(f"q 1 0 0 1 {x * k} {y * k} cm /{name} Do Q\n" for name, x, y in card)
        used = {name: symbols[name] for name, _, _ in card}
        card_forms[f"K{index}"] = add_form(writer, content, (-30 * k, -30 * k, 30 * k, 30 * k), used)
    content = "".join(f"q 1 0 0 1 {(30 + 60 * index) * k} 100 cm /{name} Do Q\n"
                      for index, name in enumerate(card_forms))
    label = add_form(writer, "0 0 5 5 re f", (0, 0, 5, 5))
    add_page(writer, content + "/T Do", card_forms | {"T": label})
    with open(path, "wb") as file:
        writer.write(file)
