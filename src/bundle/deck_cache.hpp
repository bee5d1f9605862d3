#pragma once

#include <spotit/job/pictures.hpp>

#include <map>
#include <string>
#include <vector>

namespace spotit::bundle {

/// Decks of one request with additional settings. Decks that differ only in the settings of `output` share
/// their layout.
class DeckCache {
public:
    explicit DeckCache(const job::Request& request)
        : request_(request) {}

    /// Returns the theme alone.
    theme::Theme theme() const;
    job::PreparedDeck prepare(const std::vector<theme::Override>& settings);
    /// Returns pictures of the cards or backs with bleed, drawn once for each deck and size.
    const std::vector<std::string>& pictures(const std::vector<theme::Override>& settings,
                                             job::PictureOptions options);

private:
    const job::Request& request_;
    std::map<std::string, job::PreparedDeck> laid_out_;
    std::map<std::string, std::vector<std::string>> pictures_;
};

} // namespace spotit::bundle
