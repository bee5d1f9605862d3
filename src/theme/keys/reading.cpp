#include "theme/keys/reading.hpp"
#include "diag/write.hpp"

#include <spotit/background.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/theme/theme.hpp>

#include <algorithm>
#include <utility>

namespace spotit::theme {
namespace {

constexpr std::size_t max_reported = 5000; ///< errors of a hopeless theme

} // namespace

diag::Diagnostic& Problems::add(diag::Diagnostic error) {
    ++count_;
    for (diag::Sentence* text : {&error.message, &error.label}) *text = diag::shorten(std::move(*text));
    // A mistake repeated by an alias or a second `extends` is reported once.
    const diag::Span& span = error.span;
    if (reported_.size() >= max_reported ||
        !reported_.emplace(span.source.get(), span.begin, error.message).second)
        return unreported_ = std::move(error);
    return sink_.add(std::move(error));
}

void Problems::add(const diag::Error& errors) {
    for (const diag::Diagnostic& each : errors.diagnostics()) add(each);
}

std::string_view Problems::nearest_word(std::string_view word,
                                        std::span<const std::string_view> candidates) const {
    return wants_suggestions() ? diag::find_nearest_word(word, candidates) : std::string_view();
}

void Problems::report_second(diag::Span span, const diag::Span& first, diag::Sentence message) {
    diag::Diagnostic& problem = error(std::move(span), "duplicate-key", "{}", message);
    problem.point_out(diag::write("first in {place}", diag::describe_place(first, problem.span)))
        .excerpt(diag::describe_line(first))
        .fix("delete one of them", remove_key(problem.span));
}

diag::Change move_entry(const yaml::Node::Entry& entry, std::string_view path) {
    const std::string_view value = diag::read_span(entry.value.span);
    const bool is_line = !value.empty() && value.find('\n') == std::string_view::npos,
               is_plain = value.find_first_of("|>*") != 0 && path.find_first_of("[{") == std::string::npos;
    if (!is_line || !is_plain || is_override(entry.key.span)) return {};
    const auto& source = *entry.value.span.source;
    const std::string_view line = source.read_line(source.find_line_number(entry.value.span.end));
    if (line.find(" #") != std::string_view::npos) return {}; // a comment of the key, or of what stays
    return {.settings = {{std::string(path), std::string(value)}}, .edits = {{entry.key.span, std::nullopt}}};
}

diag::Span take_first_line(diag::Span span) {
    span.end =
        span.begin + diag::read_span(span).substr(0, diag::read_span(span).find_first_of("\r\n")).size();
    return span;
}

bool is_between_brackets(const diag::Span& span) {
    const std::string_view line = span.source->read_line(span.source->find_line_number(span.begin));
    const std::string_view before = line.substr(0, line.find_first_of("{["));
    return before.data() + before.size() < span.source->text().data() + span.begin;
}

diag::Sentence describe_removed(const diag::Span& span) {
    return is_between_brackets(span) ? diag::Sentence("it") : "the line";
}

diag::Sentence describe_key(std::string_view key, const diag::Span& span, const diag::Span& from) {
    const bool is_near = span.source == from.source && span.source->find_line_number(span.begin) ==
                                                           from.source->find_line_number(from.begin);
    return is_near ? diag::Sentence()
                   : diag::write("`{key}` is in {place}", key, diag::describe_place(span, from));
}

document::Back make_default_back(const diag::Span& span) {
    return {.drawing = background::BackgroundSpec{background::make_default_back(), span}};
}

diag::Span Theme::find_place(std::initializer_list<std::string_view> keys) const {
    for (const std::string_view key : keys)
        if (const auto found = spans.find(key); found != spans.end()) return found->second;
    return {};
}

bool Reading::has(std::string_view path) const {
    return theme.spans.contains(path);
}

bool Reading::lacks_value(std::string_view path) const {
    const Key* const key = find_key(path);
    if (key == nullptr) return false; // the top level
    return (find_given(path) != nullptr && !has(path)) || lacks_value(key->section());
}

const MergedValues::Value* Reading::find_given(std::string_view path) const {
    const auto found = given.values.find(find_key(path));
    return found == given.values.end() ? nullptr : &found->second;
}

diag::Change Reading::remove(std::string_view path) const {
    const auto* const found = find_given(path);
    return found == nullptr ? diag::Change() : remove_key(found->key);
}

bool Reading::is_below(std::string_view path, std::initializer_list<std::string_view> others) const {
    const auto* const own = find_given(path);
    return own != nullptr && std::ranges::any_of(others, [&](std::string_view path_of_other) {
               const auto* const other = find_given(path_of_other);
               return other != nullptr && other->layer > own->layer;
           });
}

diag::Span Reading::find_span(std::initializer_list<std::string_view> paths) const {
    diag::Span place = theme.find_place(paths);
    return place.source ? place : diag::Span{files.source, 0, 0};
}

} // namespace spotit::theme
