#include "job/checks/checks.hpp"

#include <fmt/format.h>

namespace spotit::job {

std::optional<diag::Diagnostic> find_ambiguous_symbol(const PictureSpec& spec, const symbol::Symbol& drawing,
                                                      const ExtremePlacements& on_cards) {
    const auto& [placement, card] = on_cards.ambiguous;
    if (placement == nullptr) return std::nullopt;
    return diag::Diagnostic{
        .id = "ambiguous",
        .message = fmt::format("parts of {} could be taken for symbols of their own: on card {} they are "
                               "{:.1f} mm apart, and another symbol is {:.1f} mm away",
                               drawing.name, card + 1, placement->inner_white, placement->narrow_white),
        .notes = {spec.shown.image.empty()
                      ? "fix: another symbol, whose parts are joined or nearer to each other"
                      : "fix: join the parts in the picture, or move them together until the white "
                        "between them is at most a quarter of the whole drawing's diameter"}};
}

} // namespace spotit::job
