#include "cli/arguments/arguments.hpp"

#include "cli/commands/command.hpp"

#include <CLI/CLI.hpp>

#include <list>
#include <map>
#include <set>

namespace spotit::cli {

namespace {

/// The options of all commands as CLI11 knows them.
class KnownOptions {
public:
    explicit KnownOptions(CLI::App& app) {
        for (const Command& command : commands())
            for (const Section& section : command.sections)
                for (const Option& row : section.options) add(app, row);
    }
    std::string_view names(const CLI::Option* option) const { return names_.at(option); }

private:
    void add(CLI::App& app, const Option& row) {
        if (!known_.insert(row.names).second) return;
        const std::string name(row.names);
        CLI::Option* option =
            row.value.empty() ? app.add_flag(name) : app.add_option(name, values_.emplace_back());
        if (!row.value.empty()) option->expected(1)->allow_extra_args(false)->take_all();
        names_.emplace(option, row.names);
    }

    std::set<std::string_view> known_;
    std::map<const CLI::Option*, std::string_view> names_;
    std::list<std::vector<std::string>> values_; // CLI11 writes here while it parses
};

} // namespace

SplitArguments split_arguments(std::span<const std::string> arguments) {
    CLI::App app;
    app.set_help_flag();
    app.allow_extras();
    const KnownOptions known(app);
    try {
        // CLI11 takes the words from the back.
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::ArgumentMismatch& mismatch) {
        // "--output: 1 required TEXT missing": only the name is of use.
        const std::string_view said = mismatch.what();
        value_missing(said.substr(0, said.find(':')));
    } catch (const CLI::ParseError&) {
        usage_error("invalid command line", {"spotit-print --help shows the usage"});
    }
    SplitArguments result;
    std::map<const CLI::Option*, std::size_t> taken;
    for (const CLI::Option* option : app.parse_order()) {
        const std::size_t index = taken[option]++;
        if (index < option->results().size())
            result.options.push_back({known.names(option), option->results()[index]});
    }
    result.words = app.remaining();
    return result;
}

} // namespace spotit::cli
