// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/document.hpp>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The finished file, by qpdf: forms, cards, sheets, boxes, metadata.
namespace spotit::pdf {

/// Pdf17: for homes and copy shops. X4, X1a: for print shops (ISO 15930-7, 15930-4). A2b, A3b: for archives
/// (ISO 19005-2, 19005-3); A3b has the theme attached.
enum class Conformance { Pdf17, X4, X1a, A2b, A3b };
/// In which inks colors are written.
enum class Inks { Rgb, Cmyk, Gray };

/// A color for which the theme gives the inks themselves: cmyk() and gray().
struct ExactInks {
    color::Color color; ///< as screens show it, and as the document has it, to four decimals
    color::Inks inks;
};

/// What a theme can ask of the file.
struct Options {
    Conformance conformance = Conformance::Pdf17;
    Inks inks = Inks::Rgb;
    std::filesystem::path icc{};       ///< profile of the press; empty: the one that comes with the program
    std::optional<double> ink_limit{}; ///< of all four inks together, 1 to 4; none: as the profile has it
    std::vector<ExactInks> exact{};    ///< win over the profile in lines, shapes and gradients
    std::string author{}, subject{};
    std::vector<std::string> keywords{};
    std::string cut_contour{};     ///< name of the spot color of the cut; empty: none
    bool names = true;             ///< the symbols' names as text that is not seen, for search and `verify`
    diag::Span conformance_span{}; ///< where the theme asks for it
};

/// What the file is made with, apart from the theme.
struct FileInfo {
    std::string producer;               ///< "spotit-print 1.0.0"
    std::optional<std::int64_t> moment; ///< seconds since 1970 UTC for the dates; none: no dates
    std::string press_profile{};        ///< bytes of the ICC profile, of class prtr
    std::string rgb_profile{};          ///< bytes of sRGB's
    std::string theme_name{}, theme{};  ///< attached to an A3b file
    std::string deck_kind{};            ///< as themes write it; `verify` proves what it promises
};

/// How much ink lies on the paper at most; 1 is all of one ink.
struct InkCoverage {
    double total_max = 0; ///< of all inks together, in the finished file
    double unlimited = 0; ///< the same as the profile would have it; more when the limit cut something off
};

struct File {
    std::string bytes;
    std::optional<InkCoverage> ink_coverage{}; ///< of Inks::Cmyk and Inks::Gray
};

/// The document as a PDF. `picture_pages` are PDFs whose pages, taken one after the other, are the
/// document's pictures as render::picture_pages makes them. The same arguments give the same bytes. A file
/// that must have a date and was given no moment says 1970. Throws diag::Error when the profile is not that
/// of a press, and for an X1a file of pictures that are transparent.
File write(const document::Document& document, std::span<const std::string> picture_pages,
           const Options& options, const FileInfo& production);

/// How colors look on paper when they are printed in the inks that `write` gives them; all profiles as in
/// FileInfo. Empty when they are not what they should be, which `write` reports. Safe to call from many
/// threads.
std::function<color::LinearRgb(const color::LinearRgb&)> soft_proof(const std::string& press_profile,
                                                                    const std::string& rgb_profile);

/// What is wrong with an ICC profile, called `name`, for a press with four inks; without a place. Nothing
/// when it is one.
std::optional<diag::Diagnostic> check_press_profile(const std::string& profile, const std::string& name);

} // namespace spotit::pdf
