#include <spotit/job/output.hpp>

#include "diag/write.hpp"
#include "job/memory/memory_data.hpp"
#include "job/prepared_deck.hpp"
#include "job/stages.hpp"

#include <spotit/base/files.hpp>
#include <spotit/base/join.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/pdf.hpp>
#include <spotit/symbol/font.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::job {
namespace {

/// Returns a picture as the file has it; from the memory, if it holds the drawing.
pdf::DrawnPicture draw_picture(const symbol::Symbol& picture, const pdf::Colors& colors, Memory* memory) {
    constexpr std::size_t max_kept = 1 << 15; // bytes: photos are not worth their room
    return recall(
        memory, &Memory::Data::drawn_pictures, Key().add(picture), [&] { return pdf::draw(picture, colors); },
        [](const pdf::DrawnPicture& drawn) { return pdf::size(drawn) <= max_kept; });
}

std::vector<pdf::DrawnPicture> draw_pictures(Stages& stages, std::span<const symbol::Symbol> pictures,
                                             const PreparedDeck::Data& data, const pdf::Colors& colors) {
    const bool is_plain = data.theme.output.file_inks() == pdf::Inks::Rgb;
    Memory* const memory = is_plain ? data.request.memory.get() : nullptr;
    const int count = static_cast<int>(pictures.size());
    return stages.run("drawing", count, [&] {
        // Equal pictures are one in the file, whatever the memory holds.
        std::map<std::string, std::size_t> known;
        std::vector<std::size_t> first;
        for (std::size_t i = 0; i < pictures.size(); ++i)
            first.push_back(known.try_emplace(Key().add(pictures[i]).bytes(), i).first->second);
        std::vector<pdf::DrawnPicture> drawn(pictures.size());
        stages.run_each("drawing", count, [&](std::size_t i) {
            if (first[i] == i) drawn[i] = draw_picture(pictures[i], colors, memory);
        });
        for (std::size_t i = 0; i < pictures.size(); ++i) drawn[i] = drawn[first[i]];
        return drawn;
    });
}

pdf::FileInfo make_file_info(const PreparedDeck::Data& data) {
    pdf::FileInfo file_info{.producer = data.request.producer, .moment = data.request.moment};
    const std::string& name = data.request.theme->name();
    file_info.theme_name =
        name.empty() || name == "-" ? "theme.yaml" : std::filesystem::path(name).filename().string();
    file_info.deck_kind = base::find_enum_name(deck::kind_names, data.deck.kind);
    const pdf::Options& output = data.theme.output;
    if (output.conformance != pdf::Conformance::Pdf17 || output.inks != pdf::Inks::Rgb) {
        file_info.press_profile = press_profile(data.theme, data.request.places);
        file_info.rgb_profile = find_rgb_profile(data.request.places);
    }
    if (output.conformance == pdf::Conformance::A3b) file_info.theme = data.request.theme->text();
    return file_info;
}

/// Returns the error at the place that names a font: of a symbol, of the backs' text, or else of all words.
diag::Error refuse_font(const symbol::DamagedFont& font, const theme::Theme& theme) {
    const auto is_named = [&](const std::string& name) {
        return !name.empty() && std::filesystem::path(name).filename() == font.file.filename();
    };
    diag::Span place = theme.fonts.text_span;
    if (theme.back && is_named(theme.back->font)) place = theme.back->font_span;
    const auto spec = std::ranges::find_if(theme.symbols, is_named, &symbol::SymbolSpec::font);
    if (spec != theme.symbols.end()) place = spec->font_span;
    return {diag::ErrorCategory::Input,
            diag::Diagnostic{
                .id = "bad-font",
                .message = diag::write("the font {file} is damaged", font.file.string()),
                .span = place,
                .notes = {diag::make_fix("use another font, or get the file again from its source")}}};
}

/// Names all pictures in the report, and some of them in the hint.
void note_flattening(Report& report, const pdf::Flattening& flattening) {
    const std::vector<std::string>& names = flattening.pictures;
    if (names.empty() && !flattening.has_grounds) return;
    const auto count = [&](const diag::Sentence& ground) {
        if (names.empty()) return ground;
        const diag::Sentence pictures =
            diag::write_count(names.size(), "{count} picture", "{count} pictures", names.size());
        return flattening.has_grounds ? diag::write("{words} and {last}", ground, pictures) : pictures;
    };
    constexpr std::size_t max_named = 5;
    const std::size_t named = names.size() > max_named + 1 ? max_named : names.size();
    const diag::Sentence flattened =
        diag::write("{drawings} at {dpi:.0f} dpi", count("the background of the symbols"), flattening.dpi);
    report.flattened =
        names.empty() ? flattened : diag::write("{name}: {text}", flattened, base::join(names, ", "));
    report.hints.push_back(
        diag::write("PDF/X-1a allows no transparency, so these became pixels: {drawings}{names}; x-4 keeps "
                    "them as vectors, if the print shop accepts it",
                    flattened, names.empty() ? "" : fmt::format(" ({})", diag::list_some(names, named))));
}

/// Returns true if the selection keeps all pages in their order.
bool is_whole(const Selection& selection) {
    return selection.pages == Pages::All && selection.first <= 1 && selection.last >= Selection{}.last &&
           selection.order == PageOrder::Same;
}

/// Describes the selected part: "the fronts of 2 of the 3 sheets".
diag::Sentence describe_part(const document::Document& whole, const document::Document& part) {
    const auto count = [&](document::Side side) {
        return static_cast<int>(std::ranges::count(part.pages, side, &document::Page::side));
    };
    const int fronts = count(document::Side::Front), backs = count(document::Side::Back);
    const int wanted = std::max(fronts, backs);
    const int all = document::find_sheet_number(whole, static_cast<int>(whole.pages.size()) - 1);
    diag::Sentence sheets = wanted == all ? diag::write("all {count} sheets", all)
                                          : diag::write("{count} of the {all} sheets", wanted, all);
    if (fronts == 0) return diag::write("the backs of {sheets}", sheets);
    if (backs == 0 && document::is_two_sided(whole)) return diag::write("the fronts of {sheets}", sheets);
    return sheets;
}

constexpr auto profile_files =
    base::name_values<pdf::Press>({"FOGRA39L_coated.icc", "GRACoL2006_coated1.icc"});

/// Profiles have a folder of their own beside the fonts.
std::string find_own_profile(const base::DataPaths& places, std::string_view name) {
    for (const std::filesystem::path& place : places.data)
        for (const std::filesystem::path& folder : {place / "icc", place.parent_path() / "icc"})
            if (auto bytes = base::read_file(folder / name); bytes && !bytes->empty())
                return *std::move(bytes);
    diag::fail(diag::ErrorCategory::File, "no-profile",
               diag::write("can't find the color profile {name} that comes with the program", name),
               {diag::make_fix("install spotit-print again, or name a profile:  output: {icc: FILE.icc}")});
}

} // namespace

File make_pdf(const PreparedDeck& deck, const Selection& selection) {
    const PreparedDeck::Data& data = deck.data();
    const document::Document part =
        is_whole(selection) ? document::Document{} : select_pages(data.document, selection);
    const document::Document& document = is_whole(selection) ? data.document : part;
    Stages stages(data.request);
    pdf::FileInfo info = make_file_info(data);
    const pdf::Colors colors(data.theme.output, info);
    const std::vector<pdf::DrawnPicture> pictures = draw_pictures(stages, document.pictures, data, colors);
    const render::Renderer renderer(document);
    info.face_pixels = [&](const document::Face& face, const pdf::PixelGrid& grid) {
        return renderer.draw_face_rgba(face, grid.to_pixels, {grid.width, grid.height});
    };
    pdf::File file = stages.run("pdf", 1, [&] {
        try {
            return pdf::write(document, pictures, colors, data.theme.output, info);
        } catch (const symbol::DamagedFont& font) {
            throw refuse_font(font, data.theme);
        }
    });
    Report report = stages.add_to(data.report);
    if (!is_whole(selection)) report.part = describe_part(data.document, part);
    if (const auto& ink = file.ink_coverage) {
        report.total_ink = ink->total_max;
        if (ink->unlimited > ink->total_max + 0.005) report.unlimited_ink = ink->unlimited;
    }
    note_flattening(report, file.flattening);
    return {std::move(file.bytes), std::move(report)};
}

File make_deck(const Request& request) {
    return make_pdf(prepare(request));
}

document::Document select_pages(const document::Document& document, const Selection& selection) {
    document::Document result = document;
    result.pages.clear();
    int leaf = 0;
    for (std::size_t i = 0; i < document.pages.size(); ++i) {
        leaf = document::find_sheet_number(document, static_cast<int>(i));
        if (leaf < selection.first || leaf > selection.last) continue;
        const bool is_front = document.pages[i].side == document::Side::Front;
        if (selection.pages == Pages::All || (selection.pages == Pages::Fronts) == is_front)
            result.pages.push_back(document.pages[i]);
    }
    if (result.pages.empty())
        diag::fail(diag::ErrorCategory::Usage, "no-such-sheet",
                   leaf < selection.first
                       ? diag::write_count(static_cast<std::size_t>(leaf),
                                           "the deck has only {count} sheet, so --sheets selects none",
                                           "the deck has only {count} sheets, so --sheets selects none", leaf)
                       : diag::Sentence("the deck has no such pages; without backs there are only fronts"));
    if (selection.order == PageOrder::Reversed) std::ranges::reverse(result.pages);
    return result;
}

std::string press_profile(const theme::Theme& theme, const base::DataPaths& places) {
    const std::filesystem::path& file = theme.output.icc;
    if (file.empty())
        return find_own_profile(places, base::find_enum_name(profile_files, theme.output.press));
    if (auto bytes = base::read_file(file)) return *std::move(bytes);
    throw diag::Error(diag::ErrorCategory::Input,
                      {.id = "no-profile",
                       .message = diag::write("can't read the color profile {file}", file.string()),
                       .span = theme.find_place({"output.icc"})});
}

std::string find_rgb_profile(const base::DataPaths& places) {
    return find_own_profile(places, "sRGB.icc");
}

render::ColorMap make_soft_proof(const PreparedDeck& deck) {
    const theme::Theme& theme = deck.theme();
    if (theme.output.inks == pdf::Inks::Gray)
        return [](const color::Color& color) {
            const double gray = color::to_gray(color);
            return color::Color{gray, gray, gray, color.alpha};
        };
    const base::DataPaths& places = deck.data().request.places;
    return pdf::soft_proof_of_colors(press_profile(theme, places), find_rgb_profile(places));
}

} // namespace spotit::job
