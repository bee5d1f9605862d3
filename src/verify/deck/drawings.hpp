// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/page_reader.hpp"

#include <map>
#include <span>
#include <vector>

namespace spotit::verify {

/// From this similarity on, two drawings are the same although another program has written one otherwise.
inline constexpr double surely_alike = 0.8;

/// The different drawings of a file that another program has written out, each with a number. The same
/// drawing has the same number in any place, size and rotation.
class Drawings {
public:
    /// Returns the number of what is painted in the frames, which have one box; -1 if that is nothing.
    int number(const PageContents& page, std::span<const Frame* const> frames);
    /// Returns a similarity of 0 to 1: the share of marks, by their weight, that both drawings have. Without
    /// measured marks it is 1 for equal numbers and else 0.
    double similarity(int one, int other) const;

private:
    /// A mark in the unit of the frame's size, which no rotation changes.
    struct Feature {
        int paint = 0;
        double size = 0, length = 0, radius = 0, weight = 0;
        bool is_loose = false;
        std::shared_ptr<const ImageColors> image{};
    };
    using Features = std::vector<Feature>;
    static Features measure(const PageContents& page, std::span<const Frame* const> frames);
    static bool are_alike(const Feature& one, const Feature& other);
    static double similarity(const Features& one, const Features& other);

    std::vector<Features> known_{};
    std::map<int, std::vector<int>> by_paint_{}; ///< of the heaviest feature
};

} // namespace spotit::verify
