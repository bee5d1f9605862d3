#pragma once

#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/symbol.hpp>
#include <spotit/symbol/spec.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

/// Symbols that could be mistaken for each other on the cards, where they lie turned and in all sizes.
namespace spotit::similarity {

/// The disc around a symbol's middle is cut into cells of equal area.
inline constexpr int rings = 12, angles = 48;

/// The mean color of each cell in OKLab, ring by ring from the middle, each ring clockwise.
struct CellColors {
    static constexpr std::size_t size = std::size_t{rings} * angles;
    std::array<float, size> lightness{}, a{}, b{};
    /// The mean of each ring, which stays the same however the symbol is turned.
    std::array<color::Oklab, rings> means{};
    /// The mean difference from the card's color: little for what is pale or thin.
    float contrast = 0;
};

/// The appearance of a symbol, apart from its size and its place, to be compared by `distance`.
struct Signature {
    std::array<CellColors, 5>
        colors_by_vision{}; ///< by color::Vision; that of SoftProof is empty without a soft proof
    /// The symbol in black on white; its contrast is 0 unless it has a single color.
    CellColors shape{};
    /// That color as it looks, by color::Vision.
    std::array<color::Oklab, 5> ink{};
    /// Of a photo, which fills its box, so that its outline means nothing: the mean difference of its cells
    /// from their mean color, by color::Vision.
    std::optional<std::array<double, 5>> detail{};
    /// The maximum angle from upright on a card, either way, in radians.
    double turn = 3.14159265358979323846;

    const CellColors& find_colors(color::Vision vision) const {
        return colors_by_vision[static_cast<std::size_t>(vision)];
    }
};

/// Converts a color of the screen to its print on a press.
using SoftProof = std::function<color::LinearRgb(const color::LinearRgb&)>;

/// Returns the signature of the symbol drawn on `background`, a card's color, which is white paper where it
/// is clear. Safe to call from many threads for different symbols when the press is, too.
Signature compute_signature(const symbol::Symbol& symbol, const color::Color& background,
                            const SoftProof& press = {});

/// Returns the mean color of a symbol, without what is behind it; nothing if nothing is painted. Safe to call
/// from many threads for different symbols.
std::optional<color::Oklab> measure_mean_color(const symbol::Symbol& symbol);

/// Returns the mean difference of the cells' colors when one symbol is turned to where it resembles the other
/// most, as far as both may be turned; in OKLab. 0 is the same drawing, 0.1 is usual for two emoji. A mirror
/// image is not the same.
double distance(const Signature& first, const Signature& second,
                color::Vision vision = color::Vision::Normal);

/// Pale and thin symbols differ little from the card and so from each other, in figures; the eye tells them
/// apart all the same. Therefore only pairs count that are near for their contrast as well. Of the 3 000
/// pairs of Noto's emoji that are below `alike`, few lie about half of it: nearly all that look alike lie
/// below, and what is only pale or thin above.
struct Options {
    double same = 0.008;      ///< below: nobody can tell them apart
    double alike = 0.032;     ///< below: easily mistaken …
    double alike_share = 0.5; ///< … when it is less than this share of their contrast, too
    /// The same for symbols of high contrast, such as flags, which may differ a little more.
    double vivid = 0.036, vivid_share = 0.36;
    double same_ink = 0.04;    ///< symbols whose single colors differ less are compared by their shapes alone
    double same_shape = 0.012; ///< shapes of single colors that differ less differ in nothing but color
    double confused = 0.05;    ///< the same for those who can't tell red from green, …
    double confused_share = 0.3;
    double detail_share = 0.35; ///< … and, of photos, less than this share of their detail
    double color_share = 0.5;   ///< … when it is less than this share of what others see
    /// Normal, Gray or SoftProof: the colors as printed.
    color::Vision print = color::Vision::Normal;
};

enum class PairKind { Same, Alike, ColorBlind };

/// Two symbols that could be mistaken for each other, by index; first < second.
struct Pair {
    std::size_t first = 0, second = 0;
    PairKind kind = PairKind::Same;
    double distance = 0; ///< as printed; of ColorBlind ones for those who can't tell red from green
    bool turned = false; ///< they differ as long as none is turned
    bool faded = false;  ///< they differ in colors that a print in gray or in inks leaves out
};

/// Returns all pairs that could be mistaken: the same ones first, then those alike, then those for the
/// color-blind; the nearest of each kind first.
std::vector<Pair> find(std::span<const Signature> signatures, const Options& options = {});

/// Returns whether a text has more than one letter, so that it is read rather than looked at.
bool is_word(std::string_view text);
/// Returns whether one text upside down is the other: 66 and 99.
bool reads_upside_down(std::string_view first, std::string_view second);
/// Returns pairs of words, by index, that readers take for each other: the letters are the same but for
/// capitals, accents and blanks, or but for what looks the same in print: l I 1, O 0, rn m, cl d, vv w. Other
/// words differ, however alike their pictures may be. What is not read is left out, as empty words are.
std::vector<Pair> find_words(std::span<const std::string_view> words);

/// Returns pairs of emoji, by index, that people take for each other whatever the font draws: those that
/// differ only in sex or skin, and those of a table. Empty texts are no emoji.
std::vector<Pair> find_confused_emoji(std::span<const std::string_view> emoji, const Options& options = {});

/// Symbols to choose from again and again, with the distances of pairs that were compared.
class SimilarityCache {
public:
    /// Compares symbols as they appear in such a print.
    explicit SimilarityCache(color::Vision print = color::Vision::Normal)
        : print_(print) {}

    /// Returns the index of the new symbol.
    std::size_t add(const Signature& signature);
    /// Returns the places of `count` of these members (indices) that differ well, in their order: of the
    /// nearest pair the later one is dropped until so many are left.
    std::vector<std::size_t> pick_distinct(std::span<const std::size_t> members, std::size_t count);
    /// Returns the number of pairs that were compared so far.
    std::size_t count_compared() const { return distances_.size(); }

private:
    struct Entry {
        CellColors view;
        double turn = 0;
    };
    double distance(std::size_t left, std::size_t right);

    color::Vision print_;
    std::vector<Entry> entries_{};
    std::unordered_map<std::uint64_t, double> distances_{}; ///< by both indices
};

/// Returns a symbol as the theme writes it, a text in quotes.
std::string quote_symbol(const symbol::SymbolSpec& source);

/// Returns one message for each symbol that could be mistaken for an earlier one, at the later one's place in
/// the theme, for swapping it is the fix: `look-alike` or `color-blind`; after twenty of them "and n more".
/// Symbols and sources are in the order of the signatures; `print` is as it was for `find`.
std::vector<diag::Diagnostic> write_diagnostics(std::span<const Pair> pairs,
                                                std::span<const symbol::Symbol> symbols,
                                                std::span<const symbol::SymbolSpec> sources,
                                                color::Vision print = color::Vision::Normal);

} // namespace spotit::similarity
