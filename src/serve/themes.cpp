#include "serve/themes.hpp"

#include "diag/write.hpp"
#include "serve/text.hpp"
#include "serve/worker/lines/line_objects.hpp"

#include <spotit/base/files.hpp>
#include <spotit/diag.hpp>
#include <spotit/job/files.hpp>
#include <spotit/yaml.hpp>

#include <fcntl.h>
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>

namespace spotit::serve {

namespace fs = std::filesystem;

namespace {

/// Names go in headers as JSON, since those are ASCII.
std::pair<std::string, std::string> write_name_header(const std::string& name) {
    return {"X-Spotit-Name", Json(name).dump_ascii()};
}

constexpr char bad_name[] = "a theme's name must not contain a slash or colon or start with a dot or hyphen, "
                            "and must end in .yaml or .yml";
constexpr char is_read_only[] = "spotit-print serve was started with --read-only";

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF", new_tag = "\"new\"";

std::string make_tag(std::string_view bytes) {
    return "\"" + make_content_id(bytes) + "\"";
}

std::string with_plain_lines(std::string_view text) {
    return replace_all(text, "\r\n", "\n");
}

bool has_windows_lines(std::string_view text) {
    const std::size_t windows = text.size() - with_plain_lines(text).size();
    return 2 * windows > static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

bool is_taken(const fs::path& file) {
    std::error_code ignored;
    return fs::exists(fs::symlink_status(file, ignored));
}

} // namespace

/// Returns the headers with the page's permissions and the folder of its drafts.
std::vector<std::pair<std::string, std::string>> Themes::write_headers() const {
    return {{"X-Spotit-Mode", options_.is_shared   ? "shared"
                              : options_.read_only ? "read-only"
                                                   : "edit"},
            {"X-Spotit-Folder", options_.is_shared ? "shared" : folder_.id()}};
}

std::optional<ThemeFile> Themes::find(const std::string& name) const {
    if (options_.is_shared) return std::nullopt;
    return folder_.find(name.empty() ? folder_.find_chosen_name() : name);
}

std::filesystem::path Themes::find_file(const std::string& name) const {
    if (const auto theme = find(name)) return theme->path();
    return folder_.path() / "theme.yaml";
}

Answer Themes::read(const Exchange& exchange) const {
    if (options_.is_shared || (exchange.query.empty() && !folder_.has_chosen()))
        return {.status = 204, .type = "text/plain", .headers = write_headers()};
    const auto theme = find(exchange.query);
    if (!theme) return decline(400, bad_name);
    const ThemeFile::Content content = theme->read();
    Answer answer{.type = "text/plain; charset=utf-8", .body = content.text, .headers = write_headers()};
    answer.headers.emplace_back("ETag", content.tag);
    answer.headers.push_back(write_name_header(theme->path().filename().string()));
    return answer;
}

Answer Themes::save(const Exchange& exchange) const {
    if (options_.read_only) return decline(403, is_read_only);
    const auto theme = find(exchange.query);
    if (!theme) return decline(400, bad_name);
    const auto tag = theme->save(exchange.body, exchange.tag);
    if (!tag) return decline(412, "changed by another program");
    return {.type = "text/plain", .body = "saved\n", .headers = {{"ETag", *tag}}};
}

Answer Themes::rename(const Exchange& exchange) {
    if (options_.read_only) return decline(403, is_read_only);
    const auto from = find(exchange.query);
    if (!from || !is_theme_name(exchange.body)) return decline(400, bad_name);
    if (!folder_.rename(*from, exchange.body)) return decline(409, "a file with that name already exists");
    return {.type = "text/plain", .body = "renamed\n"};
}

Answer Themes::remove(const Exchange& exchange) const {
    if (options_.read_only) return decline(403, is_read_only);
    const auto theme = find(exchange.query);
    if (!theme) return decline(400, bad_name);
    if (!theme->remove(exchange.tag)) return decline(412, "changed by another program");
    return answer_plainly(204, "");
}

const Templates& Themes::templates() {
    if (!templates_) templates_ = options_.offer_templates ? options_.offer_templates() : Templates();
    return *templates_;
}

Answer Themes::list_templates(const std::string& language) {
    const texts::Catalog& catalog = texts::find_catalog(language);
    if (!language.empty() && catalog.language() != language) return decline(404, "not there");
    Json list = Json::array();
    for (const Template& each : templates().all)
        if (!options_.read_only || each.pictures.empty()) list.push_back(make_template(each, catalog));
    return {.body = to_line(list)};
}

Answer Themes::find_templates(const std::string& words) {
    if (!templates().find) return decline(404, "there is nothing to search");
    return {.body = to_line(Json(templates().find(words)))};
}

const Template* Themes::find_template(const std::string& name) {
    return base::find_row(templates().all, name, &Template::name);
}

Answer Themes::make_new(const Exchange& exchange) {
    const Template* const chosen = find_template(exchange.body);
    if (chosen == nullptr && !exchange.body.empty()) return decline(404, "there is no such template");
    if (chosen != nullptr && !chosen->pictures.empty()) {
        if (options_.read_only)
            return decline(
                403, diag::write("its pictures can't be copied: {reason}", diag::Sentence(is_read_only)));
        job::require_free_places(folder_.path(), chosen->pictures);
        job::copy_companions(folder_.path(), chosen->pictures);
    }
    const std::string wish = chosen != nullptr ? chosen->name + ".yaml" : exchange.query;
    const std::string stem =
        is_theme_name(wish) ? std::filesystem::path(wish).stem().string() : std::string("deck");
    std::string name = stem + ".yaml";
    if (!options_.is_shared) {
        const bool has_name =
            exchange.query.empty() && !folder_.find_chosen_name().empty() && !folder_.has_chosen();
        name = has_name ? folder_.find_chosen_name() : folder_.find_free_name(stem);
    }
    return {.type = "text/plain; charset=utf-8",
            .body = chosen == nullptr ? "" : chosen->text,
            .headers = {write_name_header(name)}};
}

std::optional<Template> Themes::find_sample(const std::string& name) {
    if (const Template* const found = find_template(name)) return *found;
    const auto theme = find(name);
    if (!theme) return std::nullopt;
    Template sample;
    sample.text = theme->read().text;
    sample.file = theme->path();
    return sample;
}

void save_privately(const fs::path& folder, const std::string& name, std::string_view bytes) {
    if (fs::create_directories(folder)) fs::permissions(folder, fs::perms::owner_all);
    job::save(folder / name, bytes);
}

Answer Drafts::list() const {
    Json drafts = Json::array();
    for (const fs::path& path : base::list_folder(folder_)) { // which may not be there
        if (path.extension() != ".json") continue;
        try {
            if (auto draft = Json::parse(job::read_source(path.string())->text()))
                drafts.push_back(std::move(*draft));
        } catch (const diag::Error&) {
            continue; // the others can be read
        }
    }
    return {.body = to_line(drafts)};
}

Answer Drafts::keep(const std::string& name, const std::string& draft) const {
    if (folder_.empty()) return decline(404, "not there");
    if (!is_plain_name(name) || (!draft.empty() && !Json::parse(draft)))
        return decline(400, "malformed request");
    const std::filesystem::path file = folder_ / (name + ".json");
    if (draft.empty())
        std::filesystem::remove(file);
    else
        save_privately(folder_, file.filename(), draft);
    return answer_plainly(204, "");
}

bool ThemeFile::has_file() const {
    std::error_code ignored; // what may not be looked at is there, and can't be read
    return fs::status(path_, ignored).type() != fs::file_type::not_found;
}

std::string ThemeFile::read_bytes() const {
    return job::read_source(path_.string(), yaml::max_theme)->text();
}

ThemeFile::Content ThemeFile::read() const {
    if (!has_file()) return {"", std::string(new_tag)};
    const std::string all = read_bytes();
    if (diag::SourceText(path_.string(), all).find_invalid_utf8())
        diag::fail(diag::ErrorCategory::File, "not-utf-8",
                   diag::write("{file} is not UTF-8, so it can't be edited here", path_.string()),
                   {diag::make_fix("save it as UTF-8 with an editor")});
    std::string_view text = all;
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    return {with_plain_lines(text), make_tag(all)};
}

std::optional<std::string> ThemeFile::save(std::string_view text, std::string_view tag) const {
    const bool is_there = has_file();
    const std::string before = is_there ? read_bytes() : std::string();
    if (tag != (is_there ? make_tag(before) : new_tag)) return std::nullopt;
    const std::string plain = with_plain_lines(text);
    std::string after = has_windows_lines(before) ? replace_all(plain, "\n", "\r\n") : plain;
    if (before.starts_with(byte_order_mark)) after.insert(0, byte_order_mark);
    job::save(path_, after);
    return make_tag(after);
}

bool ThemeFile::remove(std::string_view tag) const {
    return has_file() && tag == make_tag(read_bytes()) && fs::remove(path_);
}

std::string ThemeFolder::id() const {
    std::error_code ignored;
    return make_content_id(fs::weakly_canonical(path() / ".", ignored).string());
}

std::optional<ThemeFile> ThemeFolder::find(const std::string& name) const {
    if (!name.empty() && name == chosen_.filename()) return ThemeFile(chosen_);
    std::error_code ignored;
    if (!is_theme_name(name) || fs::is_symlink(path() / name, ignored)) return std::nullopt;
    return ThemeFile(path() / name);
}

std::string ThemeFolder::find_free_name(const std::string& stem) const {
    std::string name = stem + ".yaml";
    for (int number = 2; is_taken(path() / name); ++number) name = fmt::format("{}-{}.yaml", stem, number);
    return name;
}

bool ThemeFolder::rename(const ThemeFile& from, const std::string& to) {
    const fs::path target = path() / to;
    if (is_taken(target)) return false;
    if (from.has_file() &&
        ::renameat2(AT_FDCWD, from.path().c_str(), AT_FDCWD, target.c_str(), RENAME_NOREPLACE) != 0) {
        if (errno == EEXIST) return false;
        fs::rename(from.path(), target); // some file systems can't refuse to replace by themselves
    }
    if (from.path() == chosen_) chosen_ = target;
    return true;
}

} // namespace spotit::serve
