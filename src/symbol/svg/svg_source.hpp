#pragma once

#include <spotit/diag.hpp>
#include <spotit/diag/sentence.hpp>
#include <spotit/geom.hpp>

#include <cairo.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using RsvgHandle = struct _RsvgHandle; // NOLINT(bugprone-reserved-identifier): librsvg's name

namespace spotit::symbol {

/// A parsed SVG; wraps librsvg. It has no base address, so nothing outside of it is ever read. Threads that
/// draw the same one wait for each other. Throws Damaged.
class SvgDocument {
public:
    explicit SvgDocument(std::string_view svg, std::string_view stylesheet = {});

    /// Returns a number that is equal for equal texts.
    std::uint64_t id() const { return id_; }
    /// Returns the size of the page in its own units; without a page, the extent of the ink from the origin.
    geom::Size size() const;
    /// Draws the page, in its own units; or one element alone, at the place that it has on a page of that
    /// size.
    void draw(cairo_t* context, const geom::Size& page, const std::string& element) const;

private:
    std::uint64_t id_;
    std::shared_ptr<RsvgHandle> handle_;
    mutable std::mutex access_;
};

/// A page of an SVG, or one element of it, in its own units. Safe to use from many threads.
struct SvgSource {
    std::shared_ptr<const SvgDocument> document{};
    geom::Size page{};
    std::string element{};      ///< its id with "#"; empty: the whole page
    diag::Diagnostic failure{}; ///< the error if it can't be drawn, without the reason

    /// Returns a number that is equal for equal pages.
    std::uint64_t id() const;
    /// Throws diag::Error: what could be drawn once may fail in another size.
    void paint(cairo_t* context) const;
};

/// The facts about an SVG's drawing that its text contains. SvgDocument reads no other file, and
/// `try_pictures` finds what takes too long or too much; only the pictures inside are guarded here.
struct SvgContents {
    std::vector<std::string> outside{}; ///< paths of files and addresses, which are not read
    bool has_pictures = false;          ///< embedded pixels
    double filtered_parts = 0;          ///< shapes and groups with filters
    double filter_milliseconds = 0;     ///< for filters and masks on a page of a million pixels
    /// Pixels of the longer side of the page above which librsvg may not draw the text.
    double max_text_side = std::numeric_limits<double>::infinity();
};

/// Scans an SVG in any encoding with ASCII or UTF-16 markup, and the SVGs in it. Throws Damaged if the
/// pictures in it have more than `max_pixels`, or entities could hide them, or one is neither PNG, JPEG nor
/// SVG: which others are drawn depends on the computer; or if it holds much more text than can be drawn.
SvgContents scan_svg(std::string_view svg);

/// Returns the number of pixels that the longer side of the page may have before filters and masks take that
/// many milliseconds; 250 to 2400.
double estimate_max_filter_side(const SvgContents& contents, double milliseconds);

/// The pictures that failed no trial of this process, by file and state: each is tried once, however many
/// decks are made of it. Later trials might also be blocked by threads that librsvg keeps for its filters. A
/// service that has tried too many to keep begins again.
class TriedPictures {
public:
    static constexpr std::size_t max_size = 10'000;

    bool contains(const std::string& key) {
        const std::lock_guard lock(access_);
        return keys_.contains(key);
    }
    void add(const std::string& key) {
        const std::lock_guard lock(access_);
        if (keys_.size() == max_size) keys_.clear();
        keys_.insert(key);
    }

private:
    std::mutex access_;
    std::set<std::string> keys_;
};

/// The result of a piece of work.
struct TrialResult {
    bool has_failed = false;
    std::string bytes{}; ///< that the work returned; empty if they did not arrive
    /// Empty if the work succeeded, or was not tried, because too many before it failed.
    diag::Sentence reason{};
};

/// Does a piece of work, of a number, and returns bytes or none.
using TrialWork = std::function<std::string(std::size_t)>;

/// Does the pieces of work 0 to count - 1 in a child process that may crash, hang or take too much memory,
/// and returns the result of each. Throwing Damaged is failing too. What the work writes is lost. The bytes
/// are as trustworthy as the files that the work reads.
///
/// The child is a fork and not a program of its own: the library has no program to start, and starting one
/// takes as long as 50 drawings. So it should be called while the process has one thread. In a program with
/// several, the child may wait for good for a lock or a thread that it does not have, such as those that
/// librsvg keeps for filters; it is then ended, and the rest counts as done. Limited is the time of the
/// processor, so the result does not depend on what else runs. Throws std::system_error where no process can
/// be started.
std::vector<TrialResult> try_in_child(std::size_t count, const TrialWork& work);

} // namespace spotit::symbol
