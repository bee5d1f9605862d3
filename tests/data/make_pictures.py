#!/usr/bin/env python3
"""Draws the pictures of the tests: photos in every kind of JPEG, WebP, HEIC, AVIF and TIFF, and pictures with alpha.

usage: make_pictures.py FOLDER      (needs Debian's python3-pil and libheif1)
"""
import ctypes
import sys
from pathlib import Path

from PIL import Image, ImageDraw


def photo(width, height):
    """Red grows to the right, green downwards; a white corner at the top left, blue at the bottom right."""
    image = Image.new("RGB", (width, height))
    pixels = image.load()
    for y in range(height):
        for x in range(width):
            pixels[x, y] = (255 * x // width, 255 * y // height, 60)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, width // 4, height // 4), fill="white")
    draw.rectangle((width - width // 4, height - height // 4, width, height), fill="blue")
    return image


class HeifError(ctypes.Structure):
    _fields_ = [("code", ctypes.c_int), ("subcode", ctypes.c_int), ("message", ctypes.c_char_p)]


class HeifOptions(ctypes.Structure):
    """heif_encoding_options, version 5"""
    _fields_ = [("version", ctypes.c_uint8), ("alpha", ctypes.c_uint8), ("grid", ctypes.c_uint8),
                ("two_colr", ctypes.c_uint8), ("nclx", ctypes.c_void_p), ("no_nclx", ctypes.c_uint8),
                ("orientation", ctypes.c_int)]


def save_heif(image, path, codec, orientation=1):
    """Saves a picture as HEIC (codec 1) or AVIF (codec 4), by libheif: Pillow writes neither."""
    library = ctypes.CDLL("libheif.so.1")
    for name in ("context_alloc", "encoding_options_alloc"):
        getattr(library, "heif_" + name).restype = ctypes.c_void_p
    library.heif_image_get_plane.restype = ctypes.c_void_p

    def call(name, *arguments):
        function = getattr(library, "heif_" + name)
        function.restype = HeifError
        error = function(*arguments)
        if error.code:
            raise RuntimeError(f"{name}: {error.message.decode()}")

    channels = len(image.getbands())
    width, height = image.size
    context = ctypes.c_void_p(library.heif_context_alloc())
    encoder, picture = ctypes.c_void_p(), ctypes.c_void_p()
    call("context_get_encoder_for_format", context, codec, ctypes.byref(encoder))
    call("encoder_set_lossy_quality", encoder, 90)
    call("image_create", width, height, 1, 10 if channels == 3 else 11, ctypes.byref(picture))
    call("image_add_plane", picture, 10, width, height, 8)
    stride = ctypes.c_int()
    plane = library.heif_image_get_plane(picture, 10, ctypes.byref(stride))
    for y in range(height):
        row = image.crop((0, y, width, y + 1)).tobytes()
        ctypes.memmove(plane + y * stride.value, row, len(row))
    options = ctypes.cast(library.heif_encoding_options_alloc(), ctypes.POINTER(HeifOptions))
    options.contents.orientation = orientation
    call("context_encode_image", context, picture, encoder, options, None)
    call("context_write_to_file", context, str(path).encode())


def mend_turned(path, turn):
    """States the size before the turn, and the turn (the number of its property) last, as ISO 23008-12 wants:
    libheif 1.15 writes the size after it, which libheif 1.23 refuses."""
    data = bytearray(path.read_bytes())
    size, used = data.index(b"ispe") + 8, data.index(b"ipma") + 15
    data[size:size + 8] = data[size + 4:size + 8] + data[size:size + 4]
    end = used + data[used - 1]
    data[used:end] = bytes(one for one in data[used:end] if one != turn) + bytes([turn | 0x80])
    path.write_bytes(data)


def main():
    folder = Path(sys.argv[1])
    image = photo(48, 32)
    image.save(folder / "photo.jpg", quality=90)
    image.save(folder / "progressive.jpg", quality=90, progressive=True)
    image.convert("L").save(folder / "grey.jpg", quality=90)
    image.convert("CMYK").save(folder / "inks.jpg", quality=90)
    turned = Image.Exif()
    turned[0x0112] = 6  # the camera was held upright: turn a quarter to the right
    image.save(folder / "turned.jpg", quality=90, exif=turned)
    alpha = Image.new("RGBA", (40, 30), (0, 0, 0, 0))
    ImageDraw.Draw(alpha).rectangle((10, 5, 29, 24), fill=(200, 30, 30, 255))
    alpha.save(folder / "alpha.png")
    image.save(folder / "photo.webp", quality=90)
    image.save(folder / "turned.webp", quality=90, exif=turned)
    image.save(folder / "lossless.webp", lossless=True)
    alpha.save(folder / "alpha.webp", lossless=True)
    alpha.save(folder / "lossyalpha.webp", quality=90)
    alpha.save(folder / "animated.webp", save_all=True, append_images=[image.resize((40, 30))], lossless=True)
    ring = Image.new("RGB", (640, 640), "white")
    draw = ImageDraw.Draw(ring)
    draw.ellipse((80, 80, 560, 560), fill=(200, 20, 20))
    draw.ellipse((160, 160, 480, 480), fill="white")
    ring = ring.resize((80, 80), Image.LANCZOS)
    ring.save(folder / "ring.png")
    ring.save(folder / "ring.jpg", quality=90)
    for name, codec, turn in (("heic", 1, 2), ("avif", 4, 3)):
        large = photo(96, 64)  # libx265 wants 64 rows
        save_heif(large, folder / f"photo.{name}", codec)
        save_heif(large, folder / f"turned.{name}", codec, orientation=6)
        mend_turned(folder / f"turned.{name}", turn)
        save_heif(alpha.resize((80, 60), Image.NEAREST), folder / f"alpha.{name}", codec)
    image.save(folder / "photo.bmp")
    image.save(folder / "photo.tiff", compression="tiff_lzw")
    image.save(folder / "turned.tiff", tiffinfo={0x0112: 6})
    image.convert("CMYK").save(folder / "inks.tiff")
    alpha.save(folder / "alpha.tiff")
    clear = alpha.quantize(colors=4)
    clear.save(folder / "alpha.gif", transparency=clear.getpixel((0, 0)))
    frames = [image.resize((40, 30)).quantize()]
    clear.save(folder / "animated.gif", save_all=True, append_images=frames, transparency=clear.getpixel((0, 0)))
    Image.new("RGBA", (8, 8), (0, 0, 0, 0)).save(folder / "clear.png")


main()
