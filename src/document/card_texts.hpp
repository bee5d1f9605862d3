// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document/compose.hpp>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace spotit::document {

/// The number and the text along the rim of the fronts, in the band that the layout's margin leaves free. On
/// round cards the text is above and the number below, both along the rim; otherwise the text is below and
/// the number in a corner (on hexagons above).
class CardTexts {
public:
    /// Texts that don't fit legibly are reported and left out. `drawing` is the picture behind them, if any.
    CardTexts(const Document& document, const ComposeInput& parts, const symbol::Symbol* drawing,
              diag::Sink& sink);
    ~CardTexts();

    /// Returns the texts of a card, numbered from 1 to `count`; adds pictures to the document as needed.
    std::vector<PlacedPicture> make_texts(Document& document, int number, int count);

    struct Data;

private:
    PlacedPicture use(Document& document, const std::string& key, const geom::Affine& place,
                      const std::function<symbol::Symbol()>& make);
    void add_number(Document& document, std::vector<PlacedPicture>& uses, int number);

    std::unique_ptr<Data> data_;
    std::map<std::string, int> pictures_; ///< of texts and digits, which many cards share
};

} // namespace spotit::document
