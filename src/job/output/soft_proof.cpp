// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/job/pictures.hpp>

#include "job/output/output.hpp"
#include "job/prepared_deck.hpp"

#include <spotit/color.hpp>
#include <spotit/pdf.hpp>

namespace spotit::job {

render::ColorMap soft_proof(const PreparedDeck& deck) {
    const theme::Theme& theme = deck.theme();
    if (theme.output.inks == pdf::Inks::Gray)
        return [](const color::Color& color) {
            const double gray = color::to_gray(color);
            return color::Color{gray, gray, gray, color.alpha};
        };
    const base::DataPaths& places = deck.data().request.places;
    return pdf::soft_proof_of_colors(press_profile(theme, places), rgb_profile(places));
}

} // namespace spotit::job
