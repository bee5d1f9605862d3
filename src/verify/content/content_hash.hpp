// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/stream_data.hpp"

#include <qpdf/QPDFObjectHandle.hh>

#include <cstddef>
#include <map>

namespace spotit::verify {

/// Numbers objects by their content, with all that they refer to: the same number for the same content.
class ContentIds {
public:
    explicit ContentIds(ReadingBudget& budget)
        : budget_(budget) {}

    int find_number(QPDFObjectHandle object);
    /// Numbers the colors of a shading, or of a pattern that is one, wherever the gradient begins and ends.
    int find_gradient_number(QPDFObjectHandle pattern);

private:
    std::size_t hash(QPDFObjectHandle object, int depth);

    ReadingBudget& budget_;
    std::map<QPDFObjGen, std::size_t> known_{}; ///< 0: being read, since the object refers to itself
    std::map<std::size_t, int> numbers_{};
};

} // namespace spotit::verify
