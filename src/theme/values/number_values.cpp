#include "theme/values/values.hpp"

#include "diag/write.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/random.hpp>
#include <spotit/sheet.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::theme {
namespace {

/// Returns a value that decks usually have in place of a limit, which few have room for; empty where the
/// limit is no problem.
std::string choose_usable(const Key& key, double limit) {
    const bool is_length = key.kind == Kind::Length || key.kind == Kind::CardSize;
    if (limit == 0 || (!is_length && key.kind != Kind::Whole)) return "";
    if (key.arity == Arity::Pair) return "0mm";
    std::string usual = is_length ? write_default(key) : "";
    if (key.usual.max == 0 || (!usual.empty() && usual != "0")) return usual;
    return base::format_number(std::clamp(limit, key.usual.min, key.usual.max)) + (is_length ? "mm" : "");
}

diag::Sentence show_limit(double limit, std::string_view unit) {
    return diag::show_value(fmt::format("{}{}", base::format_number(limit), unit));
}

/// Returns the value if the key's range has it; reports others.
std::optional<double> check_range(Problems& problems, const Key& key, const yaml::Node& node, double value) {
    if (value >= key.range.min && value <= key.range.max) return value;
    const bool is_percent = key.kind == Kind::Share && diag::trim(node.text).ends_with('%');
    const std::string_view unit = key.kind == Kind::Length || key.kind == Kind::CardSize ? "mm"
                                  : is_percent                                           ? "%"
                                                                                         : "";
    const double scale = is_percent ? 100 : 1;
    const auto show = [&](double limit) { return show_limit(scale * limit, unit); };
    diag::Sentence message = diag::write("`{key}` must be between {min} and {max}", key.label(),
                                         show(key.range.min), show(key.range.max));
    if (value < 0 && key.range.min == 0) message = diag::write("`{key}` can't be negative", key.label());
    const bool lacks_percent = key.kind == Kind::Share && !is_percent && value / 100 >= key.range.min &&
                               value / 100 <= key.range.max;
    const std::string percent = lacks_percent ? base::format_number(value) + "%" : "";
    diag::Diagnostic& problem = problems.error(node.span, "range", "{}", message).suggest(percent, percent);
    if (!percent.empty()) return refuse(problem);
    const double nearest = std::clamp(value, key.range.min, key.range.max);
    if (key.range.max == 360) return refuse(problem.suggest(base::format_number(std::remainder(value, 360))));
    const std::string limit = fmt::format("{}{}", base::format_number(scale * nearest), unit);
    problem.point_out(nearest > value ? diag::write("at least {limit}", show(nearest))
                                      : diag::write("at most {limit}", show(nearest)));
    const std::string usable = choose_usable(key, nearest);
    if (usable.empty())
        problem.meant = limit;
    else
        problem.fix(diag::write("write {value}", usable), diag::write_value(node.span, usable));
    return refuse(problem);
}

void report_no_unit(Problems& problems, const Key& key, const yaml::Node& node, double value) {
    diag::Diagnostic& problem = problems.error(node.span, "unit", "`{key}` needs a unit", key.label());
    // As it is written, since a rounded number would be another one.
    const std::string_view written = diag::trim(node.text);
    for (const std::string_view unit : {"mm", "cm", "in"}) {
        if (!is_possible(key, value, unit)) continue;
        problem.meant = fmt::format("{}{}", written, unit);
        problem.point_out(diag::write("`{number}{unit}`? (mm, cm, in, pt)", written, unit));
        return;
    }
    const std::string usable = choose_usable(key, key.range.max);
    problem.point_out("mm, cm, in or pt")
        .fix(diag::write("write {value}", usable), diag::write_value(node.span, usable));
}

void report_unit(Problems& problems, const Key& key, const yaml::Node& node, const Quantity& quantity) {
    const std::string written(diag::trim(node.text));
    const std::string_view number =
        diag::trim(std::string_view(written).substr(0, written.rfind(quantity.unit)));
    const std::size_t second = std::min(quantity.unit.find_first_of("0123456789"), quantity.unit.size());
    const std::string_view unit = diag::trim(quantity.unit.substr(0, second)),
                           rest = quantity.unit.substr(second);
    if (quantity.unit.empty()) {
        report_no_unit(problems, key, node, quantity.value);
    } else if (quantity.unit == "px") {
        const double size = quantity.value * geom::millimeters_per_inch / 96;
        const std::string length = base::format_number(size, 1) + "mm";
        diag::Diagnostic& problem =
            problems.error(node.span, "unit", "px is not a length on paper; write mm, cm, in or pt")
                .point_out(diag::write("{size} is {length} on a 96 dpi screen", written, length));
        if (is_possible(key, size, "mm")) problem.meant = length;
    } else if (quantity.unit == "%") {
        problems.error(node.span, "unit", "`{key}` can't be a percentage: it needs a length", key.label())
            .point_out("mm, cm, in or pt");
    } else if (!rest.empty() && key.kind == Kind::CardSize) {
        const std::string size = fmt::format("{}x{}", number, rest);
        problems.error(node.span, "unit", "two lengths are separated by an x").suggest(size, size);
    } else if (!rest.empty()) {
        const std::string_view meant = unit.empty() ? "mm" : unit;
        const std::string length = fmt::format("{}{}", number, meant);
        const bool is_usable = is_possible(key, quantity.value, meant);
        problems.error(node.span, "unit", "`{key}` takes one length, not two", key.label())
            .fix(unit.empty() && is_usable ? diag::write("write {value}", length)
                                           : diag::write("delete {word}", rest),
                 is_usable ? diag::write_value(node.span, length) : diag::Change());
    } else {
        const std::string_view near = find_nearest_unit(unit);
        diag::Diagnostic& problem = problems.error(node.span, "unit", "there is no unit `{unit}`", unit)
                                        .point_out("mm, cm, in or pt")
                                        .fix(explain_lookalike(unit));
        if (!near.empty()) problem.suggest(fmt::format("{}{}", number, near), fmt::format("`{}`", near));
        if (!is_possible(key, quantity.value, near)) problem.meant.reset();
    }
}

std::nullopt_t report_kind(Problems& problems, const Key& key, const yaml::Node& node) {
    return report_wrong_value(problems, key, node, describe_values(key.kind));
}

/// Returns the text without the signs that may surround degrees.
std::string_view without_signs(std::string_view written) {
    if (written.starts_with("±")) written.remove_prefix(std::string_view("±").size());
    for (const std::string_view unit : {"°", "deg", "degrees", "degree"}) {
        if (!written.ends_with(unit)) continue;
        written.remove_suffix(unit.size());
        break;
    }
    return written;
}

/// Returns a size that decks usually have, with sides as near to these as possible.
std::string choose_usable(const Key& key, const Product& sides) {
    if (key.kind == Kind::Paper) return "A4";
    const auto clamp = [&](const Quantity& side) {
        const double length = side.value * to_millimeters(side.unit).value_or(1);
        return base::format_number(std::clamp(length, key.usual.min, key.usual.max));
    };
    return fmt::format("{}x{}mm", clamp(sides.width), clamp(sides.height));
}

std::optional<double> read_side(Problems& problems, const Key& key, const yaml::Node& node,
                                const Quantity& side, const std::string& usable) {
    const auto unit = to_millimeters(side.unit);
    if (!unit) {
        const diag::Sentence problem = side.unit.empty()
                                           ? diag::write("`{key}` needs a unit", key.label())
                                           : diag::write("there is no unit `{unit}`", side.unit);
        const std::string_view example = key.kind == Kind::Paper ? "210x297mm" : "63x88mm";
        return refuse(problems.error(node.span, "unit", "{}", problem)
                          .point_out(diag::write("for example {size} (mm, cm, in, pt)", example)));
    }
    const double length = side.value * *unit;
    if (length >= key.range.min && length <= key.range.max) return length;
    return refuse(problems
                      .error(node.span, "range", "the sides of `{key}` must be between {min} and {max}",
                             key.label(), show_limit(key.range.min, "mm"), show_limit(key.range.max, "mm"))
                      .fix(diag::write("write {value}", usable), diag::write_value(node.span, usable)));
}

/// Returns a size with the unit that it lacks: that of a paper, else the first with which both sides
/// are usual; empty if there is none.
std::string add_unit(const Key& key, const Product& sides) {
    constexpr int max_decimals = 4;
    const auto choose_unit = [&](const auto& is_possible) -> std::string {
        for (const std::string_view unit : {"mm", "cm", "in"}) {
            const double factor = to_millimeters(unit).value();
            if (is_possible(factor * sides.width.value, factor * sides.height.value))
                return fmt::format("{}x{}{}", base::format_number(sides.width.value, max_decimals),
                                   base::format_number(sides.height.value, max_decimals), unit);
        }
        return "";
    };
    const std::string paper = choose_unit([&](double width, double height) {
        return key.kind == Kind::Paper && std::ranges::any_of(sheet::list_papers(), [&](const auto& known) {
                   return std::hypot(known.size.width - width, known.size.height - height) < 0.5;
               });
    });
    const Range& range = key.usual.max > 0 ? key.usual : key.range;
    return !paper.empty() ? paper : choose_unit([&](double width, double height) {
        return std::min(width, height) >= range.min && std::max(width, height) <= range.max;
    });
}

constexpr int max_steps = 360;
constexpr char rotation_forms[] = "any, upright, degrees such as 30, or steps such as 8 steps";

/// Returns 8 for "8 steps"; nothing for other texts; 0 for an impossible number.
std::optional<int> parse_steps(std::string_view written) {
    const auto quantity = parse_quantity(written);
    if (!quantity || (quantity->unit != "steps" && quantity->unit != "step")) return std::nullopt;
    const bool possible = quantity->value == std::floor(quantity->value) && quantity->value >= 1 &&
                          quantity->value <= max_steps;
    return possible ? static_cast<int>(quantity->value) : 0;
}

} // namespace

bool is_possible(const Key& key, double value, std::string_view unit) {
    const double length = value * to_millimeters(unit).value_or(NAN);
    return key.range.min <= length && length <= key.range.max;
}

std::optional<double> read_length(Problems& problems, const Key& key, const yaml::Node& node) {
    const auto quantity = parse_quantity(node.text);
    if (is_word(node, "none") && key.range.min == 0) {
        return refuse(
            problems
                .error(node.span, "value", "`{key}` must be {wanted}", key.label(), describe_values(key.kind))
                .fix("write 0", diag::write_value(node.span, "0")));
    }
    if (!quantity || is_decimal_comma(node.text)) return report_kind(problems, key, node);
    if (quantity->unit.empty() && quantity->value == 0) return check_range(problems, key, node, 0);
    if (const auto unit = to_millimeters(quantity->unit))
        return check_range(problems, key, node, quantity->value * *unit);
    report_unit(problems, key, node, *quantity);
    return std::nullopt;
}

std::optional<double> read_length_on_card(Reading& reading, const Key& key, const yaml::Node& node) {
    const auto quantity = parse_quantity(node.text);
    if (!quantity || quantity->unit != "%" || is_decimal_comma(node.text))
        return read_length(reading, key, node);
    const double size = reading.theme.style.card.measure_smaller_extent();
    return check_range(reading, key, node, quantity->value / 100 * size);
}

std::optional<double> read_number(Problems& problems, const Key& key, const yaml::Node& node) {
    if (const auto value = parse_number(node.text)) return check_range(problems, key, node, *value);
    const auto quantity = parse_quantity(node.text);
    if (!quantity || quantity->unit != "%") return report_kind(problems, key, node);
    return refuse(problems
                      .error(node.span, "value", "`{key}` must be {wanted}, not a percentage", key.label(),
                             describe_values(key.kind))
                      .point_out(diag::write("write {value}", base::format_number(quantity->value / 100))));
}

std::optional<double> read_share(Problems& problems, const Key& key, const yaml::Node& node) {
    const auto quantity = parse_quantity(node.text);
    const bool is_percent = quantity && quantity->unit == "%";
    if (!quantity || (!is_percent && !quantity->unit.empty())) return report_kind(problems, key, node);
    return check_range(problems, key, node, is_percent ? quantity->value / 100 : quantity->value);
}

std::optional<int> read_whole(Problems& problems, const Key& key, const yaml::Node& node) {
    auto value = parse_number(node.text);
    if (!value || !std::isfinite(*value) || *value != std::floor(*value)) {
        diag::Sentence number = describe_values(key.kind);
        if (!key.words.empty() && key.words.front().value > 0) // the words stand for some of the numbers
            number = diag::write("{number} from {min} to {max}", number, key.range.min, key.range.max);
        std::vector<diag::Sentence> wanted{std::move(number)};
        for (const std::string_view word : list_words(key)) wanted.emplace_back(word);
        return report_wrong_value(problems, key, node, diag::join_words(wanted));
    }
    if (key.section() == "deck" && !key.words.empty()) // checked with the symbols, which remedies depend on
        return static_cast<int>(std::clamp(*value, 0.0, 1e6));
    value = check_range(problems, key, node, *value);
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

std::optional<int> read_whole_or_word(Problems& problems, const Key& key, const yaml::Node& node) {
    for (const Word& word : key.words)
        if (is_word(node, word.word)) return word.value > 0 ? std::optional(word.value) : std::nullopt;
    return read_whole(problems, key, node);
}

std::optional<double> read_angle(Problems& problems, const Key& key, const yaml::Node& node) {
    yaml::Node number = node;
    number.text = without_signs(diag::trim(node.text));
    if (!parse_number(number.text)) return report_kind(problems, key, node);
    const auto degrees = read_number(problems, key, number);
    return degrees ? std::optional(*degrees * std::numbers::pi / 180) : std::nullopt;
}

std::optional<geom::Size> read_size(Problems& problems, const Key& key, const yaml::Node& node) {
    auto product = parse_product(diag::trim(node.text));
    if (!product) return std::nullopt;
    if (is_decimal_comma(node.text)) return report_kind(problems, key, node);
    if (product->width.unit.empty()) product->width.unit = product->height.unit;
    if (product->width.unit.empty())
        if (const std::string meant = add_unit(key, *product); !meant.empty())
            return refuse(
                problems.error(node.span, "unit", "`{key}` needs a unit", key.label()).suggest(meant));
    const std::string usable = choose_usable(key, *product);
    const auto across = read_side(problems, key, node, product->width, usable);
    const auto down = across ? read_side(problems, key, node, product->height, usable) : std::nullopt;
    return down ? std::optional(geom::Size{*across, *down}) : std::nullopt;
}

std::optional<layout::Rotation> read_rotation(Problems& problems, const Key& key, const yaml::Node& node) {
    using Turn = layout::Rotation::Kind;
    for (const Word& word : key.words)
        if (is_word(node, word.word)) return layout::Rotation{static_cast<Turn>(word.value)};
    const std::string_view written = diag::trim(node.text);
    if (const auto steps = parse_steps(written)) {
        if (*steps > 0) return layout::Rotation{Turn::Steps, 0, *steps};
        return refuse(problems.error(node.span, "range", "the steps of `{key}` must be between 1 and {limit}",
                                     key.label(), max_steps));
    }
    if (!parse_number(without_signs(written))) return report_wrong_value(problems, key, node, rotation_forms);
    const auto angle = read_angle(problems, key, node);
    return angle ? std::optional(layout::Rotation{Turn::Range, *angle}) : std::nullopt;
}

std::optional<std::uint64_t> read_seed(Problems& /*problems*/, const Key& /*key*/, const yaml::Node& node) {
    return random::parse_seed(diag::trim(node.text));
}

} // namespace spotit::theme
