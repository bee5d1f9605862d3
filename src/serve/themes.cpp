#include "serve/themes.hpp"

#include "diag/write.hpp"
#include "serve/text.hpp"

#include <spotit/job/files.hpp>

#include <algorithm>

namespace spotit::serve {
namespace {

/// Names go in headers as JSON, since those are ASCII.
std::pair<std::string, std::string> write_name_header(const std::string& name) {
    return {"X-Spotit-Name", Json(name).dump_ascii()};
}

constexpr char bad_name[] = "a theme's name has no slash or colon, no dot in front, and ends in .yaml";
constexpr char is_read_only[] = "spotit-print serve was started with --read-only";

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
    if (!folder_.rename(*from, exchange.body)) return decline(409, "there is a file of that name");
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

Answer Themes::list_templates() {
    Json list = Json::array();
    for (const Template& each : templates().all)
        if (!options_.read_only || each.pictures.empty())
            list.push_back({{"name", each.name},
                            {"group", each.group},
                            {"titles", each.titles},
                            {"languages", each.languages},
                            {"cards", each.cards},
                            {"perCard", each.symbols_per_card}});
    return {.body = to_line({{"templates", std::move(list)}})};
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
            return decline(403,
                           diag::write("its pictures can't be copied: {}", diag::Sentence(is_read_only)));
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

Answer Drafts::list() const {
    Json drafts = Json::array();
    std::error_code ignored; // the folder may not be there
    for (const std::filesystem::directory_entry& entry :
         std::filesystem::directory_iterator(folder_, ignored)) {
        if (entry.path().extension() != ".json") continue;
        try {
            if (auto draft = Json::parse(job::read_source(entry.path().string())->text()))
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
    if (draft.empty()) {
        std::filesystem::remove(file);
    } else {
        if (std::filesystem::create_directories(folder_))
            std::filesystem::permissions(folder_, std::filesystem::perms::owner_all);
        job::save(file, draft);
    }
    return answer_plainly(204, "");
}

} // namespace spotit::serve
