#include "verify/reports.hpp"

#include "every_day.hpp"

#include <spotit/verify.hpp>

#include <doctest/doctest.h>

#include <cstdlib>
#include <new>

using namespace spotit;
using namespace spotit::pdf::example;

#if !defined(__SANITIZE_ADDRESS__) // which has allocations of its own

namespace {

/// The number of allocations up to the one that fails, as if there were no memory for it; 0: none does.
long& allocations_left() {
    static long left = 0;
    return left;
}

} // namespace

void* operator new(std::size_t size) {
    for (long& left = allocations_left();;) {
        const bool fails = left > 0 && --left == 0;
        void* const memory = fails ? nullptr : std::malloc(size);
        if (memory != nullptr) return memory;
        const std::new_handler handler = std::get_new_handler();
        if (handler == nullptr) throw std::bad_alloc();
        handler();
    }
}

void operator delete(void* memory) noexcept {
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

TEST_CASE("whichever allocation fails, a deck is not judged without it") {
    const std::string deck = written(fano());
    constexpr long many = 1'000'000'000;
    allocations_left() = many;
    REQUIRE(verify::verify(deck).right);
    const long all = many - allocations_left();
    allocations_left() = 0;
    CAPTURE(all);
    const int tries = tests::rounds(1000, 100);
    int refused = 0;
    // The last are those of qpdf's destructor, which would end the program.
    for (long failing = 1; failing < all - all / 50; failing += std::max(1L, all / tries)) {
        CAPTURE(failing);
        bool is_right = false, has_memory = true;
        allocations_left() = failing;
        try {
            is_right = verify::verify(deck).right;
        } catch (const std::bad_alloc&) {
            has_memory = false;
            ++refused;
        }
        allocations_left() = 0;
        CHECK((is_right || !has_memory));
    }
    CHECK(refused > tries / 2);
}

#endif
