#include "verify/checks/checks.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::verify {

bool Findings::has(Finding::Kind kind, std::string_view id) const {
    return std::ranges::any_of(
        all_, [&](const Finding& finding) { return finding.kind == kind && finding.id == id; });
}

std::vector<Finding> Findings::take() {
    for (const auto& [id, number] : failures_)
        if (number > max_failures)
            add(Finding::Kind::Failed, id, diag::write("{} more ({})", number - max_failures, id));
    return std::move(all_);
}

double median(std::vector<double> values) {
    std::erase_if(values, [](double value) { return !std::isfinite(value); });
    if (values.empty()) return 0;
    const auto middle = values.begin() + std::ssize(values) / 2;
    std::ranges::nth_element(values, middle);
    return *middle;
}

diag::Sentence format_cards(std::vector<int> numbers) {
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return diag::write_count(numbers.size(), "card {}", "cards {}", pdf::format_ranges(numbers));
}

} // namespace spotit::verify
