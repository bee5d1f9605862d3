#pragma once

#include <spotit/base/join.hpp>
#include <spotit/base/json.hpp>

#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::tests {

/// Writes TypeScript's types of objects of JSON, each once, those that others name before them.
class TypeScript {
public:
    /// Returns the type of a value in TypeScript; declares the objects in it.
    template<class Value>
    std::string describe_type() {
        if constexpr (std::is_same_v<Value, bool>)
            return "boolean";
        else if constexpr (std::is_arithmetic_v<Value>)
            return "number";
        else if constexpr (std::is_convertible_v<Value, std::string_view>)
            return "string";
        else if constexpr (std::is_same_v<Value, base::Sentence>)
            return declare("Sentence", "export type Sentence = import('../../ui/dom').Sentence;\n");
        else
            return describe_type(std::type_identity<Value>());
    }
    std::string text;

private:
    std::string declare(const std::string& name, const std::string& declaration) {
        if (declared_.insert(name).second) text += declaration;
        return name;
    }
    template<class Value>
    std::string describe_type(std::type_identity<std::vector<Value>>) {
        return describe_type<Value>() + "[]";
    }
    template<class Value>
    std::string describe_type(std::type_identity<std::map<std::string, Value>>) {
        return "Record<string, " + describe_type<Value>() + ">";
    }
    template<class... Values>
    std::string describe_type(std::type_identity<std::tuple<Values...>>) {
        std::string all;
        ((all += (all.empty() ? "" : ", ") + describe_type<Values>()), ...);
        return "[" + all + "]";
    }
    template<class First, class Second>
    std::string describe_type(std::type_identity<std::pair<First, Second>>) {
        return describe_type<std::tuple<First, Second>>();
    }
    template<class Value, std::size_t size>
    std::string describe_type(std::type_identity<std::array<Value, size>>) {
        std::string all = describe_type<Value>();
        for (std::size_t i = 1; i < size; ++i) all += ", " + describe_type<Value>();
        return "[" + all + "]";
    }
    template<base::Name text>
    std::string describe_type(std::type_identity<base::Literal<text>>) {
        return "'" + std::string(text) + "'";
    }
    template<const auto& names>
    std::string describe_type(std::type_identity<base::Word<names>>) {
        std::string all;
        for (const auto& name : names) all += (all.empty() ? "'" : " | '") + std::string(name.name) + "'";
        return all;
    }
    template<base::Name type, class... Fields>
    std::string describe_type(std::type_identity<base::Object<type, Fields...>>) {
        const std::string name(std::string_view{type});
        if (!declared_.insert(name).second) return name;
        const std::vector<std::string> members{describe(std::type_identity<Fields>())...};
        const std::string begin = "export type " + name + " = {",
                          line = begin + " " + base::join(members, "; ") + " };\n";
        text +=
            line.size() <= max_line ? line : begin + "\n    " + base::join(members, ";\n    ") + ";\n};\n";
        return name;
    }
    template<base::Name name, class Value>
    std::string describe(std::type_identity<base::Field<name, Value>>) {
        return write_member(name, "", describe_type<Value>());
    }
    template<base::Name name, class Value>
    std::string describe(std::type_identity<base::Field<name, std::optional<Value>>>) {
        return write_member(name, "?", describe_type<Value>());
    }
    static std::string write_member(std::string_view name, std::string_view mark, std::string_view type) {
        const bool is_plain = name.find('.') == std::string_view::npos;
        return (is_plain ? std::string(name) : "'" + std::string(name) + "'") + std::string(mark) + ": " +
               std::string(type);
    }

    static constexpr std::size_t max_line = 121; // with its end, as the other scripts of the pages have it
    std::set<std::string> declared_;
};

} // namespace spotit::tests
