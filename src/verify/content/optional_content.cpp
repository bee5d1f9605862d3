// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/optional_content.hpp"

#include <algorithm>
#include <cstddef>

namespace spotit::verify {

namespace {

using Object = QPDFObjectHandle;

constexpr std::size_t max_layers = 10'000;

Object key(Object dictionary, const char* name) {
    return dictionary.isDictionary() ? dictionary.getKey(name) : Object::newNull();
}

bool is_name(Object object, const char* name) {
    return object.isName() && object.getName() == name;
}

/// An array's things, or the one thing.
std::vector<Object> all_of(Object some) {
    if (some.isArray()) return some.getArrayAsVector();
    return some.isDictionary() ? std::vector{some} : std::vector<Object>{};
}

} // namespace

Layers::Layers(QPDF& file) {
    Object configuration = key(key(file.getRoot(), "/OCProperties"), "/D");
    all_off_ = is_name(key(configuration, "/BaseState"), "/OFF");
    for (Object& layer : all_of(key(configuration, "/OFF"))) off_.insert(layer.getObjGen());
    for (Object& layer : all_of(key(configuration, "/ON"))) on_.insert(layer.getObjGen());
    ask_usage(configuration);
}

/// Some layers say themselves whether they are printed.
void Layers::ask_usage(Object configuration) {
    for (Object& usage : all_of(key(configuration, "/AS"))) {
        if (!is_name(key(usage, "/Event"), "/Print")) continue;
        for (Object& layer : all_of(key(usage, "/OCGs"))) {
            Object state = key(key(key(layer, "/Usage"), "/Print"), "/PrintState");
            const QPDFObjGen number = layer.getObjGen();
            if (is_name(state, "/OFF")) {
                off_.insert(number);
                on_.erase(number);
            } else if (is_name(state, "/ON")) {
                on_.insert(number);
                off_.erase(number);
            }
        }
    }
}

Layers::State Layers::state_of(Object layer) const {
    const QPDFObjGen number = layer.getObjGen();
    const bool off = off_.contains(number) || (all_off_ && !on_.contains(number));
    return off ? State::Hidden : State::Printed;
}

Layers::State Layers::state_of_members(Object membership) const {
    if (!key(membership, "/VE").isNull()) return State::Unknown; // an expression that nobody works out
    std::vector<Object> members = all_of(key(membership, "/OCGs"));
    if (members.empty()) return State::Printed;
    const auto printed = [this](Object& layer) { return state_of(layer) == State::Printed; };
    Object policy = key(membership, "/P");
    bool seen = false;
    if (is_name(policy, "/AllOn"))
        seen = std::ranges::all_of(members, printed);
    else if (is_name(policy, "/AnyOff"))
        seen = !std::ranges::all_of(members, printed);
    else if (is_name(policy, "/AllOff"))
        seen = std::ranges::none_of(members, printed);
    else
        seen = std::ranges::any_of(members, printed);
    return seen ? State::Printed : State::Hidden;
}

int Layers::number_of(Object content) {
    if (!content.isDictionary()) return none;
    const QPDFObjGen id = content.getObjGen();
    if (const auto known = numbers_.find(id); known != numbers_.end() && content.isIndirect())
        return known->second;
    if (layers_.size() == max_layers) return 0;
    Layer layer;
    const bool members = is_name(content.getKey("/Type"), "/OCMD");
    layer.state = members ? state_of_members(content) : state_of(content);
    const std::vector<Object> named = members ? all_of(key(content, "/OCGs")) : std::vector{content};
    if (!named.empty())
        if (Object name = key(named.front(), "/Name"); name.isString()) layer.name = name.getUTF8Value();
    layers_.push_back(std::move(layer));
    return numbers_[id] = static_cast<int>(layers_.size()) - 1;
}

Layers::State Layers::state(int number) const {
    return number == none ? State::Printed : layers_[static_cast<std::size_t>(number)].state;
}

std::vector<std::string> Layers::names() const {
    std::vector<std::string> names;
    for (const Layer& layer : layers_) names.push_back(layer.name);
    return names;
}

} // namespace spotit::verify
