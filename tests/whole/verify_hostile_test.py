"""Whatever PDF `verify` is given, it says what it found or that it can't be read, soon and without much memory."""

import os
import subprocess
import unittest
import zlib

from program import PROGRAM, TRIES_ALL, WholeTest, clean_environment

# What is long is so long in the slow tests, and a sixtieth as long every day.
MEGABYTES, SHARE = (200, 1) if TRIES_ALL else (90, 60)
PAGES, MANY = (40, 200_000) if TRIES_ALL else (10, 20_000)
# Where the memory of a sanitizer is counted too, it says nothing.
SANITIZED = b"__asan_init" in open(PROGRAM, "rb").read()
FONT = (b"<< /Type /Font /Subtype /Type3 /FontMatrix [.001 0 0 .001 0 0] /ToUnicode 9 0 R /FirstChar 32 "
        b"/Widths [500 500] >>")
MEANINGS = b"1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <20> <7E> <0020> endbfrange"


class Many:
    """The same over and over again, which takes no memory here: a child's is counted from its parent's."""

    def __init__(self, before, again, times):
        self.before, self.again, self.times = before, again, times // SHARE

    def packed(self):
        """A packed piece stands in the file as often as it is repeated: so it is packed once."""
        at_once = max(1, 100_000 // len(self.again))
        pieces = [self.before, self.again * at_once, self.again * (self.times % at_once)]
        counts = [1, self.times // at_once, 1]
        checksum = 1
        yield b"\x78\x01"
        for piece, count in zip(pieces, counts):
            packer = zlib.compressobj(1, wbits=-15)
            packed = packer.compress(piece) + packer.flush(zlib.Z_FULL_FLUSH)
            for _ in range(count):
                checksum = zlib.adler32(piece, checksum)
            yield packed * count
        yield zlib.compressobj(wbits=-15).flush() + checksum.to_bytes(4, "big")


def stream(data, words=b"", packed=False):
    if isinstance(data, Many):
        data, words = b"".join(data.packed()), words + b" /Filter /FlateDecode"
    elif packed:
        data, words = zlib.compress(data, 9), words + b" /Filter /FlateDecode"
    return b"<< %s /Length %d >>\nstream\n%s\nendstream" % (words, len(data), data)


def pdf(objects):
    """Without a table of its objects: readers look for them then."""
    body = b"".join(b"%d 0 obj\n%s\nendobj\n" % (number, text) for number, text in objects.items())
    return b"%PDF-1.7\n" + body + b"trailer << /Root 1 0 R /Size 99 >>\n%%EOF\n"


def page_of(content, forms=b"", more={}, packed=True):
    """One page, with names in the font /N."""
    return pdf({1: b"<< /Type /Catalog /Pages 2 0 R >>", 2: b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
                3: b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /XObject << "
                   + forms + b" >> /Font << /N 8 0 R >> >> >>",
                4: stream(content, packed=packed), 8: FONT, 9: stream(MEANINGS)} | more)


def texts(words):
    return b"BT 3 Tr /N 4 Tf " + b"".join(b"1 0 0 1 %d %d Tm (%s) Tj " % word for word in words) + b"ET "


def form(content, words=b"", packed=False):
    return stream(content, b"/Subtype /Form /BBox [-10 -10 10 10] " + words, packed)


def drawing_each_other(depth, times):
    """Forms that draw the next one so many times each."""
    forms = {10 + i: form(b"/F Do " * times, b"/Resources << /XObject << /F %d 0 R >> >>" % (11 + i))
             for i in range(depth)}
    return forms | {10 + depth: form(b"0 0 1 1 re f BT ET")}


CARD = texts([(50, 50, b"#1/2"), (30, 30, b"cat")])
HOSTILE = {
    "pages that are their own parents": pdf({1: b"<< /Type /Catalog /Pages 2 0 R >>",
                                             2: b"<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 9 >>"}),
    "a page that inherits from itself": pdf({1: b"<< /Type /Catalog /Pages 2 0 R >>",
                                             2: b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
                                             3: b"<< /Type /Page /Parent 3 0 R /Contents 3 0 R >>"}),
    "more pages than there are": pdf({1: b"<< /Type /Catalog /Pages 2 0 R >>",
                                      2: b"<< /Type /Pages /Kids [] /Count 2147483647 >>"}),
    "arrays in arrays": page_of(CARD, more={30: b"[" * MANY}),
    "words of no meaning": page_of(b"1 0 obj <</ [ ( \\ 7 Do Do 3 cm ( Tj Tj re W n sh scn Q Q Q BI ID"),
    "a form that draws itself": page_of(CARD + b"/F Do", b"/F 10 0 R", {
        10: form(b"/F Do /F Do", b"/Resources << /XObject << /F 10 0 R >> >>")}),
    "forms in forms in forms": page_of(CARD + b"/F Do", b"/F 10 0 R", drawing_each_other(9, 30)),
    "resources that refer to themselves": page_of(CARD + b"/F Do", b"/F 10 0 R", {
        10: form(b"0 0 1 1 re f", b"/Resources 11 0 R"), 11: b"<< /XObject << /F 10 0 R >> /Font 11 0 R >>"}),
    "100 MB of nothing": page_of(Many(CARD, b" ", 100_000_000)),
    "100 MB of a form": page_of(CARD + b"/F Do", b"/F 10 0 R", {10: form(Many(b"", b"q Q ", 25_000_000))}),
    "100 MB of saved states": page_of(Many(CARD, b"q ", 50_000_000)),
    "40 MB of clips": page_of(Many(CARD, b"0 0 9 9 re W n ", 2_700_000)),
    "40 MB of nested clips that are painted": page_of(Many(
        texts([(50 + i, 50, b"#%d/9" % (i + 1)) for i in range(9)]), b"q 0 0 9 9 re W n 1 1 re f ", 1_500_000)),
    "20 MB of one path": page_of(Many(CARD, b"0 0 9 9 re ", 2_000_000)),
    "40 MB of strings": page_of(Many(CARD + b"BT /N 4 Tf ", b"(cat) Tj ", 4_400_000)),
    "a number for each of 2 billion cards": page_of(texts([(50, 50, b"#1/2147483647"), (60, 60, b"#-7/9"),
                                                           (70, 70, b"#99999999999999999999/1")])),
    "parts of 2 billion cards": page_of(texts([(50, 50, b"#1/99999"), (9, 9, b"#part 1-2147483647, 7-3, ,-,")])),
    f"{MANY} cards": page_of(texts((i % 300, i // 300 % 300, b"#%d/99999" % (i % 99_999 + 1))
                                   for i in range(MANY))),
    f"{MANY // 2} names": page_of(texts([(50, 50, b"#1/2"), (90, 50, b"#2/2")])
                             + texts((i % 300, i // 300, b"n%d" % i) for i in range(MANY // 2))),
    "names in one place, and frames": page_of(texts([(50, 50, b"#1/2"), (90, 50, b"#2/2")])
                                              + texts([(60, 60, b"n")] * (MANY // 10)) + b"/F Do " * (MANY // 2), b"/F 10 0 R",
                                              {10: form(b"0 0 1 1 re f")}),
    "2000 cards that share nothing": page_of(b"", more={
        2: b"<< /Type /Pages /Count 10 /Kids [" + b"".join(b"%d 0 R " % (40 + i) for i in range(10)) + b"] >>"} | {
        40 + i: b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents %d 0 R /Resources << /Font << /N 8 0 R "
                b">> >> >>" % (60 + i) for i in range(10)} | {
        60 + i: stream(texts((j % 20 * 15, j // 20 * 15, word) for j in range(200) for word in (
            b"#%d/2000" % (200 * i + j + 1), b"n%d" % (200 * i + j)))) for i in range(10)}),
    f"400 cards and as many backs on each of {PAGES} pages": page_of(b"", more={
        2: b"<< /Type /Pages /Count %d /Kids [" % (2 * PAGES) + b"40 0 R 41 0 R " * PAGES + b"] >>"} | {
        40 + i: b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents %d 0 R "
                b"/Resources << /Font << /N 8 0 R >> >> >>" % (50 + i) for i in range(2)} | {
        50: stream(texts((j % 20 * 15, j // 20 * 15, b"#%d/400" % (j + 1)) for j in range(400))),
        51: stream(texts((j * 7 % 300, j * 11 % 300, b"#back") for j in range(400)))}),
    "boxes and turns of no sense": page_of(CARD, more={
        3: b"<< /Type /Page /Parent 2 0 R /MediaBox [" + b"9" * 400 + b" 0 -1 " + b"9" * 400 + b"] "
           b"/CropBox [1 (a) null] /Rotate 99999999999999999999 /UserUnit -" + b"9" * 400 + b" /Contents 4 0 R "
           b"/Resources << /Font << /N 8 0 R >> >> >>"}),
    "200 000 things painted upon 9 names": page_of(Many(
        texts([(50 + i, 50, b"#%d/9" % (i + 1)) for i in range(9)]) + b"/F Do " * 9, b"0 0 99 99 re f ", 1_500_000),
        b"/F 10 0 R", {10: form(b"0 0 1 1 re f")}),
    "clips of many corners around many drawings": page_of(
        texts([(50 + i, 50, b"#%d/9" % (i + 1)) for i in range(9)]) + b"0 0 m " + b"300 0 l 0 300 l 300 300 l " * 6000
        + b"W* n " + texts((30 + i, 30, b"n%d" % i) for i in range(200)) + b"".join(
            b"q 1 0 0 1 %d 30 cm /F Do Q " % (30 + i) for i in range(200)), b"/F 10 0 R", {10: form(b"-9 -9 18 18 re f")}),
    f"{MANY} annotations": page_of(CARD, more={
        3: b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /Font << /N 8 0 R >> >> "
           b"/Annots [" + b"20 0 R " * MANY + b"] >>",
        20: b"<< /Type /Annot /Subtype /Stamp /F 4 /Rect [0 0 300 300] /AP << /N 21 0 R >> >>",
        21: form(b"0 0 9 9 re f " * 100)}),
    "layers of layers": page_of(b"/OC /L BDC " * (MANY // 2) + CARD, more={
        3: b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /Font << /N 8 0 R >> "
           b"/Properties << /L << /Type /OCMD /OCGs [" + b"30 0 R " * 10_000 + b"] >> >> >> >>",
        30: b"<< /Type /OCMD /OCGs 30 0 R >>"}),
    "a million uses of a gradient that is no object of its own": page_of(Many(CARD, b"/Pattern cs /P scn ", 1_000_000), more={
        3: b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /Font << /N 8 0 R >> "
           b"/Pattern << /P << /Shading << /Function [" + b"1 " * 20_000 + b"] >> >> >> >> >>"}),
    "a font of 100 million meanings": page_of(CARD, more={9: stream(
        Many(b"1 begincodespacerange <0000> <FFFF> endcodespacerange ",
             b"1 beginbfrange <0000> <FFFF> <0000> endbfrange ", 1500))}),
    "a font of 100 million widths": page_of(CARD, more={
        8: b"<< /Type /Font /Subtype /Type0 /ToUnicode 9 0 R /DescendantFonts [ << /Type /Font /Subtype /CIDFontType2 "
           b"/W [" + b"0 65535 500 " * 1500 + b"] >> ] >>"}),
    "a stream that breaks off": page_of(CARD, more={4: stream(zlib.compress(CARD)[:20], b"/Filter /FlateDecode")}),
    "a filter of no kind": page_of(CARD, more={4: stream(CARD, b"/Filter [/ASCII85Decode /Unheard /LZWDecode]")}),
    "boxes and matrices of no sense": page_of(CARD + b"/F Do 1e999 0 0 -1e999 9 9 cm /F Do", b"/F 10 0 R", {
        10: stream(b"f", b"/Subtype /Form /BBox [1e40 (a) null /b] /Matrix [1 /x 0 null 0 0]")}),
}


class Hostile(WholeTest):
    def test_every_file_gets_its_verdict_soon(self):
        seconds = {}
        for name, data in HOSTILE.items():
            with self.subTest(name):
                path = self.folder / "hostile.pdf"
                path.write_bytes(data)
                with subprocess.Popen([PROGRAM, "verify", path], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                      env=clean_environment()) as process:
                    said = process.stdout.read().decode()
                    _, status, usage = os.wait4(process.pid, 0)
                    process.returncode = os.waitstatus_to_exitcode(status)
                self.assertIn(process.returncode, (1, 3), said)
                self.assertTrue("not verified" in said if process.returncode == 1 else "not a readable PDF" in said,
                                said)
                if os.environ.get("SPOTIT_SHOW"):
                    print(f"{usage.ru_utime:6.2f} s {usage.ru_maxrss >> 10:4} MB  {name}")
                seconds[name] = usage.ru_utime
                if not SANITIZED:
                    self.assertLess(usage.ru_maxrss >> 10, MEGABYTES)
        slowest = max(seconds, key=seconds.get)
        self.assertLess(2 * seconds[slowest], sum(seconds.values()), f"{slowest} takes longer than all others together")


if __name__ == "__main__":
    unittest.main()
