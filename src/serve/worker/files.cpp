#include "serve/pictures.hpp"
#include "serve/worker/answers.hpp"

#include <spotit/bundle.hpp>
#include <spotit/job/files.hpp>
#include <spotit/job/output.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <vector>

namespace spotit::serve {

std::string make_file(const Pdf&, const job::Request& request) {
    return job::make_pdf(job::prepare(request)).bytes;
}

std::string make_file(const GamesPage&, const job::Request& request) {
    return job::make_games_page(job::prepare(request)).bytes;
}

std::string make_file(const WhyPage&, const job::Request& request) {
    return job::make_why_page(job::prepare(request)).bytes;
}

std::vector<ZipEntry> make_file(const CardPictures& wanted, const job::Request& request) {
    job::PictureOptions options;
    if (wanted.are_svg)
        options.format = {.face = &render::Renderer::draw_face_svg,
                          .sheet = &render::Renderer::draw_page_svg};
    std::vector<std::string> files = job::make_pictures(job::prepare(request), options).files;
    std::vector<ZipEntry> entries;
    for (std::size_t i = 0; i < files.size(); ++i)
        entries.push_back({fmt::format("card-{:0{}}.{}", i + 1, std::to_string(files.size()).size(),
                                       wanted.are_svg ? "svg" : "png"),
                           std::move(files[i])});
    return entries;
}

std::vector<ZipEntry> make_file(const Bundle& wanted, const job::Request& request) {
    bundle::BundleOptions options;
    if (!wanted.service.empty()) options.services.push_back(wanted.service);
    return bundle::bundle(request, options).files;
}

std::vector<ZipEntry> make_file(const ThemeFiles&, const job::Request& request) {
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
    for (const job::Companion& each : job::find_companions(file, used))
        entries.push_back(
            {each.place.generic_string(), job::read_source(each.from.string(), max_picture)->text()});
    return entries;
}

} // namespace spotit::serve
