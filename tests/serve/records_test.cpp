#include "serve/worker/worker.hpp"

#include <doctest/doctest.h>

#include <stdexcept>
#include <string>
#include <vector>

using namespace spotit::serve;

namespace {

std::vector<std::string> read_in_pieces(const std::string& bytes, std::size_t length) {
    std::string said;
    std::vector<std::string> read;
    for (std::size_t at = 0; at < bytes.size(); at += length) {
        said += bytes.substr(at, length);
        while (const auto record = take_record(said))
            read.push_back(std::to_string(record->task) + static_cast<char>(record->kind) + record->bytes);
    }
    return read;
}

} // namespace

TEST_CASE("records are read as they were written, in whatever pieces they come") {
    const std::string line = "7 + 3\n1 . 0\n"; // looks like records, but is bytes of one
    const std::string written =
        record_head(1, Record::Kind::Begin, 0) + record_head(1, Record::Kind::Piece, line.size()) + line +
        record_head(20, Record::Kind::Refusal, 2) + "no" + record_head(1, Record::Kind::End, 0);
    const std::vector<std::string> expected{"1>", "1+" + line, "20!no", "1."};
    for (std::size_t length = 1; length <= written.size(); ++length)
        CHECK(read_in_pieces(written, length) == expected);
}

TEST_CASE("what is no record is refused") {
    for (const std::string said :
         {"\n", "1\n", "1 \n", "1 +\n", "1 + \n", "1 + x\n", "1 + -1\n", "1 + 1 \n", "1 ? 0\n", "1 ++ 0\n",
          "x + 0\n", " 1 + 0\n", "1 + 99999999999\n", "99999999999999999999 + 0\n"}) {
        CAPTURE(said);
        CHECK_THROWS_AS(read_in_pieces(said, said.size()), std::runtime_error);
    }
    CHECK_THROWS_AS(read_in_pieces(std::string(1000, '1'), 1), std::runtime_error);
}
