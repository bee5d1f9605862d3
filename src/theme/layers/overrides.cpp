// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/layers/overrides.hpp"

#include "theme/symbols/symbol_text.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace spotit::theme {
namespace {

using SourcePointer = std::shared_ptr<const diag::SourceText>;

/// The key that an override's value is for.
struct Target {
    const Key* key = nullptr; ///< none: unknown
    /// One of many values of the key: an entry of a list, or of a map with names chosen by the user.
    bool is_part = false;
};

Target find_target(std::string_view path) {
    const Key* key = find_row(path);
    const bool is_named = key != nullptr && key->arity == Arity::Map && key->path != path;
    return {key, is_named || path.ends_with("[]")};
}

/// Returns true if the value is a YAML list or map, not a scalar.
bool is_collection(std::string_view value) {
    const std::string_view start = diag::trimmed(value);
    return start.starts_with('{') || start.starts_with('[');
}

/// Most values are taken literally, so that -s card.background=#fff8e7 and -s "title=Spot it: animals" need
/// no quotes.
bool is_plain(const Target& target, std::string_view value) {
    if (target.key == nullptr) return false;
    const Kind kind = target.key->kind;
    const bool is_single = target.key->arity == Arity::One || target.is_part;
    if (kind == Kind::Symbols || kind == Kind::Section || kind == Kind::Paint || !is_single)
        return !is_collection(value) && (kind != Kind::Symbols || target.is_part);
    return true;
}

yaml::Node parse_value(const SourcePointer& source, const Override& override, std::string_view path) {
    const std::size_t begin = override.key.size() + 1;
    const std::string_view value = override.value;
    if (value.find_first_not_of(' ') == std::string_view::npos)
        return {yaml::Node::Kind::Null, {}, {source, begin, begin}, {}, {}};
    const bool is_quoted = value.starts_with('"') || value.starts_with('\'');
    if (is_quoted || !is_plain(find_target(path), value)) return yaml::parse_yaml(source, begin);
    return {yaml::Node::Kind::Scalar, std::string(value), {source, begin, source->text().size()}, {}, {}};
}

/// Wraps the value in the sections of its path.
yaml::Node wrapped(std::span<const Step> steps, yaml::Node value) {
    for (std::size_t i = steps.size(); i-- > 0;) {
        const yaml::Node& word = steps[i].word;
        yaml::Node map{yaml::Node::Kind::Map, {}, word.span, {}, {}};
        map.entries.push_back({word, std::move(value)});
        value = std::move(map);
    }
    return value;
}

/// Returns the index of the first step in brackets; the number of steps if there is none.
std::size_t first_bracket(std::span<const Step> steps) {
    const auto found =
        std::ranges::find_if(steps, [](const Step& step) { return step.kind != Step::Kind::Key; });
    return static_cast<std::size_t>(found - steps.begin());
}

bool names_symbol(std::span<const Step> steps) {
    return steps.size() > 1 && steps[0].word.text == "symbols" && steps[1].kind == Step::Kind::Symbol;
}

/// Returns true for symbols.3.scale.
bool lacks_brackets(std::span<const Step> steps) {
    return steps.size() > 1 && steps[0].word.text == "symbols" && steps[1].kind == Step::Kind::Key;
}

void report_brackets(ReadContext& context, std::span<const Step> steps) {
    context
        .error(steps[1].word.span, "no-entry",
               "a symbol is named in brackets, by the number of its entry or by itself")
        .note("for example:  symbols[3].scale=1.2   or   symbols[🐶].scale=1.2");
}

/// The keys of a back's background may be written without it: back.colors[2].
void insert_background(std::vector<Step>& steps) {
    if (steps.size() < 2 || join_steps(std::span(steps).first(1)) != "back") return;
    if (steps[1].kind != Step::Kind::Key || !is_paint_of_back(american(steps[1].word.text))) return;
    yaml::Node background = steps[1].word;
    background.text = "background";
    steps.insert(steps.begin() + 1, Step{Step::Kind::Key, std::move(background), 0});
}

} // namespace

std::vector<Setting> parse_settings(ReadContext& context, std::span<const Override> overrides) {
    std::vector<Setting> settings;
    for (const Override& override : overrides) {
        const auto source = std::make_shared<const diag::SourceText>(std::string(override_source),
                                                                     override.key + "=" + override.value);
        try {
            yaml::check_plain_text(source);
            auto steps = parse_steps(context, source, override.key.size());
            if (!steps) continue;
            insert_background(*steps);
            yaml::Node value = parse_value(source, override, join_steps(*steps));
            settings.push_back({source, std::move(*steps), std::move(value)});
        } catch (const diag::Error& error) {
            context.problems.add(error);
        }
    }
    return settings;
}

void lay_over(ReadContext& context, std::vector<Layer>& layers, std::vector<Setting> settings) {
    for (Setting& setting : settings) {
        const std::span<const Step> steps = setting.steps;
        const std::size_t keys = first_bracket(steps);
        // An unknown key is reported with all others.
        const bool is_known = find_row(join_steps(steps.first(keys))) != nullptr;
        if (lacks_brackets(steps))
            report_brackets(context, steps);
        else if (keys == steps.size() || !is_known)
            layers.push_back({setting.source, wrapped(steps.first(keys), std::move(setting.value))});
        else if (names_symbol(steps))
            context.overrides.of_symbols.push_back(
                {steps[1].word, wrapped(steps.subspan(2), std::move(setting.value))});
        else
            change_entry(context, layers, setting);
    }
}

namespace {

using SourcePointer = std::shared_ptr<const diag::SourceText>;

constexpr std::size_t max_number = 9; ///< digits

/// Parses a number; nothing for other texts.
std::optional<std::size_t> number_in(std::string_view text) {
    if (text.empty() || text.size() > max_number) return std::nullopt;
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// Cuts pieces from the front of a text.
class Cutter {
public:
    Cutter(SourcePointer source, std::size_t length)
        : source_(std::move(source))
        , text_(std::string_view(source_->text()).substr(0, length)) {}

    bool at_end() const { return at_ == text_.size(); }
    bool skip(char c) {
        if (at_end() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    /// Returns the text before one of the signs.
    yaml::Node until(std::string_view signs) {
        const std::size_t begin = at_;
        at_ = std::min(text_.find_first_of(signs, begin), text_.size());
        return {yaml::Node::Kind::Scalar,
                std::string(text_.substr(begin, at_ - begin)),
                {source_, begin, at_},
                {},
                {}};
    }

private:
    SourcePointer source_;
    std::string_view text_;
    std::size_t at_ = 0;
};

void report_no_key(ReadContext& context, const SourcePointer& source, std::size_t length) {
    context.error({source, 0, length}, "unknown-key",
                  "a key and its value are expected here, such as card.size=70mm or symbols[3].scale=1.2");
}

} // namespace

std::optional<std::vector<Step>> parse_steps(ReadContext& context, const SourcePointer& source,
                                             std::size_t length) {
    std::vector<Step> steps;
    Cutter rest(source, length);
    bool is_sound = true;
    do {
        steps.push_back({Step::Kind::Key, rest.until(".["), 0});
        is_sound = is_sound && !steps.back().word.text.empty();
        while (rest.skip('[')) {
            yaml::Node word = rest.until("]");
            is_sound = is_sound && rest.skip(']') && !diag::trimmed(word.text).empty();
            const auto number = number_in(diag::trimmed(word.text));
            steps.push_back(
                {number ? Step::Kind::Number : Step::Kind::Symbol, std::move(word), number.value_or(0)});
        }
    } while (is_sound && rest.skip('.'));
    if (is_sound && rest.at_end() && steps.size() <= yaml::max_nesting) return steps;
    report_no_key(context, source, length);
    return std::nullopt;
}

std::string join_steps(std::span<const Step> steps) {
    std::string path;
    for (const Step& step : steps) {
        if (step.kind != Step::Kind::Key)
            path += "[]";
        else
            path = join(path, american(step.word.text));
    }
    return path;
}

const Key* find_row(std::string_view path) {
    if (path.ends_with("[]")) return find_row(path.substr(0, path.size() - 2));
    if (const Key* key = find_key(path)) return key;
    const std::size_t dot = path.rfind('.');
    const Key* parent = dot == std::string_view::npos ? nullptr : find_key(path.substr(0, dot));
    if (parent == nullptr) return nullptr;
    if (parent->kind == Kind::Paint) return find_key(join("paint{}", path.substr(dot + 1)));
    // A map with names chosen by the user.
    return parent->arity == Arity::Map ? parent : nullptr;
}

} // namespace spotit::theme
