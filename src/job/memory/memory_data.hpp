// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/memory/key.hpp"
#include "job/memory/table.hpp"

#include <spotit/job/memory.hpp>
#include <spotit/layout.hpp>
#include <spotit/pdf.hpp>
#include <spotit/similarity.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace spotit::job {

/// One table for each kind of result. The sizes hold a few decks of 381 symbols, or the steps of a slider.
struct Memory::Data {
    Table<symbol::Fonts> fonts{8};
    Table<symbol::Symbol> drawings{4000}; ///< also those with edges
    Table<layout::Silhouette> silhouettes{4000};
    Table<std::optional<color::Oklab>> mean_colors{4000};
    Table<double> faint_shares{4000};
    Table<color::Color> grounds{100}; ///< mean colors of drawings behind the symbols
    Table<std::shared_ptr<const similarity::Signature>> signatures{800}; ///< of 42 KB each
    Table<std::shared_ptr<const similarity::Signature>> candidates{500}; ///< of `pick: distinct`
    Table<std::vector<similarity::Pair>> similar_pairs{20};
    Table<std::vector<std::size_t>> choices{100}; ///< of `pick: distinct`
    Table<layout::Layout> layouts{20000};
    Table<pdf::DrawnPicture> drawn_pictures{4000};
};

/// Returns what a table of the memory holds for the key, else what make() returns. Without a memory it is
/// always made.
template<class Value, class Make>
Value recall(Memory* memory, Table<Value> Memory::Data::*table, const Key& key, Make&& make) {
    if (memory == nullptr) return make();
    return (memory->data().*table).find_or_make(key.bytes(), std::forward<Make>(make));
}

} // namespace spotit::job
