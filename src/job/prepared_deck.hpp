// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/stages.hpp"

#include <spotit/deck.hpp>
#include <spotit/document.hpp>
#include <spotit/job.hpp>

namespace spotit::job {

struct PreparedDeck::Data {
    explicit Data(const Request& from)
        : request(from)
        , stages(from.listener, from.threads) {}

    Request request;
    Stages stages;
    diag::Sink sink;
    theme::Theme theme;
    deck::Deck deck;
    document::Document document;
    Report report;
};

} // namespace spotit::job
