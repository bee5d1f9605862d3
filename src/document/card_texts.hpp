// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace spotit::document {

/// The number and the text along the rim of the fronts, in the band that the layout's margin leaves: on round
/// cards along the rim, text above and number below; else the text below, and the number in a corner (on
/// hexagons above).
class CardTexts {
public:
    /// What can't be set legibly in the band goes into the sink; then there are no labels. `drawing` is what
    /// lies behind them, if something does.
    CardTexts(const Document& document, const ComposeInput& parts, const symbol::Symbol* drawing,
              diag::Sink& sink);
    ~CardTexts();

    /// Those of a card, from 1 of so many; adds the pictures that are not there yet.
    std::vector<PlacedPicture> on_card(Document& document, int number, int count);

    struct Data;

private:
    PlacedPicture use(Document& document, const std::string& key, const geom::Affine& place,
                      const std::function<symbol::Symbol()>& make);
    void add_number(Document& document, std::vector<PlacedPicture>& uses, int number);

    std::unique_ptr<Data> data_;
    std::map<std::string, int> pictures_; ///< of texts and digits, which many cards share
};

} // namespace spotit::document
