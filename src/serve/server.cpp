#include "serve/server.hpp"

#include "diag/write.hpp"
#include "serve/json.hpp"
#include "serve/page.hpp"
#include "serve/worker/lines/line_objects.hpp"

#include <spotit/theme/read.hpp>

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

constexpr char no_number[] = "no browser shows this number";

/// Returns a port that is the same for each start in a folder, since browsers keep things for one port alone.
int derive_usual_port(const ThemeFolder& folder) {
    constexpr unsigned long first = 20'000, count = 10'000; // that systems give to nobody by themselves
    return static_cast<int>(first + std::stoul(folder.id(), nullptr, 16) % count);
}

/// What a frame may do: run the page that it is given, and load nothing. It has an origin of its own, so that
/// it reaches neither the page around it nor what the browser keeps for that.
const Headers frame_headers{
    {"Content-Security-Policy",
     "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
     "img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"},
    {"X-Frame-Options", "SAMEORIGIN"},
};

/// Returns nothing where nothing may be written.
std::filesystem::path choose_draft_folder(const Options& options, const ThemeFolder& folder) {
    const bool keeps_none = options.drafts.empty() || options.read_only || options.is_shared;
    return keeps_none ? "" : options.drafts / folder.id();
}

/// Returns nothing where the pages of the last run don't go on: where others could listen.
std::filesystem::path choose_restart_folder(const Options& options, const ThemeFolder& folder) {
    const bool is_alone =
        options.phone_address.empty() && options.hosts.empty() && options.address == Options().address;
    return is_alone ? choose_draft_folder(options, folder) : "";
}

Answer answer_with_page_file(std::string_view path, const char* type) {
    const PageFile* const file = base::find_row(list_page_files(), path, &PageFile::path);
    if (file == nullptr) return decline(404, "not there");
    return {.type = type,
            .body = std::string(file->bytes),
            .headers = path == "/frame.html" ? frame_headers : Headers()};
}

/// Returns the keys of themes, or what each is for: most pages show that of none.
Answer find_keys(std::string_view part) {
    if (!part.empty() && part != "help") return decline(404, "not there");
    Json keys = Json::array();
    for (const theme::KeyInfo& key : theme::list_key_infos())
        keys.push_back(part == "help" ? Json(make_key_help(key)) : Json(make_key(key)));
    return {.body = to_line(keys)};
}

/// Returns the designer's texts in a language, each by its name; one that a number decides is a list of
/// forms.
Answer find_texts(std::string_view language) {
    const texts::Catalog& catalog = texts::find_catalog(language);
    Answer answer = answer_with_page_file("/texts.json", "application/json");
    if (catalog.language() != language) return decline(404, "not there");
    const auto english = Json::parse(answer.body);
    if (!english) return answer;
    Json shown = Json::object();
    for (std::size_t i = 0; i < english->names().size(); ++i) {
        const std::string& name = english->names()[i];
        const Json& text = english->parts()[i];
        const Json& first = text.is_object() ? text.parts().front() : text;
        const auto* const forms = catalog.find_forms(first.get<std::string>(), name);
        if (text.is_object())
            shown[name] = forms != nullptr ? Json(*forms) : Json(text.parts());
        else
            shown[name] = forms != nullptr ? Json(forms->front()) : text;
    }
    // Rules of languages name numbers below 100 and the last two digits of larger ones.
    std::string plural_forms;
    for (std::size_t n = 0; n < 200; ++n) plural_forms += std::to_string(catalog.choose_form(n));
    shown["plural_forms"] = plural_forms;
    return {.type = answer.type, .body = shown.dump()};
}

} // namespace

Server::Server(const Options& options)
    : options_(options)
    , themes_(options)
    , drafts_(choose_draft_folder(options, themes_.folder()))
    , worker_(options, [this](const Record& record) { receive_record(record); })
    , http_(
          {options.address, options.phone_address, options.port, derive_usual_port(themes_.folder()),
           options.hosts},
          [this](std::string_view secret) { return find_session(secret); },
          [this](const std::shared_ptr<Exchange>& exchange) { answer(exchange); })
    , restart_(choose_restart_folder(options, themes_.folder()), http_.port()) {}

Session Server::find_session(std::string_view secret) const {
    if (options_.is_shared ? secret == shared_session : secrets_.has_session(secret))
        return Session::Designer;
    return photos_.is_good(secret) ? Session::Photos : Session::None;
}

Answer Server::ask_access(const std::string& id) {
    if (options_.is_shared) return decline(404, "this server needs no access request");
    if (id.empty()) {
        const auto ticket = access_requests_.add();
        if (!ticket) return decline(429, "too many requests for access; try again in a minute");
        options_.on_message(
            options_.input >= 0
                ? diag::write("a browser showing {number} is asking for access: answer on the designer's "
                              "page, or type the number here and press Enter",
                              ticket->number)
                : diag::write(
                      "a browser showing {number} is asking for access: answer on the designer's page",
                      ticket->number));
        return {.body = to_line({{"id", ticket->id}, {"number", ticket->number}})};
    }
    const AccessRequests::State state = access_requests_.check(id);
    if (state == AccessRequests::State::Open) return answer_plainly(202, "");
    if (state == AccessRequests::State::Granted) return answer_plainly(200, secrets_.make_session());
    return decline(403, "access refused");
}

Answer Server::resume(const std::string& pass) {
    if (pass.empty()) return answer_plainly(200, restart_.greeting());
    if (!restart_.is_pass(pass)) return decline(401, "no such code");
    return answer_plainly(200, secrets_.make_session());
}

Answer Server::act(Action action, Exchange& exchange) {
    switch (action) {
    case Action::Keys: return find_keys(exchange.query);
    case Action::Texts: return find_texts(exchange.query);
    case Action::BeginPhotos: return begin_photos();
    case Action::EndPhotos: photos_.end(); return answer_plainly(204, "");
    case Action::TakePhotos: return {.body = to_line(Json(photos_.take()))};
    case Action::Session: {
        const std::string session =
            options_.is_shared ? std::string(shared_session) : secrets_.swap(exchange.body);
        return session.empty() ? decline(401, "no such code") : answer_plainly(200, session);
    }
    case Action::NextRun: return answer_plainly(200, restart_.prepare());
    case Action::Resume: return resume(exchange.body);
    case Action::Access: return ask_access(exchange.body);
    case Action::Grant:
        return access_requests_.grant(exchange.body) ? answer_plainly(204, "") : decline(404, no_number);
    case Action::Refuse: access_requests_.refuse(exchange.body); return answer_plainly(204, "");
    case Action::News: return {.body = to_line({{"access", access_requests_.list_numbers()}})};
    case Action::Read: return themes_.read(exchange);
    case Action::Save: return themes_.save(exchange);
    case Action::Rename: return themes_.rename(exchange);
    case Action::Delete: return themes_.remove(exchange);
    case Action::ListDrafts: return drafts_.list();
    case Action::KeepDraft: return drafts_.keep(exchange.query, exchange.body);
    case Action::Templates: return themes_.list_templates(exchange.query);
    case Action::FindTemplates: return themes_.find_templates(exchange.body);
    case Action::New: return themes_.make_new(exchange);
    default: return answer_with_page_file(exchange.route->path, exchange.route->type);
    }
}

/// Adds the theme of a sample to what is asked, if its text is not there; returns false if there is none.
bool Server::add_sample(const Exchange& exchange, Json& asked) {
    const std::string& name = exchange.query;
    // Pictures of templates are kept; files change.
    if (exchange.route->answers == Answers::StayByName && themes_.find_template(name) == nullptr)
        return false;
    asked["client"] = exchange.client;
    if (asked.contains("text")) return true;
    const std::optional<Template> shown = themes_.find_sample(name);
    if (!shown) return false;
    asked["text"] = shown->text;
    if (!shown->file.empty()) asked["file"] = shown->file.string();
    return true;
}

void Server::ask_worker(const std::shared_ptr<Exchange>& exchange) {
    const Route& route = *exchange->route;
    Json asked = Json::parse(route.max_body == 0 ? "{}" : exchange->body).value_or(nullptr);
    if (asked.is_object()) {
        asked["kind"] = route.task;
        asked["file"] = themes_.find_file(exchange->query).string(); // relative names are those beside it
    }
    const Task kind = read_task({{"kind", route.task}}).value();
    const std::optional<Task> task = read_task(asked);
    // A newer preview of a page stops the older.
    const bool is_nobodys = task && task->is<Preview>() && task->client.empty();
    Answer& answer = exchange->answer;
    if (options_.is_shared && kind.is<ThemeList>()) { // nobody sees files of a server for everybody
        answer.body = "[]\n";
    } else if (options_.is_shared && kind.is<ThemeFiles>()) {
        answer = decline(403, "not available on a shared server");
    } else if (!task || is_nobodys || (task->is<Sample>() && !add_sample(*exchange, asked))) {
        answer = decline(400, "malformed request");
    } else {
        exchange->is_streamed = task->is<Preview>();
        // A theme without a card is no fault of the page that asks for a picture.
        if (task->is<Sample>()) exchange->refusal_status = 204;
        answer.type = route.type;
        if (route.answers == Answers::Download)
            answer.headers.emplace_back("Content-Disposition", "attachment");
        give_to_worker(exchange, std::move(asked));
    }
}

void Server::give_to_worker(const std::shared_ptr<Exchange>& exchange, Json task) {
    exchange->is_waiting = true;
    task["language"] = exchange->language;
    tasks_[worker_.start(std::move(task))] = exchange;
}

void Server::receive_record(const Record& record) {
    const auto at = tasks_.find(record.task);
    if (at == tasks_.end()) return;
    const std::shared_ptr<Exchange> exchange = at->second;
    Answer& answer = exchange->answer;
    const bool has_died = record.kind == Record::Kind::Death,
               is_refused = record.kind == Record::Kind::Refusal;
    const bool is_new_picture = exchange->route->action != Action::Task;
    if (is_new_picture && (has_died || is_refused)) {
        remove_picture(themes_.folder().path(), exchange->query); // it was made for this
        answer = answer_plainly(415, "");
        if (has_died)
            answer.body = diag::Sentence("this file can't be drawn")
                              .translate(texts::find_catalog(exchange->language)) +
                          "\n";
    } else if (is_refused) {
        answer = {.status = exchange->refusal_status};
    } else if (has_died) {
        if (!exchange->is_streamed) answer = {.status = 500};
        answer.body += to_line(make_died());
    }
    answer.body += record.bytes;
    exchange->has_ended = has_died || record.kind == Record::Kind::End;
    if (exchange->has_ended) {
        if (answer.status == 201) report_photo(*exchange);
        tasks_.erase(at);
    }
    http_.send_more(*exchange);
}

void Server::answer(const std::shared_ptr<Exchange>& exchange) {
    const Action action = exchange->route->action;
    try {
        if (action == Action::Picture)
            add_picture(exchange);
        else if (action == Action::Photo)
            add_photo(exchange);
        else if (action == Action::Task)
            ask_worker(exchange);
        else
            exchange->answer = act(action, *exchange);
    } catch (const diag::Error& error) {
        exchange->answer = decline(409, error.diagnostics().front().message);
    } catch (const std::exception& error) {
        exchange->answer = decline(500, std::string(error.what()));
    }
    if (const diag::Sentence& reason = exchange->answer.reason; !reason.empty())
        exchange->answer.body = reason.translate(texts::find_catalog(exchange->language)) + "\n";
}

/// Returns the name by which other computers ask for the server; empty if they can't.
std::string Server::choose_public_host() const {
    if (!options_.hosts.empty()) return options_.hosts.front();
    return options_.phone_address.empty() ? "" : fmt::format("{}:{}", options_.phone_address, http_.port());
}

std::string Server::make_link(const std::string& host) {
    return options_.is_shared ? fmt::format("http://{}/", host)
                              : fmt::format("http://{}/#{}", host, secrets_.make_code());
}

/// Prints a link, for a phone if phones are allowed, else for another browser.
void Server::report_link() {
    if (!options_.phone_address.empty())
        return options_.on_phone_link(make_link(choose_public_host()), http_.port());
    const std::string host = choose_public_host();
    options_.on_link(make_link(host.empty() ? fmt::format("{}:{}", options_.address, http_.port()) : host));
}

bool Server::read_input() {
    std::array<char, 256> block;
    const ssize_t count = ::read(options_.input, block.data(), block.size());
    if (count <= 0) return false;
    input_.append(block.data(), static_cast<std::size_t>(count));
    for (std::size_t end = 0; (end = input_.find('\n')) != std::string::npos; input_.erase(0, end + 1))
        if (end == 0)
            report_link();
        else
            options_.on_message(access_requests_.grant(input_.substr(0, end))
                                    ? diag::Sentence("the browser now has access")
                                    : diag::Sentence(no_number));
    input_.resize(std::min(input_.size(), block.size())); // nobody types so much
    return true;
}

void Server::run() {
    if (themes_.folder().has_chosen()) { // while the browser starts, so that the first cards come at once
        const std::filesystem::path file = themes_.find_file("");
        worker_.start({{"kind", "preview"}, {"text", ThemeFile(file).read().text}, {"file", file.string()}});
    }
    if (!options_.phone_address.empty() && !options_.is_shared)
        options_.on_link(make_link(fmt::format("{}:{}", options_.address, http_.port())));
    report_link();
    for (int input = options_.input;;) {
        constexpr std::chrono::milliseconds tick{1000};
        const int wait = http_.compute_timeout(),
                  max_wait = static_cast<int>(std::min(tick, worker_.compute_time_left()).count());
        std::vector<pollfd> polls{
            {options_.stop, POLLIN, 0}, {worker_.descriptor(), POLLIN, 0}, {input, POLLIN, 0}};
        for (const int descriptor : http_.list_descriptors()) polls.push_back({descriptor, POLLIN, 0});
        ::poll(polls.data(), polls.size(), wait < 0 ? max_wait : std::min(wait, max_wait));
        if (polls[0].revents != 0) return;
        if (polls[1].revents != 0) worker_.take();
        http_.run();
        if (polls[2].revents != 0 && !read_input()) input = -1;
        worker_.check_deadline();
    }
}

void run(const Options& options) {
    if (list_page_files().empty())
        diag::fail(
            diag::ErrorCategory::Usage, "no-page",
            "this spotit-print was built without the designer's page, because npm was missing",
            {diag::make_fix("run scripts/setup where npm works, then build again:  cmake --preset release && "
                            "cmake --build --preset release")});
    Server(options).run();
}

} // namespace spotit::serve
