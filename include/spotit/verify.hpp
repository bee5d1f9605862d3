#pragma once

#include <spotit/diag/sentence.hpp>

#include <string>
#include <string_view>
#include <vector>

/// Reads a deck back from its PDF and checks it.
namespace spotit::verify {

/// A fact about a file. Inconclusive: it can't be known from this file.
struct Finding {
    enum class Kind { Passed, Inconclusive, Failed } kind = Kind::Passed;
    std::string id; ///< such as "symbol-mismatch"; docs/json.md lists them
    diag::Sentence text;
};
struct VerifyReport {
    std::vector<Finding> findings;
    int pages = 0, cards = 0, symbols = 0; ///< cards and symbols: different ones
    long long pairs = 0;                   ///< of cards that keep the promise; 0 when one doesn't
    /// Nothing failed, the promise is kept, the labels match their drawings, and these can be seen, if asked
    /// for.
    bool right = false;
};
struct Options {
    /// Draw the pages with `pdftoppm` or `mutool`, and compare each symbol with what it looks like by itself,
    /// so that a covered one is found. Without such a program the file is not right.
    bool render = false;
    double scale = 1; ///< of the pages, beside what the theme asks for: 0.97 for a proof at 97 %
};
/// Reads nothing but the PDF, also when another program has rewritten it. Finds the cards by their hidden
/// text, checks the promise, the drawings, backs, page boxes, fonts and scale. Throws diag::Error
/// (ErrorCategory::File) when it is no PDF, and std::bad_alloc when there was too little memory to judge.
VerifyReport verify(std::string_view bytes, const Options& options = {});

} // namespace spotit::verify
