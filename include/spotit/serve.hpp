#pragma once

#include <spotit/job/files.hpp>
#include <spotit/job/request.hpp>

#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

/// The designer: a page for browsers, those of this computer by default, in which a theme is
/// edited beside its cards.
namespace spotit::serve {

/// A theme to begin with.
struct Template {
    std::string name, text;
    diag::Sentence group{}, title{}, summary{};
    std::map<std::string, std::string> titles{}; ///< by language, in place of the title
    std::vector<std::string> languages{};        ///< in which its cards are right; empty: any
    std::filesystem::path file{};                ///< beside which its pictures lie; empty: it has none
    std::vector<job::Companion> pictures{};      ///< that are copied beside the new theme
};
/// Returns the names of the templates that have all the words.
using FindTemplates = std::function<std::vector<std::string>(const std::string& words)>;
struct Templates {
    std::vector<Template> all{};
    FindTemplates find{}; ///< may be empty
};

struct Options {
    job::Request request;        ///< for all decks, without a theme
    std::filesystem::path theme; ///< empty or missing: the page offers templates and the folder's themes
    /// Called once, when a page wants the templates, which takes time; may be empty. New themes are saved in
    /// the theme's folder, or the current one.
    std::function<Templates()> offer_templates{};
    std::string address = "127.0.0.1"; ///< IPv4, of this computer
    std::string phone_address{};       ///< another one, for phones in its network; empty: none
    int port = 0;                      ///< 0: a free one
    /// The names by which browsers may ask for it, as they write them in Host, besides those of this
    /// computer.
    std::vector<std::string> hosts{};
    /// For many people, none of whom needs a link: each page keeps its own theme, and nothing is written.
    bool is_shared = false;
    bool read_only = false; ///< nothing is written to the disk
    /// For what pages have not saved, unless nothing is written or it is for many people; empty: their
    /// browsers keep that.
    std::filesystem::path drafts{};
    /// For the work of each request; 0: none.
    std::chrono::seconds time_limit{0};
    /// For the process that makes the decks, beyond what it has before the first, in MB; 0: none.
    int memory_limit = 0;
    int stop = -1; ///< a descriptor; `run` returns when it is readable
    /// A descriptor, -1: none. An empty line asks for another link, a number lets the browser in that shows
    /// it.
    int input = -1;
    /// Receives the links to the page. Each is good for one browser, once.
    std::function<void(const std::string& link)> on_link{};
    /// Receives those at the address for phones, and its port.
    std::function<void(const std::string& link, int port)> on_phone_link{};
    /// Called when a browser asks to be let in without a link, and what has come of a line.
    std::function<void(const diag::Sentence& message)> on_message{};
};

/// Returns the IPv4 address of this computer in the network that it shares with phones; empty if it is in
/// none.
std::string find_local_address();

/// Returns a text as a QR code of half blocks, which are its light squares, in lines.
std::string draw_qr_code(const std::string& text);

/// Serves the page until it is stopped. Makes decks in a process of its own. Throws diag::Error
/// if the theme can't be read, if the port can't be had, or if the program was built without the page.
void run(const Options& options);

} // namespace spotit::serve
