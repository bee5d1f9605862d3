#pragma once

#include <spotit/pdf.hpp>

#include <span>
#include <string>
#include <vector>

/// Files of pictures alone, written as decks are.
namespace spotit::tests {

inline constexpr double point = 1 / geom::points_per_millimeter; ///< mm

/// Returns a document with a page for each picture, all of one size, in points; the map is to points.
inline document::Document show_pictures(std::span<const symbol::Symbol> pictures, geom::Size size,
                                        const geom::Affine& place) {
    document::Document document;
    document.paper = {point * size.width, point * size.height};
    document.card = geom::Shape::circle(document.paper.width);
    for (const symbol::Symbol& picture : pictures) {
        const int index = static_cast<int>(document.pictures.size());
        document.pictures.push_back(picture);
        document.pages.push_back(
            {.texts = {{index, geom::Affine::scaling(point) * place}}, .name = std::to_string(index + 1)});
    }
    return document;
}

/// Returns a document whose page is the box of the picture, a point to a unit.
inline document::Document show_picture(const symbol::Symbol& picture) {
    return show_pictures({&picture, 1}, {picture.box.width(), picture.box.height()},
                         geom::Affine::translation({-picture.box.left, -picture.box.top}));
}

inline std::vector<pdf::DrawnPicture> draw_pictures(const document::Document& document,
                                                    const pdf::Colors& colors) {
    std::vector<pdf::DrawnPicture> drawn;
    for (const symbol::Symbol& picture : document.pictures) drawn.push_back(pdf::draw(picture, colors));
    return drawn;
}

inline pdf::File write_file(const document::Document& document, const pdf::Options& options = {},
                            const pdf::FileInfo& file_info = {.producer = "test", .moment = {}}) {
    const pdf::Colors colors(options, file_info);
    return pdf::write(document, draw_pictures(document, colors), colors, options, file_info);
}

/// Returns a PDF with the picture's box as its page, a point to a unit.
inline std::string pdf_of(const symbol::Symbol& picture) {
    return write_file(show_picture(picture), {.names = false}).bytes;
}

} // namespace spotit::tests
