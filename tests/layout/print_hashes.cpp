// Built by same_everywhere.py with several compilers: prints the hash of a deck for several threads.
#include "layout/hashed_deck.hpp"

#include <cinttypes>
#include <cstdio>

int main() {
    for (const std::size_t threads : {1U, 2U, 5U})
        std::printf("%016" PRIx64 "\n", spotit::layout::fixture::hash_of_deck(threads));
}
