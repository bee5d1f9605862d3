#include "theme/layers/layers.hpp"

#include "diag/write.hpp"
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace spotit::theme {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Returns the change that adds symbols enough for a deck.
diag::Change append_symbols(const std::shared_ptr<const diag::SourceText>& source) {
    const std::string_view text = source->text();
    const std::string line = "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n";
    const bool begins_line = text.empty() || text.ends_with('\n') || text == byte_order_mark;
    return rewrite({source, text.size(), text.size()}, begins_line ? line : "\n" + line);
}

/// Puts a colon in the place of the first = of each line.
std::vector<diag::Edit> replace_signs(const std::shared_ptr<const diag::SourceText>& source) {
    const std::string_view text = source->text();
    std::vector<diag::Edit> edits;
    for (std::size_t at = text.find('='); at < text.size(); at = text.find('=', text.find('\n', at))) {
        const std::size_t begin = text.find_last_not_of(' ', at - 1) + 1,
                          end = std::min(text.find_first_not_of(' ', at + 1), text.size());
        edits.push_back({{source, begin, end}, ": "});
    }
    return edits;
}

diag::Diagnostic explain_no_map(const std::shared_ptr<const diag::SourceText>& source,
                                const yaml::Node& root) {
    const std::size_t begin = root.span.begin;
    const diag::Span line = take_first_line({source, begin, root.span.end});
    const std::string_view text = diag::read_span(line);
    const std::size_t colon = text.find(':'), sign = text.find('=');
    const auto mark = [&](std::size_t at) { return diag::Span{source, begin + at, begin + at + 1}; };
    const auto explain = [](diag::Span span, diag::Id id, diag::Sentence message) {
        return diag::Diagnostic{diag::Severity::Error, id, std::move(message), std::move(span)};
    };
    if (root.kind == yaml::Node::Kind::List)
        return explain(line, "no-theme", "a theme begins with keys, but this is a list")
            .fix("put a line with  symbols:  above the list",
                 text.starts_with('-') ? rewrite({source, begin, begin}, "symbols:\n") : diag::Change());
    if (!root.is_scalar())
        return explain({source, 0, 0}, "no-theme", "this theme is empty")
            .note("the smallest theme:  symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻", append_symbols(source));
    if (colon != std::string_view::npos)
        return explain(mark(colon), "yaml-no-space", "a space is missing after this ':'")
            .fix("put a space between key and value", rewrite(mark(colon), ": "));
    if (sign != std::string_view::npos)
        return explain(mark(sign), "yaml-no-colon", "a key ends with ':', not with '='")
            .fix(diag::write("write  {key}: {value}", diag::trim(text.substr(0, sign)),
                             diag::trim(text.substr(sign + 1))),
                 {.edits = replace_signs(source)});
    return explain(line, "no-theme", "a theme is made of keys and values, but this is plain text")
        .note("for example:  symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻");
}

/// In place of quotes proposes the braces of a section for `card: size: 85mm`, and a list for
/// `symbols: 🐶 {group: animals}`.
void propose_brackets(diag::Diagnostic& error) {
    if (error.id != "yaml-second-colon") return;
    const int number = error.span.source->find_line_number(error.span.begin);
    const std::string_view line = error.span.source->read_line(number);
    const std::size_t first = line.find(':'), second = line.find(':', first + 1);
    if (second == std::string_view::npos) return;
    const std::string_view name = diag::trim(line.substr(0, first)),
                           value = diag::trim(line.substr(first + 1));
    const std::string_view inner = diag::trim(line.substr(first + 1, second - first - 1));
    const std::string_view last = diag::trim(inner.substr(inner.rfind(',') + 1)); // key of an entry in a line
    if (const std::size_t dash = line.find_first_not_of(' '); line.substr(dash).starts_with("- ") &&
                                                              last.size() < inner.size() &&
                                                              find_key(join("symbols[]", last)) != nullptr) {
        error.fix_instead("put the keys of an entry between { and }")
            .note(diag::describe_line(
                number, fmt::format("{}- {{{}}}", line.substr(0, dash), diag::trim(line.substr(dash + 2)))));
        return;
    }
    const Key* const section = find_key(to_american(name));
    if (section == nullptr) return;
    const bool is_text = section->kind == Kind::Symbols && !value.starts_with('[');
    if (section->kind == Kind::Section && find_key(join(name, to_american(inner))) != nullptr) {
        error.fix_instead("put the keys of a section between { and }")
            .note(diag::describe_line(number, fmt::format("{}: {{{}}}", name, value)));
    } else if (is_text && value.find('{') != std::string_view::npos) {
        error.notes = {"for example:  symbols: [🐶, 🐱, {group: animals}]"};
    }
}

bool is_called(const yaml::Node::Entry& entry, std::string_view name) {
    return entry.key.is_scalar() && to_american(entry.key.text) == name;
}

constexpr std::string_view styles = "styles", looks = "looks"; // folders

std::string write_source_name(const StyleText& style) {
    return fmt::format("{} {}", style.folder == looks ? "look" : "style", style.name);
}

const StyleText* find_style(const diag::SourceText& source) {
    return base::find_row(style_texts(), source.name(), write_source_name);
}

/// Returns the first of that name; of any folder if `folder` is empty.
SourcePointer read_from(std::string_view folder, std::string_view name) {
    const auto found = std::ranges::find_if(style_texts(), [&](const StyleText& style) {
        return style.name == name && (folder.empty() || style.folder == folder);
    });
    if (found == style_texts().end()) return nullptr;
    return std::make_shared<const diag::SourceText>(write_source_name(*found), std::string(found->text));
}

/// Returns the second line, "# 8 symbols on a card ...".
std::string_view find_summary(std::string_view text) {
    const std::size_t start = text.find('\n') + 3;
    return text.substr(start, text.find('\n', start) - start);
}

std::vector<Style> list_from(std::string_view folder) {
    std::vector<Style> found;
    for (const StyleText& style : style_texts())
        if (style.folder == folder) found.push_back({style.name, find_summary(style.text)});
    return found;
}

bool is_paint(const yaml::Node::Entry& entry) {
    return entry.key.is_scalar() && is_paint_of_back(to_american(entry.key.text));
}

void gather(yaml::Node& back) {
    // If there are both, the others are reported.
    if (find_value(back, "background") != nullptr) return;
    const auto stays = [](const yaml::Node::Entry& entry) {
        return !is_paint(entry) && !is_called(entry, "image");
    };
    const auto first = std::stable_partition(back.entries.begin(), back.entries.end(), stays);
    yaml::Node paint{yaml::Node::Kind::Map, {}, first->key.span, {}, {}};
    paint.entries.assign(std::make_move_iterator(first), std::make_move_iterator(back.entries.end()));
    back.entries.erase(first, back.entries.end());
    for (const yaml::Node::Entry& entry : paint.entries)
        paint.span.end = std::max({paint.span.end, entry.key.span.end, entry.value.span.end});
    yaml::Node key = paint.entries.front().key;
    key.text = "background";
    back.entries.push_back({std::move(key), std::move(paint)});
}

} // namespace

yaml::Node parse_theme(const std::shared_ptr<const diag::SourceText>& source) {
    yaml::check_plain_text(source);
    const std::size_t begin = source->text().starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
    const auto is_key = [](std::string_view word) { return !find_sections_with(to_american(word)).empty(); };
    try {
        yaml::Node root = yaml::parse_yaml(source, begin, is_key);
        if (!root.is_map()) throw diag::Error(diag::ErrorCategory::Input, explain_no_map(source, root));
        return root;
    } catch (const diag::Error& error) { // what themes know of their keys
        std::vector<diag::Diagnostic> all = error.diagnostics();
        for (diag::Diagnostic& each : all) propose_brackets(each);
        throw diag::Error(error.category(), std::move(all));
    }
}

std::vector<Style> list_styles() {
    return list_from(styles);
}

std::vector<Style> list_looks() {
    return list_from(looks);
}

std::vector<Style> list_layers() {
    std::vector<Style> all = list_styles();
    for (const Style& look : list_looks())
        if (std::ranges::find(all, look.name, &Style::name) == all.end()) all.push_back(look);
    return all;
}

bool is_style(const diag::SourceText& source) {
    return find_style(source) != nullptr;
}

bool is_look(const diag::SourceText& source) {
    const StyleText* const style = find_style(source);
    return style != nullptr && style->folder == looks;
}

std::string name_layer(const diag::SourceText& source) {
    if (const StyleText* const style = find_style(source)) return std::string(style->name);
    return std::filesystem::path(source.name()).filename().string();
}

SourcePointer read_style(std::string_view name) {
    return read_from("", name);
}

SourcePointer read_look(std::string_view name) {
    return read_from(looks, name);
}

yaml::Node* find_value(yaml::Node& map, std::string_view name) {
    const auto found =
        std::ranges::find_if(map.entries, [&](const auto& entry) { return is_called(entry, name); });
    return found == map.entries.end() ? nullptr : &found->value;
}

void gather_back_paint(std::vector<Layer>& layers) {
    for (Layer& layer : layers) {
        yaml::Node* back = find_value(layer.root, "back");
        if (back != nullptr && back->is_map() && std::ranges::any_of(back->entries, is_paint)) gather(*back);
    }
}

} // namespace spotit::theme
