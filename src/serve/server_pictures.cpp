#include "serve/json.hpp"
#include "serve/server.hpp"

#include <fmt/format.h>

namespace spotit::serve {

void Server::add_picture(const std::shared_ptr<Exchange>& exchange) {
    if (options_.read_only) {
        exchange->answer = decline(403, "spotit-print serve was started with --read-only");
        return;
    }
    try_picture(exchange, save_picture(themes_.folder().path(), exchange->query, exchange->body));
}

void Server::add_photo(const std::shared_ptr<Exchange>& exchange) {
    constexpr int max_photo_number = 10'000;
    constexpr std::string_view jpeg_mark = "\xFF\xD8\xFF";
    if (!photos_.count_photo()) {
        exchange->answer = decline(429, "too many photos for one link");
        return;
    }
    if (!exchange->body.starts_with(jpeg_mark)) {
        exchange->answer = decline(415, "this is not a JPEG");
        return;
    }
    NewPicture added{.status = 409};
    for (int number = 1; added.status == 409 && number < max_photo_number; ++number) {
        exchange->query = fmt::format("photo-{}.jpg", number);
        added = save_picture(themes_.folder().path(), exchange->query, exchange->body);
    }
    try_picture(exchange, added);
}

/// Lets the worker draw a picture that was saved.
void Server::try_picture(const std::shared_ptr<Exchange>& exchange, const NewPicture& added) {
    exchange->answer =
        added.path.empty() ? decline(added.status, added.refusal) : answer_plainly(added.status, added.path);
    exchange->body.clear();
    if (added.status == 200) report_photo(*exchange);
    if (added.status != 201) return;
    const std::filesystem::path file = themes_.folder().path() / added.path;
    give_to_worker(exchange, {{"kind", "picture"}, {"file", file.string()}});
}

/// Passes a photo of a phone to the designer.
void Server::report_photo(const Exchange& exchange) {
    if (exchange.route->action == Action::Photo) photos_.add(exchange.answer.body);
}

Answer Server::begin_photos() {
    if (options_.read_only) return decline(403, "no pictures can be written here");
    if (choose_public_host().empty())
        return decline(409, "phones can't reach this server: start it with --phone");
    const std::string link = fmt::format("http://{}/photos#{}", choose_public_host(), photos_.begin());
    return {.body = to_line({{"link", link}, {"rows", make_qr_code(link)}})};
}

} // namespace spotit::serve
