#include "cli/commands/command.hpp"
#include "diag/write.hpp"

#include "cli/make.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/numbers.hpp>
#include <spotit/bundle.hpp>
#include <spotit/theme/theme.hpp>

namespace spotit::cli {
namespace {

/// Reads a range such as "3", "2-4" or "5-"; throws diag::Error for anything else.
job::Selection read_range(const std::string& text) {
    const std::size_t dash = std::min(text.find('-'), text.size());
    const auto first = base::parse_number<int>(text.substr(0, dash));
    auto last = dash == text.size() ? first : base::parse_number<int>(text.substr(dash + 1));
    if (dash + 1 == text.size()) last = job::Selection{}.last;
    if (!first || !last || *first < 1 || *last < *first)
        fail_by_usage(diag::write("--sheets takes a range such as 1, 2-4 or 5-, not '{text}'", text));
    return {.first = *first, .last = *last};
}

} // namespace

job::Selection select_pages(const MakeOptions& options) {
    job::Selection selection;
    if (!options.sheets.empty()) selection = read_range(options.sheets);
    if (options.pages == "fronts") selection.pages = job::Pages::Fronts;
    if (options.pages == "backs") selection.pages = job::Pages::Backs;
    if (options.reverse) selection.order = job::PageOrder::Reversed;
    return selection;
}

std::vector<Section> make_sections(MakeOptions& options) {
    const std::vector<std::string_view> format_names = base::list_names(list_formats());
    return {
        {"Output",
         {{"-o,--output", "FILE",
           diag::write("FILE{endings}, or a FOLDER/;\n"
                       "for {pictures} put {{card}}, {{back}} or {{sheet}}\nin the name; for {outlines}\n"
                       "(outlines to cut along) put {{sheet}}\n"
                       "- is standard output  [default: the theme's name]",
                       list_formats(&Format::is_one_file, &Format::write_ending, "{words} or {last}"),
                       list_formats(&Format::is_pictures, &Format::write_ending),
                       list_formats(&Format::is_outlines, &Format::write_ending)),
           &options.output, Value::Output},
          {"-f,--format", "FORMAT",
           diag::write("{formats}\n[default: from the name]", base::join(format_names, ", ")),
           &options.format, Value::Word, format_names},
          {"--pages",
           "WHICH",
           "all, fronts, backs: to print one side after the other",
           &options.pages,
           Value::Word,
           {"all", "fronts", "backs"}},
          {"--sheets", "RANGE", "only these sheets: 1, 2-4, 5-", &options.sheets, Value::Text},
          {"--draft", "", "quick and watermarked, to check before printing", &options.draft},
          {"--proof", "", "another name for --draft", &options.draft},
          {"--reverse", "", "with --pages: the last page first, for printers that\nstack the sheets face up",
           &options.reverse},
          {"--open", "", "open the result in the default viewer", &options.open}}},
        {"Bundle",
         {{"--bundle", "DIR", "files for home, shop, cutter and card services", &options.bundle,
           Value::Output},
          {"--service", "NAME", "with --bundle: only files for this service  (repeatable)", &options.services,
           Value::Word, base::list_names(bundle::list_services())},
          {"--only",
           "PARTS",
           "with --bundle: only home, shop or cutter  (repeatable)",
           &options.parts,
           Value::Word,
           {std::begin(bundle::bundle_parts), std::end(bundle::bundle_parts)}}}},
        make_theme_section(options.theme),
        make_work_section(options.theme),
    };
}

std::vector<Section> make_page_sections(MakeOptions& options, diag::Sentence output_help) {
    return {{"Output",
             {{"-o,--output", "FILE", std::move(output_help), &options.output, Value::Output},
              {"--open", "", "open the page in the browser", &options.open}}},
            make_theme_section(options.theme),
            make_work_section(options.theme)};
}

Command make_command() {
    const auto options = std::make_shared<MakeOptions>();
    std::vector<Section> sections = make_sections(*options);
    sections.front().options.push_back(
        {"--json", "", "the results, as JSON on standard output", &options->json});
    return {
        .name = "",
        .usage = "THEME... [-o FILE] [options]",
        .summary = "print-ready decks of matching cards from a YAML theme",
        .about = "",
        .examples = {{"spotit-print animals.yaml -o animals.pdf", "make the deck"},
                     {"spotit-print kids -o kids.pdf", "an included theme"},
                     {"spotit-print *.yaml -o decks/", "a deck for each theme"},
                     {"spotit-print animals.yaml -o cards.csv", "a table of its cards"},
                     {"spotit-print animals.yaml --seed 2", "another shuffle and layout"},
                     {"spotit-print animals.yaml -o - | lp", "straight to the printer"}},
        .positionals = {Positional::Theme, 1, 10000},
        .common = {options, &options->theme.common},
        .sections = std::move(sections),
        .run = [options] { return make_themes(*options); },
    };
}

} // namespace spotit::cli
