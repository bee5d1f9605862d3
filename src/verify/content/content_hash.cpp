// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/content_hash.hpp"

#include <algorithm>
#include <array>

namespace spotit::verify {

namespace {

using Object = QPDFObjectHandle;

constexpr int deepest = 40;

/// What programs change without changing what is drawn.
constexpr std::array<std::string_view, 10> of_no_meaning{
    "/DecodeParms", "/Filter", "/LastModified", "/Length",       "/Metadata",
    "/Name",        "/OC",     "/PieceInfo",    "/StructParent", "/StructParents"};

/// FNV-1a.
std::uint64_t mixed(std::uint64_t hash, std::string_view bytes) {
    for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
    return hash;
}

std::uint64_t mixed(std::uint64_t hash, std::uint64_t other) {
    return (hash ^ other) * 0x9E3779B97F4A7C15U + (hash >> 29);
}

constexpr std::uint64_t start = 0xCBF29CE484222325U;

} // namespace

int ContentIds::id_of(Object stream) {
    return number(hash(stream, 0));
}

int ContentIds::id_of(std::string_view inline_image) {
    return number(mixed(start, inline_image));
}

int ContentIds::id_of_gradient(Object pattern) {
    // What stands in the resources themselves would be looked at for every use of it.
    if (!pattern.isIndirect()) return number(start);
    const auto [known, unknown] = gradients_.try_emplace(pattern.getObjGen());
    if (!unknown) return known->second;
    Object shading =
        pattern.isDictionary() && pattern.hasKey("/Shading") ? pattern.getKey("/Shading") : pattern;
    if (shading.isStream()) shading = shading.getDict();
    const bool of_colors = shading.isDictionary() && shading.hasKey("/Function");
    return known->second = number(of_colors ? hash(shading.getKey("/Function"), 0) : start);
}

int ContentIds::number(Hash hash) {
    return numbers_.emplace(hash, static_cast<int>(numbers_.size())).first->second;
}

ContentIds::Hash ContentIds::hash_of_dictionary(Object dictionary, int depth) {
    Hash result = start;
    for (const std::string& key : dictionary.getKeys()) {
        if (std::ranges::find(of_no_meaning, key) != of_no_meaning.end() || key == "/Parent") continue;
        result = mixed(mixed(result, key), hash(dictionary.getKey(key), depth + 1));
    }
    return result;
}

ContentIds::Hash ContentIds::hash(Object object, int depth) {
    if (depth > deepest) return start;
    const QPDFObjGen number = object.getObjGen();
    if (object.isIndirect()) {
        if (const auto known = known_.find(number); known != known_.end()) return known->second;
        if (!open_.insert(number).second) return start; // refers to itself
    }
    Hash result = start;
    if (object.isStream()) {
        result = mixed(hash_of_dictionary(object.getDict(), depth), stream_data(object, budget_));
    } else if (object.isDictionary()) {
        result = hash_of_dictionary(object, depth);
    } else if (object.isArray()) {
        for (int i = 0; i < object.getArrayNItems(); ++i)
            result = mixed(result, hash(object.getArrayItem(i), depth + 1));
    } else {
        result = mixed(start, object.unparseResolved());
    }
    if (object.isIndirect()) {
        open_.erase(number);
        known_.emplace(number, result);
    }
    return result;
}

} // namespace spotit::verify
