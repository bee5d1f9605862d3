// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Reads a deck back from its PDF and checks it.
namespace spotit::verify {

/// What a file shows by itself. Open: what could not be found out.
struct Finding {
    enum class Kind { Proved, Open, Wrong } kind = Kind::Proved;
    std::string text;
};
struct VerifyReport {
    std::vector<Finding> findings;
    int pages = 0, cards = 0, symbols = 0; ///< different ones
    long long pairs = 0;                   ///< of cards, each shown to keep the promise
    /// Nothing is wrong, and what the deck promises was proved.
    bool sound = false;
};
/// Reads nothing but the PDF, also when another program has rewritten it: finds the cards and the names of
/// their symbols, proves every pair, looks at boxes, fonts and backs. Throws diag::Error (Fault::File) when
/// it is no PDF.
VerifyReport verify(std::string_view bytes);

/// The width of the thinnest line that is stroked on the pages, in points; shops ask for 0.25. Nothing when
/// no line is stroked. What patterns repeat is not looked at.
std::optional<double> thinnest_line(std::string_view bytes);

} // namespace spotit::verify
