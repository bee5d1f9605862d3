#include "job/prepared_deck.hpp"

#include "diag/write.hpp"

#include <spotit/base/numbers.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::job {

bool is_whole(const Selection& selection) {
    return selection.pages == Pages::All && selection.first <= 1 && selection.last >= Selection{}.last &&
           selection.order == PageOrder::Same;
}

document::Document select_pages(const document::Document& document, const Selection& selection) {
    document::Document result = document;
    result.pages.clear();
    int leaf = 0;
    for (std::size_t i = 0; i < document.pages.size(); ++i) {
        leaf = document::find_sheet_number(document, static_cast<int>(i));
        if (leaf < selection.first || leaf > selection.last) continue;
        const bool is_front = document.pages[i].side == document::Side::Front;
        if (selection.pages == Pages::All || (selection.pages == Pages::Fronts) == is_front)
            result.pages.push_back(document.pages[i]);
    }
    if (result.pages.empty())
        diag::fail(diag::ErrorCategory::Usage, "no-such-sheet",
                   leaf < selection.first
                       ? fmt::format("the deck has only {}, so --sheets selects none",
                                     base::write_count(leaf, "sheet"))
                       : "the deck has no such pages; without backs there are only fronts");
    if (selection.order == PageOrder::Reversed) std::ranges::reverse(result.pages);
    return result;
}

diag::Sentence describe_part(const document::Document& whole, const document::Document& part) {
    const auto count = [&](document::Side side) {
        return static_cast<int>(std::ranges::count(part.pages, side, &document::Page::side));
    };
    const int fronts = count(document::Side::Front), backs = count(document::Side::Back);
    const int wanted = std::max(fronts, backs);
    const int all = document::find_sheet_number(whole, static_cast<int>(whole.pages.size()) - 1);
    diag::Sentence sheets =
        wanted == all ? diag::write("all {} sheets", all) : diag::write("{} of the {} sheets", wanted, all);
    if (fronts == 0) return diag::write("the backs of {}", sheets);
    if (backs == 0 && document::is_two_sided(whole)) return diag::write("the fronts of {}", sheets);
    return sheets;
}

} // namespace spotit::job
