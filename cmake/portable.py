"""portable.py PREFIX: makes what `cmake --install` wrote to PREFIX run on any Linux with glibc 2.36 or newer: adds the libraries
that the program needs, without glibc's. Of the computer it needs fontconfig's configuration and fonts."""

import gzip
import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path

GLIBC = {"libc.so.6", "libm.so.6", "libpthread.so.0", "libdl.so.2", "librt.so.1"}
OPENED = ["libheif.so.1", "librsvg-2.so.2"]  # by the program when a picture needs them
LOADERS = ["libpixbufloader-bmp.so", "libpixbufloader-gif.so", "libpixbufloader-tiff.so"]
# Libraries that others are linked to, and of which no deck and no page needs a function: encoders of video, windows of X11, tables of
# character sets, packed web fonts, keys of HTTPS, smart cards, names of hosts, mounted disks, regular expressions, compressions of
# TIFF for maps. Functions that return 0 take their place: 65 MB less.
UNUSED = ["aom", "brotlidec", "gmp", "hogweed", "icuuc", "idn2", "Lerc", "mount", "p11-kit", "pcre2-8", "selinux", "unistring",
          "x265", "X11", "xcb", "xcb-render", "xcb-shm", "Xext", "Xrender", "zstd"]


def run(*command, check=True, **options):
    return subprocess.run([str(word) for word in command], check=check, stdout=subprocess.PIPE, text=True, **options).stdout


def list_libraries(*files, folder=""):
    """Returns the path of each library that these files are linked to, directly or not, by its name; from that folder first."""
    lines = run("ldd", *files, env={**os.environ, "LD_LIBRARY_PATH": str(folder)}).splitlines()
    fields = [line.split() for line in lines if "=> /" in line]
    return {name: Path(path) for name, _, path, *_ in fields if name not in GLIBC}


def list_symbols(which, *files):
    """Returns (kind, name, version) of each dynamic symbol of these libraries."""
    rows = [line.split()[-2:] for line in run("nm", "-D", which, *files).splitlines() if " " in line]
    return [(kind, *symbol.replace("@@", "@").partition("@")[::2]) for kind, symbol in rows]


def write_stub(library, needed):
    """Replaces a library by one that has only those of its symbols that others need: functions that return 0, data of zeros."""
    symbols = [symbol for symbol in list_symbols("--defined-only", library) if symbol[1] in needed]
    code = [f"int {name}(void) {{ return 0; }}" if kind in "TWi" else f"const char {name}[64] = {{0}};" for kind, name, _ in symbols]
    versions = [f"{version} {{ {'; '.join(name for _, name, of in symbols if of == version)}; }};"
                for version in sorted({version for *_, version in symbols if version})]
    script = library.with_suffix(".versions")
    script.write_text("\n".join(versions or ["{ *; };"]), encoding="utf-8")
    linker = f"-Wl,-z,noseparate-code,-soname,{library.name},--version-script={script}"
    run("gcc", "-w", "-fno-builtin", "-fPIC", "-shared", "-nostdlib", "-s", linker, "-xc", "-", "-o", library, input="\n".join(code))
    script.unlink()


def add_libraries(program, folder):
    system = list_libraries(program)["libgdk_pixbuf-2.0.so.0"].parent.resolve()
    pixbuf = system / "gdk-pixbuf-2.0"
    extra = {path.name: path for path in [*(system / name for name in OPENED), *(pixbuf / "2.10.0/loaders" / name for name in LOADERS)]}
    libraries = list_libraries(program, *extra.values()) | extra
    for name, path in libraries.items():
        (folder / name).write_bytes(path.read_bytes())
    # Not a RUNPATH, which the libraries themselves would need, too.
    run("patchelf", "--force-rpath", "--set-rpath", "$ORIGIN/../lib", program)
    stubs = [path for stem in UNUSED for path in folder.glob(f"lib{stem}.so.*")]
    users = [program, *(path for path in folder.iterdir() if path not in stubs)]
    needed = {name for _, name, _ in list_symbols("--undefined-only", *users)}
    for stub in stubs:
        write_stub(stub, needed)
    used = list_libraries(program, *(folder / name for name in extra), folder=folder).keys() | extra.keys()
    for name in libraries.keys() - used:  # only a replaced library needed it
        (folder / name).unlink()
    cache = run(pixbuf / "gdk-pixbuf-query-loaders", *(folder / name for name in LOADERS))
    return cache.replace(f"{folder}/", ""), [libraries[name] for name in used]


def copy_licenses(libraries, folder):
    folder.mkdir(parents=True)
    paths = {str(path.resolve()) for path in libraries}
    # Debian knows some by /lib, a link to /usr/lib, so that half of the paths are of no package.
    paths |= {path.removeprefix("/usr") for path in paths}
    owners = run("dpkg-query", "--search", *paths, check=False, stderr=subprocess.DEVNULL)
    for package in {line.partition(":")[0] for line in owners.splitlines()}:
        text = Path("/usr/share/doc", package, "copyright").read_bytes()
        (folder / f"{package}.gz").write_bytes(gzip.compress(text, mtime=0))


def drop_tables(font, tags):
    """Removes tables from a font."""
    data = font.read_bytes()
    rows = [struct.unpack_from(">4s3I", data, 12 + 16 * row) for row in range(struct.unpack_from(">H", data, 4)[0])]
    rows = [row for row in rows if row[0] not in tags]
    largest = len(rows).bit_length() - 1
    head, body = data[:4] + struct.pack(">4H", len(rows), 16 << largest, largest, 16 * (len(rows) - (1 << largest))), b""
    for name, checksum, offset, size in rows:
        head += struct.pack(">4s3I", name, checksum, 12 + 16 * len(rows) + len(body), size)
        body += data[offset:offset + size] + bytes(-size % 4)
    font.write_bytes(head + body)


def main(prefix):
    for name in ("include", "lib"):
        shutil.rmtree(prefix / name)
    (prefix / "lib").mkdir()
    data = prefix / "share/spotit-print"
    cache, libraries = add_libraries(prefix / "bin/spotit-print", prefix / "lib")
    (data / "gdk-pixbuf.cache").write_text(cache, encoding="utf-8")
    copy_licenses(libraries, prefix / "share/doc/spotit-print/libraries")
    # It has each drawing twice, of which the program reads the one in COLR, and the way to set emoji from top to bottom.
    drop_tables(data / "fonts/NotoColorEmoji.ttf", [b"SVG ", b"vhea", b"vmtx"])


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
