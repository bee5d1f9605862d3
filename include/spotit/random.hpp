#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

/// The random generator of the program. Equal numbers on every machine: no `std::` distributions, no libm.
namespace spotit::random {

/// SplitMix64 (Steele, Lea, Flood 2014, doi:10.1145/2660193.2660195).
class Generator {
public:
    explicit Generator(std::uint64_t seed)
        : state_(seed) {}
    /// A generator for part `stream` of the work with this seed.
    Generator(std::uint64_t seed, std::uint64_t stream);

    std::uint64_t draw();
    /// Uniform in [0, bound); bound > 0.
    int draw_below(int bound);
    /// Uniform in [0, 1), a multiple of 2^-24, so that it is exact in float too.
    float draw_unit() { return static_cast<float>(draw() >> 40) * (1.0F / 16777216.0F); }
    /// Uniform in [0, 1), a multiple of 2^-53.
    double draw_fine_unit() { return static_cast<double>(draw() >> 11) * 0x1p-53; }

    template<class T>
    void shuffle(std::span<T> items) {
        for (std::size_t i = items.size(); i > 1; --i) {
            using std::swap;
            swap(items[i - 1], items[static_cast<std::size_t>(draw_below(static_cast<int>(i)))]);
        }
    }

    /// Returns the numbers from 0 to count - 1 in random order.
    template<class T>
    std::vector<T> draw_order(T count) {
        std::vector<T> order(static_cast<std::size_t>(count));
        std::iota(order.begin(), order.end(), T{0});
        shuffle(std::span(order));
        return order;
    }

private:
    std::uint64_t state_;
};

/// Converts a text to a seed: whole numbers to themselves, other texts to their hash (FNV-1a).
std::uint64_t parse_seed(std::string_view text);

} // namespace spotit::random
