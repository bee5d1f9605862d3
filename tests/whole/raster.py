"""What tests measure on masks and on sets of points. SciPy has it too, but Debian's brings 270 MB of other packages."""

from functools import reduce

import numpy as np

SPARSE = 16  # the first of so many points gives an estimate


def label(mask, diagonal=False):
    """Numbers the connected parts of a mask from 1; returns the numbers, 0 outside, and how many there are."""
    height, width = mask.shape[0], mask.shape[1] + 2
    # The mask as one line, its rows apart from one another, and its runs.
    change = np.diff(np.pad(mask, ((0, 0), (1, 1))).ravel().astype(np.int8), prepend=0)
    start, end = np.flatnonzero(change == 1), np.flatnonzero(change == -1)
    # The runs in the next row that each touches.
    first = np.searchsorted(end, start + width - diagonal, side="right")
    touched = np.searchsorted(start, end + width + diagonal, side="left") - first
    above = np.repeat(np.arange(len(start)), touched)
    below = np.arange(len(above)) + np.repeat(first - np.cumsum(touched) + touched, touched)
    part = np.arange(len(start))  # the first run of each, as far as it is known
    while (part[above] != part[below]).any():
        np.minimum.at(part, np.maximum(part[above], part[below]), np.minimum(part[above], part[below]))
        while (part != part[part]).any():
            part = part[part]
    found, number = np.unique(part, return_inverse=True)
    change = np.zeros(height * width, dtype=np.int64)
    change[start], change[end] = number + 1, -number - 1
    return np.cumsum(change).reshape(height, width)[:, 1:-1], len(found)


def fill_holes(mask):
    """What can't be reached from outside belongs to the mask."""
    background, _ = label(np.pad(~mask, 1, constant_values=True))
    return (background != background[0, 0])[1:-1, 1:-1]


def over_squares(choose, values, size):
    """np.maximum or np.minimum over a square of pixels around each; outside of the picture are zeros."""
    height, width = values.shape
    margin = np.pad(values, size // 2)
    rows = reduce(choose, (margin[:, i:i + width] for i in range(size)))
    return reduce(choose, (rows[i:i + height] for i in range(size)))


def distances(points, others):
    """From each of the points to the nearest of others."""
    (x, y), (other_x, other_y) = points.T, others.T
    return np.sqrt(((x[:, None] - other_x) ** 2 + (y[:, None] - other_y) ** 2).min(axis=1))


def least_distance(first, second):
    """Between the points of two sets."""
    few = second[::SPARSE]
    to_few = distances(first, few)
    # Beyond this no point can be the nearest, since each of the second set has one of the few nearby.
    limit = to_few.min() + distances(second, few).max()
    return distances(first[to_few <= limit], second).min()


def longest_joint(matrix):
    """The longest edge of the minimum spanning tree (Prim) of a matrix of distances."""
    nearest, longest = matrix[0].copy(), 0
    nearest[0] = np.inf
    joined = {0}
    while len(joined) < len(matrix):
        one = int(nearest.argmin())
        joined.add(one)
        longest = max(longest, nearest[one])
        nearest = np.minimum(nearest, matrix[one])
        nearest[list(joined)] = np.inf
    return longest
