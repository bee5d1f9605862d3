#pragma once

#include <spotit/base/enum_names.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

/// Objects of JSON that the compiler knows the names and types of: `scripts/generate` writes the browser's
/// types from them.
namespace spotit::base {

/// A name as a template argument.
template<std::size_t size>
struct Name {
    char text[size]{};
    consteval Name(const char (&from)[size]) { std::copy_n(from, size, text); }
    constexpr operator std::string_view() const { return {text, size - 1}; }
};

/// A string that is always the same.
template<Name text>
struct Literal {};

/// A value of an enumeration, written by its name in a table of EnumName.
template<const auto& names>
struct Word {
    decltype(names[0].value) value{};
};

/// A member of an object; an empty std::optional is left out.
template<Name name, class Value>
struct Field {
    Value value;
};
template<Name name, class Value>
Field<name, std::remove_cvref_t<Value>> make_field(Value&& value) {
    return {std::forward<Value>(value)};
}

/// An object; `type` is its name in TypeScript.
template<Name type, class... Fields>
struct Object {
    std::tuple<Fields...> fields;
};
template<Name type, class... Fields>
Object<type, Fields...> make_object(Fields... fields) {
    return {{std::move(fields)...}};
}

// Converts to a library's type of JSON, which finds these by their arguments.
template<class Json, Name text>
void to_json(Json& json, const Literal<text>&) {
    json = std::string_view(text);
}
template<class Json, const auto& names>
void to_json(Json& json, const Word<names>& word) {
    json = find_enum_name(names, word.value);
}
template<class Json, Name name, class Value>
void add_field(Json& json, const Field<name, Value>& field) {
    json[std::string_view(name)] = field.value;
}
template<class Json, Name name, class Value>
void add_field(Json& json, const Field<name, std::optional<Value>>& field) {
    if (field.value) json[std::string_view(name)] = *field.value;
}
template<class Json, Name type, class... Fields>
void to_json(Json& json, const Object<type, Fields...>& object) {
    std::apply([&](const Fields&... fields) { (add_field(json, fields), ...); }, object.fields);
}

} // namespace spotit::base
