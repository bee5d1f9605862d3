// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/page_reader.hpp"

#include <map>
#include <span>
#include <vector>

namespace spotit::verify {

/// Numbers what frames have inside, by how it is painted: the same number for the same drawing, however it is
/// turned and whatever its size.
class MeasuredDrawings {
public:
    /// Nothing is painted in it, or not enough to tell it from others.
    static constexpr int nothing = -1;
    /// Of frames around the same place, which hold a part of the drawing each.
    int number_of(const PageContents& page, std::span<const Frame* const> frames);

private:
    struct Drawing {
        int number = 0;
        double ratio = 1; ///< of the sides of the frame
        /// In the frame's own space, its area 1 and its middle at the origin.
        std::vector<Mark> marks{}, uncertain{};
    };
    static Drawing measured(const PageContents& page, std::span<const Frame* const> frames);
    static bool alike(const Drawing& one, const Drawing& other);

    std::map<std::vector<int>, std::vector<Drawing>> drawings_; ///< by what they are painted with
    int count_ = 0;
};

} // namespace spotit::verify
