#pragma once

#include <filesystem>
#include <string>

namespace spotit::render::test {

/// A folder that is gone at the end.
class Scratch {
public:
    Scratch();
    ~Scratch();
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    void write(const std::string& name, const std::string& bytes) const;
    std::string read(const std::string& name) const;

private:
    std::filesystem::path folder_;
};

/// The command must succeed.
void run(const std::string& command);

} // namespace spotit::render::test
