// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/output_target.hpp"

#include "cli/commands/bundle.hpp"
#include "cli/commands/make.hpp"

namespace spotit::cli {

namespace {

namespace fs = std::filesystem;

void require_compatible_with_bundle(const Options& options) {
    if (!options.output.empty() || options.open)
        usage_error("--bundle writes many files; it goes with neither -o nor --open");
    if (!options.pages.empty() || !options.sheets.empty())
        usage_error("--bundle writes whole decks; it goes with neither --pages nor --sheets");
    if (options.proof) usage_error("--bundle writes what is printed; --proof goes with -o");
}

OutputTarget bundle_target(const Options& options) {
    require_compatible_with_bundle(options);
    return {.name = options.bundle,
            .owns = [folder = options.bundle](const fs::path& path) { return is_inside(path, folder); },
            .make = [](const Options& told) { return make_bundle(told).status; }};
}

} // namespace

bool is_inside(const fs::path& path, const fs::path& folder) {
    const fs::path way = fs::absolute(path).lexically_normal().lexically_relative(
        (fs::absolute(folder) / "").lexically_normal());
    return !way.empty() && *way.begin() != "..";
}

OutputTarget output_target(const Options& options) {
    if (!options.bundle.empty()) return bundle_target(options);
    if (!options.services.empty())
        usage_error("--service goes with --bundle",
                    {"example:  --bundle out --service " + options.services.front()});
    const Output output = resolve_output(options);
    require_compatible(options, output);
    return {.name = output.name,
            .owns = [output](const fs::path& path) { return output.owns(path); },
            .make = [output](const Options& told) { return make(told, output).status; }};
}

} // namespace spotit::cli
