#pragma once

#include <spotit/base/enum_names.hpp>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace spotit::base {

/// A value of JSON; the members of an object keep the order in which they are added. The library that reads
/// and writes the text is known to json.cpp alone: its templates would double the time that its users take to
/// compile.
class Json {
public:
    enum class Type { Null, Boolean, Integer, Float, String, Array, Object };

    Json(std::nullptr_t = nullptr) {}
    /// From a flag, a number, a text, a tuple, a range, a map by texts, or a type with a function
    /// to_json(Json&, value).
    template<class Value>
    requires(!std::same_as<std::remove_cvref_t<Value>, Json>) Json(const Value& value) {
        if constexpr (std::same_as<Value, bool>) {
            type_ = Type::Boolean;
            integer_ = value ? 1 : 0;
        } else if constexpr (std::integral<Value>) {
            type_ = Type::Integer;
            integer_ = static_cast<long long>(value);
        } else if constexpr (std::floating_point<Value>) {
            type_ = Type::Float;
            float_ = static_cast<double>(value);
        } else if constexpr (std::convertible_to<const Value&, std::string_view>) {
            type_ = Type::String;
            string_ = std::string_view(value);
        } else if constexpr (requires { typename Value::mapped_type; }) {
            type_ = Type::Object;
            for (const auto& [name, part] : value) (*this)[name] = part;
        } else if constexpr (requires { std::tuple_size<Value>::value; }) {
            *this = std::apply([](const auto&... parts) { return array({parts...}); }, value);
        } else if constexpr (std::ranges::range<Value>) {
            type_ = Type::Array;
            for (const auto& part : value) push_back(part);
        } else {
            to_json(*this, value);
        }
    }
    /// An object if each part is an array of a text and a value, else an array.
    Json(std::initializer_list<Json> parts);
    static Json array(std::initializer_list<Json> parts = {});
    static Json object();

    /// Returns nothing if the text is not JSON.
    static std::optional<Json> parse(std::string_view text);
    /// Writes the value, indented if `indent` is positive; invalid UTF-8 is replaced.
    std::string dump(int indent = -1) const;
    /// Writes the value in ASCII.
    std::string dump_ascii() const;

    Type type() const { return type_; }
    bool is_null() const { return type_ == Type::Null; }
    bool is_boolean() const { return type_ == Type::Boolean; }
    bool is_integer() const { return type_ == Type::Integer; }
    bool is_float() const { return type_ == Type::Float; }
    bool is_string() const { return type_ == Type::String; }
    bool is_array() const { return type_ == Type::Array; }
    bool is_object() const { return type_ == Type::Object; }
    bool is_structured() const { return is_array() || is_object(); }

    /// Returns the value as a bool, an integer, a double, a text or a range of these. Throws
    /// std::domain_error if it is of another type.
    template<class Value>
    Value get() const {
        if constexpr (std::same_as<Value, bool>) {
            return require(Type::Boolean).integer_ != 0;
        } else if constexpr (std::integral<Value>) {
            return static_cast<Value>(require(Type::Integer).integer_);
        } else if constexpr (std::floating_point<Value>) {
            return static_cast<Value>(type_ == Type::Integer ? static_cast<double>(integer_)
                                                             : require(Type::Float).float_);
        } else if constexpr (std::same_as<Value, std::string>) {
            return require(Type::String).string_;
        } else {
            Value values;
            for (const Json& part : require(Type::Array).parts_)
                values.insert(values.end(), part.get<typename Value::value_type>());
            return values;
        }
    }
    /// Returns the member, or another value if there is none.
    template<class Value>
    Value value(std::string_view name, Value other) const {
        const Json* const member = find(name);
        return member == nullptr ? std::move(other) : member->get<Value>();
    }
    std::string value(std::string_view name, const char* other) const {
        return value(name, std::string(other));
    }

    /// The text; empty of another type.
    const std::string& string() const { return string_; }
    std::size_t size() const { return parts_.size(); }
    bool empty() const { return parts_.empty(); }
    /// The values of an array or of the members of an object.
    const std::vector<Json>& parts() const { return parts_; }
    /// The names of the members of an object.
    const std::vector<std::string>& names() const { return names_; }
    const Json* find(std::string_view name) const;
    bool contains(std::string_view name) const { return find(name) != nullptr; }
    /// Throws std::domain_error if there is no such member.
    const Json& at(std::string_view name) const;
    /// Returns the member; adds a null one, also to a null, where there is none.
    Json& operator[](std::string_view name);
    /// Adds a value to an array or a null.
    void push_back(Json part);

    friend bool operator==(const Json&, const Json&) = default;

private:
    /// Throws std::domain_error if the value is of another type.
    const Json& require(Type type) const;

    Type type_ = Type::Null;
    long long integer_ = 0;
    double float_ = 0;
    std::string string_;
    std::vector<std::string> names_;
    std::vector<Json> parts_;
};

// Objects that the compiler knows the names and types of: `scripts/generate` writes the browser's types from
// them.

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

/// A text for people. It is a string, but in TypeScript of a type that is only shown, not read.
struct Sentence {
    std::string text;
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
template<class Json>
void to_json(Json& json, const Sentence& sentence) {
    json = sentence.text;
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
