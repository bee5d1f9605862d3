// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/job/pdf.hpp>

#include "job/memory/memory_data.hpp"
#include "job/output/output.hpp"
#include "job/prepared_deck.hpp"
#include "job/stages.hpp"

#include <spotit/deck.hpp>
#include <spotit/pdf.hpp>
#include <spotit/render.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>

namespace spotit::job {

namespace {

/// Pictures of one Cairo file: enough to keep threads busy, few enough that their resources are shared. It
/// affects the bytes, so it must not depend on the number of threads.
constexpr std::size_t pictures_per_file = 32;

/// Returns the pages of pictures as a PDF. Cairo draws those that nothing else can write.
std::string draw_pages(std::span<const symbol::Symbol> pictures) {
    std::vector<std::optional<symbol::PdfDrawing>> written;
    std::vector<symbol::Symbol> others;
    for (const symbol::Symbol& picture : pictures) {
        written.push_back(symbol::write_pdf(picture));
        if (!written.back()) others.push_back(picture);
    }
    return pdf::compact_pages(others.empty() ? "" : render::picture_pages(others), written);
}

/// Returns the pages of pictures as a PDF; from the memory, if it holds all these drawings.
std::string draw_pages(std::span<const symbol::Symbol> pictures, std::span<const DrawingId> ids,
                       Memory* memory) {
    const auto draw = [&] { return draw_pages(pictures); };
    const bool are_known = ids.size() == pictures.size() && std::ranges::find(ids, no_drawing) == ids.end();
    if (memory == nullptr || !are_known) return draw();
    Key key;
    for (const DrawingId id : ids) key.add(id);
    constexpr std::size_t max_kept = 1 << 20; // bytes: photos are not worth their room
    return memory->data().picture_pages.find_or_make(
        key.bytes(), draw, [](const std::string& pages) { return pages.size() <= max_kept; });
}

std::vector<std::string> draw_pictures(Stages& stages, std::span<const symbol::Symbol> pictures,
                                       std::span<const DrawingId> ids, Memory* memory) {
    // What is no symbol, such as texts, begins a file of its own: it changes more often.
    std::vector<std::size_t> begins;
    for (std::size_t i = 0; i < pictures.size(); ++i)
        if (begins.empty() || i - begins.back() == pictures_per_file || i == ids.size()) begins.push_back(i);
    const int files = static_cast<int>(begins.size());
    return stages.run("drawing", files, [&] {
        std::vector<std::string> pages(begins.size());
        stages.each("drawing", files, [&](std::size_t i) {
            const std::size_t first = begins[i],
                              end = i + 1 < begins.size() ? begins[i + 1] : pictures.size();
            const std::size_t known = std::min(first, ids.size());
            pages[i] = draw_pages(pictures.subspan(first, end - first),
                                  ids.subspan(known, std::min(end, ids.size()) - known), memory);
        });
        return pages;
    });
}

pdf::FileInfo file_info(const PreparedDeck::Data& data) {
    pdf::FileInfo file_info{.producer = data.request.producer, .moment = data.request.moment};
    const std::string& name = data.request.theme->name();
    file_info.theme_name =
        name.empty() || name == "-" ? "theme.yaml" : std::filesystem::path(name).filename().string();
    file_info.deck_kind = deck::kind_name(data.deck.kind);
    const pdf::Options& output = data.theme.output;
    if (output.conformance != pdf::Conformance::Pdf17 || output.inks != pdf::Inks::Rgb) {
        file_info.press_profile = press_profile(data.theme, data.request.places);
        file_info.rgb_profile = rgb_profile(data.request.places);
    }
    if (output.conformance == pdf::Conformance::A3b) file_info.theme = data.request.theme->text();
    return file_info;
}

void note_ink(Report& report, const pdf::File& file) {
    if (!file.ink_coverage) return;
    report.total_ink = file.ink_coverage->total_max;
    if (file.ink_coverage->unlimited > file.ink_coverage->total_max + 0.005)
        report.unlimited_ink = file.ink_coverage->unlimited;
}

/// Names all pictures in the report, and some of them in the hint.
void note_flattening(Report& report, const pdf::Flattening& flattening) {
    const std::vector<std::string>& names = flattening.pictures;
    if (names.empty() && !flattening.has_grounds) return;
    const auto count = [&](std::string_view ground) {
        if (names.empty()) return std::string(ground);
        const std::string pictures = fmt::format("{} picture{}", names.size(), names.size() == 1 ? "" : "s");
        return flattening.has_grounds ? fmt::format("{} and {}", ground, pictures) : pictures;
    };
    constexpr std::size_t max_named = 5;
    const std::size_t named = names.size() > max_named + 1 ? max_named : names.size();
    std::string some =
        fmt::format("{}", fmt::join(names.begin(), names.begin() + std::ptrdiff_t(named), ", "));
    if (named < names.size()) some += fmt::format(" and {} more", names.size() - named);
    const std::string what =
        fmt::format("{} at {:.0f} dpi", count("what lies below the symbols"), flattening.dpi);
    const std::string_view colon = names.empty() ? "" : ": ";
    report.flattened = fmt::format("{}{}{}", what, colon, fmt::join(names, ", "));
    report.hints.push_back(
        fmt::format("PDF/X-1a can't have what is transparent, so it has pixels instead of {}"
                    "{}{}; x-4 keeps drawings, if the print shop takes it",
                    what, colon, some));
}

} // namespace

PdfFile pdf(const PreparedDeck& deck, const Selection& selection) {
    const PreparedDeck::Data& data = deck.data();
    const document::Document part =
        is_whole(selection) ? document::Document{} : select_pages(data.document, selection);
    const document::Document& document = is_whole(selection) ? data.document : part;
    Stages stages(data.request);
    const std::vector<std::string> pictures =
        draw_pictures(stages, document.pictures, data.drawing_ids, data.request.memory.get());
    const render::Renderer renderer(document);
    pdf::FileInfo info = file_info(data);
    info.face_pixels = [&](const document::Face& face, const pdf::PixelGrid& grid) {
        return renderer.face_rgba(face, grid.to_pixels, {grid.width, grid.height});
    };
    pdf::File file =
        stages.run("pdf", 1, [&] { return pdf::write(document, pictures, data.theme.output, info); });
    Report report = stages.added_to(data.report);
    if (!is_whole(selection)) report.part = describe_part(data.document, part);
    note_ink(report, file);
    note_flattening(report, file.flattening);
    return {std::move(file.bytes), std::move(report)};
}

PdfFile make_deck(const Request& request) {
    return pdf(prepare(request));
}

} // namespace spotit::job
