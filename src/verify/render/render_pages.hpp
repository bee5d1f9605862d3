// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::verify {

/// A page as a renderer drew it: rows from the top, three bytes a pixel.
struct RenderedPage {
    int width = 0, height = 0;
    std::string rgb{};
};
/// The pages that `pdftoppm` or `mutool` drew of a file.
struct RenderResult {
    std::string program{}; ///< empty: neither is installed
    /// As many as the file has; fewer if the program failed or took too long.
    std::vector<RenderedPage> pages{};
};

/// Draws the pages at 50 dpi with the first of the programs that is installed, as a child process without a
/// shell, in a folder of its own that is removed. A page has 20 seconds.
RenderResult render_pages(std::string_view pdf, std::size_t pages);

} // namespace spotit::verify
