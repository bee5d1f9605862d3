#include <spotit/bundle.hpp>

#include "bundle/parts.hpp"
#include "diag/write.hpp"

#include <spotit/cutter.hpp>
#include <spotit/diag/sentence.hpp>
#include <spotit/document.hpp>
#include <spotit/job/output.hpp>
#include <spotit/pdf.hpp>
#include <spotit/theme/theme.hpp>
#include <spotit/verify.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>

namespace spotit::bundle {
namespace {

using diag::Sentence;
using diag::write;

/// The report of a bundle, in the language of its reader.
class Report {
public:
    explicit Report(std::string language)
        : language_(std::move(language)) {}

    void add(const Sentence& line) { text_ += diag::translate(line, language_) + "\n"; }
    const std::string& text() const { return text_; }

private:
    std::string language_, text_{};
};

Sentence choose_sign(verify::Finding::Kind kind) {
    using Kind = verify::Finding::Kind;
    return kind == Kind::Passed ? "passed" : kind == Kind::Inconclusive ? Sentence("skipped") : "FAILED";
}

Sentence count_cards(int count) {
    return diag::write_count(static_cast<std::size_t>(count), "{count} card", "{count} cards", count);
}

Sentence write_ink(const job::Report& report, const pdf::Options& output) {
    const auto& ink = report.total_ink;
    if (!ink) return "  colors are RGB: how much ink they need depends on the program that converts them";
    Sentence text = write("  ink: at most {ink:.0f}%", 100 * *ink);
    if (const auto& unlimited = report.unlimited_ink)
        text += write(" ({ink:.0f}% without the limit)", 100 * *unlimited);
    if (const auto& limit = output.ink_limit) text += write("; the limit is {limit:.0f}%", 100 * *limit);
    return text;
}

/// Describes the distance of symbols from the cut, and the lowest resolution.
void report_on(const document::Document& document, Report& report) {
    const double clearance = document::measure_symbol_clearance(document);
    if (std::isfinite(clearance))
        report.add(write("  symbols stay {distance:.2f} mm inside the cut", clearance));
    const auto dpi = document::find_coarsest_resolution(document);
    if (!dpi)
        report.add("  no pictures made of pixels");
    else if (*dpi < job::min_dpi)
        report.add(write("  the lowest resolution of any picture is {dpi:.0f} dpi, below {limit:.0f}", *dpi,
                         job::min_dpi));
    else
        report.add(write("  the lowest resolution of any picture is {dpi:.0f} dpi", *dpi));
}

/// Describes a PDF: the findings from the file alone, and the measures of its deck.
void report_on(const std::string& name, const job::File& file, const verify::VerifyReport& verdict,
               const job::PreparedDeck& deck, Report& report) {
    const auto pages = static_cast<std::size_t>(verdict.pages);
    report.add(write("{file}: {pages}, {cards}, {verdict}", name,
                     diag::write_count(pages, "{count} page", "{count} pages", pages),
                     count_cards(verdict.cards), verdict.right ? Sentence("correct") : "NOT VERIFIED"));
    for (const verify::Finding& finding : verdict.findings)
        report.add(write("  {name}: {text}", choose_sign(finding.kind), finding.text));
    const std::string_view standard =
        base::find_enum_name(pdf::standard_names, deck.theme().output.conformance);
    if (!standard.empty())
        report.add(write("  written as {format}: its boxes and fonts were checked above; the shop's own "
                         "program checks the other rules",
                         standard));
    if (const Sentence& flattened = file.report.flattened; !flattened.empty())
        report.add(write("  converted to pixels, since transparency is not allowed: {drawings}", flattened));
    report.add(write_ink(file.report, deck.theme().output));
    report_on(deck.document(), report);
}

/// Describes the requirements of a service, and their date.
void report_on(const Service& service, Report& report) {
    report.add(write("  the service requires {bleed:.4g} mm of bleed and no symbols within {margin:.4g} mm "
                     "of the cut (read in {date}: {address})",
                     service.bleed, service.safe, service.read_on,
                     service.source.empty() ? Sentence("notes of users") : Sentence(service.source)));
    report.add("  such figures change: compare them with the service's own page");
}

/// Returns "front-07.png"; without a number if there is only one.
std::string number_name(std::string_view side, std::size_t index, std::size_t count) {
    if (count == 1) return fmt::format("{}.png", side);
    return fmt::format("{}-{:0{}}.png", side, index + 1, std::to_string(count).size());
}

job::Request with(const job::Request& request, const std::vector<theme::Override>& settings) {
    job::Request result = request;
    result.overrides.insert(result.overrides.end(), settings.begin(), settings.end());
    return result;
}

bool is_of_output(const theme::Override& setting) {
    return setting.key.starts_with("output.");
}

std::string make_layout_key(const std::vector<theme::Override>& settings) {
    std::string key;
    for (const theme::Override& setting : settings)
        if (!is_of_output(setting)) key += setting.key + '=' + setting.value + '\n';
    return key;
}

theme::Theme read_theme(const job::Request& request) {
    diag::Sink ignored;
    return job::read_theme(request, ignored);
}

/// Decks of one request with additional settings. Decks that differ only in the settings of `output` share
/// their layout.
class DeckCache {
public:
    explicit DeckCache(const job::Request& request)
        : request_(request) {}

    job::PreparedDeck prepare(const std::vector<theme::Override>& settings) {
        const std::string key = make_layout_key(settings);
        auto found = laid_out_.find(key);
        if (found == laid_out_.end()) {
            std::vector<theme::Override> layout = settings;
            std::erase_if(layout, is_of_output);
            found = laid_out_.emplace(key, job::prepare(with(request_, layout))).first;
        }
        if (std::ranges::none_of(settings, is_of_output)) return found->second;
        return found->second.with_output(read_theme(with(request_, settings)).output);
    }

    /// Returns pictures of the cards or backs with bleed, drawn once for each deck and size.
    const std::vector<std::string>& pictures(const std::vector<theme::Override>& settings,
                                             job::PictureOptions options) {
        options.bleed = true;
        const std::string key =
            fmt::format("{}{} {} {}", make_layout_key(settings), static_cast<int>(options.subject),
                        options.pixels->first, options.pixels->second);
        const auto found = pictures_.find(key);
        if (found != pictures_.end()) return found->second;
        return pictures_.emplace(key, job::make_pictures(prepare(settings), options).files).first->second;
    }

private:
    const job::Request& request_;
    std::map<std::string, job::PreparedDeck> laid_out_;
    std::map<std::string, std::vector<std::string>> pictures_;
};

class BundleBuilder {
public:
    BundleBuilder(const job::Request& request, const BundleOptions& options)
        : decks_(request)
        , options_(options)
        , theme_(read_theme(request))
        , report_(options.language) {}

    Bundle build() {
        const bool is_whole = options_.services.empty() && options_.parts.empty();
        if (is_whole || wants("home") || wants("cutter")) add_home();
        if (is_whole || wants("shop")) add_shop();
        if (is_whole)
            for (const Service& service : list_services()) add_if_it_fits(service);
        for (const std::string& name : options_.services) add_or_fail(find_service(name));
        if (is_whole || wants("shop") || !options_.services.empty()) note_paper_only();
        report_.add("files, with sizes and checksums: the next bundle in this folder removes those that it "
                    "doesn't write\n"
                    "itself, unless they were changed");
        add(std::string(report_name), report_.text() + format_list(bundle_.files));
        return std::move(bundle_);
    }

private:
    void add(std::string name, std::string bytes) {
        bundle_.files.push_back({std::move(name), std::move(bytes)});
    }

    bool wants(std::string_view part) const {
        return std::ranges::find(options_.parts, part) != options_.parts.end();
    }

    /// Lays a deck out; the first one's report is the bundle's.
    job::PreparedDeck prepare(const std::vector<theme::Override>& settings) {
        job::PreparedDeck deck = decks_.prepare(settings);
        if (bundle_.report.cards == 0) bundle_.report = deck.report();
        return deck;
    }

    /// Adds a PDF, and to the report the findings from the file alone.
    void add_pdf(const std::string& name, const job::PreparedDeck& deck) {
        job::File file = job::make_pdf(deck);
        const verify::VerifyReport verdict = verify::verify(file.bytes);
        report_on(name, file, verdict, deck, report_);
        bundle_.sound = bundle_.sound && verdict.right;
        add(name, std::move(file.bytes));
    }

    void add_home() {
        std::vector<theme::Override> settings;
        add_no_contour(settings, theme_);
        const job::PreparedDeck deck = prepare(settings);
        if (options_.parts.empty() || wants("home")) add_pdf("home.pdf", deck);
        if (options_.parts.empty() || wants("cutter")) add_cutter(deck);
    }

    void add_cutter(const job::PreparedDeck& deck) {
        const document::Document& document = deck.document();
        const std::vector<int> sheets = cutter::cut_pages(document);
        const std::vector<std::string> pictures =
            job::make_pictures(deck, {.subject = job::PictureSubject::Sheets, .only = sheets}).files;
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            const std::string name = fmt::format("cutter/sheet-{:02}", i + 1);
            add(name + ".svg", cutter::write_svg(document, sheets[i], deck.theme().sheet.cutter));
            add(name + ".dxf", cutter::write_dxf(document, sheets[i]));
            add(name + ".png", pictures[i]);
        }
        report_.add(write("cutter: {sheets}, each as outlines (SVG, DXF) and as a picture at {dpi} dpi",
                          diag::write_count(sheets.size(), "{count} sheet", "{count} sheets", sheets.size()),
                          deck.theme().image_dpi));
    }

    void add_shop() {
        std::vector<theme::Override> settings = set_one_card_per_page(3, theme_);
        settings.push_back({"output.pdf", "x-4"});
        if (theme_.output.cut_contour.empty()) settings.push_back({"output.cut_contour", "CutContour"});
        add_pdf("shop.pdf", prepare(settings));
    }

    /// Reports the sheets that have no room where each card has its own page.
    void note_paper_only() {
        const extras::Options& extras = theme_.extras;
        std::vector<Sentence> sheets;
        if (!extras.rules.empty()) sheets.emplace_back("rules");
        if (extras.key != extras::KeyContent::None) sheets.emplace_back("key");
        if (extras.box_label) sheets.emplace_back("box label");
        if (extras.why) sheets.emplace_back("poster");
        if (sheets.empty() || theme_.sheet.one_card_per_page) return;
        for (const Sentence& sheet : sheets)
            bundle_.paper_only =
                bundle_.paper_only.empty() ? sheet : write("{words}, {last}", bundle_.paper_only, sheet);
        report_.add(write("only in home.pdf: {sheets}", bundle_.paper_only));
    }

    void add_if_it_fits(const Service& service) {
        ServicePlan plan = plan_service(service, theme_);
        if (plan.refusal.empty() && !plan.near) {
            plan.refusal =
                diag::write("{service} is not known to make cards of this size: its nearest product, "
                            "{product}, is {size}",
                            service.title, plan.product->name, theme::write_size(plan.product->size));
            plan.remedies = {diag::write("--service {service} makes a deck of that size", service.name)};
        }
        try_to_add(plan);
        if (plan.refusal.empty()) return;
        report_.add(write("left out: {service}: {reason}", service.name, plan.refusal));
        for (const diag::Note& remedy : plan.remedies)
            report_.add("  " + diag::write_note(remedy, options_.language));
        bundle_.left_out.emplace_back(service.name);
    }

    void add_or_fail(const Service& service) {
        ServicePlan plan = plan_service(service, theme_);
        try_to_add(plan);
        if (plan.refusal.empty()) return;
        diag::fail(diag::ErrorCategory::Input, "service-refuses", plan.refusal, plan.remedies);
    }

    void try_to_add(ServicePlan& plan) {
        if (!plan.refusal.empty()) return;
        try {
            if (plan.service->files == Service::Files::Pdf)
                add_pdf(fmt::format("services/{}/deck.pdf", plan.service->name), prepare(plan.settings));
            else
                add_pictures(plan);
            report_on(*plan.service, report_);
        } catch (const diag::Error& error) {
            if (error.category() == diag::ErrorCategory::File) throw;
            const diag::Diagnostic& first = error.diagnostics().front();
            plan.refusal =
                diag::write("{service} can't print the deck: {reason}", plan.service->title, first.message);
            plan.remedies = first.notes;
        }
    }

    void add_pictures(const ServicePlan& plan) {
        const job::PreparedDeck deck = prepare(plan.settings);
        job::PictureOptions options{.pixels = std::pair{plan.product->width, plan.product->height}};
        const std::string folder = fmt::format("services/{}/", plan.service->name);
        std::size_t counts[2] = {};
        for (const auto subject : {job::PictureSubject::Cards, job::PictureSubject::Backs}) {
            options.subject = subject;
            const bool fronts = subject == job::PictureSubject::Cards;
            const std::vector<std::string>& files = decks_.pictures(plan.settings, options);
            for (std::size_t i = 0; i < files.size(); ++i)
                add(folder + number_name(fronts ? "front" : "back", i, files.size()), files[i]);
            counts[fronts ? 0 : 1] = files.size();
        }
        report_.add(write("{folder}: {product}, {fronts} and {backs} of {width} x {height} pixels", folder,
                          plan.product->name,
                          diag::write_count(counts[0], "{count} front", "{count} fronts", counts[0]),
                          diag::write_count(counts[1], "{count} back", "{count} backs", counts[1]),
                          plan.product->width, plan.product->height));
        report_on(deck.document(), report_);
    }

    DeckCache decks_;
    const BundleOptions& options_;
    theme::Theme theme_;
    Bundle bundle_;
    Report report_;
};

} // namespace

Bundle bundle(const job::Request& request, const BundleOptions& options) {
    return BundleBuilder(request, options).build();
}

} // namespace spotit::bundle
