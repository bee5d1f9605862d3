#pragma once

#include "serve/task.hpp"
#include "serve/worker/lines/line_objects.hpp"

#include <spotit/base/files.hpp>
#include <spotit/emoji.hpp>
#include <spotit/job/request.hpp>

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>

/// The answers of the worker to tasks.
namespace spotit::serve {

/// Returns names, titles and times, in milliseconds since 1970, of the themes in the folder of the request's
/// theme: at most a dozen, the last changed first. Other YAML is left out, and so are links.
Json list_themes(const job::Request& request);

using ZipEntry = bundle::Bundle::File;
// Each makes a file, or those of a zip file, from the theme of the request. Throws job::Stopped, and
// diag::Error for a theme that makes no deck.
std::string make_file(const Pdf&, const job::Request& request);
std::string make_file(const GamesPage&, const job::Request& request);
std::string make_file(const WhyPage&, const job::Request& request);
std::vector<ZipEntry> make_file(const CardPictures& wanted, const job::Request& request);
std::vector<ZipEntry> make_file(const Bundle& wanted, const job::Request& request);
/// The theme and the files in its folder that it is made from. Other files do not travel.
std::vector<ZipEntry> make_file(const ThemeFiles&, const job::Request& request);

/// Puts files into one, as they are: PDF and PNG are compressed already. They are dated 1980, the earliest
/// that the format knows. Passes the bytes on one after the other, since they are as many as those of the
/// files. Throws std::length_error, before, for what needs more than 4 GB or 65535 entries. Source:
/// APPNOTE.TXT 6.3.4 of PKWARE.
void write_zip(std::span<const ZipEntry> entries, const std::function<void(std::string_view)>& send);

/// Returns the fonts that words can have, each with its name drawn in it; at most a hundred.
Json list_fonts(const base::DataPaths& places);

/// Finds emoji and draws them as cards show them.
class SymbolSearch {
public:
    explicit SymbolSearch(const base::DataPaths& places)
        : places_(places)
        , index_(places) {}
    /// Returns the first matches.
    Json find(const EmojiSearch& wanted);

private:
    void draw(const std::vector<std::string>& emoji);

    base::DataPaths places_;
    emoji::NameIndex index_;
    std::map<std::string, Drawn> drawn_; ///< by emoji
};

} // namespace spotit::serve
