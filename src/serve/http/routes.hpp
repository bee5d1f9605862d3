#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::serve {

/// The kind of an answer: a file of the page, a task of the worker, or a deed of the server itself.
enum class Action {
    File,
    Task,
    Keys,
    Texts,
    Session,
    NextRun,
    Resume,
    Access,
    Grant,
    Refuse,
    News,
    Read,
    Save,
    Rename,
    Delete,
    ListDrafts,
    KeepDraft,
    Templates,
    FindTemplates,
    New,
    Picture,
    BeginPhotos,
    EndPhotos,
    TakePhotos,
    Photo
};

/// Who may ask: anybody (constant files without secrets), pages of this server, pages with a session of the
/// designer, or phones that may send photos.
enum class Access { Anybody, OwnPages, Sessions, Photos };

/// What a secret that a request names lets it do.
enum class Session { None, Designer, Photos };

/// How long answers to a route stay the same: not at all, or as long as the server runs, for all requests
/// or for those with the same name. A download is never shown as a page from here.
enum class Answers { Change, Stay, StayByName, Download };

struct Route {
    std::string_view method, path;
    Action action = Action::File;
    Access access = Access::Sessions;
    std::uint64_t max_body = 0; ///< bytes
    Answers answers = Answers::Change;
    const char* type = nullptr; ///< of the answers that are files, or come from the worker
    std::string_view task{};    ///< the kind of the worker's task
};

/// The head of a request, as far as it decides whether the request is answered.
struct Head {
    std::string_view method, path;
    std::vector<std::string_view> hosts{}, origins{},
        sites{}; ///< all Host, Origin and Sec-Fetch-Site headers
    Session session = Session::None;
    std::string_view length{}; ///< of the body, as the header says
};

/// The answer to a request before any work: its route, or the status of its refusal.
struct Verdict {
    const Route* route = nullptr; ///< null: refused
    int status = 200;
};

/// Judges a request before its body is read. Threats: other pages in the same browser, which may send
/// requests here but can't set our header; names that an attacker's server resolves to 127.0.0.1 (DNS
/// rebinding); other users of the machine.
/// `hosts` are the names besides those of this computer by which the server may be asked for, as in Host; a
/// proxy may speak TLS for them.
Verdict judge(const Head& head, int port, std::span<const std::string> hosts = {});

std::span<const Route> list_routes();

} // namespace spotit::serve
