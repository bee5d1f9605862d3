#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::process {

using Rgb = std::array<std::uint8_t, 3>;

/// A page as a renderer drew it: rows from the top.
struct RenderedPage {
    int width = 0, height = 0;
    std::vector<Rgb> pixels{};

    Rgb read_color(int x, int y) const { return pixels[static_cast<std::size_t>(y * width + x)]; }
    /// Returns black of what is not on the page.
    Rgb read_color(double x, double y) const {
        const bool is_there = x >= 0 && y >= 0 && x < width && y < height;
        return is_there ? read_color(static_cast<int>(x), static_cast<int>(y)) : Rgb{};
    }
};

/// Draws the pages of a PDF one after the other, at 50 dpi, with an installed program as a child process.
class PageRenderer {
public:
    explicit PageRenderer(std::string_view pdf);
    /// Returns a page of no size after the last, and if the program failed or took too long.
    RenderedPage render_next();
    const std::string& program() const { return program_; } ///< that draws; empty if none does
    const std::string& problem() const { return problem_; } ///< why none does

private:
    using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;
    File pdf_, pages_;
    std::string program_{};
    std::string problem_ = "neither pdftoppm (poppler-utils) nor mutool (mupdf-tools) is installed";
};

} // namespace spotit::process
