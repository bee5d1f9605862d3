#pragma once

#include <spotit/symbol.hpp>

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

/// Pictures made by Chromium of the same fonts, and how near ours come to them.
/// tests/reference/make_reference.py makes them and has the same numbers.
namespace spotit::symbol::test {

struct Image {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgb;

    const std::uint8_t* at(int x, int y) const {
        return rgb.data() + 3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                                 static_cast<std::size_t>(x));
    }
};

/// How glyphs lie in the cells of a sheet, in pixels.
struct SheetForm {
    std::string name;
    int cell = 0;
    double em = 0, left = 0, base = 0;
};
inline const SheetForm noto_sheet{"noto", 88, 64, 4, 66};
inline const SheetForm colrtest_sheet{"colrtest", 72, 64, 4, 62};

/// The reference pictures of a sheet, cell by cell, from a PNG of its name.
class ReferenceSheet {
public:
    /// tests/reference has it.
    explicit ReferenceSheet(const SheetForm& form);
    ReferenceSheet(const SheetForm& form, const std::filesystem::path& folder);
    Image cell(int index) const;

private:
    int cell_;
    Image sheet_;
};

/// Our pictures as a raster: each four times as large, then averaged, as the references were.
Image render_by_cairo(const Symbol& symbol, double units_per_em, const SheetForm& form);
/// The same by way of a PDF, one page a picture, that Poppler draws.
struct PdfRun {
    std::vector<Image> pages;
    std::vector<int> image_pages; ///< the pages on which pdfimages finds an image, from 1

    /// The names that belong to those pages.
    std::vector<std::string> pages_with_images(std::span<const std::string> names) const;
};
/// The pages, from 1, of such a PDF that hold an image.
std::vector<int> images_in_pdf(std::span<const Symbol> symbols, double units_per_em, const SheetForm& form);
PdfRun render_by_poppler(std::span<const Symbol> symbols, double units_per_em, const SheetForm& form);

/// The same by way of an SVG that librsvg draws.
struct SvgDrawing {
    Image image;
    bool has_images = false; ///< the SVG holds pixels
};
SvgDrawing render_by_librsvg(const Symbol& symbol, double units_per_em, const SheetForm& form);

/// Shares of the pixels with ink that lie further than 8 or 24 of 255 outside what the other image has nearby
/// (3 x 3 pixels), either way round.
struct Difference {
    double bad8 = 0, bad24 = 0;
};
Difference compare(const Image& ours, const Image& reference);

std::vector<std::string> read_lines(const std::filesystem::path& file);
void write_png(const Image& image, const std::filesystem::path& file);

} // namespace spotit::symbol::test
