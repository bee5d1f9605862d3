#include "job/deck_pictures.hpp"

#include <set>

namespace spotit::job {

std::vector<std::string> number_names(std::vector<std::string> names) {
    const std::set<std::string, std::less<>> own(names.begin(), names.end());
    std::set<std::string, std::less<>> given;
    for (std::string& name : names) {
        const std::string plain = name;
        for (int number = 2; !given.insert(name).second; ++number) {
            std::string next = plain + " " + std::to_string(number);
            // "dog 2" may be another symbol's own name.
            if (!own.contains(next)) name = std::move(next);
        }
    }
    return names;
}

std::vector<std::string> list_symbol_names(const DeckPictures& pictures, int symbol_count) {
    std::vector<std::string> names(static_cast<std::size_t>(symbol_count));
    for (const PictureSpec& spec : pictures.specs)
        names[static_cast<std::size_t>(spec.symbol)] = spec.shown.name;
    return number_names(std::move(names));
}

} // namespace spotit::job
