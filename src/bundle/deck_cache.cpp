#include "bundle/parts.hpp"

#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::bundle {
namespace {

job::Request with(const job::Request& request, const std::vector<theme::Override>& settings) {
    job::Request result = request;
    result.overrides.insert(result.overrides.end(), settings.begin(), settings.end());
    return result;
}

theme::Theme read(const job::Request& request) {
    diag::Sink ignored;
    return job::read_theme(request, ignored);
}

bool is_of_output(const theme::Override& setting) {
    return setting.key.starts_with("output.");
}

std::string make_layout_key(const std::vector<theme::Override>& settings) {
    std::string key;
    for (const theme::Override& setting : settings)
        if (!is_of_output(setting)) key += setting.key + '=' + setting.value + '\n';
    return key;
}

} // namespace

theme::Theme DeckCache::read_theme() const {
    return read(request_);
}

job::PreparedDeck DeckCache::prepare(const std::vector<theme::Override>& settings) {
    const std::string key = make_layout_key(settings);
    auto found = laid_out_.find(key);
    if (found == laid_out_.end()) {
        std::vector<theme::Override> layout = settings;
        std::erase_if(layout, is_of_output);
        found = laid_out_.emplace(key, job::prepare(with(request_, layout))).first;
    }
    if (std::ranges::none_of(settings, is_of_output)) return found->second;
    return found->second.with_output(read(with(request_, settings)).output);
}

const std::vector<std::string>& DeckCache::pictures(const std::vector<theme::Override>& settings,
                                                    job::PictureOptions options) {
    options.bleed = true;
    const std::string key =
        fmt::format("{}{} {} {}", make_layout_key(settings), static_cast<int>(options.subject),
                    options.pixels->first, options.pixels->second);
    const auto found = pictures_.find(key);
    if (found != pictures_.end()) return found->second;
    return pictures_.emplace(key, job::make_pictures(prepare(settings), options).files).first->second;
}

} // namespace spotit::bundle
