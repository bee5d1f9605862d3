#include "theme/values/values.hpp"

#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/random.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace spotit::theme {

/// layers.cpp has read the names; only wrong values are reported here.
void read_extends(Problems& problems, const Key& key, const yaml::Node& node, Theme& /*theme*/) {
    for_each_value(problems, key, node, [](const yaml::Node&) {});
}

/// Writes the look that the theme wears, as it is named there.
std::string write_look(const Key& key, const Theme& theme) {
    const diag::Span place = theme.find_place({key.path});
    return place.source ? std::string(diag::read_span(place)) : "";
}

constexpr int format_version = 1;

void read_version(Problems& problems, const Key& key, const yaml::Node& node, Theme& /*theme*/) {
    if (parse_number(node.text) == format_version) return;
    problems
        .error(node.span, "version", "`{key}` must be {version}: this program does not read other versions",
               key.label(), format_version)
        .fix(diag::write("write {version}, or delete {entry}", format_version, describe_removed(node.span)),
             diag::write_value(node.span, std::to_string(format_version)));
}

std::string write_version(const Key& key, const Theme& /*theme*/) {
    return write_value(key, format_version);
}

std::optional<std::string> read_language(Problems& problems, const Key& key, const yaml::Node& node) {
    if (const std::string_view tag = diag::trim(node.text); is_language(tag)) return std::string(tag);
    return refuse(
        problems
            .error(node.span, "value", "`{key}` must be a language code such as en, fr or pt-BR", key.label())
            .suggest(find_language(node.text))
            .note(describe_language_codes()));
}

void read_titles(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    theme.titles = read_texts(problems, key, node);
    if (!theme.title.empty() || theme.titles.empty()) return;
    theme.title = theme.titles.begin()->second;
    const std::string plain(extract_base_language(theme.language));
    for (const std::string& language : {std::string("en"), plain, theme.language})
        if (const auto found = theme.titles.find(language); found != theme.titles.end())
            theme.title = found->second;
}

void read_seeds(Problems& /*problems*/, const Key&, const yaml::Node& node, Theme& theme) {
    theme.seed = theme.deck.seed = theme.layout_seed = random::parse_seed(diag::trim(node.text));
}

namespace {

using FormKind = DisplayForm::Kind;
constexpr auto form_names = base::name_values<FormKind>({"picture", "word", "label"});

/// Parses picture, label, word or word.fr.
std::optional<DisplayForm> parse_form(std::string_view written) {
    const std::size_t dot = std::min(written.find('.'), written.size());
    const auto kind = base::find_enum(form_names, written.substr(0, dot));
    if (!kind) return std::nullopt;
    if (dot == written.size()) return DisplayForm{*kind, {}};
    const std::string_view language = written.substr(dot + 1);
    if (kind == FormKind::Picture || !is_language(language)) return std::nullopt;
    return DisplayForm{*kind, std::string(language)};
}

std::optional<DisplayForm> read_form(Problems& problems, const Key& key, const yaml::Node& node) {
    auto form = parse_form(diag::trim(node.text));
    if (form) return form;
    constexpr std::string_view words[] = {"picture", "label", "word"};
    return refuse(problems
                      .error(node.span, "value",
                             "`{key}` must be picture, label, word, or a word in a language such as word.fr",
                             key.label())
                      .suggest(problems.nearest_word(diag::trim(node.text), words)));
}

std::string write_form(const DisplayForm& form) {
    const std::string kind(base::find_enum_name(form_names, form.kind));
    return form.language.empty() ? kind : kind + "." + form.language;
}

/// Returns what each of the words of deck.forms stands for, in their order.
std::array<std::optional<Forms>, std::size(forms_word_names)> list_forms() {
    return {std::nullopt, Forms{std::nullopt, {FormKind::Word, {}}, {}},
            Forms{std::nullopt, {FormKind::Label, {}}, {}}, Forms{}, Forms{.mode = deck::FormMode::Split}};
}

} // namespace

std::optional<int> read_card_number(Problems& problems, const Key& key, const yaml::Node& node,
                                    std::map<int, diag::Span>& seen) {
    const auto card = parse_card_number(node.text);
    if (!card) {
        return refuse(
            problems.error(node.span, "value", "`{card}` is not a card: cards are numbered from 1", node.text)
                .note(diag::write("for example:  {key}: {value}", key.name(), key.example)));
    }
    const auto [first, is_new] = seen.try_emplace(*card, node.span);
    if (is_new) return card;
    const std::size_t before = problems.count_messages();
    problems.report_second(node.span, first->second, diag::write("card {card} is given twice", *card));
    problems.add_subject(before, diag::make_card(static_cast<std::size_t>(*card)));
    return std::nullopt;
}

void read_colors(Palette& palette, const Key& key, const yaml::Node& node, Theme& /*theme*/) {
    // Colors refer only to those above them.
    std::map<std::string_view, const yaml::Node::Entry*> last;
    for (const yaml::Node::Entry& entry : node.entries) last[entry.key.text] = &entry;
    for_each_named(palette.problems, key, node, [&](const yaml::Node::Entry& entry) {
        const auto other = last.find(diag::trim(entry.value.text));
        if (other != last.end() && other->second > &entry) // entries are contiguous
            palette.problems.error(entry.value.span, "color", "{color} is defined further down", other->first)
                .fix("put it above this line");
        else if (const auto color = read_color(palette, key, entry.value))
            palette.named[entry.key.text] = *color;
    });
}

void read_font_colors(Palette& palette, const Key& key, const yaml::Node& node, Theme& theme) {
    symbol::FontOptions& fonts = theme.fonts;
    for_each_value(palette.problems, key, node, [&](const yaml::Node& item) {
        const auto color = read_color(palette, key, item);
        if (!color) return;
        fonts.colors.push_back(*color);
        fonts.color_spans.push_back(item.span);
    });
}

/// Without a rotation of the theme, that of the words or the pictures; nothing where there are both.
std::string write_rotation(const Key& key, const Theme& theme) {
    using Kind = DisplayForm::Kind;
    if (theme.find_place({key.path}).source) return write_value(key, theme.layout.rotation);
    std::set<bool> are_words;
    for (std::size_t i = 0; i < std::min(theme.symbols.size(), theme.fits.size()); ++i) {
        if (theme.fits[i].rotation) continue;
        const bool is_word = theme.symbols[i].row().is_text || !theme.fits[i].forms.empty();
        are_words.insert(is_word || (theme.forms && theme.forms->first.kind != Kind::Picture));
        if (theme.forms && theme.forms->mode)
            are_words.insert(is_word || theme.forms->second.kind != Kind::Picture);
    }
    if (are_words.size() == 2) return {};
    return write_value(key, are_words.contains(true) ? layout::rotation_of_words : theme.layout.rotation);
}

std::optional<std::filesystem::path> read_font_path(Files& files, const Key& key, const yaml::Node& node) {
    const std::string_view written = diag::trim(node.text);
    if (written.empty())
        return refuse(files.problems.error(node.span, "value", "`{key}` must be {wanted}", key.label(),
                                           describe_values(key)));
    const Named named{"the fonts", written, node.span, Named::Sort::Any};
    return check_file(files, named) == nullptr ? std::optional(named.path) : std::nullopt;
}

void read_forms(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    const auto value = node.is_map() ? static_cast<int>(FormsWord::Mixed) : read_word(problems, key, node);
    if (!value) return;
    theme.forms = list_forms()[static_cast<std::size_t>(*value)];
}

std::string write_forms(const Key& key, const Theme& theme) {
    const auto all = list_forms();
    const auto found = std::ranges::find(all, theme.forms);
    if (found != all.end()) return write_value(key, static_cast<int>(found - all.begin()));
    return fmt::format("{{mode: {}, of: {}}}",
                       base::find_enum_name(deck::form_mode_names, theme.forms->mode.value()),
                       write_forms_of(key, theme));
}

std::string write_forms_of(const Key& /*key*/, const Theme& theme) {
    const Forms forms = theme.forms.value_or(Forms{});
    return fmt::format("[{}, {}]", write_form(forms.first), write_form(forms.second));
}

void read_forms_of(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    const auto first = read_form(problems, key, node.items[0]);
    const auto second = read_form(problems, key, node.items[1]);
    if (!first || !second) return;
    if (*first == *second) {
        problems.error(node.span, "value", "the two forms of `{key}` must differ", key.label());
        return;
    }
    if (!theme.forms) theme.forms.emplace();
    theme.forms->first = *first;
    theme.forms->second = *second;
}

void read_reroll(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    std::map<int, diag::Span> seen;
    for_each_named(problems, key, node, [&](const yaml::Node::Entry& entry) {
        const auto card = read_card_number(problems, key, entry.key, seen);
        const auto other = card ? read_whole(problems, key, entry.value) : std::nullopt;
        if (other) theme.reroll[*card] = *other;
    });
}

} // namespace spotit::theme
