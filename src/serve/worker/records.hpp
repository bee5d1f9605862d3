#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace spotit::serve {

/// A part of the answer to a task: bytes of it, that the bytes to come say why there is none, or its end.
/// That the process died is no record that it writes.
struct Record {
    enum class Kind : char { Piece = '+', Refusal = '!', End = '.', Death = 'x' };
    long task = 0;
    Kind kind = Kind::End;
    std::string bytes{};
};

/// Returns what precedes the bytes of a record on its way from the worker: "12 + 5\n".
std::string record_head(long task, Record::Kind kind, std::size_t length);

/// Reads records from bytes that come in any pieces.
class RecordReader {
public:
    void add(std::string_view bytes) { said_ += bytes; }
    void clear() { said_.clear(); }
    /// Returns the next record; nothing as long as it is incomplete. Throws std::runtime_error for what is no
    /// record: the process that wrote it is broken.
    std::optional<Record> next();

private:
    std::string said_;
};

} // namespace spotit::serve
