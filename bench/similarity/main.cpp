// Look-alikes on one thread: what signatures and pairs cost, which pairs of a theme are found, and where
// pairs lie that people know. Themes are read for their emoji alone.
//
//   bench-similarity [THEME...]

#include <spotit/emoji.hpp>
#include <spotit/similarity.hpp>
#include <spotit/symbol/font.hpp>
#include <spotit/symbol/load.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>

namespace {

using namespace spotit;

double milliseconds_of(const auto& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
    return taken.count();
}

struct Set {
    std::vector<symbol::SymbolSpec> sources;
    std::vector<symbol::Symbol> symbols;
    std::vector<similarity::Signature> signatures;
};

class Studio {
public:
    Studio()
        : places_{{std::string(SPOTIT_SOURCE_DIR) + "/fonts", SPOTIT_BINARY_DIR}}
        , font_(symbol::Font::open_default(places_, sink_))
        , names_(places_) {}

    Set load(std::string_view text) {
        Set set;
        for (const emoji::TextRun& piece : emoji::split_sequences(text)) {
            const std::string emoji(piece.text);
            if (piece.emoji)
                set.sources.push_back({.content = symbol::Emoji{emoji}, .name = names_.find(emoji)});
        }
        for (const symbol::SymbolSpec& source : set.sources)
            set.symbols.push_back(symbol::load(source, font_, sink_));
        return set;
    }

private:
    diag::Sink sink_;
    base::DataPaths places_;
    symbol::Font font_;
    emoji::Names names_;
};

std::string text_of(const std::string& file) {
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// The card's color in the theme, or white.
color::Color background_of(const std::string& text) {
    constexpr std::string_view key = "background:", around = " \"\r";
    const std::size_t at = text.find(key);
    if (at == std::string::npos) return color::white;
    std::string_view value = std::string_view(text).substr(at + key.size());
    value = value.substr(0, value.find('\n'));
    const std::size_t first = value.find_first_not_of(around), last = value.find_last_not_of(around);
    if (first == std::string_view::npos) return color::white;
    return color::parse(value.substr(first, last - first + 1)).value_or(color::white);
}

double median(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                     values.end());
    return values[values.size() / 2];
}

/// Of all pairs, without shortcuts.
std::vector<double> all_distances(const std::vector<similarity::Signature>& signatures) {
    std::vector<double> distances;
    for (std::size_t i = 1; i < signatures.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            distances.push_back(similarity::distance(signatures[j], signatures[i]));
    return distances;
}

void report(Studio& studio, const std::string& theme) {
    const std::string text = text_of(theme);
    const color::Color background = background_of(text);
    Set set;
    std::vector<similarity::Pair> pairs;
    std::vector<double> distances;
    const double loading = milliseconds_of([&] { set = studio.load(text); });
    const double signing = milliseconds_of([&] {
        for (const symbol::Symbol& symbol : set.symbols)
            set.signatures.push_back(similarity::compute_signature(symbol, background));
    });
    const double finding = milliseconds_of([&] { pairs = similarity::find(set.signatures); });
    const double brute = milliseconds_of([&] { distances = all_distances(set.signatures); });
    const double choosing = milliseconds_of([&] {
        similarity::SimilarityCache cache;
        std::vector<std::size_t> all;
        for (const similarity::Signature& signature : set.signatures) all.push_back(cache.add(signature));
        cache.pick_distinct(all, all.size() / 2);
    });
    fmt::print("| {} | {} | {:.0f} | {:.0f} | {:.0f} | {:.0f} | {:.0f} |", theme.substr(theme.rfind('/') + 1),
               set.symbols.size(), loading, signing, finding, brute, choosing);
    if (!distances.empty())
        fmt::print(" {:.3f} | {:.3f} |", *std::ranges::min_element(distances), median(distances));
    fmt::print("\n");
    const auto said = similarity::write_diagnostics(pairs, set.symbols, set.sources);
    for (const diag::Diagnostic& diagnostic : said)
        fmt::print("  {} [{}]\n", diagnostic.message, diagnostic.id.name());
}

// clang-format off
constexpr const char* known[] = {
    "🇫🇷🇲🇫", "🇫🇷🇨🇵", "🇳🇴🇧🇻", "🇳🇴🇸🇯", "🇦🇺🇭🇲", "🇺🇸🇺🇲", "🇪🇸🇪🇦", "🇮🇴🇩🇬", // one drawing
    "🕐🕑", "🕐🕖", "🕐🕜", "🏅🥇", "🪹🪺", "🐪🐫", "😀😃", "🇮🇹🇮🇪", "🇲🇨🇮🇩",
    "🍎🍏", "❤️💚", "🍅🫑", "🇧🇷🇹🇷", "🔴🟢", "🧡💚", // red and green
    "👈👉", "👆👇", "⬅️➡️", "🌓🌗", "♀️♂️", // turned or mirrored
    "🐇🦢", "🐱🦁", "🐶🐺",
};
// clang-format on

/// Pairs that people know, on white.
void report_known(Studio& studio) {
    fmt::print("\n| pair | normal | deuteranopia | protanopia | gray |\n|---|--:|--:|--:|--:|\n");
    for (const char* two : known) {
        Set set = studio.load(two);
        for (const symbol::Symbol& symbol : set.symbols)
            set.signatures.push_back(similarity::compute_signature(symbol, color::white));
        const auto distance = [&](color::Vision vision) {
            return similarity::distance(set.signatures[0], set.signatures[1], vision);
        };
        fmt::print("| {} {} | {:.4f} | {:.4f} | {:.4f} | {:.4f} |\n", symbol::find_emoji(set.sources[0]),
                   symbol::find_emoji(set.sources[1]), distance(color::Vision::Normal),
                   distance(color::Vision::Deuteranopia), distance(color::Vision::Protanopia),
                   distance(color::Vision::Gray));
    }
}

} // namespace

int main(int count, char** words) {
    std::vector<std::string> themes(words + 1, words + count);
    if (themes.empty())
        for (const char* name : {"fano", "kids", "animals", "party20"})
            themes.push_back(fmt::format("{}/themes/{}.yaml", SPOTIT_SOURCE_DIR, name));
    Studio studio;
    fmt::print(
        "Milliseconds. Without shortcuts: the distances of all pairs. Chosen: half of the symbols.\n\n"
        "| theme | symbols | loading | signatures | pairs | without shortcuts | chosen | least | median |\n"
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|\n");
    for (const std::string& theme : themes) report(studio, theme);
    report_known(studio);
    return 0;
}
