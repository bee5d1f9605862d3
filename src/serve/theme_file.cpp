#include "serve/theme_file.hpp"

#include "serve/content_id.hpp"

#include <spotit/diag.hpp>
#include <spotit/job/files.hpp>

#include <algorithm>

namespace spotit::serve {

namespace {

constexpr std::size_t max_bytes = std::size_t{1} << 20U; ///< as routes.cpp has it for pages
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF", new_tag = "\"new\"";

std::string tag_of(std::string_view bytes) {
    return "\"" + content_id(bytes) + "\"";
}

bool has_windows_lines(std::string_view text) {
    const auto all = std::ranges::count(text, '\n');
    std::ptrdiff_t windows = 0;
    for (std::size_t at = text.find("\r\n"); at != std::string_view::npos; at = text.find("\r\n", at + 2))
        ++windows;
    return 2 * windows > all;
}

std::string with_plain_lines(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\r' || i + 1 == text.size() || text[i + 1] != '\n') plain += text[i];
    return plain;
}

std::string with_windows_lines(std::string_view plain) {
    std::string text;
    for (const char c : plain) {
        if (c == '\n') text += '\r';
        text += c;
    }
    return text;
}

} // namespace

bool ThemeFile::exists() const {
    std::error_code ignored; // what may not be looked at is there, and can't be read
    return std::filesystem::status(path_, ignored).type() != std::filesystem::file_type::not_found;
}

std::string ThemeFile::bytes() const {
    return job::read_source(path_.string(), max_bytes)->text();
}

ThemeFile::Content ThemeFile::read() const {
    if (!exists()) return {"", std::string(new_tag), false};
    const std::string all = bytes();
    if (diag::SourceText(path_.string(), all).find_invalid_utf8()) {
        throw diag::Error(diag::ErrorCategory::File,
                          {.id = "not-utf-8",
                           .message = path_.string() + " is not UTF-8, so that it can't be edited here",
                           .notes = {"fix: save it as UTF-8 with an editor"}});
    }
    std::string_view text = all;
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    return {with_plain_lines(text), tag_of(all), true};
}

std::optional<std::string> ThemeFile::save(std::string_view text, std::string_view tag) const {
    const bool is_there = exists();
    const std::string before = is_there ? bytes() : std::string();
    if (tag != (is_there ? tag_of(before) : new_tag)) return std::nullopt;
    const std::string plain = with_plain_lines(text);
    std::string after = has_windows_lines(before) ? with_windows_lines(plain) : plain;
    if (before.starts_with(byte_order_mark)) after.insert(0, byte_order_mark);
    job::save(path_, after);
    return tag_of(after);
}

} // namespace spotit::serve
