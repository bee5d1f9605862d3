#include "theme/values/values.hpp"

#include "diag/write.hpp"
#include "theme/symbols/symbols.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

namespace spotit::theme {
namespace {

void report_word(Reading& reading, std::string_view word, const diag::Span& span) {
    diag::Diagnostic& problem = reading.error(span, "no-emoji", "{word} is not an emoji", word);
    const std::string emoji = reading.emoji_names.find(word);
    if (emoji.empty()) {
        problem.fix("write the emoji itself");
        return;
    }
    problem.point_out(diag::write("did you mean \":{word}:\" {emoji}?", word, emoji));
    for (diag::Edit& edit : replace_quoted(span, word, fmt::format(":{}:", word)).edits) {
        problem.span = edit.place;
        problem.meant = edit.text;
    }
}

/// Returns the emoji of a scalar; reports words and paths among them.
std::vector<symbol::SymbolSpec> read_emoji(Reading& reading, const yaml::Node& node) {
    const std::size_t before = reading.count();
    SymbolText found = scan_symbols(reading, node, SymbolPlace::InEntry);
    const bool is_read = reading.count() == before;
    for (const symbol::SymbolSpec& source : found.symbols) {
        if (symbol::find_emoji(source).empty() && (is_read || !source.row().is_file))
            report_word(reading,
                        source.row().is_text ? symbol::find_word(source) : diag::read_span(source.span),
                        source.span);
    }
    return std::move(found.symbols);
}

/// Returns true for a text that stands for a picture everywhere but in `forms`.
bool is_picture(std::string_view text) {
    return is_path(text) || is_emoji_word(text);
}

/// Reports `forms: [🐶, le chien]`: forms are words, and a picture has a name.
void report_picture_form(Problems& problems, const yaml::Node& forms, const yaml::Node& form,
                         std::string_view text) {
    std::string_view name = "...";
    for (const yaml::Node& item : forms.items)
        if (item.is_scalar() && !is_picture(diag::trim(item.text)) && !yaml::is_block_text(item))
            name = diag::read_span(item.span);
    const std::string_view key = is_path(text) ? "image" : "emoji";
    const std::string written = text.starts_with(':') ? diag::quote(text) : std::string(text);
    problems
        .error(form.span, "value", "`forms` must be words, but {text} is {kind}", text,
               key == "image" ? diag::Sentence("a picture") : "an emoji")
        .fix(diag::write("write  {{{key}: {value}, name: {name}}}  with  deck: {{forms: mixed}}", key,
                         written, name));
}

/// Returns true for keys and values; reports others.
bool require_keys(Problems& problems, const Key& key, const yaml::Node::Entry& entry,
                  std::string_view example) {
    if (entry.value.kind == yaml::Node::Kind::Null)
        report_null(problems, key, entry);
    else if (!entry.value.is_map())
        problems
            .error(take_first_line(entry.value.span), "type", "`{key}` must have keys and values here",
                   entry.key.text)
            .note(diag::write("for example:  {example}", example));
    return entry.value.is_map();
}

Pin read_pin(Reading& reading, const yaml::Node::Entry& entry) {
    Pin pin{.symbol = std::string(diag::trim(entry.key.text)), .span = entry.key.span};
    if (is_emoji_word(pin.symbol)) // :dog: and U+1F436, too
        for (const symbol::SymbolSpec& found : scan_symbols(reading, entry.key, SymbolPlace::InEntry).symbols)
            pin.symbol = symbol::find_emoji(found);
    MergedValues given;
    collect_keys(reading, entry.value, "pin{}", given);
    read_values(reading, given, pin);
    if (const auto at = given.values.find(find_key("pin{}.at")); at == given.values.end())
        reading.error(entry.key.span, "no-value", "{symbol} has no position: `at` is missing", entry.key.text)
            .fix("write one:  at: [0mm, 0mm]  is the middle");
    else if (at->second.node != nullptr)
        pin.at_span = at->second.node->span;
    return pin;
}

} // namespace

void read_symbol_emoji(Reading& reading, const Key& key, const yaml::Node& node, Entry& entry) {
    const std::size_t before = reading.count();
    const auto found = read_emoji(reading, node);
    if (reading.count() != before) return;
    if (found.size() == 1) {
        entry.source.content = found[0].content;
        entry.source.span = found[0].span;
        return;
    }
    reading
        .error(node.span, "value", "`{key}` must be one emoji, but {count} are given", key.name(),
               found.size())
        .fix("give each its own entry");
}

void read_symbol_names(Reading& reading, const Key& key, const yaml::Node& node, Entry& entry) {
    auto& names = entry.source.names;
    names = read_texts(reading, key, node);
    const auto own = names.find(reading.theme.language);
    if (own != names.end() && entry.source.name.empty()) entry.source.name = own->second;
}

void read_symbol_forms(Problems& problems, const Key& key, const yaml::Node& node, Entry& entry) {
    std::vector<std::string> forms;
    bool are_words = true;
    for_each_value(problems, key, node, [&](const yaml::Node& item) {
        auto form = read_filled_text(problems, key, item);
        if (!form) return;
        if (are_words && is_picture(*form)) {
            are_words = false;
            report_picture_form(problems, node, item, *form);
        }
        forms.push_back(std::move(*form));
    });
    entry.fit.forms = std::move(forms);
}

std::string write_symbol_upright(const Key& key, const Entry& entry) {
    return write_value(key,
                       entry.fit.rotation && entry.fit.rotation->kind == layout::Rotation::Kind::Upright);
}

void read_symbol_upright(Problems& problems, const Key& key, const yaml::Node& node, Entry& entry) {
    if (read_flag(problems, key, node).value_or(false))
        entry.fit.rotation = layout::Rotation{layout::Rotation::Kind::Upright};
}

/// Keys without a shape are for a circle.
void read_symbol_mask(Problems& problems, const Key& key, const yaml::Node& node, Entry& entry) {
    const auto value =
        node.is_map() ? static_cast<int>(symbol::PictureMask::Circle) : read_word(problems, key, node);
    if (value) entry.picture.mask = static_cast<symbol::PictureMask>(*value);
}

void read_symbol_rotation(Problems& problems, const Key& key, const yaml::Node& node, Entry& entry) {
    if (entry.fit.rotation) {
        problems.error(node.span, "value", "`{key}` and `upright` mean the same", key.name())
            .fix("delete one of them");
        return;
    }
    if (const auto value = read_rotation(problems, key, node)) entry.fit.rotation = *value;
}

void read_symbol_font(Files& files, const Key& key, const yaml::Node& node, Entry& entry) {
    entry.source.font =
        resolve_font(files, read_filled_text(files.problems, key, node).value_or(""), node.span);
    entry.source.font_span = node.span;
}

void read_symbol_count(Problems& problems, const Key& key, const yaml::Node& node, Entry& entry) {
    if (is_word(node, "all") || is_word(node, "auto")) {
        problems.error(node.span, "value", "`{key}` must be {wanted}", key.label(), describe_values(key.kind))
            .fix("delete it to use as many as the deck still needs", remove_key(node.span));
        return;
    }
    if (const auto value = read_whole(problems, key, node)) entry.count = *value;
}

void read_symbol_except(Reading& reading, const Key& key, const yaml::Node& node, Entry& entry) {
    const auto leave_out = [&](const yaml::Node& part) {
        if (is_path(diag::trim(part.text))) {
            entry.except_files.emplace_back(diag::trim(part.text), part.span);
            return;
        }
        for (const symbol::SymbolSpec& source : read_emoji(reading, part))
            entry.except.insert(symbol::identify(source));
    };
    if (node.is_scalar()) leave_out(node);
    for (const yaml::Node& item : node.items) {
        const yaml::Node part = read_unquoted_name(item).value_or(item);
        if (part.is_scalar())
            leave_out(part);
        else
            reading.error(item.span, "type", "an entry of `{key}` must be an emoji, or the name of a picture",
                          key.label());
    }
    if (node.is_map())
        reading.error(node.span, "type", "`{key}` must be a list of emoji, or of names of pictures",
                      key.label());
}

void read_pins(Reading& reading, const Key& key, const yaml::Node& node, Theme& theme) {
    std::map<int, diag::Span> seen;
    for (const yaml::Node::Entry& card : node.entries) {
        const auto number = read_card_number(reading, key, card.key, seen);
        const std::size_t before = reading.count_messages();
        if (!number || !require_keys(reading, key, card, "{🐶: {at: [10mm, -5mm]}}")) continue;
        for (const yaml::Node::Entry& entry : card.value.entries)
            if (require_keys(reading, key, entry, "{at: [10mm, -5mm], size: 30mm, angle: 20}"))
                theme.pins[*number].push_back(read_pin(reading, entry));
        reading.add_subject(before, diag::make_card(static_cast<std::size_t>(*number)));
    }
}

} // namespace spotit::theme
