#pragma once

#include <spotit/base/enum_names.hpp>
#include <spotit/color.hpp>
#include <spotit/diag.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace spotit::pdf {

/// Pdf17: for home printers and copy shops. X4, X1a: for print shops (ISO 15930-7, 15930-4). A2b, A3b: for
/// archives (ISO 19005-2, 19005-3); A3b has the theme attached.
enum class Conformance { Pdf17, X4, X1a, A2b, A3b };
inline constexpr auto conformance_names =
    base::name_values<Conformance>({"1.7", "x-4", "x-1a", "a-2b", "a-3b"});
/// The names of the standards; none of a plain PDF.
inline constexpr auto standard_names =
    base::name_values<Conformance>({"", "PDF/X-4", "PDF/X-1a:2003", "PDF/A-2b", "PDF/A-3b"});

/// The inks in which colors are written.
enum class Inks { Rgb, Cmyk, Gray };
inline constexpr auto inks_names = base::name_values<Inks>({"rgb", "cmyk", "gray"});

/// The presses whose profiles come with the program: offset printing on coated paper in Europe (ISO 12647-2)
/// and in America (CGATS TR 006).
enum class Press { Fogra39, Gracol };
inline constexpr auto press_names = base::name_values<Press>({"fogra39", "gracol"});

/// A color for which the theme gives the inks themselves: cmyk() and gray().
struct ExactInks {
    color::Color color; ///< the screen color, also in the document, to four decimals
    color::Inks inks;
    friend bool operator==(const ExactInks&, const ExactInks&) = default;
};

/// The theme's settings of the PDF.
struct Options {
    Conformance conformance = Conformance::Pdf17;
    Inks inks = Inks::Rgb;
    Press press = Press::Fogra39;
    std::filesystem::path icc{};       ///< profile of another press; empty: that of `press`
    std::optional<double> ink_limit{}; ///< of all four inks together, 1 to 4; none: the profile's limit
    std::vector<ExactInks> exact{};    ///< override the profile in lines, shapes and gradients
    std::string author{}, subject{};
    std::vector<std::string> keywords{};
    std::string cut_contour{};     ///< name of the spot color of the cut; empty: none
    bool names = true;             ///< writes the symbols' names as hidden text, for search and `verify`
    diag::Span conformance_span{}; ///< place in the theme
    /// Returns the inks of the file: an X-1a file has no RGB.
    Inks file_inks() const {
        return inks == Inks::Rgb && conformance == Conformance::X1a ? Inks::Cmyk : inks;
    }
    friend bool operator==(const Options&, const Options&) = default;
};

} // namespace spotit::pdf
