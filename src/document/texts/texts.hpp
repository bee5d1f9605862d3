// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace spotit::document {

/// What the calibration page says; figures and their units are held together by no-break spaces. {across} and
/// {down} are the distances of the outer lines in millimeters, {most} is the largest offset it shows, {flip}
/// is how the paper is turned.
struct CalibrationTexts {
    std::string_view title, heading;
    std::array<std::string_view, 4> steps;
    std::string_view setting; ///< what to write into the theme
    std::string_view again, scale;
};

/// All that pages say by themselves, in one language.
struct Texts {
    std::string_view language; ///< its code
    char decimal = '.';        ///< what stands before the tenths in a sentence
    std::string_view proof;    ///< across what is not to be printed, in capitals
    std::string_view sheet;    ///< {sheet} of {sheets}
    std::string_view front, back;
    std::string_view actual_size, not_to_print;
    std::string_view long_edge, short_edge, fold; ///< what becomes of a printed sheet
    CalibrationTexts calibration;
};

extern const Texts english, french, german, spanish;

std::span<const Texts* const> all_texts();
/// In that language, else in the one it is a kind of, else in English.
const Texts& texts_in(std::string_view language);

} // namespace spotit::document
