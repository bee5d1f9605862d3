
#include "job/prepared_deck.hpp"

#include "diag/write.hpp"

#include <spotit/base/files.hpp>
#include <spotit/job/output.hpp>
#include <spotit/pdf.hpp>

namespace spotit::job {
namespace {

constexpr base::EnumName<pdf::Press> profile_files[] = {{pdf::Press::Fogra39, "FOGRA39L_coated.icc"},
                                                        {pdf::Press::Gracol, "GRACoL2006_coated1.icc"}};
static_assert(base::is_complete(profile_files));

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
