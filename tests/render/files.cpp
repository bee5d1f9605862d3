#include "render/files.hpp"

#include <doctest/doctest.h>

#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace spotit::render::test {

Scratch::Scratch() {
    static int number = 0;
    folder_ = std::filesystem::temp_directory_path() /
              ("spotit-draw-" + std::to_string(getpid()) + "-" + std::to_string(++number));
    std::filesystem::create_directories(folder_);
}

Scratch::~Scratch() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

void Scratch::write(const std::string& name, const std::string& bytes) const {
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
}

std::string Scratch::read(const std::string& name) const {
    std::ifstream in(folder_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void run(const std::string& command) {
    CAPTURE(command);
    REQUIRE(std::system(command.c_str()) == 0);
}

} // namespace spotit::render::test
