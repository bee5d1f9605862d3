#pragma once

namespace spotit::base {

/// The number of a symbol of a deck, from 0.
enum class SymbolIndex : int {};

/// The number of a picture of a deck, from 0. A symbol that is shown in two forms has two pictures.
enum class PictureIndex : int {};

} // namespace spotit::base
