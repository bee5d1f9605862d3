#include <spotit/diag.hpp>

#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>

#include <algorithm>

namespace spotit::diag {
namespace {

std::u32string fold_case(std::string_view text) {
    std::u32string result;
    for (const base::Character& character : base::list_characters(to_lower_case(text)))
        result += character.value;
    return result;
}

/// Optimal string alignment: insert, delete, replace, swap neighbors; no part is edited twice.
std::size_t distance(const std::u32string& a, const std::u32string& b) {
    std::vector<std::size_t> before(b.size() + 1), above(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) above[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({replaced, above[j] + 1, row[j - 1] + 1});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
        }
        std::swap(before, above);
        std::swap(above, row);
    }
    return above[b.size()];
}

/// Returns the changes between two words, where a silent gh is one: nite for night.
std::size_t count_changes(const std::u32string& wanted, std::u32string other) {
    const std::size_t changes = distance(wanted, other), silent = other.find(U"gh");
    return silent == std::u32string::npos ? changes
                                          : std::min(changes, 1 + distance(wanted, other.erase(silent, 2)));
}

std::u32string without_doubled_letters(std::u32string word) {
    word.erase(std::unique(word.begin(), word.end()), word.end()); // clang 14 has no ranges::unique
    return word;
}

/// Of words that are as near, a doubled letter is the likeliest slip, and one at the beginning the
/// unlikeliest.
std::size_t rank_slip(const std::u32string& wanted, const std::u32string& other) {
    if (without_doubled_letters(wanted) == without_doubled_letters(other)) return 0;
    return wanted.substr(0, 1) == other.substr(0, 1) ? 1 : 2;
}

} // namespace

std::vector<std::string_view> find_nearest_words(std::string_view word,
                                                 std::span<const std::string_view> candidates,
                                                 std::size_t max_changes) {
    const std::u32string wanted = fold_case(word);
    const std::size_t limit =
        std::min({std::max<std::size_t>(2, wanted.size() / 3), wanted.size() / 2, max_changes});
    std::vector<std::string_view> best;
    std::size_t best_rank = 3 * (limit + 1);
    for (const std::string_view candidate : candidates) {
        const std::u32string other = fold_case(candidate);
        // The distance is at least the difference in length; this also keeps huge words cheap.
        if (std::max(other.size(), wanted.size()) - std::min(other.size(), wanted.size()) > limit) continue;
        const std::size_t changes = count_changes(wanted, other);
        const std::size_t rank = 3 * changes + rank_slip(wanted, other);
        if (changes > limit || rank > best_rank) continue;
        // Two changes connect almost any two short words: then at least the first letter must be the same.
        if (changes > 1 && wanted.size() <= 5 && wanted.front() != other.front()) continue;
        if (rank < best_rank) best.clear();
        if (std::ranges::find(best, candidate) == best.end()) best.push_back(candidate);
        best_rank = rank;
    }
    return best;
}

std::string_view find_nearest_word(std::string_view word, std::span<const std::string_view> candidates,
                                   std::size_t max_changes) {
    const std::vector<std::string_view> nearest = find_nearest_words(word, candidates, max_changes);
    return nearest.size() == 1 ? nearest.front() : std::string_view();
}

} // namespace spotit::diag
