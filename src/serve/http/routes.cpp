#include "serve/http/routes.hpp"

#include "serve/pictures.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::serve {
namespace {

using yaml::max_theme;
constexpr std::uint64_t max_draft = 3 * max_theme;           // a text, and that of its file
constexpr std::uint64_t max_table = std::uint64_t{4} << 20U; // bytes of a file as characters
constexpr std::uint64_t max_photo = std::uint64_t{8} << 20U; // of what the page has shrunk

constexpr const char *html = "text/html; charset=utf-8", *script = "text/javascript; charset=utf-8",
                     *svg = "image/svg+xml", *lines = "application/x-ndjson", *json = "application/json",
                     *pdf = "application/pdf", *bytes = "application/octet-stream";

constexpr Route table[]{
    {"GET", "/", Action::File, Access::Anybody, 0, Answers::Stay, html},
    {"GET", "/frame.html", Action::File, Access::OwnPages, 0, Answers::Stay, html},
    {"GET", "/app.js", Action::File, Access::OwnPages, 0, Answers::Stay, script},
    {"GET", "/editor.js", Action::File, Access::OwnPages, 0, Answers::Stay, script},
    {"GET", "/spreadsheet.js", Action::File, Access::OwnPages, 0, Answers::Stay, script},
    {"GET", "/app.css", Action::File, Access::OwnPages, 0, Answers::Stay, "text/css; charset=utf-8"},
    {"GET", "/icon.svg", Action::File, Access::OwnPages, 0, Answers::Stay, svg},
    {"GET", "/manifest.json", Action::File, Access::OwnPages, 0, Answers::Stay, "application/manifest+json"},
    {"GET", "/worker.js", Action::File, Access::OwnPages, 0, Answers::Stay, script},
    {"GET", "/keys.json", Action::Keys, Access::OwnPages, 0, Answers::StayByName},
    {"GET", "/texts.json", Action::Texts, Access::OwnPages, 0, Answers::StayByName},
    {"POST", "/api/session", Action::Session, Access::OwnPages, 64},
    {"GET", "/api/run", Action::NextRun, Access::Sessions},
    {"POST", "/api/resume", Action::Resume, Access::OwnPages, 64},
    {"POST", "/api/access", Action::Access, Access::OwnPages, 64},
    {"POST", "/api/access/grant", Action::Grant, Access::Sessions, 64},
    {"POST", "/api/access/refuse", Action::Refuse, Access::Sessions, 64},
    {"GET", "/api/news", Action::News, Access::Sessions},
    {"GET", "/api/theme", Action::Read, Access::Sessions},
    {"PUT", "/api/theme", Action::Save, Access::Sessions, max_theme},
    {"POST", "/api/preview", Action::Task, Access::Sessions, max_theme, Answers::Change, lines, "preview"},
    {"POST", "/api/deck.pdf", Action::Task, Access::Sessions, max_theme, Answers::Download, pdf, "pdf"},
    {"POST", "/api/play.html", Action::Task, Access::Sessions, max_theme, Answers::Download, bytes, "play"},
    {"POST", "/api/why.html", Action::Task, Access::Sessions, max_theme, Answers::Download, bytes, "why"},
    {"POST", "/api/cards.zip", Action::Task, Access::Sessions, max_theme, Answers::Download, bytes, "cards"},
    {"POST", "/api/bundle.zip", Action::Task, Access::Sessions, max_theme, Answers::Download, bytes,
     "bundle"},
    {"POST", "/api/theme.zip", Action::Task, Access::Sessions, max_theme, Answers::Download, bytes, "theme"},
    {"POST", "/api/symbols", Action::Task, Access::Sessions, 4096, Answers::Change, json, "symbols"},
    {"POST", "/api/table", Action::Task, Access::Sessions, max_table, Answers::Change, json, "table"},
    {"GET", "/api/emoji.ttf", Action::Task, Access::Sessions, 0, Answers::Stay, "font/ttf", "font"},
    {"GET", "/api/templates", Action::Templates, Access::Sessions, 0, Answers::StayByName},
    {"POST", "/api/templates", Action::FindTemplates, Access::Sessions, 200},
    {"GET", "/api/files", Action::Task, Access::Sessions, 0, Answers::Change, json, "files"},
    {"GET", "/api/fonts", Action::Task, Access::Sessions, 0, Answers::Stay, json, "fonts"},
    {"POST", "/api/rename", Action::Rename, Access::Sessions, 200},
    {"POST", "/api/delete", Action::Delete, Access::Sessions},
    {"GET", "/api/drafts", Action::ListDrafts, Access::Sessions},
    {"PUT", "/api/draft", Action::KeepDraft, Access::Sessions, max_draft},
    {"GET", "/api/sample", Action::Task, Access::Sessions, 0, Answers::StayByName, svg, "sample"},
    {"POST", "/api/sample", Action::Task, Access::Sessions, max_theme, Answers::Change, svg, "sample"},
    {"POST", "/api/new", Action::New, Access::Sessions, 64},
    {"POST", "/api/picture", Action::Picture, Access::Sessions, max_picture},
    {"GET", "/photos", Action::File, Access::Anybody, 0, Answers::Stay, html},
    {"GET", "/photos.js", Action::File, Access::OwnPages, 0, Answers::Stay, script},
    {"POST", "/api/photos/begin", Action::BeginPhotos, Access::Sessions},
    {"POST", "/api/photos/end", Action::EndPhotos, Access::Sessions},
    {"POST", "/api/photos/take", Action::TakePhotos, Access::Sessions},
    {"POST", "/api/photo", Action::Photo, Access::Photos, max_photo},
};

bool is_own_host(std::string_view host, int port, std::span<const std::string> hosts) {
    return std::ranges::find(hosts, host) != hosts.end() || host == fmt::format("127.0.0.1:{}", port) ||
           host == fmt::format("localhost:{}", port);
}

bool is_from_here(const Head& head, std::span<const std::string> hosts) {
    if (head.origins.size() > 1 || head.sites.size() > 1) return false;
    const bool may_be_tls = std::ranges::find(hosts, head.hosts[0]) != hosts.end();
    if (!head.origins.empty() && head.origins[0] != fmt::format("http://{}", head.hosts[0]) &&
        !(may_be_tls && head.origins[0] == fmt::format("https://{}", head.hosts[0])))
        return false;
    return head.sites.empty() || head.sites[0] == "same-origin";
}

bool is_too_long(std::string_view length, std::uint64_t limit) {
    if (length.empty()) return false; // chunks are counted as they come
    const auto count = base::parse_number<std::uint64_t>(length);
    return !count || *count > limit;
}

} // namespace

std::span<const Route> list_routes() {
    return table;
}

Verdict judge(const Head& head, int port, std::span<const std::string> hosts) {
    if (head.hosts.size() != 1 || !is_own_host(head.hosts[0], port, hosts)) return {nullptr, 421};
    if (head.method == "OPTIONS") return {nullptr, 403}; // nobody else is granted anything
    const auto route = std::ranges::find_if(
        table, [&](const Route& row) { return row.path == head.path && row.method == head.method; });
    // A link on another page, or a private file, may lead to the page itself, which tells nothing.
    const bool is_open = route != std::end(table) && route->access == Access::Anybody;
    if (!is_open && !is_from_here(head, hosts)) return {nullptr, 403};
    if (route == std::end(table))
        return {nullptr, std::ranges::find(table, head.path, &Route::path) == std::end(table) ? 404 : 405};
    if (route->access == Access::Sessions && head.session != Session::Designer) return {nullptr, 401};
    if (route->access == Access::Photos && head.session != Session::Photos) return {nullptr, 401};
    if (is_too_long(head.length, route->max_body)) return {nullptr, 413};
    return {route, 200};
}

} // namespace spotit::serve
