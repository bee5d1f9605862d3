// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/look_alikes.hpp"

#include "job/parallel.hpp"
#include "job/profiles.hpp"

#include <spotit/backdrop.hpp>
#include <spotit/likeness.hpp>
#include <spotit/pdf.hpp>

namespace spotit::job {

namespace {

/// How far either way a symbol is turned on the cards: what differs only by more stays apart.
double turn_of(const layout::Rotation& rotation, double whole) {
    switch (rotation.kind) {
    case layout::Rotation::Kind::Upright:
        return 0;
    case layout::Rotation::Kind::Range:
        return rotation.range;
    case layout::Rotation::Kind::Any:
    case layout::Rotation::Kind::Steps:
        break;
    }
    return whole;
}

/// What is left of the colours where the theme's output is printed.
struct Print {
    color::Vision vision = color::Vision::Normal;
    likeness::Press press{};
};

/// Colours stay as they are for a profile that is none: the file, which can't be without, says so.
Print print_of(const theme::Theme& theme, const symbol::Places& places) {
    const pdf::Options& output = theme.output;
    if (output.inks == pdf::Inks::Gray) return {color::Vision::Grey};
    if (output.inks != pdf::Inks::Cmyk && output.conformance != pdf::Conformance::X1a) return {};
    likeness::Press press = pdf::press_view(press_profile(theme, places), rgb_profile(places));
    if (!press) return {};
    return {color::Vision::Press, std::move(press)};
}

} // namespace

color::Color ground(const theme::Theme& theme) {
    const auto& drawing = theme.style.drawing;
    return drawing ? backdrop::mean_color(drawing->drawing, theme.style.background) : theme.style.background;
}

std::vector<diag::Diagnostic> look_alikes(const theme::Theme& theme, const Cast& cast,
                                          std::span<const symbol::Symbol> pictures, const Request& request) {
    const theme::Checks& check = theme.check;
    if (check.look_alike == theme::Check::Off && check.color_blind == theme::Check::Off) return {};
    const Print print = print_of(theme, request.places);
    std::vector<likeness::Signature> signatures(pictures.size());
    parallel_for(static_cast<int>(pictures.size()), request.threads, [&](int i) {
        const auto index = static_cast<std::size_t>(i);
        likeness::Signature signature = likeness::signature(pictures[index], ground(theme), print.press);
        signature.turn =
            turn_of(cast.roles[index].fit.rotation.value_or(theme.layout.rotation), signature.turn);
        signatures[index] = std::move(signature);
    });
    std::vector<diag::Diagnostic> kept;
    std::vector<likeness::Pair> pairs = likeness::find(signatures, {.print = print.vision});
    // Two forms of one symbol are meant to be the same.
    std::erase_if(pairs, [&](const likeness::Pair& pair) {
        return cast.roles[pair.first].symbol == cast.roles[pair.second].symbol;
    });
    std::vector<symbol::Source> sources;
    for (const Role& role : cast.roles) sources.push_back(role.source);
    for (diag::Diagnostic& diagnostic :
         likeness::diagnostics(pairs, pictures, sources, {.print = print.vision})) {
        const theme::Check severity = diagnostic.id == "color-blind" ? check.color_blind : check.look_alike;
        if (severity == theme::Check::Off) continue;
        if (severity == theme::Check::Error) diagnostic.severity = diag::Severity::Error;
        kept.push_back(std::move(diagnostic));
    }
    return kept;
}

} // namespace spotit::job
