#include "serve/worker/answers.hpp"

#include <spotit/bundle.hpp>
#include <spotit/job/files.hpp>
#include <spotit/job/page.hpp>
#include <spotit/job/pdf.hpp>
#include <spotit/job/pictures.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <vector>

namespace spotit::serve {
namespace {

/// Returns the pictures of all cards.
std::vector<ZipEntry> make_card_files(const job::PreparedDeck& deck, bool are_svg) {
    job::PictureOptions options;
    if (are_svg)
        options.format = {.face = &render::Renderer::draw_face_svg,
                          .sheet = &render::Renderer::draw_page_svg};
    std::vector<std::string> files = job::make_pictures(deck, options).files;
    std::vector<ZipEntry> entries;
    for (std::size_t i = 0; i < files.size(); ++i)
        entries.push_back({fmt::format("card-{:0{}}.{}", i + 1, std::to_string(files.size()).size(),
                                       are_svg ? "svg" : "png"),
                           std::move(files[i])});
    return entries;
}

/// Returns the deck in all its forms, or in that of one card service.
std::vector<ZipEntry> make_bundle_files(const job::Request& request, const std::string& service) {
    bundle::BundleOptions options;
    if (!service.empty()) options.services.push_back(service);
    std::vector<ZipEntry> entries;
    for (bundle::Bundle::File& file : bundle::bundle(request, options).files)
        entries.push_back({std::move(file.name), std::move(file.bytes)});
    return entries;
}

/// Returns the theme and the files in its folder that it is made from. Other files do not travel.
std::vector<ZipEntry> list_theme_files(const job::Request& request) {
    constexpr std::size_t max_bytes = std::size_t{25} << 20U; // as pages may send pictures
    std::vector<std::filesystem::path> used;
    job::Request read = request;
    read.theme_listener = [&](const theme::Theme& theme) { used = theme.files; };
    try {
        diag::Sink sink;
        static_cast<void>(job::read_theme(read, sink));
    } catch (const diag::Error&) {
        if (used.empty()) throw; // else it makes no deck, and may be sent all the same
    }
    const std::filesystem::path file = request.theme->name();
    std::vector<ZipEntry> entries{{file.filename().string(), request.theme->text()}};
    for (const job::Companion& one : job::find_companions(file, used))
        entries.push_back(
            {one.place.generic_string(), job::read_source(one.from.string(), max_bytes)->text()});
    return entries;
}

} // namespace

void make_file(const Json& task, const job::Request& request,
               const std::function<void(std::string_view)>& send) {
    const auto kind = task.at("kind").get<std::string>();
    if (kind == "theme") return write_zip(list_theme_files(request), send);
    if (kind == "bundle") return write_zip(make_bundle_files(request, task.value("service", "")), send);
    const job::PreparedDeck deck = job::prepare(request);
    if (kind == "cards") return write_zip(make_card_files(deck, task.value("format", "") == "svg"), send);
    if (kind == "pdf") return send(job::make_pdf(deck).bytes);
    send((kind == "why" ? job::make_why_page(deck) : job::make_games_page(deck)).bytes);
}

} // namespace spotit::serve
