#include <spotit/texts/catalog.hpp>

#include "texts/plural_rule.hpp"

#include <spotit/texts.hpp>

#include <algorithm>
#include <charconv>
#include <mutex>

namespace spotit::texts {
namespace {

constexpr std::string_view english_po =
    "msgid \"\"\nmsgstr \"Language: en\\nPlural-Forms: plural=(n != 1);\\n\"\n";

/// Stands between a context and a text, as in gettext's MO files.
constexpr char end_of_context = '\4';

/// Adds what stands between the quotes of a line.
void add_quoted(std::string& text, std::string_view line) {
    const std::size_t first = line.find('"'), last = line.rfind('"');
    if (first == last) return;
    line = line.substr(first + 1, last - first - 1);
    while (!line.empty()) {
        const std::size_t at = std::min(line.find('\\'), line.size());
        text += line.substr(0, at);
        if (at + 1 < line.size())
            text += line[at + 1] == 'n' ? '\n' : line[at + 1] == 't' ? '\t' : line[at + 1];
        line.remove_prefix(std::min(at + 2, line.size()));
    }
}

/// Returns the value of a field of the header, "Language: de".
std::string_view read_field(std::string_view header, std::string_view name, std::string_view end) {
    const std::size_t at = header.find(name);
    if (at == std::string_view::npos) return {};
    header.remove_prefix(at + name.size());
    return header.substr(0, header.find_first_of(end));
}

struct Entry {
    std::string context, english, plural;
    std::vector<std::string> forms{};
    bool is_fuzzy = false;
};

struct Operator {
    std::string_view sign;
    int precedence = 0;
    std::size_t (*apply)(std::size_t, std::size_t) = nullptr;
};
/// Longer signs come first.
constexpr Operator operators[]{
    {"||", 1, [](std::size_t a, std::size_t b) -> std::size_t { return a != 0 || b != 0 ? 1 : 0; }},
    {"&&", 2, [](std::size_t a, std::size_t b) -> std::size_t { return a != 0 && b != 0 ? 1 : 0; }},
    {"==", 3, [](std::size_t a, std::size_t b) -> std::size_t { return a == b ? 1 : 0; }},
    {"!=", 3, [](std::size_t a, std::size_t b) -> std::size_t { return a != b ? 1 : 0; }},
    {"<=", 4, [](std::size_t a, std::size_t b) -> std::size_t { return a <= b ? 1 : 0; }},
    {">=", 4, [](std::size_t a, std::size_t b) -> std::size_t { return a >= b ? 1 : 0; }},
    {"<", 4, [](std::size_t a, std::size_t b) -> std::size_t { return a < b ? 1 : 0; }},
    {">", 4, [](std::size_t a, std::size_t b) -> std::size_t { return a > b ? 1 : 0; }},
    {"%", 5, [](std::size_t a, std::size_t b) -> std::size_t { return b == 0 ? 0 : a % b; }},
};

/// The rest of a rule while it is read.
struct Expression {
    std::string_view rest;
    std::size_t n;

    std::size_t read() {
        const std::size_t condition = read_operation(1);
        if (!take("?")) return condition;
        const std::size_t yes = read();
        take(":");
        const std::size_t no = read();
        return condition != 0 ? yes : no;
    }

    bool take(std::string_view sign) {
        while (rest.starts_with(' ')) rest.remove_prefix(1);
        if (!rest.starts_with(sign)) return false;
        rest.remove_prefix(sign.size());
        return true;
    }
    const Operator* take_operator(int min_precedence) {
        for (const Operator& row : operators)
            if (row.precedence >= min_precedence && take(row.sign)) return &row;
        return nullptr;
    }
    std::size_t read_operation(int min_precedence) {
        std::size_t left = read_value();
        while (const Operator* row = take_operator(min_precedence))
            left = row->apply(left, read_operation(row->precedence + 1));
        return left;
    }
    std::size_t read_value() {
        if (take("n")) return n;
        if (take("(")) {
            const std::size_t value = read();
            take(")");
            return value;
        }
        std::size_t value = 0;
        const char* const end = std::from_chars(rest.data(), rest.data() + rest.size(), value).ptr;
        rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
        return value;
    }
};

} // namespace

Catalog::Catalog(std::string_view po) {
    Entry entry;
    std::string* text = nullptr; // that a line which begins with a quote goes on
    const auto end_entry = [&] {
        const bool is_whole = std::ranges::none_of(entry.forms, &std::string::empty);
        const std::string key =
            entry.context.empty() ? entry.english : entry.context + end_of_context + entry.english;
        if (!entry.forms.empty() && is_whole && !entry.is_fuzzy)
            forms_.insert_or_assign(key, std::move(entry.forms));
        entry = {};
        text = nullptr;
    };
    while (!po.empty()) {
        const std::string_view line = po.substr(0, po.find('\n'));
        po.remove_prefix(std::min(line.size() + 1, po.size()));
        const bool begins =
            line.starts_with("#") || line.starts_with("msgctxt") || line.starts_with("msgid ");
        if (begins && !entry.forms.empty()) end_entry();
        if (line.starts_with("#,")) entry.is_fuzzy = line.find("fuzzy") != std::string_view::npos;
        if (line.starts_with("msgctxt")) text = &entry.context;
        if (line.starts_with("msgid ")) text = &entry.english;
        if (line.starts_with("msgid_plural")) text = &entry.plural;
        if (line.starts_with("msgstr")) text = &entry.forms.emplace_back();
        if (text != nullptr && !line.starts_with("#")) add_quoted(*text, line);
    }
    end_entry();
    const std::string header(find(""));
    language_ = read_field(header, "Language: ", "\n");
    plural_ = read_field(header, "plural=", ";\n");
    forms_.erase(""); // no text is translated by the header
}

const std::vector<std::string>* Catalog::find_forms(std::string_view english,
                                                    std::string_view context) const {
    auto found = forms_.end();
    if (!context.empty()) found = forms_.find(std::string(context).append(1, end_of_context).append(english));
    if (found == forms_.end()) found = forms_.find(english);
    return found == forms_.end() ? nullptr : &found->second;
}

std::string_view Catalog::find(std::string_view english, std::string_view context, std::size_t count) const {
    const std::vector<std::string>* const forms = find_forms(english, context);
    if (forms == nullptr) return {};
    return (*forms)[std::min(choose_form(count), forms->size() - 1)];
}

std::size_t Catalog::choose_form(std::size_t count) const {
    return choose_plural_form(plural_, count);
}

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
    return select_form(name, 1);
}

std::string_view Texts::select_form(Name name, std::size_t count) const {
    const Row& row = name.row();
    const std::string_view english = count == 1 && !row.one.empty() ? row.one : row.text;
    const std::string_view text = catalog_.find(row.one.empty() ? row.text : row.one, row.name, count);
    return text.empty() ? english : text;
}

std::span<const std::string_view> languages() {
    static const std::vector<std::string_view> codes = [] {
        std::vector<std::string_view> some{read_field(english_po, "Language: ", "\\")};
        for (const std::string_view file : list_po_files())
            some.push_back(read_field(file, "Language: ", "\\"));
        return some;
    }();
    return codes;
}

std::string_view find_code(std::string_view languages) {
    constexpr auto to_lower = [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    };
    while (!languages.empty()) {
        const std::string_view tag = languages.substr(0, languages.find(','));
        const std::size_t begin = std::min(tag.find_first_not_of(' '), tag.size());
        const std::string_view main = tag.substr(begin, tag.find_first_of("-_.@;", begin) - begin);
        for (const std::string_view code : texts::languages())
            if (std::ranges::equal(main, code, {}, to_lower)) return code;
        languages.remove_prefix(std::min(tag.size() + 1, languages.size()));
    }
    return {};
}

const Catalog& find_catalog(std::string_view language) {
    static std::mutex mutex;
    static std::map<std::string_view, const Catalog> all; // those that were asked for
    const auto codes = languages();
    const auto index =
        static_cast<std::size_t>(std::ranges::find(codes, find_code(language)) - codes.begin());
    const std::string_view po = index == 0 || index == codes.size() ? english_po : list_po_files()[index - 1];
    const std::scoped_lock lock(mutex);
    return all.try_emplace(po, po).first->second;
}

Texts find(std::string_view language) {
    return Texts(find_catalog(language));
}

std::size_t choose_plural_form(std::string_view rule, std::size_t n) {
    return Expression{rule, n}.read();
}

} // namespace spotit::texts
