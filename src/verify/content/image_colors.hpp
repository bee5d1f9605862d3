// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/stream_data.hpp"

#include <array>

namespace spotit::verify {

/// The mean colors of an image in a grid of equal cells, so that an image is known again after another
/// program has packed it anew or made it smaller.
struct ImageColors {
    static constexpr std::size_t side = 4, max_components = 4;
    /// 0 to 1, row by row; all 0 where the image can't be unpacked.
    std::array<double, side * side * max_components> means{};

    bool is_like(const ImageColors& other) const;
};

ImageColors read_image(QPDFObjectHandle image, ReadingBudget& budget);

} // namespace spotit::verify
