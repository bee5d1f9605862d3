#include "theme/values/values.hpp"

#include "diag/write.hpp"

#include <spotit/base/join.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>

namespace spotit::theme {
namespace {

/// Parses numbers in parentheses as shares; nothing if there are others than `count`.
std::optional<std::vector<double>> parse_shares(std::string_view written, std::string_view name,
                                                std::size_t count) {
    if (!written.starts_with(name) || !written.ends_with(')')) return std::nullopt;
    std::vector<double> shares;
    for (const std::string_view each :
         split_at(written.substr(name.size(), written.size() - name.size() - 1), " \t\r\n,")) {
        const auto quantity = parse_quantity(each);
        const bool is_percent = quantity && (quantity->unit == "%" || quantity->unit.empty());
        if (!is_percent || quantity->value < 0 || quantity->value > 100) return std::nullopt;
        shares.push_back(quantity->value / 100);
    }
    if (shares.size() != count) return std::nullopt;
    return shares;
}

std::optional<color::Inks> parse_inks(std::string_view written) {
    if (const auto shares = parse_shares(written, "cmyk(", 4))
        return color::Inks{(*shares)[0], (*shares)[1], (*shares)[2], (*shares)[3]};
    if (const auto shares = parse_shares(written, "gray(", 1))
        return color::Inks{0, 0, 0, 1 - shares->front()};
    return std::nullopt;
}

/// Returns the screen color for the inks. Black alone and bare paper need no color of their own.
color::Color choose_screen_color(Palette& palette, const color::Inks& inks, std::string_view written,
                                 const diag::Span& span) {
    const color::Color plain = color::to_naive_rgb(inks);
    if (inks.cyan + inks.magenta + inks.yellow == 0 && (inks.black == 0 || inks.black == 1)) return plain;
    const auto [known, is_new] =
        palette.known_inks.try_emplace({inks.cyan, inks.magenta, inks.yellow, inks.black});
    if (!is_new) return known->second;
    int& taken = palette.taken[{std::lround(255 * plain.red), std::lround(255 * plain.green),
                                std::lround(255 * plain.blue)}];
    known->second = color::make_tagged_color(plain, taken++);
    palette.inks.push_back({known->second, inks, std::string(written), span});
    return known->second;
}

/// Finds a color: one of the theme's own names, inks, or CSS.
std::optional<color::Color> find_color(Palette& palette, std::string_view written, const diag::Span& span) {
    const auto own = palette.named.find(written);
    if (own != palette.named.end()) return own->second;
    if (const auto inks = parse_inks(written)) return choose_screen_color(palette, *inks, written, span);
    return color::parse(written);
}

bool are_colors(const Palette& palette, std::string_view written) {
    const std::vector<std::string_view> words = split_at(written, " ,;");
    return words.size() > 1 && std::ranges::all_of(words, [&](std::string_view word) {
               return color::parse(word) || palette.named.contains(word);
           });
}

/// Returns the theme's own name that was probably meant, or else CSS's.
std::string_view find_nearest_color(const Palette& palette, std::string_view written) {
    if (!palette.problems.wants_suggestions()) return {};
    const auto own = base::collect<std::string_view>(
        palette.named, [](const auto& color) -> const auto& { return color.first; });
    const std::string_view near = palette.problems.nearest_word(written, own);
    return near.empty() ? color::find_nearest_name(written) : near;
}

void report_no_color(Palette& palette, std::string_view written, const diag::Span& span) {
    diag::Diagnostic& problem = palette.problems.error(span, "color", "{color} is not a color", written);
    if (written.empty()) problem.message = "a color is expected here, but this text is empty";
    problem.suggest(find_nearest_color(palette, written));
    if (written.starts_with("cmyk("))
        problem.note("inks are percentages:  cmyk(70% 0% 90% 10%)");
    else if (written.starts_with("gray("))
        problem.note("gray(0%) is black, gray(100%) white");
    else if (written.starts_with("rgb("))
        problem.note("rgb takes three numbers from 0 to 255, or percentages:  rgb(255 248 231)");
    else if (written == "none")
        problem.fix("write white, or transparent");
    else if (color::parse(fmt::format("#{}", written)))
        problem.fix(diag::write("write \"#{color}\", with the quotes", written),
                    replace_quoted(span, written, fmt::format("#{}", written)));
    else if (written.starts_with('#'))
        problem.note("# is followed by 3, 4, 6 or 8 digits from 0 to 9 and a to f");
    else if (are_colors(palette, written))
        problem.fix(diag::write("for several colors, write a list:  [{colors}]",
                                base::join(split_at(written, " ,;"), ", ")));
    else if (diag::has_curly_quotes(written))
        problem.fix("YAML needs straight quotes: \" or '");
    else
        problem.note("colors are names such as cornsilk, \"#fff8e7\", rgb(255 248 231) or hsl(43 100% 95%)");
}

/// Returns the length of a width at the beginning of a text: "1mm", "1 / 32 in"; 0 if there is none.
std::size_t measure_width(std::string_view written) {
    const std::size_t unit = std::min(written.find_first_not_of("0123456789.,/ "), written.size());
    std::size_t end = unit;
    while (end < written.size() && std::isalpha(static_cast<unsigned char>(written[end])) != 0) ++end;
    const bool is_width = unit > 0 && to_millimeters(written.substr(unit, end - unit)).has_value();
    return is_width ? end : 0;
}

constexpr char edge_forms[] = "auto, none, or a width and a color such as 1mm white";

} // namespace

std::optional<color::Color> read_color(Palette& palette, const Key& /*key*/, const yaml::Node& node) {
    const std::string_view written = diag::trim(node.text);
    if (const auto color = find_color(palette, written, node.span)) {
        palette.all.push_back({*color, std::string(written)});
        return color;
    }
    report_no_color(palette, written, node.span);
    return std::nullopt;
}

std::optional<symbol::Edge> read_edge(Palette& palette, const Key& key, const yaml::Node& node) {
    using Kind = symbol::Edge::Kind;
    if (is_word(node, "auto")) return symbol::Edge{.kind = Kind::Auto};
    if (is_word(node, "none")) return symbol::Edge{.kind = Kind::None};
    std::string_view written = diag::trim(node.text);
    const bool is_automatic = written.starts_with("auto ");
    if (is_automatic) written = diag::trim(written.substr(written.find(' ')));
    const std::size_t length = measure_width(written);
    const bool is_color = color::parse(written) || palette.named.contains(written);
    const std::string_view meant = is_color ? written : find_nearest_color(palette, written);
    if (length == 0 && !meant.empty() && !meant.starts_with('#'))
        return refuse(
            palette.problems.error(node.span, "value", "`{key}` must be {wanted}", key.label(), edge_forms)
                .suggest(fmt::format("{}1mm {}", is_automatic ? "auto " : "", meant)));
    if (length == 0) return report_wrong_value(palette.problems, key, node, edge_forms);
    Key width_key = key;
    width_key.kind = theme::Kind::Length;
    width_key.range = {0.05, 10};
    width_key.usual = {0.05, 2};
    width_key.access = {};
    const auto width =
        read_length(palette.problems, width_key, take_part(node, diag::trim(written.substr(0, length))));
    symbol::Edge edge{.kind = is_automatic ? Kind::Auto : Kind::Rim, .width = width.value_or(0)};
    if (const std::string_view rest = diag::trim(written.substr(length)); !rest.empty()) {
        const auto color = read_color(palette, key, take_part(node, rest));
        if (!color) return std::nullopt;
        edge.color = *color;
    }
    return width ? std::optional(edge) : std::nullopt;
}

} // namespace spotit::theme
