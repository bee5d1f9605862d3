// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/deck.hpp>
#include <spotit/document.hpp>
#include <spotit/job/prepare.hpp>
#include <spotit/play.hpp>
#include <spotit/theme/theme.hpp>

#include <vector>

namespace spotit::job {

struct PreparedDeck::Data {
    Request request;
    theme::Theme theme{};
    deck::Deck deck{};
    document::Document document{};
    std::vector<play::PictureLabel> labels{}; ///< of the document's pictures, where symbols have two forms
    Report report{};
};

} // namespace spotit::job
