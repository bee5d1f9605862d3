// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/read_font.hpp"

#include "pdf/content_tokens.hpp"
#include "pdf/names_font.hpp"

#include <qpdf/Buffer.hh>
#include <qpdf/QUtil.hh>

#include <algorithm>
#include <vector>

namespace spotit::pdf {

namespace {

using Object = QPDFObjectHandle;

constexpr unsigned longest_range = 0x10000;

std::string data_of(Object stream) {
    const auto data = stream.getStreamData(qpdf_dl_all);
    const void* const bytes = data->getBuffer();
    return {static_cast<const char*>(bytes), data->getSize()};
}

unsigned code_of(std::string_view bytes) {
    unsigned code = 0;
    for (const char byte : bytes) code = code << 8 | static_cast<unsigned char>(byte);
    return code;
}

std::string utf8_of(const std::string& utf16) {
    return QUtil::utf16_to_utf8("\xFE\xFF" + utf16);
}

/// The last two bytes counted on.
std::string plus(std::string utf16, unsigned step) {
    if (utf16.size() < 2) return utf16;
    const unsigned last = code_of(std::string_view(utf16).substr(utf16.size() - 2)) + step;
    utf16[utf16.size() - 2] = static_cast<char>(last >> 8 & 0xFF);
    utf16[utf16.size() - 1] = static_cast<char>(last & 0xFF);
    return utf16;
}

unsigned cid_of(Object number) {
    return number.isNumber() ? static_cast<unsigned>(std::clamp(number.getNumericValue(), 0.0, 65535.0)) : 0;
}

double number_at(Object dictionary, const char* key, double otherwise) {
    Object value = dictionary.getKey(key);
    return value.isNumber() ? value.getNumericValue() : otherwise;
}

} // namespace

ReadFont::ReadFont(Object font) {
    Object base = font.getKey("/BaseFont");
    of_names_ = base.isName() && base.getName().find(names_font_name) != std::string::npos;
    Object descendants = font.getKey("/DescendantFonts");
    if (descendants.isArray() && descendants.getArrayNItems() > 0) {
        code_length_ = 2;
        read_cid_widths(descendants.getArrayItem(0));
    } else {
        read_widths(font);
    }
    if (font.getKey("/ToUnicode").isStream()) read_to_unicode(font.getKey("/ToUnicode"));
}

void ReadFont::read_to_unicode(Object stream) {
    const std::string cmap = data_of(stream);
    ContentTokens tokens(cmap);
    std::vector<std::string> strings;
    bool in_list = false; // of the values of a range, one for each code
    std::vector<std::vector<std::string>> lists;
    using Kind = ContentTokens::Kind;
    for (auto token = tokens.next(); token.kind != Kind::End; token = tokens.next()) {
        const std::string_view text = tokens.text(token);
        if (text == "[") {
            in_list = true;
            lists.emplace_back();
        } else if (text == "]") {
            in_list = false;
            strings.emplace_back(); // the list's place
        } else if (auto bytes = string_bytes(text)) {
            (in_list ? lists.back() : strings).push_back(*std::move(bytes));
        } else if (token.kind == Kind::Operator) {
            if (text == "endcodespacerange" && !strings.empty()) code_length_ = strings[0].size();
            if (text == "endbfchar")
                for (std::size_t i = 0; i + 1 < strings.size(); i += 2)
                    meanings_[code_of(strings[i])] = utf8_of(strings[i + 1]);
            if (text == "endbfrange") {
                auto list = lists.begin();
                for (std::size_t i = 0; i + 2 < strings.size(); i += 3) {
                    const unsigned first = code_of(strings[i]), last = code_of(strings[i + 1]);
                    const bool listed = strings[i + 2].empty() && list != lists.end();
                    for (unsigned step = 0; first + step <= last && step < longest_range; ++step)
                        meanings_[first + step] = !listed               ? utf8_of(plus(strings[i + 2], step))
                                                  : step < list->size() ? utf8_of((*list)[step])
                                                                        : std::string();
                    if (listed) ++list;
                }
            }
            strings.clear();
            lists.clear();
        }
    }
}

void ReadFont::read_widths(Object font) {
    Object widths = font.getKey("/Widths");
    double unit = 0.001;
    if (Object matrix = font.getKey("/FontMatrix"); matrix.isArray() && matrix.getArrayNItems() == 6)
        unit = matrix.getArrayItem(0).getNumericValue();
    if (!widths.isArray()) return;
    const auto first = cid_of(font.getKey("/FirstChar"));
    for (int i = 0; i < widths.getArrayNItems(); ++i)
        if (widths.getArrayItem(i).isNumber())
            widths_[first + static_cast<unsigned>(i)] = unit * widths.getArrayItem(i).getNumericValue();
}

/// ISO 32000-1, 9.7.4.3.
void ReadFont::read_cid_widths(Object descendant) {
    missing_width_ = number_at(descendant, "/DW", 1000) / 1000;
    Object widths = descendant.getKey("/W");
    if (!widths.isArray()) return;
    for (int i = 0; i + 1 < widths.getArrayNItems();) {
        const auto first = cid_of(widths.getArrayItem(i));
        Object next = widths.getArrayItem(i + 1);
        if (next.isArray()) {
            for (int k = 0; k < next.getArrayNItems(); ++k)
                widths_[first + static_cast<unsigned>(k)] = next.getArrayItem(k).getNumericValue() / 1000;
            i += 2;
        } else if (i + 2 < widths.getArrayNItems()) {
            const auto last = cid_of(next);
            for (unsigned cid = first; cid <= last && cid - first < longest_range; ++cid)
                widths_[cid] = widths.getArrayItem(i + 2).getNumericValue() / 1000;
            i += 3;
        } else {
            return;
        }
    }
}

ReadFont::Text ReadFont::text_of(std::string_view bytes) const {
    Text text;
    for (; bytes.size() >= code_length_ && code_length_ > 0; bytes.remove_prefix(code_length_)) {
        const unsigned code = code_of(bytes.substr(0, code_length_));
        const auto meaning = meanings_.find(code);
        text.utf8 += meaning == meanings_.end() ? "\xEF\xBF\xBD" : meaning->second;
        const auto width = widths_.find(code);
        text.width += width == widths_.end() ? missing_width_ : width->second;
        ++text.codes;
        if (code_length_ == 1 && code == ' ') ++text.spaces;
    }
    return text;
}

} // namespace spotit::pdf
