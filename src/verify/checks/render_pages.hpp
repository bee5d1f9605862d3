// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace spotit::verify {

/// A page as a renderer drew it: rows from the top, three bytes a pixel.
struct RenderedPage {
    int width = 0, height = 0;
    std::string rgb{};
};

/// A folder that is removed with all that is in it.
class TemporaryFolder {
public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_{};
};

/// Draws pages at 100 dpi with `pdftoppm` or `mutool`, as a child process without a shell.
class PageRenderer {
public:
    explicit PageRenderer(std::string_view pdf);
    /// Returns nothing if no program is installed, or it failed or took more than 20 seconds.
    std::optional<RenderedPage> draw(int page);
    /// Returns the program that draws; empty if neither is installed.
    const std::string& program() const { return program_; }

private:
    TemporaryFolder folder_{};
    std::string file_, picture_, program_{};
};

} // namespace spotit::verify
