#include "theme/symbols/symbols.hpp"

#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>

namespace spotit::theme {
namespace {

/// Returns true for keys and values; reports others.
bool require_keys(Problems& problems, const Key& key, const yaml::Node::Entry& entry,
                  std::string_view example) {
    if (entry.value.kind == yaml::Node::Kind::Null)
        report_null(problems, key, entry);
    else if (!entry.value.is_map())
        problems
            .error(take_first_line(entry.value.span), "type", "`{key}` must have keys and values here",
                   entry.key.text)
            .note(diag::write("for example:  {}", example));
    return entry.value.is_map();
}

Pin read_pin(Reading& reading, const yaml::Node::Entry& entry) {
    Pin pin{.symbol = std::string(diag::trim(entry.key.text)), .span = entry.key.span};
    if (is_emoji_word(pin.symbol)) // :dog: and U+1F436, too
        for (const symbol::SymbolSpec& found : scan_symbols(reading, entry.key, SymbolPlace::InEntry).symbols)
            pin.symbol = symbol::find_emoji(found);
    MergedValues given;
    collect_keys(reading, entry.value, "pin{}", given);
    read_values(reading, given, pin);
    if (const auto at = given.values.find(find_key("pin{}.at")); at == given.values.end())
        reading.error(entry.key.span, "no-value", "{symbol} has no position: `at` is missing", entry.key.text)
            .fix("write one:  at: [0mm, 0mm]  is the middle");
    else if (at->second.node != nullptr)
        pin.at_span = at->second.node->span;
    return pin;
}

} // namespace

void read_pins(Reading& reading, const Key& key, const yaml::Node& node, Theme& theme) {
    std::map<int, diag::Span> seen;
    for (const yaml::Node::Entry& card : node.entries) {
        const auto number = read_card_number(reading, key, card.key, seen);
        const std::size_t before = reading.count_messages();
        if (!number || !require_keys(reading, key, card, "{🐶: {at: [10mm, -5mm]}}")) continue;
        for (const yaml::Node::Entry& entry : card.value.entries)
            if (require_keys(reading, key, entry, "{at: [10mm, -5mm], size: 30mm, angle: 20}"))
                theme.pins[*number].push_back(read_pin(reading, entry));
        reading.add_subject(before, diag::make_card(static_cast<std::size_t>(*number)));
    }
}

} // namespace spotit::theme
