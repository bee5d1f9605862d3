#pragma once

#include <spotit/base/rows.hpp>

#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>

/// Tables with one row for each value of an enumeration, where a forgotten row does not compile.
namespace spotit::base {

/// A row of the simplest such table: a value and how themes and options write it.
template<class Enum>
struct EnumName {
    Enum value{};
    std::string_view name;
};

/// Returns whether the enumeration has an enumerator of this value: compilers write others as "(Enum)3".
template<auto value>
consteval bool is_enumerator() {
    constexpr std::string_view signature = __PRETTY_FUNCTION__;
    return signature.find("= (") == std::string_view::npos;
}

/// Returns the number of enumerators of an enumeration that counts from 0 without gaps.
template<class Enum, std::size_t count = 0>
consteval std::size_t count_enum() {
    if constexpr (is_enumerator<static_cast<Enum>(count)>())
        return count_enum<Enum, count + 1>();
    else
        return count;
}

/// Returns whether the table has one row for each enumerator, in their order. To be asserted below each
/// table: static_assert(base::is_complete(rows, &Row::kind)).
template<class Rows, class Row, class Enum>
consteval bool is_complete(const Rows& rows, Enum Row::*value) {
    std::size_t index = 0;
    for (const Row& row : rows)
        if (row.*value != static_cast<Enum>(index++)) return false;
    return index == count_enum<Enum>();
}
template<class Enum, std::size_t size>
consteval bool is_complete(const EnumName<Enum> (&rows)[size]) {
    return is_complete(rows, &EnumName<Enum>::value);
}

/// Returns the table of an enumeration with these names, one for each value in their order.
template<class Enum, std::size_t size>
consteval auto name_values(const std::string_view (&names)[size]) {
    static_assert(size == count_enum<Enum>());
    std::array<EnumName<Enum>, size> rows;
    for (std::size_t i = 0; i < size; ++i) rows[i] = {static_cast<Enum>(i), names[i]};
    return rows;
}

/// Returns the name of a value in a complete table.
template<class Rows>
constexpr std::string_view find_enum_name(const Rows& rows, decltype(std::begin(rows)->value) value) {
    return rows[static_cast<std::size_t>(value)].name;
}

/// Returns the value with that name, if any.
template<class Rows>
constexpr auto find_enum(const Rows& rows, std::string_view name)
    -> std::optional<decltype(std::begin(rows)->value)> {
    for (const auto& row : rows)
        if (row.name == name) return row.value;
    return std::nullopt;
}

} // namespace spotit::base
