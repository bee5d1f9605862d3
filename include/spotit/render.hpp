// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>
#include <spotit/symbol.hpp>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Pictures to bytes, by Cairo.
namespace spotit::render {

/// An in-memory PDF with one page for each picture, its box scaled to fill the page from corner to corner.
/// Each page has one content stream. Throws std::runtime_error when Cairo reports a problem.
std::string picture_pages(std::span<const symbol::Symbol> pictures);

/// How much of a face is drawn. Bleed: the whole box around the card and its bleed, as card services want it.
/// Trim: the card, cut out; what is around it is transparent.
enum class Extent { Bleed, Trim };

struct Pixels {
    int width = 0, height = 0;
    friend bool operator==(const Pixels&, const Pixels&) = default;
};

/// Grays: what a black-and-white copier makes of the colors, see color::to_gray. Drawings stay drawings in
/// SVG; a picture that has pixels in it becomes pixels as a whole, 300 of them to an inch of the card.
enum class Palette { Colors, Grays };

/// What pictures of faces and sheets have in common.
struct Options {
    Extent extent = Extent::Trim; ///< of faces
    Palette palette = Palette::Colors;
    double dpi = 300;               ///< of PNG
    std::optional<Pixels> pixels{}; ///< of PNG, exactly these; the resolution follows from them
};

/// Draws the faces and sheets of a document, which must outlive it. Many threads may use it at a time. All
/// throw std::out_of_range for a face or sheet that is not there, and std::runtime_error when Cairo reports
/// a problem. The same arguments give the same bytes.
class Renderer {
public:
    explicit Renderer(const document::Document& document);
    ~Renderer();

    /// SVG in millimeters: vectors, each picture once however often it is used.
    std::string face_svg(int face, const Options& options = {}) const;
    std::string page_svg(int page, const Options& options = {}) const;
    /// PNG in sRGB, or in gray with sRGB's curve, that knows its resolution.
    std::string face_png(int face, const Options& options = {}) const;
    std::string page_png(int page, const Options& options = {}) const;
    /// Width and height that face_png makes.
    Pixels face_pixels(int face, const Options& options) const;

private:
    struct Data;
    std::unique_ptr<Data> data_;
};

} // namespace spotit::render
