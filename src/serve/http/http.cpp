#include "serve/http/http.hpp"
#include "diag/write.hpp"

#include <spotit/diag.hpp>

#include <arpa/inet.h>
#include <fmt/format.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <strings.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <set>

namespace spotit::serve {
namespace {

constexpr std::size_t head_limit = 32768;
/// Of the library: those that were shut and are not closed yet count, too.
constexpr unsigned max_connections = 2 * Connections::max_open, max_idle_seconds = 10;

/// Headers of every answer that has none of the same names: nothing of other origins is loaded, run or
/// framed.
constexpr std::pair<const char*, const char*> usual_headers[]{
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
     "img-src 'self' blob: data:; connect-src 'self'; font-src 'self'; frame-src 'self'; "
     "manifest-src 'self'; form-action 'none'; base-uri 'none'; "
     "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types spotit"},
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Connection", "close"}, // one without a request would take the place of another
};

std::vector<std::string_view> list_header_values(MHD_Connection* connection, std::string_view name) {
    struct Search {
        std::string_view name;
        std::vector<std::string_view> found{};
    } search{name};
    MHD_get_connection_values(
        connection, MHD_HEADER_KIND,
        [](void* to, MHD_ValueKind, const char* key, const char* value) {
            auto& wanted = *static_cast<Search*>(to);
            if (wanted.name.size() == std::strlen(key) &&
                ::strncasecmp(key, wanted.name.data(), wanted.name.size()) == 0)
                wanted.found.emplace_back(value == nullptr ? "" : value);
            return MHD_YES;
        },
        &search);
    return search.found;
}

std::string_view find_header_value(MHD_Connection* connection, std::string_view name) {
    const auto values = list_header_values(connection, name);
    return values.empty() ? std::string_view{} : values.front();
}

int read_socket(MHD_Connection* connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}

MHD_Result send(MHD_Connection* connection, const Answer& answer, MHD_Response* response) {
    for (const auto& [name, value] : usual_headers)
        if (std::ranges::find(answer.headers, name, &Headers::value_type::first) == answer.headers.end())
            MHD_add_response_header(response, name, value);
    MHD_add_response_header(response, "Content-Type", answer.type.c_str());
    for (const auto& [name, value] : answer.headers)
        MHD_add_response_header(response, name.c_str(), value.c_str());
    const MHD_Result result = MHD_queue_response(connection, static_cast<unsigned>(answer.status), response);
    MHD_destroy_response(response);
    return result;
}

constexpr std::pair<const char*, const char*> uncached{"Cache-Control", "no-store"};

/// Sends an answer that nobody keeps a copy of.
MHD_Result send_whole(MHD_Connection* connection, Answer answer) {
    answer.headers.emplace_back(uncached);
    return send(
        connection, answer,
        MHD_create_response_from_buffer(answer.body.size(), answer.body.data(), MHD_RESPMEM_MUST_COPY));
}

/// Sends a constant, unless the browser has it already.
MHD_Result send_constant(MHD_Connection* connection, Constant& constant) {
    Answer answer{.type = constant.type, .headers = constant.headers};
    const bool is_kept = find_header_value(connection, "If-None-Match") == constant.tag;
    const bool is_packed =
        !constant.gzip.empty() &&
        find_header_value(connection, "Accept-Encoding").find("gzip") != std::string_view::npos;
    if (is_kept) answer.status = MHD_HTTP_NOT_MODIFIED;
    if (is_packed && !is_kept) answer.headers.emplace_back("Content-Encoding", "gzip");
    std::string& bytes = is_packed ? constant.gzip : constant.bytes;
    return send(
        connection, answer,
        MHD_create_response_from_buffer(is_kept ? 0 : bytes.size(), bytes.data(), MHD_RESPMEM_PERSISTENT));
}

/// Returns the name under which the answer is kept; empty if it is not.
std::string find_constant_name(const Exchange& exchange) {
    const Route& route = *exchange.route;
    if (route.answers == Answers::Stay) return std::string(route.path);
    return route.answers == Answers::StayByName ? std::string(route.path) + "?" + exchange.query : "";
}

void suspend(Exchange& exchange) {
    exchange.is_suspended = true;
    MHD_suspend_connection(exchange.connection);
}

void resume(Exchange& exchange) {
    if (exchange.is_suspended) MHD_resume_connection(exchange.connection);
    exchange.is_suspended = false;
}

/// Gives the library the next bytes of an answer of a task.
ssize_t read_answer(void* from, std::uint64_t, char* block, std::size_t size) {
    Exchange& exchange = *static_cast<Exchange*>(from);
    const std::size_t count = std::min(size, exchange.answer.body.size() - exchange.sent);
    if (count == 0 && exchange.has_ended) return MHD_CONTENT_READER_END_OF_STREAM;
    if (count == 0) {
        suspend(exchange);
        return 0;
    }
    std::copy_n(exchange.answer.body.data() + exchange.sent, count, block);
    exchange.sent += count;
    if (exchange.sent == exchange.answer.body.size()) {
        exchange.answer.body.clear();
        exchange.sent = 0;
    }
    return static_cast<ssize_t>(count);
}

/// Throws diag::Error if this is no IPv4 address.
sockaddr_in read_address(const std::string& text, int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    if (::inet_pton(AF_INET, text.c_str(), &address.sin_addr) == 1) return address;
    diag::fail(diag::ErrorCategory::Usage, "address", diag::write("{text} is not an IPv4 address", text),
               {diag::make_fix("give an address of this computer, or 0.0.0.0 for all")});
}

[[noreturn]] void refuse_port(const std::string& address, int port) {
    diag::fail(
        diag::ErrorCategory::Usage, "port",
        port == 0 ? diag::write("can't listen on {address}: the address is not this computer's", address)
                  : diag::write("can't use port {port} on {address}: another program may be using it, or the "
                                "address is not this computer's",
                                port, address),
        {diag::make_fix(port == 0 ? diag::Sentence("give an address of this computer, or 0.0.0.0 for all")
                                  : "leave out --port to use a free one")});
}

} // namespace

struct Http::Data {
    std::vector<std::string> hosts;
    FindSession find_session;
    Handler handler;
    int port = 0;
    std::set<Exchange*> open{}; ///< that are under way
    Connections connections{};
    std::map<std::string, Constant> constants{}; ///< by path, some with the name that was asked for
    std::vector<std::unique_ptr<MHD_Daemon, decltype(&MHD_stop_daemon)>> daemons{}; ///< one for each address

    MHD_Result begin(Exchange& exchange, const char* path, const char* method) {
        MHD_Connection* const connection = exchange.connection;
        const Verdict verdict =
            judge({.method = method,
                   .path = path,
                   .hosts = list_header_values(connection, "Host"),
                   .origins = list_header_values(connection, "Origin"),
                   .sites = list_header_values(connection, "Sec-Fetch-Site"),
                   .session = find_session(find_header_value(connection, "X-Spotit-Session")),
                   .length = find_header_value(connection, "Content-Length")},
                  port, hosts);
        if (verdict.route == nullptr)
            return send_whole(connection,
                              answer_plainly(verdict.status, fmt::format("{}\n", verdict.status)));
        exchange.route = verdict.route;
        exchange.tag = find_header_value(connection, "If-Match");
        exchange.client = find_header_value(connection, "X-Spotit-Client");
        exchange.language = find_header_value(connection, "Accept-Language");
        if (const char* const name = MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, "name"))
            exchange.query = name;
        open.insert(&exchange);
        return MHD_YES;
    }
    MHD_Result finish(const std::shared_ptr<Exchange>& shared) {
        Exchange& exchange = *shared;
        MHD_Connection* const connection = exchange.connection;
        connections.note_arrival(read_socket(connection));
        const std::string name = find_constant_name(exchange);
        if (!name.empty() && constants.contains(name)) return send_constant(connection, constants.at(name));
        if (!exchange.is_waiting) handler(shared);
        Answer& answer = exchange.answer;
        const bool is_whole = !exchange.is_waiting || exchange.has_ended;
        if (is_whole && !name.empty() && answer.status == MHD_HTTP_OK) {
            constants.try_emplace(name, make_constant(answer.type, std::move(answer.body), answer.headers));
            return send_constant(connection, constants.at(name));
        }
        if (!exchange.is_waiting) return send_whole(connection, answer);
        if (exchange.is_streamed || exchange.has_ended) {
            const std::uint64_t size = exchange.is_streamed ? MHD_SIZE_UNKNOWN : answer.body.size();
            answer.headers.emplace_back(uncached);
            return send(connection, answer,
                        MHD_create_response_from_callback(size, 32768, read_answer, &exchange, nullptr));
        }
        suspend(exchange);
        return MHD_YES;
    }
    // NOLINTNEXTLINE(readability-function-size): libmicrohttpd's parameters
    static MHD_Result handle(void* self, MHD_Connection* connection, const char* path, const char* method,
                             const char*, const char* bytes, std::size_t* size, void** kept) {
        Data& data = *static_cast<Data*>(self);
        if (*kept == nullptr) {
            auto exchange = std::make_unique<std::shared_ptr<Exchange>>(std::make_shared<Exchange>());
            (*exchange)->connection = connection;
            *kept = exchange.get();
            return data.begin(**exchange.release(), path, method); // `complete` deletes it
        }
        const auto& exchange = *static_cast<std::shared_ptr<Exchange>*>(*kept);
        if (exchange->route == nullptr) return MHD_NO;
        if (*size == 0) return data.finish(exchange);
        exchange->body.append(bytes, *size);
        *size = 0;
        return exchange->body.size() > exchange->route->max_body ? MHD_NO : MHD_YES;
    }
    static void complete(void* self, MHD_Connection*, void** kept, MHD_RequestTerminationCode) {
        const std::unique_ptr<std::shared_ptr<Exchange>> exchange(
            static_cast<std::shared_ptr<Exchange>*>(*kept));
        *kept = nullptr;
        if (!exchange) return;
        static_cast<Data*>(self)->open.erase(exchange->get());
        (*exchange)->is_suspended = false;
    }
    /// Called when connections are opened and closed.
    static void notice(void* self, MHD_Connection* connection, void**, MHD_ConnectionNotificationCode code) {
        Connections& connections = static_cast<Data*>(self)->connections;
        if (code == MHD_CONNECTION_NOTIFY_CLOSED) return connections.remove(read_socket(connection));
        const sockaddr* const client =
            MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS)->client_addr;
        sockaddr_in address{};
        std::memcpy(&address, client, sizeof address);
        connections.add(read_socket(connection), address.sin_addr.s_addr);
    }
    /// Returns false if the port is in use.
    bool listen(const std::string& text) {
        const sockaddr_in address = read_address(text, port);
        MHD_Daemon* const daemon = MHD_start_daemon(
            MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME, static_cast<std::uint16_t>(port), nullptr, nullptr,
            handle, this, MHD_OPTION_SOCK_ADDR, &address, MHD_OPTION_NOTIFY_COMPLETED, complete, this,
            MHD_OPTION_NOTIFY_CONNECTION, notice, this, MHD_OPTION_CONNECTION_MEMORY_LIMIT, head_limit,
            MHD_OPTION_CONNECTION_LIMIT, max_connections, MHD_OPTION_CONNECTION_TIMEOUT, max_idle_seconds,
            MHD_OPTION_EXTERNAL_LOGGER,
            static_cast<void (*)(void*, const char*, va_list)>([](void*, const char*, va_list) {}), nullptr,
            MHD_OPTION_END);
        if (daemon == nullptr) return false;
        daemons.emplace_back(daemon, MHD_stop_daemon);
        port = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port;
        return true;
    }
};

Http::Http(const Place& place, FindSession find_session, Handler handler)
    : data_(std::make_unique<Data>(Data{place.hosts, std::move(find_session), std::move(handler)})) {
    const bool has_usual_port = place.port == 0 && place.usual_port != 0;
    data_->port = has_usual_port ? place.usual_port : place.port;
    bool listens = data_->listen(place.address);
    if (!listens && has_usual_port) {
        data_->port = 0;
        listens = data_->listen(place.address);
    }
    if (!listens) refuse_port(place.address, place.port);
    if (place.phone_address.empty()) return;
    if (!data_->listen(place.phone_address)) refuse_port(place.phone_address, port());
    data_->hosts.push_back(fmt::format("{}:{}", place.phone_address, port()));
}

Http::~Http() {
    // A connection that waits would wait forever.
    for (Exchange* const exchange : data_->open) resume(*exchange);
    data_->daemons.clear();
}

int Http::port() const {
    return data_->port;
}

std::vector<int> Http::list_descriptors() const {
    return base::collect(data_->daemons, [](const auto& daemon) {
        return MHD_get_daemon_info(daemon.get(), MHD_DAEMON_INFO_EPOLL_FD)->epoll_fd;
    });
}

int Http::compute_timeout() const {
    int soonest = -1;
    for (const auto& daemon : data_->daemons) {
        MHD_UNSIGNED_LONG_LONG milliseconds = 0;
        if (MHD_get_timeout(daemon.get(), &milliseconds) != MHD_YES) continue;
        const int wait = static_cast<int>(std::min<MHD_UNSIGNED_LONG_LONG>(milliseconds, 60'000));
        soonest = soonest < 0 ? wait : std::min(soonest, wait);
    }
    return soonest;
}

void Http::run() {
    data_->connections.close_late();
    for (const auto& daemon : data_->daemons) MHD_run(daemon.get());
}

void Http::send_more(Exchange& exchange) {
    if (exchange.is_streamed || exchange.has_ended) resume(exchange);
}

} // namespace spotit::serve
