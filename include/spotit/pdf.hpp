#pragma once

#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/document.hpp>
#include <spotit/pdf/options.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Writes the finished file with qpdf: forms, cards, pages, boxes, metadata.
namespace spotit::pdf {

/// Draws a face that need not be one of the document's: its pixels row by row, with red, green, blue and
/// alpha in a byte each, not premultiplied.
struct PixelGrid {
    geom::Affine to_pixels; ///< from millimeters
    int width = 0, height = 0;
};
using FacePixels = std::function<std::string(const document::Face&, const PixelGrid&)>;

/// The properties of the file that are not in the theme.
struct FileInfo {
    std::string producer;               ///< "spotit-print 1.0.0"
    std::optional<std::int64_t> moment; ///< seconds since 1970 UTC for the dates; none: no dates
    std::string press_profile{};        ///< bytes of the ICC profile, of class prtr
    std::string rgb_profile{};          ///< bytes of the sRGB profile
    std::string theme_name{};           ///< its file's, the title of a deck that has none
    std::string theme{};                ///< text that is attached to an A3b file
    std::string deck_kind{};            ///< as themes write it; `verify` checks its promise
    FacePixels face_pixels{};           ///< for an X1a file, which can't have anything transparent
};

/// The maximum ink coverage; 1 is all of one ink.
struct InkCoverage {
    double total_max = 0; ///< of all inks together, in the finished file
    double unlimited = 0; ///< the same without the ink limit, if it is more
};

/// The parts of a PDF/X-1a file that are pixels, since it can't have anything transparent.
struct Flattening {
    std::vector<std::string> pictures{}; ///< names of the pictures, each once
    bool has_grounds = false;            ///< cards below their symbols, too
    double dpi = 0;                      ///< at least, where a picture is largest
};

struct File {
    std::string bytes;
    Flattening flattening{};
    std::optional<InkCoverage> ink_coverage{}; ///< of Inks::Cmyk and Inks::Gray
};

class FileColors;
struct Part;

/// The colors of a file. Cheap to copy; safe to use from many threads.
class Colors {
public:
    /// Throws diag::Error if the profile is not that of a press and the file needs one.
    Colors(const Options& options, const FileInfo& file_info);
    const FileColors& data() const { return *data_; }

private:
    std::shared_ptr<const FileColors> data_;
};

/// A picture as files in those colors store it. Cheap to copy.
using DrawnPicture = std::shared_ptr<const Part>;
/// Draws a picture. Safe to call from many threads.
DrawnPicture draw(const symbol::Symbol& picture, const Colors& colors);
/// Returns the number of bytes that a picture takes.
std::size_t size(const DrawnPicture& picture);

/// Writes the document as a PDF; the pictures are the document's, drawn in these colors. Equal arguments give
/// equal bytes. A file that requires a date has 1970 if no moment is given.
File write(const document::Document& document, std::span<const DrawnPicture> pictures, const Colors& colors,
           const Options& options, const FileInfo& file_info);

/// Return functions that simulate colors printed in the inks that `write` uses; all profiles as in FileInfo.
/// Empty if they are unsuitable, which `write` reports. Safe to call from many threads.
std::function<color::Color(const color::Color&)> soft_proof_of_colors(const std::string& press_profile,
                                                                      const std::string& rgb_profile);
std::function<color::LinearRgb(const color::LinearRgb&)> soft_proof(const std::string& press_profile,
                                                                    const std::string& rgb_profile);

/// Returns an error, without a place, if an ICC profile called `name` is not for a press with four inks;
/// nothing if it is.
std::optional<diag::Diagnostic> check_press_profile(const std::string& profile, const diag::Sentence& name);

} // namespace spotit::pdf
