#pragma once

#include <spotit/layout.hpp>
#include <spotit/random.hpp>

#include <span>

namespace spotit::layout::baseline {

/// A round card to fill, and what with.
struct Job {
    std::span<const Item> items;
    double safe_radius = 0, gap = 0, variety = 1; ///< mm, mm, ratio
};

/// What simpler programs do: symbols inscribed in circles. Coverage and everything else is for measure() to
/// find out. Equal circles on a ring, one more in the middle where that makes them larger.
Layout ring(const Job& job, random::Generator& random);
/// The radius of so many equal circles in a unit circle, 1 to 32 of them, in the best packing that is known.
double known_radius(std::size_t count);
/// The coverage of symbols inscribed in the best packings of equal circles that are known (places aren't
/// needed for it).
double equal_circles(const Job& job);
/// Unequal circles thrown at random, the largest first, shrunk until all find a place.
Layout darts(const Job& job, random::Generator& random);

} // namespace spotit::layout::baseline
