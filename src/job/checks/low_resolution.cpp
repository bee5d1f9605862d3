#include "job/checks/checks.hpp"

#include "diag/write.hpp"

#include <spotit/background.hpp>

namespace spotit::job {

std::optional<diag::Diagnostic> find_coarse_picture(const PictureSpec& spec, const symbol::Symbol& drawing,
                                                    std::span<const OnCard> on_cards) {
    if (!drawing.pixels || drawing.box.width() <= 0) return std::nullopt;
    const double inches = drawing.box.width() *
                          std::ranges::max(on_cards, {}, &OnCard::compute_scale).compute_scale() /
                          geom::millimeters_per_inch;
    const double dpi = drawing.pixels->width / inches;
    if (dpi >= tolerated_dpi) return std::nullopt;
    return diag::Diagnostic{
        .id = "low-dpi",
        .message =
            diag::write("{symbol} is {width:.0f} px wide: {dpi:.0f} dpi at its largest, below {min:.0f}",
                        spec.shown.row().is_file ? symbol::write_symbol(spec.shown) : spec.shown.name,
                        drawing.pixels->width, dpi, min_dpi),
        .notes = {diag::make_fix(
            diag::write("use a picture at least {width:.0f} px wide, or a smaller `layout.max_size`",
                        std::ceil(inches * min_dpi)))}};
}

std::vector<diag::Diagnostic> find_coarse_backgrounds(const CheckSubject& subject) {
    const theme::Theme& theme = subject.theme;
    const document::Document& document = *subject.document;
    std::vector<diag::Diagnostic> found;
    const auto look = [&](const std::optional<background::BackgroundSpec>& source, int face) {
        if (!source) return;
        const auto* const image = std::get_if<background::Image>(&source->drawing);
        for (const auto& [picture, place] :
             document.faces[static_cast<std::size_t>(face)].list_pictures(document::Role::Ground)) {
            const auto dpi =
                background::measure_dots_per_inch(document.pictures[static_cast<std::size_t>(picture)]);
            // Compares whole numbers, as in the message.
            if (image == nullptr || !dpi || std::round(*dpi) >= tolerated_dpi) continue;
            found.push_back({.id = "low-dpi",
                             .message = diag::write("{file} is printed at {dpi:.0f} dpi, below {min:.0f}",
                                                    image->file.filename().string(), *dpi, min_dpi),
                             .span = source->span,
                             .notes = {diag::make_fix(
                                 diag::write("use a picture {factor:.2g} times as wide and high in pixels",
                                             std::ceil(min_dpi / *dpi * 10) / 10))}});
        }
    };
    look(theme.style.drawing, 0);
    if (document::count_backs(document) > 0) look(theme.back->drawing, document.card_count);
    return found;
}

} // namespace spotit::job
