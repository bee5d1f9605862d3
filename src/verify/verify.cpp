#include <spotit/verify.hpp>

#include "verify/checks/checks.hpp"

#include <spotit/diag.hpp>

#include <qpdf/QPDFExc.hh>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <new>
#include <stdexcept>
#include <system_error>

namespace spotit::verify {
namespace {

/// Notices that there was too little memory, also where a library hides that.
class MemoryWatch {
public:
    /// Throws std::bad_alloc if an allocation has failed since the watch began.
    void require_memory() const {
        if (find_failures() != failures_before_) throw std::bad_alloc();
    }

private:
    static std::atomic<unsigned>& find_failures() {
        static std::atomic<unsigned> count = 0;
        static const std::new_handler previous = std::set_new_handler([] {
            ++find_failures();
            if (previous == nullptr) throw std::bad_alloc();
            previous();
        });
        return count;
    }

    unsigned failures_before_ = find_failures();
};

constexpr double min_rescaled = 1e-4;

/// The library's own messages are meant for programmers.
diag::Error refuse_file(std::string_view bytes, bool is_locked) {
    constexpr std::size_t max_preamble = 1024; // what readers allow before the first words of a PDF
    const bool begins = bytes.substr(0, max_preamble).find("%PDF-") != std::string_view::npos;
    const diag::Sentence why = is_locked ? "it is locked with a password"
                               : begins  ? diag::Sentence("it is damaged, or a part of it is missing")
                                         : "its header is not that of a PDF";
    return {diag::ErrorCategory::File,
            {.id = "no-pdf",
             .message = diag::write("this is not a readable PDF: {reason}", why),
             .notes = {diag::make_fix("make it again from its theme, or get another copy")}}};
}

/// Reads the drawings by forms or, where another program has written these out, by what is painted; pages
/// that were scaled as if they had not been.
ReadDeck read_drawings(QPDF& file, ReadingBudget budget) {
    ReadDeck deck = read_deck(file, Detail::Forms, budget);
    const Scale scale = compute_scale(deck);
    if (std::max(std::abs(scale.across - 1), std::abs(scale.down - 1)) > min_rescaled)
        deck = read_deck(file, Detail::Forms, budget, scale);
    if (deck.cards.empty() || deck.has_drawings()) return deck;
    ReadDeck measured = read_deck(file, Detail::Marks, budget, scale);
    return measured.has_drawings() ? std::move(measured) : std::move(deck);
}

VerifyReport check(std::string_view bytes, const Options& options) {
    QPDF file;
    file.setSuppressWarnings(true);
    file.processMemoryFile("PDF", bytes.data(), bytes.size()); // reads from there while it is open
    static_cast<void>(file.getAllObjects());                   // reads them
    if (file.anyWarnings()) require_room();
    Findings findings;
    const ReadDeck deck = read_drawings(file, ReadingBudget::for_file(bytes.size()));
    VerifyReport report = check_cards(deck, findings);
    if (!deck.cards.empty()) check_labels(deck, findings);
    if (!deck.is_whole) findings.skip("unread", "the file is too large to be read completely");
    check_backs(file, deck, findings);
    check_pages(file, deck, options.scale, findings);
    if ((options.render || deck.is_measured) && deck.is_whole && !deck.cards.empty())
        check_render(file, bytes, deck, findings); // changes the file
    if (!deck.cards.empty()) conclude_labels(deck, findings);
    report.pages = static_cast<int>(deck.views.size());
    report.right = !findings.has_failed() && report.pairs > 0 && deck.is_whole &&
                   findings.has(Finding::Kind::Passed, "symbols") &&
                   (!options.render || findings.has(Finding::Kind::Passed, "render"));
    report.findings = findings.take();
    return report;
}

} // namespace

VerifyReport verify(std::string_view bytes, const Options& options) {
    const MemoryWatch watch; // qpdf takes failed allocations for damage, and goes on
    try {
        VerifyReport report = check(bytes, options);
        watch.require_memory();
        return report;
    } catch (const diag::Error&) {
        throw;
    } catch (const std::system_error&) {
        throw;
    } catch (const std::runtime_error& problem) { // of qpdf, also where values are not what they must be
        watch.require_memory();
        require_room();
        const auto* const known = dynamic_cast<const QPDFExc*>(&problem);
        throw refuse_file(bytes, known != nullptr && known->getErrorCode() == qpdf_e_password);
    }
}

bool Findings::has(Finding::Kind kind, std::string_view id) const {
    return std::ranges::any_of(
        all_, [&](const Finding& finding) { return finding.kind == kind && finding.id == id; });
}

std::vector<Finding> Findings::take() {
    for (const auto& [id, number] : failures_)
        if (number > max_failures)
            add(Finding::Kind::Failed, id, diag::write("{count} more ({id})", number - max_failures, id));
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
    return diag::write_count(numbers.size(), "card {number}", "cards {number}", pdf::format_ranges(numbers));
}

} // namespace spotit::verify
