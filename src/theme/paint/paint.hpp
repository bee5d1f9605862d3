#pragma once

#include "theme/keys/reading.hpp"

#include <spotit/background/spec.hpp>

#include <filesystem>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace spotit::theme {

/// The keys of a paint that have been read so far.
struct PaintParts {
    std::optional<background::Gradient::Kind> gradient{};
    std::optional<background::Pattern::Kind> pattern{};
    std::filesystem::path image{};
    std::vector<background::Stop> stops{};
    std::vector<color::Color> colors{};
    std::optional<color::Color> below{};
    std::optional<double> angle{}, size{}, opacity{}; ///< radians, mm, share
    std::optional<background::Image::Fit> fit{};
    std::vector<std::pair<std::string_view, diag::Span>> given{}; ///< keys, in the order of the table
};

} // namespace spotit::theme
