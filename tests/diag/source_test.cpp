#include <spotit/diag.hpp>

#include <doctest/doctest.h>

namespace spotit::diag {

TEST_CASE("positions count lines, characters and UTF-16 units") {
    const SourceText source("a", "é🐶x\r\nab\rc\n");
    CHECK(source.count_lines() == 4);
    CHECK(source.read_line(1) == "é🐶x");
    CHECK(source.read_line(2) == "ab");
    CHECK(source.read_line(3) == "c");
    CHECK(source.read_line(4) == "");
    CHECK(source.read_line(0) == "");
    CHECK(source.read_line(5) == "");
    const auto x = source.find_position(6);
    CHECK(x.line == 1);
    CHECK(x.column == 3);
    CHECK(x.utf16 == 3);
    const auto b = source.find_position(10);
    CHECK(b.line == 2);
    CHECK(b.column == 2);
    CHECK(b.utf16 == 7);
    CHECK(source.find_position(999).line == 4);
}

TEST_CASE("the middle of a character counts as its start") {
    const SourceText source("a", "🐶x");
    for (const std::size_t byte : {0U, 1U, 2U, 3U}) {
        CHECK(source.find_position(byte).column == 1);
        CHECK(source.find_position(byte).utf16 == 0);
    }
    CHECK(source.find_position(4).column == 2);
}

TEST_CASE("a byte order mark shifts no column") {
    const SourceText source("a", "\xEF\xBB\xBFtitle\n");
    CHECK(source.read_line(1) == "title");
    CHECK(source.find_position(0).column == 1);
    CHECK(source.find_position(3).column == 1);
    CHECK(source.find_position(3).utf16 == 0);
    CHECK(source.find_position(4).column == 2);
}

TEST_CASE("the first byte that is no UTF-8 is found") {
    CHECK_FALSE(SourceText("a", "é🐶").find_invalid_utf8().has_value());
    CHECK(SourceText("a", "ab\xFF").find_invalid_utf8() == 2U);
    CHECK(SourceText("a", "\xC3").find_invalid_utf8() == 0U);
    CHECK(SourceText("a", "x\xC0\xAF").find_invalid_utf8() == 1U);
    CHECK(SourceText("a", "\xED\xA0\x80").find_invalid_utf8() == 0U);
    CHECK(SourceText("a", "\xF4\x90\x80\x80").find_invalid_utf8() == 0U);
    CHECK(SourceText("a", "\xE0\x80\x80").find_invalid_utf8() == 0U);
}

TEST_CASE("a sink gives its diagnostics in the order of their places, source by source") {
    const auto first = std::make_shared<const SourceText>("first", "0123456789");
    const auto second = std::make_shared<const SourceText>("second", "0123456789");
    Sink sink;
    sink.add({Severity::Warning, {}, "c", {first, 7, 8}, "", {}});
    sink.add({Severity::Warning, {}, "d", {second, 1, 2}, "", {}});
    sink.add({Severity::Warning, {}, "a", {first, 2, 3}, "", {}});
    sink.add({Severity::Warning, {}, "b", {first, 2, 9}, "", {}});
    std::string order;
    for (const Diagnostic& diagnostic : sink.list_sorted()) order += diagnostic.message;
    CHECK(order == "abcd");
    CHECK_FALSE(sink.has_errors());
    CHECK_NOTHROW(sink.throw_if_errors());
    sink.add({Severity::Error, {}, "e", {first, 0, 1}, "", {}});
    CHECK(sink.has_errors());
    try {
        sink.throw_if_errors();
        FAIL("nothing was thrown");
    } catch (const Error& error) {
        CHECK(error.category() == ErrorCategory::Input);
        CHECK(error.diagnostics().size() == 5);
        CHECK(std::string(error.what()) == "e");
    }
}

} // namespace spotit::diag
