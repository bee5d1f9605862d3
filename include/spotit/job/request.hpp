#pragma once

#include <spotit/diag.hpp>
#include <spotit/theme/read.hpp>

#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::job {

/// Results of earlier preparations, kept by everything that they depend on, so that a change of a theme costs
/// no more than what it changes. It never changes a result. Bounded: what was not used for longest is
/// forgotten. Files are known by path, size, inode and time of change; fonts that are installed while it
/// lives are not noticed. Safe to use from many threads.
class Memory {
public:
    Memory();
    ~Memory();

    struct Data;
    Data& data() { return *data_; }

private:
    std::unique_ptr<Data> data_;
};

/// Receives how far a stage is: 0 of n when it begins, n of n when it ends. Called from any thread, by one at
/// a time.
using ProgressListener = std::function<void(std::string_view stage, int done, int total)>;

/// Called when the memory keeps one more layout of a card, or one that is only tried. Called from any thread,
/// by several at a time.
using LayoutListener = std::function<void()>;

/// Thrown when a request was stopped. What was finished stays in its memory.
class Stopped : public std::exception {
public:
    const char* what() const noexcept override { return "stopped"; }
};

class PreparedDeck;
/// Receives a deck with only the first wanted cards laid out; the others show nothing yet.
using EarlyDeckListener = std::function<void(const PreparedDeck&)>;

/// A theme and all that decides how a deck is made of it.
struct Request : theme::Context {
    std::shared_ptr<const diag::SourceText> theme;
    int threads = 1;                    ///< at least 1; the result does not depend on it
    std::optional<std::int64_t> moment; ///< for the dates in the file: seconds since 1970 UTC
    std::string producer;               ///< "spotit-print 1.0.0"
    ProgressListener listener;          ///< may be empty
    std::shared_ptr<Memory> memory{};   ///< of earlier requests; may be null
    LayoutListener layout_listener{};   ///< may be empty
    std::stop_token stop{};             ///< asked before each symbol and after each layout
    /// Indices of cards that are laid out before the others, if there is a listener. The result does not
    /// depend on them. Where not all cards are remembered, the listener is called for these before symbols
    /// are compared and the other cards laid out.
    std::vector<int> first_cards{};
    EarlyDeckListener early_deck{};
    std::vector<int> printed_cards{}; ///< indices of the cards on the sheets, from 0; empty: all of them
    /// Draft: made quickly, with a word across the cards, to be looked at before anything is printed.
    enum class Purpose { Print, Draft } purpose = Purpose::Print;
};

} // namespace spotit::job
