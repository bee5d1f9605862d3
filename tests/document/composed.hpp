#pragma once

#include <spotit/document/compose.hpp>

#include <string>
#include <vector>

namespace spotit::tests {

/// The parts of the faces of a deck of cards, each with one square.
struct Faces {
    document::Style style{};
    std::optional<document::Back> back{};
    int cards = 3, first_pile = 0;
    int copies = 1;
    std::vector<color::Color> copy_colors{};
    double margin = 3;
    std::string title = "My pets";
};
struct Composed {
    document::Document document;
    std::vector<diag::Diagnostic> said;

    /// The names of a face's labels.
    std::vector<std::string> texts(int face) const;
};
Composed compose(const Faces& faces);

/// Where ink lies of the labels of a face, and what colors it has.
struct Ink {
    double min_clearance = 1e300, max_clearance = -1e300; ///< of the card's shape, mm
    geom::Box box{};
    bool dark = false, light = false; ///< has pixels that are nearly black, nearly white
};
Ink ink_of_labels(const document::Document& document, int face);

} // namespace spotit::tests
