#include <spotit/process.hpp>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <csignal>

using spotit::process::Child;
using spotit::process::send_all;

namespace {

/// Returns all that a child sends until its end.
std::string read_all(Child& child) {
    std::string all;
    while (child.is_alive()) all += child.receive();
    return all;
}

} // namespace

TEST_CASE("a child answers") {
    Child child([](int socket) {
        std::array<char, 16> block;
        const ssize_t count = ::read(socket, block.data(), block.size());
        send_all(socket, "heard " + std::string(block.data(), static_cast<std::size_t>(count)));
    });
    child.send("seven");
    CHECK(read_all(child) == "heard seven");
    CHECK_FALSE(child.signal());
    CHECK(child.exit_status() == 0);
}

TEST_CASE("a signal that ends a child is known, and nothing more can be sent") {
    Child child([](int) { ::raise(SIGKILL); });
    CHECK(read_all(child).empty());
    CHECK(child.signal() == SIGKILL);
    CHECK_FALSE(child.exit_status());
    child.send("nobody");
}

TEST_CASE("a child that receives no signals can be ended") {
    Child child([](int) { ::raise(SIGSTOP); });
    child.kill();
    CHECK(read_all(child).empty());
    CHECK(child.signal() == SIGKILL);
}

TEST_CASE("a child has no open files of the program") {
    const int file = ::open("/dev/null", O_RDONLY);
    REQUIRE(file >= 0);
    Child child([file](int socket) { send_all(socket, ::fcntl(file, F_GETFD) < 0 ? "closed" : "open"); });
    CHECK(read_all(child) == "closed");
    ::close(file);
}
