// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/document.hpp>
#include <spotit/pdf/options.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The finished file, by qpdf: forms, cards, sheets, boxes, metadata.
namespace spotit::pdf {

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
           const Options& options, const FileInfo& file_info);

/// How colors look on paper when they are printed in the inks that `write` gives them; all profiles as in
/// FileInfo. Empty when they are not what they should be, which `write` reports. Safe to call from many
/// threads.
std::function<color::LinearRgb(const color::LinearRgb&)> soft_proof(const std::string& press_profile,
                                                                    const std::string& rgb_profile);

/// What is wrong with an ICC profile, called `name`, for a press with four inks; without a place. Nothing
/// when it is one.
std::optional<diag::Diagnostic> check_press_profile(const std::string& profile, const std::string& name);

} // namespace spotit::pdf
