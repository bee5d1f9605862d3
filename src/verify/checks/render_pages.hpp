// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
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

/// Draws the pages of a file one after the other at 100 dpi, with `pdftoppm` or `mutool` as a child process
/// without a shell.
class PageRenderer {
public:
    explicit PageRenderer(std::string_view pdf);
    PageRenderer(const PageRenderer&) = delete;
    PageRenderer& operator=(const PageRenderer&) = delete;
    ~PageRenderer();

    /// Returns nothing after the last page, and if the program failed or took more than 20 seconds.
    std::optional<RenderedPage> next();
    /// Returns the program that draws; empty if neither is installed.
    const std::string& program() const { return program_; }

private:
    bool start(std::vector<std::string> words);
    bool read_some();

    std::filesystem::path folder_{}; ///< removed with all that is in it
    std::string program_{}, output_{};
    int child_ = 0; ///< its process; 0: there is none
    int pipe_ = -1;
};

} // namespace spotit::verify
