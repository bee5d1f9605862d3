#pragma once

#include "verify/content/page_reader.hpp"

#include <string_view>
#include <unordered_map>

namespace spotit::verify {

/// Follows the content of a page (ISO 32000-1, 7.8.2, annex A), and of the forms that it draws.
class Interpreter {
public:
    Interpreter(PageReader& reader, PageContents& found, QPDFObjectHandle resources,
                const geom::Affine& shown)
        : reader_(reader)
        , found_(found)
        , state_{.resources = resources, .matrix = shown} {}

    void run(std::string_view content);

private:
    /// A number, or the bytes of a string.
    struct Operand {
        double number = 0;
        std::string bytes{};
        bool is_string = false;
    };
    struct Color {
        int number = -1;
        bool is_gradient = false;
        double opacity = 1;
    };
    /// The graphics state (ISO 32000-1, 8.4 and 9.3), with the resources of the stream.
    struct State {
        QPDFObjectHandle resources{};
        geom::Affine matrix{};
        Color fill{}, stroke{};
        double group_opacity = 1;
        Path::Measure clip{};
        int frame = -1; ///< the innermost
        std::size_t open_frames = 0;
        std::shared_ptr<const FontCodes> font{};
        double font_size = 0, letter_space = 0, stretch = 1, leading = 0, rise = 0;
        bool is_hidden = false; ///< rendering mode 3
    };
    struct Operation {
        std::string_view words; ///< the operators, separated by spaces
        Detail needed;
        void (*action)(Interpreter&);
    };
    static const std::unordered_map<std::string_view, const Operation*>& operations();

    double number(std::size_t i) const { return i < operands_.size() ? operands_[i].number : 0; }
    geom::Point pair(std::size_t i) const { return {number(i), number(i + 1)}; }
    geom::Point point(std::size_t i) const { return state_.matrix(pair(i)); }
    geom::Affine matrix() const { return {number(0), number(1), number(2), number(3), number(4), number(5)}; }
    QPDFObjectHandle resource(const char* category);

    bool save();
    void restore();
    void set_opacity();
    void draw();
    void draw_form(QPDFObjectHandle form);
    void open_frame(Frame frame);
    void close_frames(std::size_t down_to);

    void add_rectangle();
    void paint(bool fills, bool strokes);
    void end_path();
    void set_color(Color& color);
    void add_path(char kind, const Color& color);
    void add_gradient();
    void add_image(std::shared_ptr<const ImageColors> colors);
    void add_mark(Mark mark);

    void set_text_matrix(const geom::Affine& matrix) { line_ = text_ = matrix; }
    void move_text(geom::Point by) { set_text_matrix(line_ * geom::Affine::translation(by)); }
    void next_line() { move_text({0, -state_.leading}); }
    void set_font();
    void show_text();
    void add_text(const std::string& codes, double length);
    void end_text();

    PageReader& reader_;
    PageContents& found_;
    State state_{};
    std::vector<State> stack_{};
    std::size_t bottom_ = 0;            ///< of the stream's own states
    std::vector<std::size_t> frames_{}; ///< that are open
    std::vector<Operand> operands_{};
    std::string_view name_{};
    bool has_name_ = false; ///< the last operand was a name
    geom::Affine line_{}, text_{};
    std::string shown_{}; ///< visible text since BT, and where it begins
    geom::Point shown_at_{};
    Path path_{};
    bool clips_ = false;
};

} // namespace spotit::verify
