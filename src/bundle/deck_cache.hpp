// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/job/pictures.hpp>

#include <map>
#include <string>
#include <vector>

namespace spotit::bundle {

/// Decks of one request with settings that win over all others. Those that differ in the settings of `output`
/// alone share their layout.
class DeckCache {
public:
    explicit DeckCache(const job::Request& request)
        : request_(request) {}

    /// The theme as it is, without its deck.
    theme::Theme theme() const;
    job::PreparedDeck prepare(const std::vector<theme::Override>& settings);
    /// The pictures of its cards or backs, with their bleed; drawn once for each deck and size.
    const std::vector<std::string>& pictures(const std::vector<theme::Override>& settings,
                                             job::PictureOptions options);

private:
    const job::Request& request_;
    std::map<std::string, job::PreparedDeck> laid_out_;
    std::map<std::string, std::vector<std::string>> pictures_;
};

} // namespace spotit::bundle
