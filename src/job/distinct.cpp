// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/distinct.hpp"

#include "job/look_alikes.hpp"
#include "job/parallel.hpp"

#include <spotit/likeness.hpp>

#include <algorithm>
#include <numeric>

namespace spotit::job {

namespace {

/// What can't be drawn is reported when it is loaded for the deck, not here: it looks like nothing.
std::vector<likeness::Signature> signatures_of(const Request& request, const theme::Theme& theme,
                                               std::span<const symbol::Source> sources) {
    diag::Sink ignored;
    const symbol::Fonts fonts = symbol::Fonts::open(theme.fonts, request.places, sources, ignored);
    std::vector<likeness::Signature> signatures(sources.size());
    parallel_for(static_cast<int>(sources.size()), request.threads, [&](int i) {
        const auto index = static_cast<std::size_t>(i);
        diag::Sink problems;
        const symbol::Symbol symbol = symbol::load(sources[index], fonts, problems);
        if (symbol.picture) signatures[index] = likeness::signature(symbol, ground(theme));
    });
    return signatures;
}

std::vector<std::size_t> choose(const Request& request, const theme::Theme& theme,
                                std::span<const symbol::Source> candidates, std::size_t count) {
    // Those that the theme has come first: of an alike pair the later one is dropped.
    std::vector<symbol::Source> sources = theme.symbols;
    const std::size_t given = sources.size();
    sources.insert(sources.end(), candidates.begin(), candidates.end());
    const auto signatures = signatures_of(request, theme, sources);
    const color::Vision print =
        theme.output.inks == pdf::Inks::Gray ? color::Vision::Grey : color::Vision::Normal;
    std::vector<std::size_t> chosen;
    for (const std::size_t index : likeness::distinct(signatures, given + count, print))
        if (index >= given && chosen.size() < count) chosen.push_back(index - given);
    return chosen;
}

} // namespace

theme::ChooseDistinct distinct(const Request& request) {
    return [&request](const theme::Theme& so_far, std::span<const symbol::Source> candidates,
                      std::size_t count) {
        if (candidates.size() > count) return choose(request, so_far, candidates, count);
        std::vector<std::size_t> all(candidates.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        return all;
    };
}

} // namespace spotit::job
