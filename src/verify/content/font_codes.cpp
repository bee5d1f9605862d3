// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/font_codes.hpp"

#include "pdf/content/content_tokens.hpp"
#include "pdf/text/hidden_text_font.hpp"

#include <qpdf/QUtil.hh>

#include <algorithm>
#include <vector>

namespace spotit::verify {

namespace {

constexpr std::size_t max_code_length = 4, max_meaning = 64; // bytes
constexpr std::size_t max_meanings = 0x20000;                // also where they replace one another

unsigned code_number(std::string_view bytes) {
    unsigned code = 0;
    for (const char byte : bytes) code = code << 8 | static_cast<unsigned char>(byte);
    return code;
}

/// Adds the step to the last two bytes.
std::string plus(std::string utf16, unsigned step) {
    if (utf16.size() < 2) return utf16;
    const unsigned last = code_number(std::string_view(utf16).substr(utf16.size() - 2)) + step;
    utf16[utf16.size() - 2] = static_cast<char>(last >> 8 & 0xFF);
    utf16[utf16.size() - 1] = static_cast<char>(last & 0xFF);
    return utf16;
}

/// A string, or a list of them in brackets.
struct Entry {
    std::vector<std::string> strings{};
    bool is_list = false;

    std::string_view first() const { return strings.empty() ? std::string_view() : strings.front(); }
};

} // namespace

FontCodes::FontCodes(QPDFObjectHandle font, ReadingBudget& budget) {
    QPDFObjectHandle base = font.getKey("/BaseFont");
    hidden_ = base.isName() && base.getName().find(pdf::hidden_font_name) != std::string::npos;
    if (font.hasKey("/DescendantFonts")) length_ = 2;
    if (QPDFObjectHandle stream = font.getKey("/ToUnicode"); stream.isStream())
        read_map(stream_data(stream, budget));
}

void FontCodes::read_map(std::string_view cmap) {
    std::vector<Entry> entries;
    bool open = false;
    pdf::ContentTokens tokens(cmap);
    using Kind = pdf::ContentTokens::Kind;
    for (auto token = tokens.next(); token.kind != Kind::End; token = tokens.next()) {
        const std::string_view text = tokens.text(token);
        if (text == "[" || text == "]") {
            if ((open = text == "[")) entries.push_back({.is_list = true});
        } else if (auto bytes = pdf::string_bytes(text)) {
            if (!open) entries.emplace_back();
            entries.back().strings.push_back(*std::move(bytes));
        } else if (token.kind == Kind::Operator) {
            if (text == "endcodespacerange" && !entries.empty())
                length_ = std::clamp<std::size_t>(entries[0].first().size(), 1, max_code_length);
            const std::size_t step = text == "endbfchar" ? 2 : 3;
            if (step == 2 || text == "endbfrange")
                for (std::size_t i = 0; i + step <= entries.size(); i += step)
                    add_range(code_number(entries[i].first()), code_number(entries[i + step - 2].first()),
                              entries[i + step - 1].strings, entries[i + step - 1].is_list);
            entries.clear();
            open = false;
        }
    }
}

void FontCodes::add_range(unsigned first, unsigned last, const std::vector<std::string>& utf16,
                          bool is_list) {
    if (utf16.empty() || last < first) return;
    for (unsigned step = 0; step <= last - first && added_ < max_meanings; ++step, ++added_) {
        if (is_list && step == utf16.size()) return;
        const std::string meaning = is_list ? utf16[step] : plus(utf16[0], step);
        meanings_[first + step] = QUtil::utf16_to_utf8("\xFE\xFF" + meaning.substr(0, max_meaning));
    }
}

std::string FontCodes::decode(std::string_view bytes) const {
    std::string text;
    for (; bytes.size() >= length_; bytes.remove_prefix(length_)) {
        const auto meaning = meanings_.find(code_number(bytes.substr(0, length_)));
        text += meaning == meanings_.end() ? "\xEF\xBF\xBD" : meaning->second;
    }
    return text;
}

} // namespace spotit::verify
