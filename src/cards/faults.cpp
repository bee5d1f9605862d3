#include "cards/faults.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::cards {

void Faults::add(std::initializer_list<std::size_t> cards, std::string message) {
    ++verdict_.broken;
    for (const std::size_t card : cards) ++blame_[card];
    add_message(std::move(message));
}

void Faults::add(const deck::CheckResult& result, const deck::FaultNames& names) {
    verdict_.broken += result.fault_count;
    for (std::size_t card = 0; card < blame_.size(); ++card) blame_[card] += result.faults_of_card[card];
    for (const deck::Fault& fault : result.faults) add_message(deck::describe(fault, names));
}

void Faults::add_message(std::string message) {
    constexpr std::size_t max_told = 100;
    if (verdict_.faults.size() == max_told) return;
    verdict_.faults.push_back({.id = "broken-promise", .message = std::move(message)});
}

void Faults::report_common_card() {
    if (verdict_.broken < 2) return;
    const auto max_blame = std::ranges::max_element(blame_);
    if (*max_blame != verdict_.broken || std::ranges::count(blame_, *max_blame) != 1) return;
    const std::size_t card = static_cast<std::size_t>(max_blame - blame_.begin());
    verdict_.faults.front().notes.push_back(fmt::format("card {} is in each of the {} faults: {}", card + 1,
                                                        verdict_.broken, names(list_.cards[card].symbols)));
}

std::string Faults::names(const std::vector<int>& symbols) const {
    std::string text;
    for (const int index : symbols)
        text += (text.empty() ? "" : ", ") + list_.symbols[static_cast<std::size_t>(index)].id;
    return text;
}

} // namespace spotit::cards
