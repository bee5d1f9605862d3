// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/font_codes.hpp"

#include "pdf/text/hidden_text_font.hpp"

#include <qpdf/QPDFExc.hh>
#include <qpdf/QUtil.hh>

#include <algorithm>
#include <vector>

namespace spotit::verify {

namespace {

constexpr std::size_t max_code_length = 4, max_meaning = 64, cost_of_meaning = 400; // bytes

std::size_t code_number(std::string_view bytes) {
    std::size_t code = 0;
    for (const char byte : bytes) code = code << 8 | static_cast<unsigned char>(byte);
    return code;
}

std::string string_of(QPDFObjectHandle object) {
    return object.isString() ? object.getStringValue() : std::string();
}

/// Returns the strings and lists between all such words: from "beginbfchar" to "endbfchar".
std::vector<QPDFObjectHandle> find_entries(const std::string& cmap, const std::string& name) {
    std::vector<QPDFObjectHandle> entries;
    const std::string begin = "begin" + name, end = "end" + name;
    for (std::size_t first = cmap.find(begin); first != std::string::npos; first = cmap.find(begin, first)) {
        first += begin.size();
        const std::string block = cmap.substr(first, cmap.find(end, first) - first);
        try {
            QPDFObjectHandle list = QPDFObjectHandle::parse("[" + block + "]");
            for (int i = 0; list.isArray() && i < list.getArrayNItems(); ++i)
                entries.push_back(list.getArrayItem(i));
        } catch (const QPDFExc&) {
            continue; // broken
        }
    }
    return entries;
}

} // namespace

FontCodes::FontCodes(QPDFObjectHandle font, ReadingBudget& budget) {
    QPDFObjectHandle base = font.getKey("/BaseFont"), map = font.getKey("/ToUnicode");
    hidden_ = base.isName() && base.getName().find(pdf::hidden_font_name) != std::string::npos;
    if (font.hasKey("/DescendantFonts")) length_ = 2;
    const std::string cmap = map.isStream() ? stream_data(map, budget) : std::string();
    if (const auto space = find_entries(cmap, "codespacerange"); !space.empty())
        length_ = std::clamp<std::size_t>(string_of(space.front()).size(), 1, max_code_length);
    const auto chars = find_entries(cmap, "bfchar"), ranges = find_entries(cmap, "bfrange");
    for (std::size_t i = 0; i + 2 <= chars.size(); i += 2)
        add_range(chars[i], chars[i], chars[i + 1], budget);
    for (std::size_t i = 0; i + 3 <= ranges.size(); i += 3)
        add_range(ranges[i], ranges[i + 1], ranges[i + 2], budget);
}

/// The meaning is a string for the first code, of which the last byte counts up, or a list.
void FontCodes::add_range(QPDFObjectHandle first, QPDFObjectHandle last, QPDFObjectHandle meaning,
                          ReadingBudget& budget) {
    const std::size_t begin = code_number(string_of(first)), end = code_number(string_of(last));
    std::string utf16 = string_of(meaning);
    for (std::size_t code = begin; code <= end && budget.charge(cost_of_meaning); ++code) {
        const int place = static_cast<int>(code - begin);
        if (meaning.isArray() && place == meaning.getArrayNItems()) return;
        if (meaning.isArray()) utf16 = string_of(meaning.getArrayItem(place));
        meanings_[code] = QUtil::utf16_to_utf8("\xFE\xFF" + utf16.substr(0, max_meaning));
        if (!utf16.empty()) ++utf16.back();
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
