#include <spotit/base/files.hpp>

#include <doctest/doctest.h>

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

namespace spotit::base {

TEST_CASE("all bytes are written, also where the system takes them in pieces") {
    std::array<int, 2> ends{};
    REQUIRE(::pipe(ends.data()) == 0);
    const std::string sent(1 << 20, 'x'); // more than a pipe holds
    std::string received;
    std::thread reader([&] {
        std::array<char, 4096> block{};
        for (ssize_t count = 0; (count = ::read(ends[0], block.data(), block.size())) > 0;)
            received.append(block.data(), static_cast<std::size_t>(count));
    });
    {
        OpenFile file(ends[1]);
        CHECK(write_all(file.descriptor(), sent));
        CHECK(file.close());
    }
    reader.join();
    CHECK(received == sent);
    ::close(ends[0]);
}

TEST_CASE("an open file is closed at its end, and a full disk is noticed") {
    int descriptor = -1;
    {
        const OpenFile file(::open("/dev/full", O_WRONLY | O_CLOEXEC));
        REQUIRE(file);
        descriptor = file.descriptor();
        CHECK(!write_all(descriptor, "x"));
    }
    CHECK(::fcntl(descriptor, F_GETFD) == -1);
    CHECK(!OpenFile(-1));
}

TEST_CASE("a file is read whole, and what is none gives nothing") {
    const std::filesystem::path file = std::filesystem::temp_directory_path() / "spotit-files-test";
    std::ofstream(file, std::ios::binary) << std::string("a\0\r\nb", 5);
    CHECK(read_file(file) == std::string("a\0\r\nb", 5));
    std::filesystem::resize_file(file, 0);
    CHECK(read_file(file) == "");
    std::filesystem::remove(file);
    CHECK(read_file(file) == std::nullopt);
    CHECK(read_file(std::filesystem::temp_directory_path()) == std::nullopt);
}

} // namespace spotit::base
