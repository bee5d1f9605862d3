// make_deck THEME.yaml DECK.pdf: makes a deck with libspotit; the program of docs/library.md.
#include <spotit/library.hpp>

#include <fstream>
#include <iostream>
#include <iterator>

int main(int, char** arguments) {
    spotit::library::DeckRequest request;
    std::ifstream theme(arguments[1]);
    request.theme.assign(std::istreambuf_iterator<char>(theme), {});
    request.name = arguments[1];
    request.settings = {{"seed", "7"}};
    request.threads = 2;
    request.progress = [](std::string_view stage, int done, int total) {
        if (done == total) std::cerr << stage << ": " << total << '\n';
        return true; // false cancels
    };
    try {
        const spotit::library::Deck deck = make_deck(request);
        for (const auto& warning : deck.warnings) std::cerr << warning.text;
        std::ofstream(arguments[2], std::ios::binary) << deck.pdf;
        std::cout << deck.cards << " cards on " << deck.sheets << " sheets: " << deck.promise << '\n';
    } catch (const spotit::library::Error& error) {
        std::cerr << error.what();
        return 1;
    }
}
