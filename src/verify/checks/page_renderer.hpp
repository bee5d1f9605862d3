#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

namespace spotit::verify {

using Rgb = std::array<std::uint8_t, 3>;

/// Returns the largest difference of a part.
int measure_contrast(const Rgb& one, const Rgb& other);

/// A page as a renderer drew it: rows from the top, three bytes a pixel.
struct RenderedPage {
    int width = 0, height = 0;
    std::string rgb{};

    Rgb read_color(int x, int y) const;
};

/// Draws the pages of a file one after the other, at 50 dpi, with an installed program as a child process.
class PageRenderer {
public:
    explicit PageRenderer(std::string_view pdf);
    /// Returns a page of no size after the last, and if the program failed or took too long.
    RenderedPage render_next();
    /// Returns the program that draws; empty if none does.
    const std::string& program() const { return program_; }
    /// Returns why none does.
    const std::string& problem() const { return problem_; }

private:
    using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;
    File pdf_, pages_;
    std::string program_{}, problem_{};
};

} // namespace spotit::verify
