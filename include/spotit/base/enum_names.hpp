#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <iterator>
#include <optional>
#include <ranges>
#include <string_view>
#include <type_traits>
#include <vector>

/// Rows of tables, and tables with one row for each value of an enumeration, where a forgotten row does not
/// compile.
namespace spotit::base {

/// Returns the row whose member has this value, or null.
template<class Rows, class Value, class Member>
constexpr auto* find_row(Rows&& rows, const Value& value, Member member) {
    const auto found = std::ranges::find(rows, value, member);
    return found == std::ranges::end(rows) ? nullptr : &*found;
}

/// Returns what a member is, or a function returns, for each row.
template<class Value = void, class Rows, class Function>
auto collect(Rows&& rows, Function&& function) {
    using Found = std::invoke_result_t<Function&, std::ranges::range_reference_t<Rows>>;
    std::vector<std::conditional_t<std::is_void_v<Value>, std::remove_cvref_t<Found>, Value>> all;
    for (auto&& row : rows) all.emplace_back(std::invoke(function, row));
    return all;
}

/// Returns the names of the rows of a table.
template<class Rows>
std::vector<std::string_view> list_names(const Rows& rows) {
    return collect<std::string_view>(
        rows, [](const auto& row) -> const auto& { return row.name; });
}

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
