#include "job/checks/checks.hpp"

#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/symbol.hpp>

namespace spotit::job {
namespace {

/// Returns true for a picture that is printed as it is, with all around its drawing.
bool shows_background(const PictureSpec& spec, const theme::Theme& theme) {
    const auto* const picture = symbol::find_picture(spec.shown);
    return picture != nullptr && picture->mask == symbol::PictureMask::None &&
           picture->cut_out == symbol::CutOut::None &&
           choose_edge(spec, theme).kind != symbol::Edge::Kind::Rim; // no sticker
}

} // namespace

std::vector<diag::Diagnostic> find_white_boxes(const CheckSubject& subject) {
    constexpr double nearly_white = 0.94; // then white paper around a drawing is not seen on the cards
    const color::Color card = compute_card_color(subject.pictures);
    if (!subject.theme.style.drawing && std::min({card.red, card.green, card.blue}) >= nearly_white)
        return {};
    // One warning for the pictures of a folder.
    std::vector<std::pair<diag::Span, std::vector<diag::Subject>>> boxes;
    for (std::size_t i = 0; i < subject.drawings.size(); ++i) {
        const PictureSpec& spec = subject.pictures.specs[i];
        if (!shows_background(spec, subject.theme) || !symbol::is_white_box(subject.drawings[i])) continue;
        const diag::Span& span = spec.shown.span;
        if (boxes.empty() || boxes.back().first.begin != span.begin) boxes.push_back({span, {}});
        boxes.back().second.push_back({.id = spec.shown.id, .name = symbol::write_symbol(spec.shown)});
    }
    std::vector<diag::Diagnostic> found;
    for (const auto& [span, symbols] : boxes)
        found.push_back(
            {.id = "white-box",
             .message = diag::write_count(
                 symbols.size(), "{symbol} has a white background, which shows on the cards as a box",
                 "{symbol} have a white background, which shows on the cards as a box",
                 diag::list_some(base::collect(symbols, &diag::Subject::name), 1)),
             .span = span,
             .notes = {diag::make_fix("cut it out:  cut_out: white")},
             .subjects = symbols});
    return found;
}

} // namespace spotit::job
