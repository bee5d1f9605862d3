#include "cli/make.hpp"

#include "cli/watch/watch.hpp"

#include <fmt/format.h>

namespace spotit::cli {
namespace {

namespace fs = std::filesystem;

void require_compatible_with_bundle(const MakeOptions& options) {
    if (!options.output.empty() || options.open)
        fail_by_usage("--bundle writes many files; it goes with neither -o nor --open");
    if (options.pages != "all" || !options.sheets.empty())
        fail_by_usage("--bundle writes whole decks; it goes with neither --pages nor --sheets");
    if (options.draft) fail_by_usage("--bundle writes what is printed; --proof goes with -o");
}

void require_compatible(const MakeOptions& options, const Output& output) {
    const bool selects_sides = options.pages != "all";
    if (options.open && output.name == "-")
        fail_by_usage("--open needs a file", {"example:  -o deck.pdf --open"});
    if (options.open && output.is_numbered()) fail_by_usage("--open shows one file, not many");
    if (!output.format->is_deck()) {
        const std::string decks = list_formats(&Format::is_deck, &Format::write_title);
        if (selects_sides)
            fail_by_usage("--pages is for " + decks,
                          {"for pictures, {card} or {back} in the name selects the side"});
        if (!options.sheets.empty()) fail_by_usage("--sheets is for " + decks);
    }
    if (options.reverse && !selects_sides)
        fail_by_usage("--reverse goes with --pages fronts or --pages backs",
                      {"a duplex printer needs the pages in their normal order"});
    if (options.draft && !output.format->is_drawn())
        fail_by_usage(
            fmt::format("--proof is for {}", list_formats(&Format::is_drawn, &Format::write_title)));
    static_cast<void>(select_pages(options)); // reports an invalid range before the work
}

} // namespace

bool is_inside(const fs::path& path, const fs::path& folder) {
    const fs::path way = fs::absolute(path).lexically_normal().lexically_relative(
        (fs::absolute(folder) / "").lexically_normal());
    return !way.empty() && *way.begin() != "..";
}

OutputTarget find_target(const MakeOptions& options) {
    if (!options.bundle.empty()) {
        require_compatible_with_bundle(options);
        return {.name = options.bundle,
                .owns = [folder = options.bundle](const fs::path& path) { return is_inside(path, folder); },
                .make = &make_bundle};
    }
    if (!options.services.empty())
        fail_by_usage("--service goes with --bundle",
                      {"example:  --bundle out --service " + options.services.front()});
    if (!options.parts.empty())
        fail_by_usage("--only goes with --bundle",
                      {"example:  --bundle out --only " + options.parts.front()});
    const Output output = resolve_output(options.find_theme_file(), options.output, options.format);
    require_compatible(options, output);
    return {.name = output.name,
            .owns = [output](const fs::path& path) { return output.owns(path); },
            .make = [output](const MakeOptions& wanted) { return make_output(wanted, output); }};
}

int make_and_open(const MakeOptions& options, const OutputTarget& target) {
    const int status = target.make(options);
    if (status == 0 && options.open) open_viewer(target.name);
    return status;
}

} // namespace spotit::cli
