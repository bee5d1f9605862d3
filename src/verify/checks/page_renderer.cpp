// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/page_renderer.hpp"

#include <fmt/format.h>

#include <unistd.h>

#include <array>

namespace spotit::verify {

namespace {

constexpr int max_side = 20'000; // pixels
/// The first line says which program draws; {} is the file.
constexpr const char* script =
    "draw() {{ command -v $1 >/dev/null && echo $1 && exec timeout 300 \"$@\" </dev/null 2>/dev/null; }}\n"
    "draw pdftoppm -cropbox -r 100 {0}\n"
    "draw mutool draw -q -r 100 -F ppm -c rgb -o - {0}\n";

} // namespace

PageRenderer::PageRenderer(std::string_view pdf)
    : pdf_(std::tmpfile(), &std::fclose)
    , pages_(nullptr, &pclose) {
    if (!pdf_ || std::fwrite(pdf.data(), 1, pdf.size(), pdf_.get()) != pdf.size()) return;
    static_cast<void>(std::fflush(pdf_.get()));
    const std::string file = fmt::format("/proc/{}/fd/{}", getpid(), fileno(pdf_.get()));
    // Nothing in the script is anybody's but ours. NOLINTNEXTLINE(cert-env33-c)
    pages_.reset(popen(fmt::format(script, file).c_str(), "re"));
    std::array<char, 16> name{};
    if (pages_ && std::fscanf(pages_.get(), "%15s", name.data()) == 1) program_ = name.data();
}

std::optional<RenderedPage> PageRenderer::next() {
    RenderedPage page;      // PPM: "P6 827 1169 255" and the pixels
    if (program_.empty() || // NOLINTNEXTLINE(cert-err34-c): wrong numbers are too large
        std::fscanf(pages_.get(), " P6 %d %d 255", &page.width, &page.height) != 2 ||
        std::fgetc(pages_.get()) == EOF || page.width < 1 || page.width > max_side || page.height < 1 ||
        page.height > max_side)
        return std::nullopt;
    page.rgb.resize(3 * static_cast<std::size_t>(page.width) * static_cast<std::size_t>(page.height));
    if (std::fread(page.rgb.data(), 1, page.rgb.size(), pages_.get()) != page.rgb.size()) return std::nullopt;
    return page;
}

} // namespace spotit::verify
