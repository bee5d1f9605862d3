#pragma once

#include "pdf/flatten/flattener.hpp"
#include "pdf/metadata/metadata.hpp"
#include "pdf/text/hidden_text.hpp"

namespace spotit::pdf {

/// The forms that draw a face. Many faces share their ground: all that lies below the symbols.
struct FaceForms {
    std::string ground_name{}; ///< empty: there is nothing to draw
    Object ground{}, form{};
};

/// The parts of the file under construction.
struct Assembly {
    QPDF& file;
    const document::Document& document;
    const WriteContext& context;
    const FileColors& colors;
    PictureForms pictures{};
    std::optional<HiddenTextFont> hidden_font{}; ///< none: the file has no hidden text
    std::optional<TaggedStructure> structure{};  ///< none: the file has no hidden text
    std::unique_ptr<Flattener> flattener{};      ///< none: the file may have what is transparent
    std::vector<FaceForms> faces{};
    std::map<std::string, Object> strokes{};      ///< streams, by their content
    Object cut_color{}, cut_state{}, cut_layer{}; ///< of the contour, if there is one
};

/// Makes the forms of all faces, with their origin at the card's center, in points.
std::vector<FaceForms> make_faces(const Assembly& assembly);

} // namespace spotit::pdf
