"""The same layouts from every compiler, at every level of optimisation, on any number of threads.

    same_everywhere.py SOURCE_DIR BUILD_DIR [LAUNCHER] -- COMPILER:LEVEL...

Builds the layout engine and what it needs once for each of e.g. g++:1 clang++:3, has each of them lay out a small deck
on 1, 2 and 5 threads, and compares the hashes. Objects of earlier runs are used again while they are newer than all
sources.
"""
import concurrent.futures
import pathlib
import subprocess
import sys

MODULES = ("geom", "random", "layout")
TESTS = ("fixture.cpp", "hashed_deck.cpp", "print_hashes.cpp")
# The flags that CMake passes for the layout module; the first of them makes layouts the same.
FLAGS = ("-std=c++20", "-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math", "-DNDEBUG")


def newest_source(root):
    folders = [root / "include", root / "tests/layout", *(root / "src" / module for module in MODULES)]
    return max(path.stat().st_mtime for folder in folders for path in folder.rglob("*.[ch]pp"))


def compile_one(command, source, target, newest):
    if target.exists() and target.stat().st_mtime > newest:
        return
    subprocess.run([*command, "-c", str(source), "-o", str(target)], check=True)


def build(root, folder, launcher, configuration):
    compiler, level = configuration.split(":")
    folder = folder / f"{pathlib.Path(compiler).name}-O{level}"
    folder.mkdir(parents=True, exist_ok=True)
    sources = [path for module in MODULES for path in sorted((root / "src" / module).rglob("*.cpp"))]
    sources += [root / "tests/layout" / name for name in TESTS]
    command = [*launcher, compiler, *FLAGS, f"-O{level}", f'-DSPOTIT_SOURCE_DIR="{root}"',
               *(f"-I{root / part}" for part in ("include", "src", "tests"))]
    objects = [folder / f"{source.parent.name}-{source.stem}.o" for source in sources]
    newest = newest_source(root)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for done in [pool.submit(compile_one, command, *pair, newest) for pair in zip(sources, objects)]:
            done.result()
    program = folder / "print-hashes"
    subprocess.run([compiler, "-pthread", *map(str, objects), "-o", str(program)], check=True)
    return program


def main():
    cut = sys.argv.index("--")
    root, folder, *launcher = sys.argv[1:cut]
    hashes = {}
    for configuration in sys.argv[cut + 1:]:
        program = build(pathlib.Path(root).resolve(), pathlib.Path(folder), launcher, configuration)
        hashes[configuration] = subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout.split()
        print(configuration, *hashes[configuration], flush=True)
    different = {one for three in hashes.values() for one in three}
    if len(different) != 1:
        sys.exit("not the same everywhere")


if __name__ == "__main__":
    main()
