// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/to_unicode.hpp"

#include "pdf/content/content_tokens.hpp"

#include <qpdf/QUtil.hh>

#include <algorithm>
#include <vector>

namespace spotit::verify {

namespace {

constexpr std::size_t max_code = 4;
constexpr unsigned max_range = 0x10000;
constexpr std::size_t max_meaning = 64;       // bytes
constexpr std::size_t max_meanings = 0x20000; // given, also where they replace one another

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

/// A string, or a list of them in brackets.
struct Operand {
    std::string bytes{};
    std::vector<std::string> list{};
    bool is_list = false;
};

class Reader {
public:
    CodeMap read(std::string_view cmap) {
        pdf::ContentTokens tokens(cmap);
        using Kind = pdf::ContentTokens::Kind;
        for (auto token = tokens.next(); token.kind != Kind::End; token = tokens.next()) {
            const std::string_view text = tokens.text(token);
            if (text == "[") {
                operands_.push_back({.is_list = true});
                open_ = true;
            } else if (text == "]") {
                open_ = false;
            } else if (auto bytes = pdf::string_bytes(text)) {
                if (open_)
                    operands_.back().list.push_back(*std::move(bytes));
                else
                    operands_.push_back({.bytes = *std::move(bytes)});
            } else if (token.kind == Kind::Operator) {
                obey(text);
                operands_.clear();
                open_ = false;
            }
        }
        return std::move(map_);
    }

private:
    void obey(std::string_view operation) {
        if (operation == "endcodespacerange" && !operands_.empty())
            map_.code_length = std::min(operands_[0].bytes.size(), max_code);
        if (operation == "endbfchar")
            for (std::size_t i = 0; i + 1 < operands_.size(); i += 2)
                add(code_of(operands_[i].bytes), operands_[i + 1].bytes);
        if (operation == "endbfrange")
            for (std::size_t i = 0; i + 2 < operands_.size(); i += 3)
                add_range(code_of(operands_[i].bytes), code_of(operands_[i + 1].bytes), operands_[i + 2]);
    }
    void add_range(unsigned first, unsigned last, const Operand& meaning) {
        for (unsigned step = 0; step < max_range && step <= last - first && first <= last; ++step) {
            if (meaning.is_list && step == meaning.list.size()) return;
            add(first + step, meaning.is_list ? meaning.list[step] : plus(meaning.bytes, step));
            if (given_ == max_meanings) return;
        }
    }
    void add(unsigned code, const std::string& utf16) {
        if (given_ == max_meanings) return;
        ++given_;
        map_.meanings[code] = utf8_of(utf16.substr(0, max_meaning));
    }

    CodeMap map_;
    std::vector<Operand> operands_;
    std::size_t given_ = 0;
    bool open_ = false; ///< a list
};

} // namespace

unsigned code_of(std::string_view bytes) {
    unsigned code = 0;
    for (const char byte : bytes) code = code << 8 | static_cast<unsigned char>(byte);
    return code;
}

CodeMap read_code_map(std::string_view cmap) {
    return Reader().read(cmap);
}

} // namespace spotit::verify
