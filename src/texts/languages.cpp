#include "texts/po_files.hpp"

#include <spotit/texts.hpp>

#include <algorithm>
#include <iterator>

namespace spotit::texts {

std::string fill_in(std::string_view text, std::span<const Field> fields) {
    std::string result;
    while (!text.empty()) {
        const auto field =
            std::ranges::find_if(fields, [&](const Field& known) { return text.starts_with(known.first); });
        const bool is_name = field != fields.end();
        result += is_name ? std::string_view(field->second) : text.substr(0, 1);
        text.remove_prefix(is_name ? field->first.size() : 1);
    }
    return result;
}

std::string_view Texts::operator[](Name name) const {
    return find_form(name, 1);
}

std::string_view Texts::find_form(Name name, std::size_t count) const {
    const Row& row = name.row();
    const std::string_view english = count == 1 && !row.one.empty() ? row.one : row.text;
    const std::string_view text = catalog_.find(row.one.empty() ? row.text : row.one, row.name, count);
    return text.empty() ? english : text;
}

std::span<const Catalog> catalogs() {
    static const std::vector<Catalog> all = [] {
        std::vector<Catalog> some{Catalog("msgid \"\"\nmsgstr \"Language: en\\n\"\n")};
        for (const std::string_view file : list_po_files()) some.emplace_back(file);
        return some;
    }();
    return all;
}

const Catalog& find_catalog(std::string_view language) {
    const std::string_view main = language.substr(0, language.find_first_of("-_.,;"));
    const auto all = catalogs();
    const auto found = std::ranges::find(all, main, &Catalog::language);
    return found == all.end() ? all.front() : *found;
}

std::span<const std::string_view> languages() {
    static const std::vector<std::string_view> codes = [] {
        std::vector<std::string_view> some;
        std::ranges::transform(catalogs(), std::back_inserter(some), &Catalog::language);
        return some;
    }();
    return codes;
}

Texts find(std::string_view language) {
    return Texts(find_catalog(language));
}

} // namespace spotit::texts
