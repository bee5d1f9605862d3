// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/bundle_decks.hpp"

#include "job/distinct.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::job {

namespace {

Request with(const Request& request, const std::vector<theme::Override>& settings) {
    Request result = request;
    result.overrides.insert(result.overrides.end(), settings.begin(), settings.end());
    return result;
}

theme::Theme read(const Request& request) {
    diag::Sink sink;
    return theme::read(request.theme,
                       {request.overrides, request.places, request.overlays, distinct(request)}, sink);
}

bool is_of_output(const theme::Override& setting) {
    return setting.key.starts_with("output.");
}

/// The same cards in a file of another kind.
Made with_output(const Made& base, const Request& request) {
    auto data = std::make_shared<Made::Data>(request);
    data->theme = base.data().theme;
    data->theme.output = read(request).output;
    data->deck = base.data().deck;
    data->document = base.data().document;
    data->report = base.data().report;
    return Made(std::move(data));
}

std::string key_of(const std::vector<theme::Override>& settings) {
    std::string key;
    for (const theme::Override& setting : settings)
        if (!is_of_output(setting)) key += setting.key + '=' + setting.value + '\n';
    return key;
}

} // namespace

theme::Theme BundleDecks::theme() const {
    return read(request_);
}

Made BundleDecks::made(const std::vector<theme::Override>& settings) {
    const std::string key = key_of(settings);
    auto found = laid_out_.find(key);
    if (found == laid_out_.end()) {
        std::vector<theme::Override> layout = settings;
        std::erase_if(layout, is_of_output);
        found = laid_out_.emplace(key, make(with(request_, layout))).first;
    }
    if (std::ranges::none_of(settings, is_of_output)) return found->second;
    return with_output(found->second, with(request_, settings));
}

const std::vector<std::string>& BundleDecks::pictures(const std::vector<theme::Override>& settings,
                                                      PictureOptions options) {
    options.bleed = true;
    const std::string key = fmt::format("{}{} {} {}", key_of(settings), static_cast<int>(options.of),
                                        options.pixels->first, options.pixels->second);
    const auto found = pictures_.find(key);
    if (found != pictures_.end()) return found->second;
    return pictures_.emplace(key, job::pictures(made(settings), options)).first->second;
}

} // namespace spotit::job
