#include "cli/manual/manual.hpp"

#include <spotit/base/utf8.hpp>

#include <algorithm>
#include <utility>

namespace spotit::cli {

namespace {

bool ends_sentence(const std::string& word) {
    const std::size_t last = word.find_last_not_of(")\"");
    return last != std::string::npos && (word[last] == '.' || word[last] == '?') && !word.ends_with("...");
}

/// As mandoc counts: it writes other characters than those of ASCII as \[u1F436].
std::size_t width(std::string_view text) {
    std::size_t result = 0;
    for (const base::Character& c : base::characters(text)) result += c.value < 0x80 ? 1 : 9;
    return result;
}

} // namespace

std::string mdoc_escaped(std::string_view text) {
    std::string result;
    bool code = false;
    for (const char c : text) {
        if (c == '`')
            result += std::exchange(code, !code) ? "\\fR" : "\\fB";
        else if (c == '\\')
            result += "\\e";
        else
            result += c;
    }
    return result;
}

std::string mdoc_argument(std::string_view text) {
    std::string result;
    bool begins = true;
    for (const char c : mdoc_escaped(text)) {
        // "Fl", "|" or a lone bracket would be taken for a macro or a delimiter.
        if (begins && c != ' ') result += "\\&";
        result += c;
        begins = c == ' ';
    }
    return result;
}

std::string mdoc_text(std::string_view text) {
    const std::string words = mdoc_escaped(one_line(text));
    std::string result, line;
    for (std::size_t start = 0; start < words.size();) {
        const std::size_t end = std::min(words.find(' ', start), words.size());
        const std::string word = words.substr(start, end - start);
        if (!line.empty() && width(line) + width(word) >= 78) {
            result += line + "\n";
            line.clear();
        }
        // A dot or an apostrophe at the beginning of a line would make it a macro.
        if (line.empty() && (word.front() == '.' || word.front() == '\'')) line = "\\&";
        line += (line.empty() || line == "\\&" ? "" : " ") + word;
        if (ends_sentence(word)) {
            result += line + "\n";
            line.clear();
        }
        start = end + 1;
    }
    return line.empty() ? result : result + line + "\n";
}

std::string one_line(std::string_view text) {
    std::string result;
    for (const char c : text) {
        const char put = c == '\n' ? ' ' : c;
        if (put != ' ' || (!result.empty() && result.back() != ' ')) result += put;
    }
    return result;
}

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

} // namespace spotit::cli
