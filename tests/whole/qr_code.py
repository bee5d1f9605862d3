"""Reads undamaged QR codes of up to 37 × 37 squares: ISO/IEC 18004, versions 1 to 5 of level L, with bytes."""

MASKS = (lambda x, y: (x + y) % 2, lambda x, y: y % 2, lambda x, y: x % 3, lambda x, y: (x + y) % 3,
         lambda x, y: (x // 3 + y // 2) % 2, lambda x, y: x * y % 2 + x * y % 3, lambda x, y: (x * y % 2 + x * y % 3) % 2,
         lambda x, y: ((x + y) % 2 + x * y % 3) % 2)
LEVEL_L = 1


def is_data(x, y, size):
    """Whether a square is none of the patterns that all codes of a size have."""
    is_corner = (x < 9 and y < 9) or (x < 9 and y >= size - 8) or (x >= size - 8 and y < 9)
    is_aligned = size > 21 and abs(x - (size - 7)) <= 2 and abs(y - (size - 7)) <= 2
    return not is_corner and not is_aligned and x != 6 and y != 6


def read_rows(rows):
    """The text of a code without its margin; True is dark."""
    size = len(rows)
    assert size in range(21, 38, 4) and all(len(row) == size for row in rows), size
    form = int("".join(str(int(rows[8][x])) for x in (0, 1, 2, 3, 4, 5, 7)), 2) ^ 0x5412 >> 8  # the first 7 of 15 bits
    assert form >> 5 == LEVEL_L, form
    mask = MASKS[form >> 2 & 7]
    bits = []
    columns = [x for x in range(size - 1, 6, -2)] + [5, 3, 1]
    for turn, right in enumerate(columns):
        for y in (range(size) if turn % 2 else range(size - 1, -1, -1)):
            bits += [rows[y][x] != (mask(x, y) == 0) for x in (right, right - 1) if is_data(x, y, size)]
    number = lambda at, count: int("".join(str(int(bit)) for bit in bits[at:at + count]), 2)
    assert number(0, 4) == 4, "no bytes"
    return bytes(number(12 + 8 * i, 8) for i in range(number(4, 8))).decode()


def read_blocks(lines):
    """The text of a code that was drawn with half blocks, which are its light squares, and a margin of four."""
    rows = []
    for line in lines:
        rows += [[block not in above for block in line] for above in ("█▀", "█▄")]
    size = len(lines[0]) - 8
    assert not any(square for row in rows[:4] for square in row), "no margin"
    return read_rows([row[4:4 + size] for row in rows[4:4 + size]])
