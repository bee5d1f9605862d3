#pragma once

#include <spotit/job/report.hpp>
#include <spotit/job/request.hpp>

#include <memory>
#include <utility>

namespace spotit::document {
struct Document;
}
namespace spotit::pdf {
struct Options;
}
namespace spotit::theme {
struct Theme;
}

/// A theme in, a finished deck out.
namespace spotit::job {

/// A deck that is laid out, but not drawn yet. Immutable and cheap to copy.
class PreparedDeck {
public:
    struct Data;
    explicit PreparedDeck(std::shared_ptr<const Data> data)
        : data_(std::move(data)) {}
    const Report& report() const;
    const theme::Theme& theme() const;
    const document::Document& document() const;
    const Data& data() const { return *data_; }
    /// Returns a deck with the same pages that is written with other settings of `output`.
    PreparedDeck with_output(const pdf::Options& output) const;

private:
    std::shared_ptr<const Data> data_;
};

/// Reads the theme of a request, with what lies over it. Reports its problems to the sink; throws diag::Error
/// when it has errors.
theme::Theme read_theme(const Request& request, diag::Sink& sink);

/// Reads the theme and makes everything but the files. Throws diag::Error when the theme or the deck is
/// wrong.
PreparedDeck prepare(const Request& request);

} // namespace spotit::job
