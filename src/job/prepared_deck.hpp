#pragma once

#include "job/deck_pictures.hpp"

#include <spotit/document.hpp>
#include <spotit/job/output.hpp>
#include <spotit/job/prepare.hpp>
#include <spotit/layout.hpp>
#include <spotit/play.hpp>

namespace spotit::job {

struct PreparedDeck::Data {
    Request request;
    theme::Theme theme{};
    deck::Deck deck{};
    document::Document document{};
    std::vector<play::PictureLabel> labels{}; ///< of the document's pictures, where symbols have two forms
    Report report{};
};

/// Puts the laid out cards on sheets, as the document of `data`. Reports what does not fit to the sink;
/// throws diag::Error when it has errors.
void compose(PreparedDeck::Data& data, const DeckPictures& pictures, std::vector<symbol::Symbol> drawings,
             const std::vector<layout::Layout>& layouts, diag::Sink& sink);

int count_left_out(const PreparedDeck::Data& data);

/// Adds the pages with the rules, the key and so on that the theme wants.
void add_extras(PreparedDeck::Data& data, diag::Sink& sink);

Backs classify_backs(const theme::Theme& theme);
/// Returns the options of CUPS's `lp` that keep a printer from scaling the sheets; empty for cards with a
/// page each.
std::string print_options(const theme::Theme& theme);

/// Returns the bytes of the ICC profile of the press: the theme's, or the built-in one. Throws diag::Error if
/// it can't be read.
std::string press_profile(const theme::Theme& theme, const base::DataPaths& places);
std::string find_rgb_profile(const base::DataPaths& places);

/// Returns the document with the wanted pages only. Throws diag::Error (ErrorCategory::Usage) if there are
/// none.
document::Document select_pages(const document::Document& document, const Selection& selection);

} // namespace spotit::job
