#pragma once

#include "theme/keys/reading.hpp"
#include "theme/values/values.hpp"

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

/// Readers of the keys of the table, by what they take and what they read into.
Reader<Reading, Theme> read_back, read_back_background, read_back_image, read_card_background;
Reader<Palette, PaintParts> read_paint_stops;
Writer<Theme> write_back, write_card_background;

} // namespace spotit::theme
