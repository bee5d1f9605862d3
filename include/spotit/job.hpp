// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>
#include <spotit/symbol.hpp>
#include <spotit/theme.hpp>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A theme in, a finished deck out. What the command line can do, a program can do with these functions.
namespace spotit::job {

/// Told how far a stage is: 0 of n when it begins, n of n when it ends. May be called from any thread, one at
/// a time.
using Listener = std::function<void(std::string_view stage, int done, int total)>;

struct Request {
    std::shared_ptr<const diag::Source> theme;
    std::vector<theme::Override> overrides;
    symbol::Places places;              ///< where fonts lie
    int threads = 1;                    ///< at least 1; the result does not depend on it
    std::optional<std::int64_t> moment; ///< for the dates in the file: seconds since 1970 UTC
    std::string producer;               ///< "spotit-print 1.0.0"
    Listener listener;                  ///< may be empty
};

struct Stage {
    std::string_view name;
    double milliseconds = 0; ///< wall clock
};

/// What was made, for people.
struct Report {
    int cards = 0, symbols_per_card = 0, symbols = 0, unused_symbols = 0;
    int sheets = 0, cards_per_sheet = 0;
    geom::Shape card;
    std::string paper;       ///< "A4", or a size
    bool scale_check = true; ///< whether both 50 mm bars found room
    long long pairs = 0;     ///< of cards, each shown to share exactly one symbol
    double mean_coverage = 0, worst_coverage = 0;
    int worst_card = 0;         ///< from 1
    double smallest_symbol = 0; ///< optical size, mm
    std::string font;           ///< file name of the emoji font
    std::vector<Stage> stages;
    std::vector<diag::Diagnostic> warnings;
};

struct Result {
    std::string pdf;
    Report report;
};

/// Throws diag::Error when the theme or the deck is wrong.
Result make_deck(const Request& request);

/// Reads a theme, or standard input for "-". Throws diag::Error (Fault::File).
std::shared_ptr<const diag::Source> read_source(const std::string& path);

/// Writes to a temporary name in the same folder and renames: the old file stays whole until the new one is.
/// Throws diag::Error (Fault::File).
void save(const std::filesystem::path& path, std::string_view bytes);

} // namespace spotit::job
