// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/color/cmyk_transform.hpp"

#include <spotit/symbol/painting.hpp>

#include <mutex>
#include <optional>
#include <string>

namespace spotit::pdf {

/// The colors of a file: as they are, or in inks. Safe to use from many threads.
class FileColors {
public:
    /// Throws diag::Error if the profile is not that of a press and the file needs one.
    FileColors(const Options& options, const FileInfo& file_info);

    /// Returns the operands of a color; alpha has no effect.
    Amounts of(const color::Color& color) const;
    /// Returns "/DeviceRGB", "/DeviceCMYK" or "/DeviceGray".
    std::string space() const { return inks_ ? inks_->space() : "/DeviceRGB"; }
    /// Returns the color space that transparent things are mixed in.
    std::string mixing_space() const { return mixing_space_; }
    /// Returns null if colors stay as they are; for one thread.
    InkTransform* inks() const { return inks_ ? &*inks_ : nullptr; }

private:
    mutable std::mutex busy_;
    mutable std::optional<InkTransform> inks_;
    std::string mixing_space_ = "/DeviceRGB";
};

/// Returns the dictionary of a transparency group (ISO 32000-1, 11.6.6) with further entries.
std::string transparency_group(const FileColors& colors, std::string_view entries);

/// Returns the operator that sets a color with its operands: "1 0 0 rg ".
enum class ColorUse { Fill, Stroke };
std::string color_operator(const Amounts& amounts, ColorUse use);
/// Returns the numbers, each followed by a blank.
std::string operands(const Amounts& amounts);

} // namespace spotit::pdf
