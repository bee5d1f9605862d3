// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "serve/server.hpp"

#include "serve/json.hpp"
#include "serve/page.hpp"
#include "serve/task_request.hpp"

#include <spotit/job/files.hpp>
#include <spotit/texts/designer.hpp>
#include <spotit/theme/keys.hpp>

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace spotit::serve {

namespace {

/// The session of a server for everybody, which need not be secret: it is still a header that no other site
/// can set. Since it is the same everywhere, several servers can share the work.
constexpr std::string_view shared_session = "everybody";

/// Returns a file that does not exist yet: "animals.yaml", "animals-2.yaml", ...
std::filesystem::path new_name(const std::string& stem) {
    std::filesystem::path file = stem + ".yaml";
    std::error_code ignored;
    for (int number = 2; std::filesystem::exists(std::filesystem::symlink_status(file, ignored)); ++number)
        file = fmt::format("{}-{}.yaml", stem, number);
    return file;
}

/// Returns the page's texts in a language, by their names.
Answer list_texts(std::string_view language) {
    if (std::ranges::find(texts::languages(), language) == texts::languages().end())
        return plain(404, "there is no such language\n");
    const auto all = texts::find(language).designer.texts.all();
    Json json;
    for (std::size_t i = 0; i < all.size(); ++i) json[texts::designer_names[i]] = all[i];
    return {.body = to_line(json)};
}

bool is_download(Action action) {
    return action == Action::Pdf || action == Action::Play || action == Action::Cards ||
           action == Action::Bundle;
}

} // namespace

Server::Server(const Options& options)
    : options_(options)
    , theme_(options.theme)
    , is_chosen_(!options.theme.empty() && theme_.exists())
    , worker_(options, [this](long task, Worker::Event event,
                              std::string_view bytes) { hear_worker(task, event, bytes); })
    , http_(
          {options.address, options.phone_address, options.port, options.hosts},
          [this](std::string_view secret) { return find_session(secret); },
          [this](const std::shared_ptr<Exchange>& exchange) { answer(exchange); }) {}

Session Server::find_session(std::string_view secret) const {
    if (options_.is_shared ? secret == shared_session : secrets_.has_session(secret))
        return Session::Designer;
    return photos_.is_good(secret) ? Session::Photos : Session::None;
}

/// Tells the page what it may do.
std::pair<std::string, std::string> Server::mode_header() const {
    return {"X-Spotit-Mode", options_.is_shared ? "shared" : options_.read_only ? "read-only" : "edit"};
}

Answer Server::read_theme() const {
    if (!is_chosen_) return {.status = 204, .type = "text/plain", .headers = {mode_header()}};
    const ThemeFile::Content content = theme_.read();
    return {.type = "text/plain; charset=utf-8",
            .body = content.text,
            .headers = {
                {"ETag", content.tag},
                {"X-Spotit-Name",
                 Json(theme_.path().filename().string()).dump(-1, ' ', true, Json::error_handler_t::replace)},
                mode_header()}};
}

Answer Server::ask_access(const std::string& id) {
    if (options_.is_shared) return plain(404, "everybody is let in\n");
    if (id.empty()) {
        const auto ticket = access_requests_.add();
        if (!ticket) return plain(429, "nobody can be let in now\n");
        options_.on_access_request(ticket->number);
        return {.body = to_line({{"id", ticket->id}, {"number", ticket->number}})};
    }
    switch (access_requests_.check(id)) {
    case AccessRequests::State::Open:
        return plain(202, "");
    case AccessRequests::State::Granted:
        return plain(200, secrets_.new_session());
    case AccessRequests::State::Unknown:
        break;
    }
    return plain(403, "not let in\n");
}

Answer Server::grant(std::string_view number) {
    return access_requests_.grant(number) ? plain(204, "") : plain(404, "no browser shows this number\n");
}

Answer Server::save_theme(const Exchange& exchange) {
    if (options_.read_only) return plain(403, "spotit-print serve was started with --read-only\n");
    if (!is_chosen_) return plain(204, "");
    const auto tag = theme_.save(exchange.body, exchange.tag);
    if (!tag) return plain(412, "changed by another program\n");
    return {.status = 200, .type = "text/plain", .body = "saved\n", .headers = {{"ETag", *tag}}};
}

Answer Server::templates() const {
    Json list = Json::array();
    for (const Template& one : options_.templates)
        if (!options_.read_only || one.pictures.empty())
            list.push_back(
                {{"name", one.name}, {"group", one.group}, {"title", one.title}, {"summary", one.summary}});
    return {.body = to_line({{"templates", std::move(list)}, {"name", options_.theme.filename().string()}})};
}

Answer Server::find_templates(const std::string& words) const {
    if (!options_.find_templates) return plain(404, "there is nothing to search\n");
    return {.body = to_line(Json(options_.find_templates(words)))};
}

/// Finds a template of the program, which the page names; null if there is none.
const Template* Server::find_template(const std::string& name) const {
    const auto found = std::ranges::find(options_.templates, name, &Template::name);
    return found == options_.templates.end() ? nullptr : &*found;
}

Answer Server::make_new(const std::string& name) {
    const Template* const chosen = find_template(name);
    if (chosen == nullptr) return plain(404, "there is no such template\n");
    if (options_.read_only && !chosen->pictures.empty())
        return plain(403, "its pictures can't be copied: spotit-print serve was started with --read-only\n");
    if (options_.is_shared) return plain(200, chosen->text);
    // One that was never saved is gone when its page is.
    if (is_chosen_ && theme_.read().is_there) return plain(409, "a theme was chosen before\n");
    const ThemeFile file = options_.theme.empty() ? ThemeFile(new_name(chosen->name)) : theme_;
    const std::filesystem::path folder = file.path().parent_path();
    job::require_free_places(folder, chosen->pictures);
    job::copy_companions(folder, chosen->pictures);
    theme_ = file;
    is_chosen_ = true;
    return {.type = "text/plain; charset=utf-8", .body = chosen->text};
}

Answer Server::act(Action action, Exchange& exchange) {
    switch (action) {
    case Action::Page:
        return {.type = "text/html; charset=utf-8", .body = std::string(page_html())};
    case Action::Script:
        return {.type = "text/javascript; charset=utf-8", .body = std::string(page_script())};
    case Action::EditorScript:
        return {.type = "text/javascript; charset=utf-8", .body = std::string(editor_script())};
    case Action::Style:
        return {.type = "text/css; charset=utf-8", .body = std::string(page_style())};
    case Action::Schema:
        return {.body = theme::schema()};
    case Action::Texts:
        return list_texts(exchange.query);
    case Action::PhotosPage:
        return {.type = "text/html; charset=utf-8", .body = std::string(photos_html())};
    case Action::PhotosScript:
        return {.type = "text/javascript; charset=utf-8", .body = std::string(photos_script())};
    case Action::BeginPhotos:
        return begin_photos();
    case Action::EndPhotos:
        photos_.end();
        return plain(204, "");
    case Action::TakePhotos:
        return {.body = to_line(Json(photos_.take()))};
    case Action::Session: {
        const std::string session =
            options_.is_shared ? std::string(shared_session) : secrets_.swap(exchange.body);
        return session.empty() ? plain(401, "no such code\n") : plain(200, session);
    }
    case Action::Access:
        return ask_access(exchange.body);
    case Action::Grant:
        return grant(exchange.body);
    case Action::Refuse:
        access_requests_.refuse(exchange.body);
        return plain(204, "");
    case Action::News:
        return {.body = to_line({{"access", access_requests_.numbers()}})};
    case Action::Read:
        return read_theme();
    case Action::Save:
        return save_theme(exchange);
    case Action::Templates:
        return templates();
    case Action::FindTemplates:
        return find_templates(exchange.body);
    case Action::New:
        return make_new(exchange.body);
    default:
        return plain(404, "not there\n");
    }
}

void Server::ask_worker(Action action, const std::shared_ptr<Exchange>& exchange) {
    Json task = read_task(action, exchange->body);
    // Relative names in a theme are those of files beside it.
    std::filesystem::path file = theme_.path().empty() ? "theme.yaml" : theme_.path();
    if (action == Action::Sample) {
        const Template* const shown = find_template(exchange->query);
        task = shown == nullptr
                   ? Json()
                   : Json{{"kind", "sample"}, {"text", shown->text}, {"client", exchange->client}};
        if (shown != nullptr && !shown->file.empty()) file = shown->file;
    }
    if (task.is_null()) {
        exchange->answer = plain(400, "not understood\n");
        return;
    }
    task["name"] = file.string();
    exchange->is_waiting = true;
    exchange->is_streamed = action == Action::Preview;
    if (action == Action::Preview) exchange->answer.type = "application/x-ndjson";
    if (action == Action::Font) exchange->answer.type = "font/ttf";
    if (action == Action::Sample) exchange->answer.type = "image/svg+xml";
    if (is_download(action)) {
        // Pages are not to be shown from here.
        exchange->answer.type = action == Action::Pdf ? "application/pdf" : "application/octet-stream";
        exchange->answer.headers.emplace_back("Content-Disposition", "attachment");
    }
    tasks_[worker_.start(std::move(task))] = exchange;
}

void Server::hear_worker(long task, Worker::Event event, std::string_view bytes) {
    const auto at = tasks_.find(task);
    if (at == tasks_.end()) return;
    const std::shared_ptr<Exchange> exchange = at->second;
    const auto picture = new_pictures_.find(task);
    if (event == Worker::Event::Refused || (event == Worker::Event::Died && picture != new_pictures_.end())) {
        if (picture == new_pictures_.end()) {
            exchange->answer = {.status = 422};
        } else {
            remove_picture(theme_.path().parent_path(), picture->second); // it was made for this
            exchange->answer = plain(415, "");
        }
    }
    if (event == Worker::Event::Died) {
        if (picture != new_pictures_.end())
            exchange->answer.body = "this picture can't be drawn\n";
        else {
            if (!exchange->is_streamed) exchange->answer = {.status = 500};
            exchange->answer.body += to_line(make_died());
        }
    }
    exchange->answer.body += bytes;
    exchange->has_ended = event == Worker::Event::End || event == Worker::Event::Died;
    if (exchange->has_ended) {
        if (exchange->answer.status == 201) tell_photo(*exchange);
        tasks_.erase(at);
        new_pictures_.erase(task);
    }
    http_.more(*exchange);
}

void Server::answer(const std::shared_ptr<Exchange>& exchange) {
    const Action action = exchange->route->action;
    try {
        if (action == Action::Picture)
            add_picture(exchange);
        else if (action == Action::Photo)
            add_photo(exchange);
        else if (!task_kind(action).empty())
            ask_worker(action, exchange);
        else
            exchange->answer = act(action, *exchange);
    } catch (const diag::Error& error) {
        exchange->answer = plain(409, error.diagnostics().front().message + "\n");
    } catch (const std::exception& error) {
        exchange->answer = plain(500, std::string(error.what()) + "\n");
    }
}

/// Returns the name by which other computers ask for the server; empty if they can't.
std::string Server::public_host() const {
    if (!options_.hosts.empty()) return options_.hosts.front();
    return options_.phone_address.empty() ? "" : fmt::format("{}:{}", options_.phone_address, http_.port());
}

std::string Server::make_link(const std::string& host) {
    return options_.is_shared ? fmt::format("http://{}/", host)
                              : fmt::format("http://{}/#{}", host, secrets_.new_code());
}

/// Tells a link for a phone where there may be phones, else one for another browser.
void Server::tell_link() {
    if (!options_.phone_address.empty())
        return options_.on_phone_link(make_link(public_host()), http_.port());
    const std::string host = public_host();
    options_.on_link(make_link(host.empty() ? fmt::format("{}:{}", options_.address, http_.port()) : host));
}

void Server::tell_first_links() {
    if (!options_.phone_address.empty() && !options_.is_shared)
        options_.on_link(make_link(fmt::format("{}:{}", options_.address, http_.port())));
    tell_link();
}

bool Server::read_input() {
    std::array<char, 256> block;
    const ssize_t count = ::read(options_.input, block.data(), block.size());
    if (count <= 0) return false;
    input_.append(block.data(), static_cast<std::size_t>(count));
    for (std::size_t end = 0; (end = input_.find('\n')) != std::string::npos; input_.erase(0, end + 1))
        obey(std::string_view(input_).substr(0, end));
    input_.resize(std::min(input_.size(), block.size())); // nobody types so much
    return true;
}

void Server::obey(std::string_view line) {
    if (line.empty())
        tell_link();
    else
        options_.on_message(access_requests_.grant(line) ? "the browser is let in"
                                                         : "no browser shows this number");
}

/// Lets the worker make the deck while the browser starts, so that the page's first cards come at once.
/// Throws diag::Error if the theme can't be read.
void Server::prepare_theme() {
    if (!is_chosen_) return;
    worker_.start({{"kind", "preview"}, {"text", theme_.read().text}, {"name", theme_.path().string()}});
}

void Server::run() {
    prepare_theme();
    tell_first_links();
    for (int input = options_.input;;) {
        constexpr std::chrono::milliseconds tick{1000};
        const int wait = http_.timeout(),
                  max_wait = static_cast<int>(std::min(tick, worker_.time_left()).count());
        std::vector<pollfd> polls{
            {options_.stop, POLLIN, 0}, {worker_.descriptor(), POLLIN, 0}, {input, POLLIN, 0}};
        for (const int descriptor : http_.descriptors()) polls.push_back({descriptor, POLLIN, 0});
        ::poll(polls.data(), polls.size(), wait < 0 ? max_wait : std::min(wait, max_wait));
        if (polls[0].revents != 0) return;
        if (polls[1].revents != 0) worker_.take();
        http_.run();
        if (polls[2].revents != 0 && !read_input()) input = -1;
        worker_.look_at_clock();
    }
}

void run(const Options& options) {
    if (page_html().empty()) {
        diag::Diagnostic missing;
        missing.id = "no-page";
        missing.message = "this spotit-print was built without the designer's page, because npm was missing";
        missing.notes = {
            "fix: run scripts/setup where npm works, then build again:  cmake --preset release && "
            "cmake --build --preset release"};
        throw diag::Error(diag::ErrorCategory::Usage, std::move(missing));
    }
    Server(options).run();
}

} // namespace spotit::serve
