#pragma once

#include "pdf/color/profiles.hpp"

#include <spotit/drawing/painting.hpp>

#include <mutex>

namespace spotit::pdf {

/// A color in inks: cyan, magenta, yellow, black from 0 to 1; or the lightness of a gray; or red, green,
/// blue.
using Amounts = std::vector<double>;

/// Converts colors of sRGB to inks of a press, or to gray. Black, white and gray become black ink alone, so
/// that text is printed with one ink and grays have no tint: as much as looks as light as the press's four
/// inks for it (relative colorimetric, with black point compensation), at most all of it. Colors for which
/// the options give inks become exactly those.
class InkTransform {
public:
    InkTransform(const Options& options, const Profile& press, const Profile& rgb);

    int count() const { return count_; }
    /// Returns "/DeviceCMYK" or "/DeviceGray".
    std::string describe_space() const { return count_ == 4 ? "/DeviceCMYK" : "/DeviceGray"; }
    const Amounts& compute_amounts(const std::array<double, 3>& rgb);
    /// Converts pixels of three bytes each.
    std::string convert_pixels(std::string_view rgb);
    /// The same for a drawing as pixels: what has exact inks as lines and shapes has them here too.
    std::string convert_drawn_pixels(std::string_view rgb);
    /// Converts pixels of four inks: unchanged up to the limit, or to gray. Inverted: 0 is full ink.
    enum class Polarity { Plain, Inverted };
    std::string convert_ink_pixels(std::string_view inks, Polarity polarity);
    const InkCoverage& ink_coverage() const { return coverage_; }

private:
    void make_blacks(const Profile& press);
    double map_gray_to_black(double gray) const;
    /// Returns the inks of a color with black ink alone for grays, and with some of it for near grays.
    std::array<double, 4> neutralize(const std::array<double, 3>& rgb, std::array<double, 4> inks) const;
    /// Limits the inks, and records the ink coverage before and after.
    std::array<double, 4> limit(const std::array<double, 4>& wanted);
    double convert_to_gray(const std::array<double, 3>& rgb);
    Amounts convert(const std::array<double, 3>& rgb);
    /// Returns nothing if the profile decides.
    std::optional<color::Inks> exact(const std::array<double, 3>& rgb) const;
    void put(std::string& pixels, const std::array<double, 4>& inks);

    int count_;
    double max_total_;
    std::shared_ptr<void> colors_, pixels_, back_;     ///< of Little CMS
    std::array<double, 256> blacks_{};                 ///< black ink for each gray
    std::map<std::array<long, 3>, color::Inks> exact_; ///< by colors in steps of 1/10000
    std::map<std::array<double, 3>, Amounts> known_;
    InkCoverage coverage_;
};

/// The colors of a file: as they are, or in inks. Safe to use from many threads.
class FileColors {
public:
    /// Throws diag::Error if the profile is not that of a press and the file needs one.
    FileColors(const Options& options, const FileInfo& file_info);

    /// Returns the operands of a color; alpha has no effect.
    Amounts convert(const color::Color& color) const;
    /// Returns "/DeviceRGB", "/DeviceCMYK" or "/DeviceGray".
    std::string describe_space() const { return inks_ ? inks_->describe_space() : "/DeviceRGB"; }
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
std::string write_transparency_group(const FileColors& colors, std::string_view entries);

/// Returns the operator that sets a color with its operands: "1 0 0 rg ".
enum class ColorUse { Fill, Stroke };
std::string write_color_operator(const Amounts& amounts, ColorUse use);
/// Returns the numbers, each followed by a blank.
std::string write_operands(const Amounts& amounts);
/// Returns the numbers as shares of 255.
std::string to_bytes(const Amounts& amounts);

/// Returns the operands of a color.
using ColorWriter = std::function<Amounts(const std::array<double, 3>& rgb)>;

/// Returns the content with its RGB colors converted; lines and shapes stay as they are.
std::string with_colors(std::string_view content, const ColorWriter& write);

/// Returns the luminance of a color, which is all that a mask takes from it.
Amounts convert_to_mask_gray(const std::array<double, 3>& rgb);

/// Converts every color of a file by Cairo to inks: in content, gradients, images and transparency groups,
/// which get `mixing_space`. Vectors stay vectors.
void change_to_inks(QPDF& file, InkTransform& colors, const std::string& mixing_space);

void change_image(Object image, InkTransform& colors);

} // namespace spotit::pdf
