#pragma once

#include <spotit/diag.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::theme {

struct Theme;

/// The value that a deck has of a key, after all layers.
struct ResolvedSetting {
    std::string_view key; ///< "card.size"
    std::string value;    ///< a word, a text, "true", "#1e90ff", a paint or a list as YAML; empty: nothing
    std::optional<double> number{}; ///< of a length in millimeters, an angle in degrees, a share of 1
    std::string text; ///< as it is written: "55%", "brand"; of a default as a theme would write it
    std::shared_ptr<const diag::SourceText>
        source{};        ///< gives the value; null: it is the default, or follows from others
    std::string layer{}; ///< the name of the source: a style's, or a file's
};
/// Returns the values of all keys that have a form in one line, in the order of the sections.
std::vector<ResolvedSetting> list_settings(const Theme& theme);

} // namespace spotit::theme
