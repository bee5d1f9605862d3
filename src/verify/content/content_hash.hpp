// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/stream_data.hpp"

#include <qpdf/QPDFObjectHandle.hh>

#include <cstdint>
#include <map>
#include <set>
#include <string_view>

namespace spotit::verify {

/// Numbers what forms and images draw: the same number for the same content, whatever object it is.
class ContentIds {
public:
    explicit ContentIds(ReadingBudget& budget)
        : budget_(budget) {}

    /// Of a Form or Image XObject with all that it refers to.
    int id_of(QPDFObjectHandle stream);
    int id_of(std::string_view inline_image);
    /// Of the colors of a shading, or of a pattern that is one: the same wherever it begins and ends.
    int id_of_gradient(QPDFObjectHandle pattern);

private:
    using Hash = std::uint64_t;
    Hash hash(QPDFObjectHandle object, int depth);
    Hash hash_of_dictionary(QPDFObjectHandle dictionary, int depth);
    int number(Hash hash);

    ReadingBudget& budget_;
    std::map<QPDFObjGen, Hash> known_;
    std::set<QPDFObjGen> open_;
    std::map<Hash, int> numbers_;
    std::map<QPDFObjGen, int> gradients_;
};

} // namespace spotit::verify
