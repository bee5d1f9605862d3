// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/deck_pictures.hpp"
#include "job/memory/drawing.hpp"

#include <spotit/diag.hpp>
#include <spotit/document/compose.hpp>
#include <spotit/job/request.hpp>
#include <spotit/layout.hpp>
#include <spotit/symbol.hpp>

#include <span>
#include <string_view>
#include <vector>

namespace spotit::theme {
struct Theme;
}

namespace spotit::job {

/// A deck under construction: results of later stages are empty or null.
struct CheckSubject {
    const Request& request;
    const theme::Theme& theme;
    const DeckPictures& pictures;
    std::span<const symbol::Symbol> drawings{};
    std::span<const DrawingId> drawing_ids{}; ///< of the drawings; may be empty
    std::span<const layout::Layout> layouts{};
    const sheet::Imposition* imposition = nullptr; ///< set together with the document
    const document::Document* document = nullptr;
};
/// The part of a deck that has just been made.
enum class CheckStage { Drawings, Layouts, Document };

/// Returns the place of a key in the theme; empty if the theme does not have it.
diag::Span find_key(const theme::Theme& theme, std::string_view key);
/// Returns the place of the first of the keys that the theme has.
diag::Span find_key(const theme::Theme& theme, std::initializer_list<std::string_view> keys);

/// Adds the findings of all checks of a stage to the sink, with the severity that the theme's `check` gives
/// them.
void run_checks(CheckStage stage, const CheckSubject& subject, diag::Sink& sink);

} // namespace spotit::job
