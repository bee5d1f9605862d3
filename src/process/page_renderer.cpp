#include <spotit/process/page_renderer.hpp>

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace spotit::process {

PageRenderer::PageRenderer(std::string_view pdf)
    : pdf_(std::tmpfile(), &std::fclose)
    , pages_(nullptr, &pclose) {
    // The first line of the output names the program that draws.
    constexpr const char* script = R"(
        draw() {{ command -v $1 >/dev/null && echo $1 && exec timeout 300 "$@" </dev/null 2>/dev/null; }}
        draw pdftoppm -cropbox -r 50 {0}
        draw mutool draw -q -r 50 -F ppm -c rgb -o - {0})";
    if (!pdf_ || std::fwrite(pdf.data(), 1, pdf.size(), pdf_.get()) != pdf.size() ||
        std::fflush(pdf_.get()) != 0) {
        problem_ = "there is no room for a temporary file: " + std::generic_category().message(errno);
        return;
    }
    const std::string file = fmt::format("/proc/{}/fd/{}", getpid(), fileno(pdf_.get()));
    pages_.reset(popen(fmt::format(script, file).c_str(), "re")); // NOLINT(cert-env33-c): all words are ours
    std::array<char, 16> name{};
    if (!pages_)
        problem_ = "the system can't start a process to draw the pages"; // the C library gives no reason
    else if (std::fscanf(pages_.get(), "%15s", name.data()) == 1)
        program_ = name.data();
}

RenderedPage PageRenderer::render_next() {
    constexpr int max_side = 20'000;
    RenderedPage page; // PPM: "P6 827 1169 255" and the pixels
    // NOLINTNEXTLINE(cert-err34-c): wrong numbers are out of range
    const int read = std::fscanf(pages_.get(), " P6 %d %d 255", &page.width, &page.height);
    const bool is_sane =
        std::min(page.width, page.height) > 0 && std::max(page.width, page.height) <= max_side;
    if (read != 2 || !is_sane || std::fgetc(pages_.get()) == EOF) return {};
    page.pixels.resize(static_cast<std::size_t>(page.width) * static_cast<std::size_t>(page.height));
    if (std::fread(page.pixels.data(), 3, page.pixels.size(), pages_.get()) < page.pixels.size()) return {};
    return page;
}

} // namespace spotit::process
