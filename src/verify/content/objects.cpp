// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/objects.hpp"

#include <fmt/format.h>
#include <qpdf/Pl_Function.hh>

#include <cmath>
#include <functional>
#include <set>
#include <stdexcept>

namespace spotit::verify {

namespace {

constexpr int max_nesting = 40;
constexpr double same_color = 0.02; // of full color

/// The keys that programs change without changing the drawing.
const std::set<std::string> meaningless_keys{"/DecodeParms",  "/Filter",        "/LastModified", "/Length",
                                             "/Metadata",     "/Name",          "/OC",           "/Parent",
                                             "/StructParent", "/StructParents", "/PieceInfo"};

} // namespace

bool ReadingBudget::charge(std::size_t amount) {
    spent = spent || amount > bytes;
    bytes -= std::min(amount, bytes);
    return !spent;
}

std::string stream_data(QPDFObjectHandle stream, ReadingBudget& budget, qpdf_stream_decode_level_e level) {
    std::string data;
    // Stops before a few bytes that unpack to gigabytes are in memory.
    Pl_Function collect("collect", nullptr, [&](const unsigned char* bytes, std::size_t length) {
        if (!budget.charge(length)) throw std::length_error("there is more than is read");
        data.append(reinterpret_cast<const char*>(bytes), length);
    });
    try {
        stream.pipeStreamData(&collect, nullptr, 0, level, true, false);
    } catch (const std::exception&) {
        // Our own, or of a filter: what came before it is what can be read.
    }
    return budget.spent ? std::string() : data;
}

int ContentIds::find_number(QPDFObjectHandle object) {
    return numbers_.emplace(hash(object, 0), static_cast<int>(numbers_.size())).first->second;
}

int ContentIds::find_gradient_number(QPDFObjectHandle pattern) {
    if (pattern.isDictionary() && pattern.hasKey("/Shading")) pattern = pattern.getKey("/Shading");
    if (pattern.isStream()) pattern = pattern.getDict();
    return find_number(pattern.isDictionary() ? pattern.getKey("/Function") : QPDFObjectHandle::newNull());
}

std::size_t ContentIds::hash(QPDFObjectHandle object, int depth) {
    if (depth > max_nesting || (budget_.spent && !object.isIndirect())) return 0;
    if (object.isIndirect())
        if (const auto [known, is_new] = known_.try_emplace(object.getObjGen(), 0); !is_new)
            return known->second;
    std::string text;
    const auto add = [&](const QPDFObjectHandle& part) { text += fmt::format(" {}", hash(part, depth + 1)); };
    QPDFObjectHandle dictionary = object.isStream() ? object.getDict() : object;
    if (dictionary.isDictionary()) {
        for (const std::string& key : dictionary.getKeys())
            if (!meaningless_keys.contains(key)) {
                text += key;
                add(dictionary.getKey(key));
            }
    } else if (object.isArray()) {
        for (const QPDFObjectHandle& item : object.getArrayAsVector()) add(item);
    } else {
        text = object.unparseResolved();
    }
    if (object.isStream()) text += stream_data(object, budget_);
    // Direct objects are read again for each of their uses.
    if (!object.isIndirect()) budget_.charge(text.size());
    const std::size_t result = std::hash<std::string>()(text);
    if (object.isIndirect()) known_[object.getObjGen()] = result;
    return result;
}

ImageColors read_image(QPDFObjectHandle image, ReadingBudget& budget) {
    ImageColors colors{};
    const std::string data = stream_data(image, budget, qpdf_dl_all);
    const double share = static_cast<double>(colors.size()) / static_cast<double>(data.size());
    for (std::size_t i = 0; i < data.size(); ++i)
        colors[i * colors.size() / data.size()] += static_cast<unsigned char>(data[i]) / 255.0 * share;
    return colors;
}

bool are_alike(const ImageColors& one, const ImageColors& other) {
    double sum = 0;
    for (std::size_t i = 0; i < one.size(); ++i) sum += std::abs(one[i] - other[i]);
    return sum <= same_color * static_cast<double>(one.size());
}

} // namespace spotit::verify
