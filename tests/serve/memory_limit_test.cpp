#include "serve/worker/work.hpp"

#include <spotit/process.hpp>

#include <doctest/doctest.h>

#include <unistd.h>

#include <cstdlib>

using namespace spotit;

#if !defined(__SANITIZE_ADDRESS__)
TEST_CASE("a worker ends where a library in C gets no memory, instead of going on without it") {
    for (void* (*const allocate)(std::size_t) :
         {+[](std::size_t size) { return std::malloc(size); },
          +[](std::size_t size) { return std::calloc(2, size); },
          +[](std::size_t size) { return std::realloc(nullptr, size); }}) {
        process::Child child([&](int) {
            const serve::MemoryLimit limit(8);
            void* const volatile small = allocate(1 << 20);
            if (small == nullptr) ::_exit(1);
            void* const volatile large = allocate(64 << 20);
            ::_exit(large == nullptr ? 2 : 3);
        });
        CHECK(child.receive().empty());
        CHECK(child.exit_status() == serve::out_of_memory_status);
    }
}
#endif
