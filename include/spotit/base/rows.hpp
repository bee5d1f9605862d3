#pragma once

#include <algorithm>
#include <functional>
#include <ranges>
#include <string_view>
#include <type_traits>
#include <vector>

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

} // namespace spotit::base
