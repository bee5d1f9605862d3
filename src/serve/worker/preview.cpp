// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "serve/worker/preview.hpp"

#include "serve/worker/lines/theme_lines.hpp"
#include "serve/worker/refusal.hpp"

#include <spotit/job/prepare.hpp>
#include <spotit/theme/theme.hpp>

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace spotit::serve {

void send_preview(const Json& task, job::Request request, PictureIds& picture_ids, const Send& send) {
    Page page{.text = *request.theme,
              .send = send,
              .has = task.value("has", std::set<std::string>()),
              .faces = task.value("faces", std::vector<std::string>()),
              .is_proof = task.value("proof", false),
              .picture_ids = picture_ids};
    constexpr std::size_t max_ids = 20'000;
    if (picture_ids.size() > max_ids) picture_ids.clear();
    std::vector<diag::Diagnostic> warnings;
    std::optional<theme::Theme> theme;
    request.theme_listener = [&](const theme::Theme& read) { theme = read; };
    request.first_cards = task.value("first", std::vector<int>());
    request.early_deck = [&](const job::PreparedDeck& deck) { send_deck(deck, page, request.first_cards); };
    Json problems = problems_of(*request.theme, [&] {
        const job::PreparedDeck deck = job::prepare(request);
        warnings = deck.report().warnings;
        if (task.value("want", "") == "sheet") send_sheet(deck, page, task.value("page", 0));
        send_deck(deck, page, {});
    });
    const bool is_good = problems.is_null();
    if (!is_good && theme) page.send(theme_json(*theme, *request.theme));
    if (is_good) problems = problems_json(warnings, *request.theme);
    page.send(done_line(is_good, std::move(problems)));
}

} // namespace spotit::serve
