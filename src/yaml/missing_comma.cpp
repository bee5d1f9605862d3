// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "yaml/syntax.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace spotit::yaml {
namespace {

constexpr std::string_view blanks = " \t\r\n";

bool is_blank(char c) {
    return blanks.find(c) != std::string_view::npos;
}

/// Goes through the entries of one list or map in brackets, up to a missing comma.
class Entries {
public:
    Entries(std::string_view text, std::size_t open)
        : text_(text)
        , at_(open + 1) {}

    /// Returns the beginning of the entry that has no comma before it; nothing if all have.
    std::optional<std::size_t> find();

private:
    std::optional<std::size_t> at_colon();
    /// Skips a quoted scalar, or a list or map in brackets.
    bool skip_whole();
    bool skip_brackets();

    std::string_view text_;
    std::size_t at_;
    std::size_t plain_ = std::string_view::npos; ///< beginning of the plain scalar that is being read
    bool is_whole_ = false;                      ///< a quoted scalar or a bracket has ended
    bool has_colon_ = false;                     ///< the entry has its value
};

bool Entries::skip_brackets() {
    int depth = 0;
    bool may_begin = true;
    for (; at_ < text_.size(); ++at_) {
        const char c = text_[at_];
        if (may_begin && (c == '"' || c == '\'')) {
            const ScalarEnd end = scalar_end(text_, at_, {});
            if (!end.closed) return false;
            at_ = end.end - 1;
        } else if (c == '[' || c == '{') {
            ++depth;
        } else if ((c == ']' || c == '}') && --depth == 0) {
            ++at_;
            return true;
        }
        if (!is_blank(c)) may_begin = std::string_view("[{,:").find(c) != std::string_view::npos;
    }
    return false;
}

bool Entries::skip_whole() {
    if (text_[at_] == '[' || text_[at_] == '{') return skip_brackets();
    const ScalarEnd end = scalar_end(text_, at_, {});
    at_ = end.end;
    return end.closed;
}

/// A second ':' in an entry: the key before it is the last word of the apparent value.
std::optional<std::size_t> Entries::at_colon() {
    if (!std::exchange(has_colon_, true)) {
        is_whole_ = false;
        plain_ = std::string_view::npos;
        return std::nullopt;
    }
    if (plain_ == std::string_view::npos) return std::nullopt;
    const std::size_t blank = text_.find_last_of(blanks, at_);
    if (blank == std::string_view::npos || blank <= plain_) return std::nullopt;
    return blank + 1;
}

std::optional<std::size_t> Entries::find() {
    while (at_ < text_.size()) {
        const char c = text_[at_];
        const bool ends_word = at_ + 1 == text_.size() || is_blank(text_[at_ + 1]);
        if (is_blank(c)) {
            ++at_;
        } else if (c == '#' && is_blank(text_[at_ - 1])) {
            at_ = here_end(text_, at_);
        } else if (c == ']' || c == '}') {
            return std::nullopt;
        } else if (c == ',') {
            is_whole_ = has_colon_ = false;
            plain_ = std::string_view::npos;
            ++at_;
        } else if (c == ':' && (ends_word || is_whole_)) {
            const bool is_second = has_colon_;
            const auto found = at_colon();
            if (found || is_second) return found;
            ++at_;
        } else if (is_whole_) {
            return at_;
        } else if (plain_ == std::string_view::npos &&
                   std::string_view("\"'[{").find(c) != std::string_view::npos) {
            if (!skip_whole()) return std::nullopt;
            is_whole_ = true;
        } else {
            plain_ = std::min(plain_, at_);
            ++at_;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<diag::Diagnostic> explain_missing_comma(const Stop& stop) {
    const std::string_view text = stop.source->text();
    const std::size_t open = *stop.open_bracket;
    const auto found = Entries(text, open).find();
    if (!found) return std::nullopt;
    const Line here({stop.source, *found, {}, {}, {}});
    // A line no deeper than that of the bracket is not part of it: the bracket is not closed.
    const std::string_view first_line = stop.source->line(stop.source->line_number(open));
    const bool begins_line = diag::trimmed(here.before()).empty();
    if (begins_line && here.column <= indentation(first_line)) return std::nullopt;
    const std::size_t end = std::min(text.find_first_of(" \t\r\n,:]}", *found + 1), text.size());
    diag::Diagnostic result = problem(stop, "yaml-no-comma", "a comma is missing before this", {});
    result.span = {stop.source, *found, end};
    if (begins_line) {
        result.notes = {"fix: end the line above with a comma"};
        return result;
    }
    const std::string_view before = here.before().substr(0, here.before().find_last_not_of(blanks) + 1);
    if (before.ends_with(';')) {
        result.message = "entries are separated by commas, not by ;";
        const auto sign = static_cast<std::size_t>(before.data() + before.size() - 1 - text.data());
        result.span = {stop.source, sign, sign + 1};
        result.notes = {
            "fix: write a comma in place of it, each time",
            diag::line_note(here.number, fmt::format("{}, {}", before.substr(0, before.size() - 1),
                                                     here.text.substr(here.column)))};
        return result;
    }
    result.notes = {
        "fix: put one there",
        diag::line_note(here.number, fmt::format("{}, {}", before, here.text.substr(here.column)))};
    return result;
}

} // namespace spotit::yaml
