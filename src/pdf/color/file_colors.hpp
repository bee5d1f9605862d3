#pragma once

#include "pdf/metadata/metadata.hpp"

#include <spotit/drawing/painting.hpp>

#include <mutex>

namespace spotit::pdf {

/// An ICC profile, read by Little CMS.
class Profile {
public:
    explicit Profile(std::string bytes);

    const std::string& bytes() const { return bytes_; }
    bool readable() const { return handle_ != nullptr; }
    /// Returns true for an output device with four inks, which the files of print shops require.
    bool is_press() const;
    int count_channels() const;
    /// Returns the name given by its maker: "FOGRA39L coated".
    std::string read_description() const;
    /// Returns the handle for Little CMS; null unless the profile is readable.
    void* handle() const { return handle_.get(); }

private:
    std::string bytes_;
    std::unique_ptr<void, int (*)(void*)> handle_;
};

/// Gives RGB the profile's meaning everywhere: as the default of every resource dictionary, and in
/// transparency groups.
void calibrate_rgb(QPDF& file, const Profile& rgb);

/// Fixes pictures and fonts of Cairo for archives and print shops: no interpolation of images, and a map from
/// characters to glyphs and no name of a family in every font.
void fix_for_archives(QPDF& file);

/// Returns true if a form or a page draws anything that files without transparency can't have.
bool is_transparent(Object drawn);

/// Removes the transparency groups from a file that needs none.
void remove_groups(QPDF& file);

/// Returns the dictionary of a stream, or the dictionary itself; null if the object is neither.
Object find_dictionary(Object object);

/// Throws diag::Error unless the profile is that of a press.
void require_press(const Profile& profile, const Options& options);

/// Adds the press for which the colors are meant (ISO 32000-1, 14.11.5).
void add_output_intent(QPDF& file, const Profile& press, const Standard& standard);

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
