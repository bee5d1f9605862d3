#pragma once

#include <array>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace spotit::verify {

using Rgb = std::array<double, 3>; ///< 0 to 1

/// A page as a renderer drew it: rows from the top, three bytes a pixel.
struct RenderedPage {
    int width = 0, height = 0;
    std::string rgb{};

    /// Returns the color at a place of the page, from 0 to 1, y up.
    Rgb color(double x, double y) const;
};

/// Draws the pages of a file one after the other at 100 dpi, with an installed program as a child process.
class PageRenderer {
public:
    explicit PageRenderer(std::string_view pdf);
    /// Returns nothing after the last page, and if the program failed or took too long.
    std::optional<RenderedPage> next();
    /// Returns the program that draws; empty if none does.
    const std::string& program() const { return program_; }
    /// Returns why none does.
    const std::string& problem() const { return problem_; }

private:
    using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

    File pdf_{std::tmpfile(), &std::fclose}, pages_{nullptr, &pclose};
    std::string program_{}, problem_{};
};

} // namespace spotit::verify
