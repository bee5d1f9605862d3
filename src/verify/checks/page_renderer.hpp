// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace spotit::verify {

/// A page as a renderer drew it: rows from the top, three bytes a pixel.
struct RenderedPage {
    int width = 0, height = 0;
    std::string rgb{};
};

/// Draws the pages of a file one after the other at 100 dpi, with `pdftoppm` or `mutool` as a child process.
class PageRenderer {
public:
    explicit PageRenderer(std::string_view pdf);
    /// Returns nothing after the last page, and if the program failed or took too long.
    std::optional<RenderedPage> next();
    /// Returns the program that draws; empty if neither is installed.
    const std::string& program() const { return program_; }

private:
    using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

    File pdf_, pages_; ///< the file, and what the program writes
    std::string program_{};
};

} // namespace spotit::verify
