// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <qpdf/QPDF.hh>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace spotit::verify {

/// The layers of a file, and which of them are printed (ISO 32000-1, 8.11).
class Layers {
public:
    explicit Layers(QPDF& file);

    enum class State { Printed, Hidden, Unknown };
    /// What stands for "no layer".
    static constexpr int none = -1;
    /// The number of a layer, or of an expression of layers; none when it is neither.
    int number_of(QPDFObjectHandle content);
    State state(int number) const;
    /// As the file calls them, by their numbers; empty where it doesn't.
    std::vector<std::string> names() const;

private:
    struct Layer {
        State state = State::Printed;
        std::string name{};
    };
    void ask_usage(QPDFObjectHandle configuration);
    State state_of(QPDFObjectHandle layer) const;
    State state_of_members(QPDFObjectHandle membership) const;

    std::set<QPDFObjGen> off_{}, on_{};
    bool all_off_ = false;                        ///< but for those that are on
    std::vector<Layer> layers_{{State::Unknown}}; ///< the first stands for those that are too many
    std::map<QPDFObjGen, int> numbers_{};
};

} // namespace spotit::verify
