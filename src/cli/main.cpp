#include <spotit/cli.hpp>

#include <csignal>
#include <vector>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace {

/// glibc raises its own limits to the largest block ever freed, and to twice of it for what each thread
/// keeps: with photos of 48 megapixels, 20 MB for each of them.
void limit_freed_memory() {
#ifdef __GLIBC__
    constexpr int limit = 8 << 20;
    ::mallopt(M_MMAP_THRESHOLD, limit);
    ::mallopt(M_TRIM_THRESHOLD, limit);
#endif
}

} // namespace

int main(int count, char** words) {
    // Beyond `ulimit -f` writing fails, with an error, instead of ending the program.
    static_cast<void>(std::signal(SIGXFSZ, SIG_IGN));
    limit_freed_memory();
    // A caller may give no arguments at all, not even the name.
    const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
    return spotit::cli::run(arguments);
}
