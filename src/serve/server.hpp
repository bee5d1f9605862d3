#pragma once

#include "serve/http/access.hpp"
#include "serve/http/http.hpp"
#include "serve/pictures.hpp"
#include "serve/restart.hpp"
#include "serve/themes.hpp"
#include "serve/worker/worker.hpp"

#include <map>
#include <memory>
#include <string>

namespace spotit::serve {

/// The designer: answers the requests of its pages.
class Server {
public:
    explicit Server(const Options& options);
    void run();

private:
    void answer(const std::shared_ptr<Exchange>& exchange);
    Answer act(Action action, Exchange& exchange);
    /// Answers a browser without a session, which asks for one or what has become of that.
    Answer ask_access(const std::string& id);
    /// Shows a page of the last run the greeting, or gives it a session for its pass.
    Answer resume(const std::string& pass);
    Session find_session(std::string_view secret) const;
    /// Puts a picture beside the theme, where it stays if the worker can draw it.
    void add_picture(const std::shared_ptr<Exchange>& exchange);
    /// The same for a photo of a phone, under a name of the server's choice.
    void add_photo(const std::shared_ptr<Exchange>& exchange);
    void try_picture(const std::shared_ptr<Exchange>& exchange, const NewPicture& added);
    void report_photo(const Exchange& exchange);
    Answer begin_photos();
    /// Lets the worker answer.
    void ask_worker(const std::shared_ptr<Exchange>& exchange);
    /// Lets the worker do a task, in the language of the page that waits for it.
    void give_to_worker(const std::shared_ptr<Exchange>& exchange, Json task);
    bool add_sample(const Exchange& exchange, Json& asked);
    void receive_record(const Record& record);
    void report_link();
    std::string make_link(const std::string& host);
    std::string choose_public_host() const;
    /// Reads lines: an empty one asks for another link, a number lets a browser in; false at their end.
    bool read_input();

    const Options& options_;
    Themes themes_;
    Drafts drafts_;
    Secrets secrets_{};
    AccessRequests access_requests_{};
    PhotoLink photos_{};
    std::string input_{}; ///< the line that has not ended yet
    Worker worker_;
    std::map<long, std::shared_ptr<Exchange>> tasks_{}; ///< that the worker has
    Http http_;
    Restart restart_;
};

} // namespace spotit::serve
