#pragma once

#include "pdf/color/file_colors.hpp"
#include "pdf/content/operations.hpp"

namespace spotit::pdf {

/// A content stream under construction (ISO 32000-1, 7.8.2). Points are in millimeters with y down, as in all
/// modules; the numbers written are PDF points with y up, relative to an origin.
class ContentWriter {
public:
    /// `origin` in millimeters becomes PDF's (0, 0): the bottom left corner of a page, the center of a card.
    /// Contents of one page share their resources.
    explicit ContentWriter(geom::Point origin, Resources resources = {})
        : origin_(origin)
        , resources_(std::move(resources)) {}

    /// Applies a map from millimeters to millimeters, up to the next `restore`.
    void transform(const geom::Affine& place);
    /// Clips to an outline, given as to geom::Path::add, up to the next `restore`.
    template<class... Outline>
    void clip(const Outline&... outline) {
        geom::Path path;
        path.add(outline...);
        clip(path);
    }
    void clip(const geom::Path& outline);
    void save() { text_ += "q\n"; }
    void restore() { text_ += "Q\n"; }
    void fill_color(const Amounts& color) { text_ += write_color_operator(color, ColorUse::Fill); }
    void stroke_color(const Amounts& color) { text_ += write_color_operator(color, ColorUse::Stroke); }
    /// Strokes with black ink only, in DeviceGray; 1 is full black.
    void stroke_black(double share);
    void set_line_width(double millimeters);
    /// Sets parameters; here and below, an object becomes a resource of this name.
    void use_graphics_state(const std::string& name, Object state);
    void write_path(const geom::Path& path);
    /// Strokes a line in the color for strokes.
    void draw_line(const drawing::Line& line);
    /// Adds the outline of a shape with its center at a point.
    void write_shape(const geom::Shape& shape, geom::Point center = {});
    void fill() { text_ += "f\n"; }
    void stroke() { text_ += "S\n"; }
    /// Draws a form. `place` maps its space, seen with y down from its origin, to millimeters.
    void draw_form(const std::string& name, Object form, const geom::Affine& place);
    /// Begins marked content; `tag` as in "/Artifact BMC".
    void begin_marked(const std::string& tag) { text_ += tag + "\n"; }
    void begin_layer(const std::string& name, Object layer);
    void end_marked() { text_ += "EMC\n"; }
    /// Sets a spot color, in full, for lines.
    void stroke_spot(const std::string& name, Object color);
    /// Begins invisible text in a font and size (in points).
    void begin_hidden_text(const std::string& name, Object font, double size);
    /// Writes an encoded string with its left end at a point. Between begin_hidden_text and end_hidden_text.
    void show_text(geom::Point start, const std::string& string);
    void set_text_size(const std::string& name, double size);
    void end_hidden_text() { text_ += "ET\n"; }

    const Resources& resources() const { return resources_; }
    bool empty() const { return text_.empty(); }
    /// Never empty: readers complain of compressed streams that are empty.
    std::string text() const { return text_.empty() ? "\n" : text_; }

private:
    void write_point(geom::Point p);

    geom::Point origin_;
    Resources resources_;
    geom::Point pen_{}; ///< position in the text, in rounded points
    std::string text_;
};

/// A picture as a Form XObject, and the map from its space (seen with y down) to the picture's units. The
/// form is not initialized if the file can't have the picture's transparent parts.
struct PictureForm {
    Object form{};
    geom::Affine to_picture{1, 0, 0, -1, 0, 0};
};
using PictureForms = std::vector<PictureForm>;

void draw_picture(ContentWriter& content, const document::PlacedPicture& placed,
                  const PictureForms& pictures);

/// Makes a Form XObject of a content; the box is in PDF points, y up.
Object make_form(QPDF& file, const ContentWriter& content, const geom::Box& box);

} // namespace spotit::pdf
