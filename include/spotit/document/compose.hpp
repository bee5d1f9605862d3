#pragma once

#include <spotit/diag.hpp>
#include <spotit/document.hpp>
#include <spotit/document/style.hpp>
#include <spotit/layout.hpp>
#include <spotit/sheet.hpp>
#include <spotit/symbol/spec.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::document {

/// The parts of a document, which refers to the results of the other modules.
struct ComposeInput {
    std::string title, language;
    Style style;
    std::optional<Back> back{};
    std::vector<std::vector<base::PictureIndex>> cards; ///< pictures on each card
    std::vector<symbol::Symbol> pictures;
    std::vector<base::SymbolIndex> picture_symbols; ///< the symbol of each picture
    std::vector<std::string> names;                 ///< of the symbols
    std::span<const layout::Layout> layouts{}; ///< one for each card, placements in the order of its pictures
    const sheet::Imposition& imposition;
    sheet::Options sheet{};
    /// May contain {title}, {sheet} and {sheets}; none: the default line.
    std::optional<std::string> footer{};
    int first_pile = 0; ///< cards of the first pile, if the backs of two piles differ
    int copies = 1;     ///< of the deck
    /// A face without symbols follows the last card, unless only some cards are on the pages.
    bool title_card = false;
    std::vector<int> only{}; ///< indices of the cards on the pages, from 0; empty: all of them
    std::vector<color::Color>
        copy_colors{};           ///< of their backs, cyclically; none: all have the color of `back`
    symbol::FontOptions fonts{}; ///< of the texts on cards
    double margin = 3;           ///< of the layout: the band along the rim that has no symbols
    std::string draft_word{};    ///< written across every face, so that nobody prints it; empty: none
    diag::Span title_span{}, footer_span{}; ///< places in the theme
};
/// Composes the document. Problems with files of backgrounds go into the sink.
Document compose(ComposeInput parts, diag::Sink& sink);

/// Pairs the pages from `first` on, which have no cards: in a two-sided document each two of them become the
/// sides of a sheet, with a blank back for the last one if needed.
void pair_pages(Document& document, std::size_t first, const sheet::Options& options);

/// Returns two pages that show the offset between a printer's fronts and backs to a tenth of a millimeter,
/// and which `back_offset` corrects it, in the given language or in English; nothing if the paper has no room
/// for the scales and their instructions. Uses paper, duplex, back_offset and back_rotation of the options.
std::optional<Document> compose_calibration(const sheet::Options& options, std::string_view language = "en",
                                            const symbol::FontOptions& font_options = {});

} // namespace spotit::document
