// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/font_reader.hpp"

#include "pdf/text/hidden_text_font.hpp"
#include "verify/content/to_unicode.hpp"

#include <algorithm>

namespace spotit::verify {

namespace {

using Object = QPDFObjectHandle;

constexpr std::size_t entry_size = 100; // bytes, of a map

unsigned cid_of(Object number) {
    return number.isNumber() ? static_cast<unsigned>(std::clamp(number.getNumericValue(), 0.0, 65535.0)) : 0;
}

double number_of(Object value) {
    return value.isNumber() ? value.getNumericValue() : 0;
}

double number_at(Object dictionary, const char* key, double otherwise) {
    Object value = dictionary.getKey(key);
    return value.isNumber() ? value.getNumericValue() : otherwise;
}

} // namespace

ReadFont::ReadFont(Object font, ReadingBudget& budget) {
    Object base = font.getKey("/BaseFont");
    of_names_ = base.isName() && base.getName().find(pdf::names_font_name) != std::string::npos;
    Object descendants = font.getKey("/DescendantFonts");
    if (descendants.isArray() && descendants.getArrayNItems() > 0) {
        code_length_ = 2;
        if (Object descendant = descendants.getArrayItem(0); descendant.isDictionary())
            read_cid_widths(descendant, budget);
    } else {
        read_widths(font);
    }
    if (Object stream = font.getKey("/ToUnicode"); stream.isStream()) {
        CodeMap map = read_code_map(stream_data(stream, budget));
        budget.charge(entry_size * map.meanings.size());
        if (map.code_length > 0) code_length_ = map.code_length;
        meanings_ = std::move(map.meanings);
    }
}

void ReadFont::read_widths(Object font) {
    Object widths = font.getKey("/Widths");
    double unit = 0.001;
    if (Object matrix = font.getKey("/FontMatrix"); matrix.isArray() && matrix.getArrayNItems() == 6)
        unit = number_of(matrix.getArrayItem(0));
    if (!widths.isArray()) return;
    const auto first = cid_of(font.getKey("/FirstChar"));
    for (int i = 0; i < widths.getArrayNItems(); ++i)
        if (widths.getArrayItem(i).isNumber())
            widths_[first + static_cast<unsigned>(i)] = unit * widths.getArrayItem(i).getNumericValue();
}

/// ISO 32000-1, 9.7.4.3.
void ReadFont::read_cid_widths(Object descendant, ReadingBudget& budget) {
    missing_width_ = number_at(descendant, "/DW", 1000) / 1000;
    Object widths = descendant.getKey("/W");
    if (!widths.isArray()) return;
    const int count = widths.getArrayNItems();
    for (int i = 0; i + 1 < count;) {
        const auto first = cid_of(widths.getArrayItem(i));
        Object next = widths.getArrayItem(i + 1);
        if (next.isArray()) {
            for (int k = 0; k < next.getArrayNItems(); ++k)
                widths_[first + static_cast<unsigned>(k)] = number_of(next.getArrayItem(k)) / 1000;
            i += 2;
        } else if (i + 2 < count) {
            const auto last = cid_of(next);
            if (last < first || !budget.charge(entry_size * (last - first + 1))) return;
            const double width = number_of(widths.getArrayItem(i + 2)) / 1000;
            for (unsigned cid = first; cid <= last; ++cid) widths_[cid] = width;
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

} // namespace spotit::verify
