#include "cli/commands/command.hpp"

#include "cli/included/included.hpp"
#include "cli/output/terminal.hpp"
#include "cli/watch/watch.hpp"
#include "diag/write.hpp"

#include <spotit/serve.hpp>

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <iterator>
#include <optional>
#include <sstream>
#include <utility>

namespace spotit::cli {
namespace {

struct ServeOptions {
    ThemeOptions theme;
    int port = 0, time_limit = -1, memory_limit = -1; // seconds and MB, -1: the usual ones
    std::string address;
    std::vector<std::string> hosts;
    bool no_open = false, read_only = false, phone = false;
};

constexpr int usual_time_limit = 60, usual_memory_limit = 1024; // seconds and MB, where others may ask

/// Returns the templates with comments for beginners, then the other themes that come with the program.
serve::Templates offer_templates() {
    serve::Templates offered;
    for (const std::string_view name : base::list_names(starters()))
        offered.all.push_back(make_new_theme(std::string(name)));
    if (list_included_themes().empty()) return offered;
    const auto entries = std::make_shared<const std::vector<CatalogEntry>>(read_catalog());
    for (const CatalogEntry& entry : *entries)
        if (find_starter(entry.included->name) == nullptr) offered.all.push_back(make_new_theme(entry));
    const auto search = std::make_shared<CatalogSearch>(*entries, base::DataPaths{list_data_folders()});
    offered.find = [entries, search](const std::string& text) {
        std::istringstream stream(text);
        const std::vector<std::string> words{std::istream_iterator<std::string>(stream), {}};
        return base::collect(search->find(words), [&](const CatalogSearch::Match& match) {
            return (*entries)[match.entry].included->name;
        });
    };
    return offered;
}

/// Returns the folder for what is not saved yet; empty if the user has none. Source: XDG Base Directory
/// Specification 0.8.
std::filesystem::path locate_draft_folder() {
    const std::filesystem::path data = read_environment("XDG_DATA_HOME").value_or("");
    if (data.is_absolute()) return data / "spotit-print" / "drafts";
    const auto home = read_environment("HOME");
    return home ? std::filesystem::path(*home) / ".local/share/spotit-print/drafts" : "";
}

/// Returns the file to design. An included theme is copied first, since its own file is everybody's.
std::string choose_file(const ServeOptions& options) {
    const auto& names = options.theme.common.positionals;
    const IncludedTheme* const included = names.empty() ? nullptr : resolve_included_theme(names[0]);
    if (included == nullptr) return names.empty() ? "" : names[0];
    if (options.read_only) return included->file.string();
    std::string file = included->name + ".yaml";
    write_new_theme(make_new_theme(included->name), file);
    if (!options.theme.common.quiet)
        print_notice(diag::write("{file} is a copy of the theme that comes with the program", file),
                     options.theme.common);
    return file;
}

/// Lets other computers ask.
void open_to_others(const ServeOptions& options, serve::Options& wanted) {
    wanted.address = options.address;
    if (wanted.hosts.empty()) {
        if (options.address == "0.0.0.0" || options.port == 0)
            fail_by_usage("--host needs --allow-host, the host name that browsers use for this server",
                          {diag::make_fix(" --host 0.0.0.0 --port 8000 --allow-host cards.school.example")});
        wanted.hosts = {fmt::format("{}:{}", options.address, options.port)};
    }
}

/// Lets phones ask that are in the same network as this computer.
void open_to_phones(const ServeOptions& options, serve::Options& wanted) {
    const std::string address = options.address.empty() ? serve::find_local_address() : options.address;
    if (address.empty())
        fail_by_usage("this computer is not on a network that phones can join",
                      {diag::make_fix("join their Wi-Fi network, then start again"),
                       diag::make_fix("or name its address on that network:  --phone --host 192.168.1.20")});
    if (address == "0.0.0.0" || address == "127.0.0.1")
        fail_by_usage(
            diag::write("phones can't reach {address}", address),
            {diag::make_fix("leave out --host, and the address on their network is found automatically")});
    wanted.phone_address = address;
}

/// Prints a link for phones, also as a QR code where there is a terminal.
void show_phone_link(const std::string& link, int port, const CommonOptions& options) {
    print_notice(diag::write("the designer for a phone on this network:  {address}", link), options);
    if (::isatty(STDERR_FILENO) == 0) return;
    std::istringstream code(serve::draw_qr_code(link));
    const bool has_color = choose_rendering().color; // so that light squares are light on all terminals
    for (std::string line; std::getline(code, line);)
        print_rendered(has_color ? fmt::format("\x1b[97;40m{}\x1b[0m\n", line) : line + "\n");
    print_sentence(
        diag::write(
            "  {}\n  {}\n",
            diag::Sentence("If the page does not open: the phone must be on the same network, not on a"),
            diag::write("guest network, and this computer's firewall must let port {port} through.", port)),
        options);
}

int serve(const ServeOptions& options) {
    const CommonOptions& common = options.theme.common;
    const auto& names = common.positionals;
    if (options.address.empty() && !options.phone && !options.hosts.empty())
        fail_by_usage("--allow-host needs --host", {diag::make_fix("add  --host 0.0.0.0")});
    if (!names.empty() && names[0] == "-") fail_by_usage("`serve` works on a file, not on standard input");
    const StopSignals signals;
    static_cast<void>(std::signal(SIGTTIN, SIG_IGN)); // in the background it receives no Enter, and goes on
    std::optional<PrivatePage> page;
    bool is_first = true;
    serve::Options wanted{.request = request_without_theme(options.theme), .theme = choose_file(options)};
    wanted.offer_templates = offer_templates;
    wanted.port = options.port;
    wanted.read_only = options.read_only;
    wanted.drafts = locate_draft_folder();
    const bool is_open = options.phone || !options.address.empty();
    if (is_open) {
        wanted.hosts = options.hosts;
        wanted.request.confine = true; // themes of others name no files but those beside the theme
        wanted.is_shared = options.read_only && wanted.theme.empty();
        options.phone ? open_to_phones(options, wanted) : open_to_others(options, wanted);
    }
    const auto choose = [&](int given, int usual) { return given >= 0 ? given : is_open ? usual : 0; };
    wanted.time_limit = std::chrono::seconds(choose(options.time_limit, usual_time_limit));
    wanted.memory_limit = choose(options.memory_limit, usual_memory_limit);
    wanted.stop = signals.descriptor();
    wanted.input = ::isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : -1;
    wanted.on_link = [&](const std::string& link) {
        // The browser that is opened here uses up the first link.
        if (wanted.is_shared) {
            print_notice(diag::write("anyone who can reach this address can design decks:  {address}", link),
                         common);
        } else if (std::exchange(is_first, false) && !options.no_open &&
                   (options.phone || options.address.empty())) {
            print_notice("opening the designer in the browser; Ctrl-C stops it", common);
            if (wanted.input >= 0)
                print_sentence(
                    diag::write("  {}\n", diag::Sentence("Enter prints a link for another browser")), common);
            page.emplace(link);
            open_viewer(page->file());
        } else {
            print_notice(diag::write("open the designer (this link works once):  {address}", link), common);
        }
    };
    wanted.on_phone_link = [&](const std::string& link, int port) { show_phone_link(link, port, common); };
    wanted.on_message = [&](const diag::Sentence& message) { print_notice(message, common); };
    serve::run(wanted);
    return 0;
}

} // namespace

Command serve_command() {
    const auto options = std::make_shared<ServeOptions>();
    return {
        .name = "serve",
        .usage = "[THEME] [options]",
        .summary = "design in the browser",
        .about = "Opens a page in the browser in which the theme is edited beside its cards, drawn\n"
                 "as they will be printed. Save writes the same file that the other commands read.\n"
                 "Without a theme, the page offers all themes that come with the program; one that\n"
                 "is named here is copied into the current folder. The page is only for this\n"
                 "computer: its link works for one browser, once. Enter prints another link;\n"
                 "Ctrl-C stops it.",
        .examples = {{"spotit-print serve", "start with an included theme"},
                     {"spotit-print serve animals.yaml", "design this theme"},
                     {"spotit-print serve animals.yaml --read-only", "watch it beside your editor"},
                     {"spotit-print serve --phone", "design on a phone, too"}},
        .positionals = {Positional::Theme, 0, 1},
        .common = {options, &options->theme.common},
        .sections = {{"Designer",
                      {number_option({"--port", "PORT", "the port  [default: a free one]"}, 1, 65535,
                                     options->port),
                       {"--phone", "", "let phones on this network open it, with a QR code", &options->phone},
                       {"--host", "ADDRESS", "let other computers open the page at this address",
                        &options->address, Value::Text},
                       {"--allow-host", "NAME", "a host name that browsers may use  (repeatable)",
                        &options->hosts, Value::Text},
                       number_option({"--time-limit", "SECONDS",
                                      "per request; 0: no limit\n[default: 60 with --host or --phone]"},
                                     0, 3600, options->time_limit),
                       number_option({"--memory-limit", "MB",
                                      "per request; 0: no limit\n[default: 1024 with --host or --phone]"},
                                     0, 1'000'000, options->memory_limit),
                       {"--no-open", "", "only print the link", &options->no_open},
                       {"--read-only", "", "write nothing to the disk", &options->read_only}}},
                     make_theme_section(options->theme),
                     make_work_section(options->theme)},
        .run = [options] { return serve(*options); },
    };
}

} // namespace spotit::cli
