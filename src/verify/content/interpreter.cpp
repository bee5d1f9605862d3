#include "verify/content/page_reader.hpp"

#include "pdf/content/content_tokens.hpp"
#include "pdf/content/resources.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace spotit::verify {
namespace {

// A page of ours has some hundred forms, at most four deep. A file with more was made to keep us busy.
constexpr std::size_t max_states = 1000, max_operands = 1000;
constexpr std::size_t cost_of_text = 400, cost_of_frame = 200, cost_of_mark = 64; // as bytes of the budget
constexpr double letter_width = pdf::glyphless_width / 1000.0;
// Ems, in either direction: inside a hidden text there are only roundings.
constexpr double min_gap = 0.05;

/// Follows the content of a page (ISO 32000-1, 7.8.2, annex A), and of the forms that it draws.
class Interpreter {
public:
    Interpreter(PageReader& reader, PageContents& found, QPDFObjectHandle resources,
                const geom::Affine& shown)
        : reader_(reader)
        , found_(found)
        , state_{.resources = resources, .matrix = shown} {}

    void read_page(std::string_view content) {
        run(content);
        close_frames(-1);
    }

private:
    /// A number, or the bytes of a string.
    struct Operand {
        double number = 0;
        std::string bytes{};
        bool is_string = false;
    };
    /// The graphics state (ISO 32000-1, 8.4 and 9.3), with the resources of the stream.
    struct State {
        QPDFObjectHandle resources{};
        geom::Affine matrix{};
        int frame = -1; ///< the innermost
        std::shared_ptr<const FontCodes> font{};
        double font_size = 0, letter_space = 0, stretch = 1, leading = 0, rise = 0;
        bool is_hidden = false; ///< rendering mode 3
    };
    struct Operation {
        std::string_view words; ///< the operators, separated by spaces
        void (*action)(Interpreter&);
    };

    double number(std::size_t i) const { return i < operands_.size() ? operands_[i].number : 0; }
    geom::Point read_pair(std::size_t i) const { return {number(i), number(i + 1)}; }
    geom::Box read_box() const {
        return {number(0), number(1), number(0) + number(2), number(1) + number(3)};
    }
    geom::Point read_point(std::size_t i) const { return state_.matrix(read_pair(i)); }
    geom::Affine read_matrix() const {
        return {number(0), number(1), number(2), number(3), number(4), number(5)};
    }

    // NOLINTNEXTLINE(readability-function-size): a table
    static const std::unordered_map<std::string_view, const Operation*>& list_operations() {
        using I = Interpreter;
        static constexpr Operation rows[]{
            {"q", [](I& i) { i.save(); }},
            {"Q", [](I& i) { i.restore(); }},
            {"cm", [](I& i) { i.state_.matrix = i.state_.matrix * i.read_matrix(); }},
            {"Do", [](I& i) { i.draw(); }},
            {"S s B B* b b* f F f*", [](I& i) { i.add_mark(), i.end_path(); }},
            {"n", [](I& i) { i.end_path(); }},
            {"W W*", [](I& i) { i.clips_ = true; }},
            {"sh", [](I& i) { i.add_mark(); }},
            {"m", [](I& i) { i.path_.move_to(i.read_point(0)); }},
            {"l", [](I& i) { i.path_.line_to(i.read_point(0)); }},
            {"c", [](I& i) { i.path_.curve_to(i.read_point(0), i.read_point(2), i.read_point(4)); }},
            {"v", [](I& i) { i.path_.curve_to(i.path_.pen(), i.read_point(0), i.read_point(2)); }},
            {"y", [](I& i) { i.path_.curve_to(i.read_point(0), i.read_point(2), i.read_point(2)); }},
            {"re", [](I& i) { i.path_.add(map_corners(i.read_box(), i.state_.matrix)); }},
            {"h", [](I& i) { i.path_.close(); }},
            {"BT", [](I& i) { i.set_text_matrix({}); }},
            {"Tm", [](I& i) { i.set_text_matrix(i.read_matrix()); }},
            {"Td", [](I& i) { i.move_text(i.read_pair(0)); }},
            {"TD", [](I& i) { i.move_text(i.read_pair(0)), i.state_.leading = -i.number(1); }},
            {"T*", [](I& i) { i.start_next_line(); }},
            {"Tc", [](I& i) { i.state_.letter_space = i.number(0); }},
            {"TL", [](I& i) { i.state_.leading = i.number(0); }},
            {"Ts", [](I& i) { i.state_.rise = i.number(0); }},
            {"Tz", [](I& i) { i.state_.stretch = i.number(0) / 100; }},
            {"Tr", [](I& i) { i.state_.is_hidden = i.number(0) == 3; }},
            {"Tf",
             [](I& i) {
                 i.state_.font = i.reader_.load_font(i.find_resource("/Font")),
                 i.state_.font_size = i.number(0);
             }},
            {"Tj TJ", [](I& i) { i.show_text(); }},
            {"'", [](I& i) { i.start_next_line(), i.show_text(); }}};
        static const auto table = [] {
            std::unordered_map<std::string_view, const Operation*> by_word;
            for (const Operation& row : rows)
                for (std::string_view words = row.words; !words.empty();) {
                    const std::size_t end = std::min(words.find(' '), words.size());
                    by_word.emplace(words.substr(0, end), &row);
                    words.remove_prefix(std::min(end + 1, words.size()));
                }
            return by_word;
        }();
        return table;
    }
    void add_mark() {
        if (reader_.budget.charge(cost_of_mark)) ++found_.marks;
    }
    void run(std::string_view content) {
        const std::size_t outer_bottom = std::exchange(bottom_, stack_.size());
        pdf::ContentTokens tokens(content);
        using Kind = pdf::ContentTokens::Kind;
        for (auto token = tokens.read_next(); token.kind != Kind::End && !reader_.budget.spent;
             token = tokens.read_next()) {
            const std::string_view text = tokens.text(token);
            Painter painter{token.begin, token.end, found_.marks};
            form_ = {};
            if (token.kind == Kind::Operator) {
                const auto operation = list_operations().find(text);
                if (operation != list_operations().end()) operation->second->action(*this);
                operands_.clear();
                name_ = {};
            } else if (token.kind == Kind::Name) {
                name_ = text;
            } else if (operands_.size() == max_operands) {
                continue;
            } else if (token.kind == Kind::Number) {
                operands_.push_back({pdf::number_value(text)});
            } else if (auto bytes = pdf::decode_string(text)) {
                operands_.push_back({0, *std::move(bytes), true});
            } else if (text.starts_with("BI")) {
                add_mark();
            }
            painter.end_mark = found_.marks;
            if (painter.end_mark == painter.first_mark) continue;
            painter.form = std::exchange(form_, {});
            painter.inner = std::exchange(inner_, {});
            found_.painters.push_back(std::move(painter));
        }
        while (stack_.size() > bottom_) restore();
        bottom_ = outer_bottom;
    }
    QPDFObjectHandle find_resource(const char* category) {
        QPDFObjectHandle all =
            state_.resources.isDictionary() ? state_.resources.getKey(category) : state_.resources;
        return all.isDictionary() ? all.getKey(std::string(name_)) : QPDFObjectHandle::newNull();
    }
    bool save() {
        if (stack_.size() == max_states) {
            reader_.budget.spent = true;
            return false;
        }
        stack_.push_back(state_);
        return true;
    }
    void restore() {
        if (stack_.size() == bottom_) return;
        close_frames(stack_.back().frame);
        state_ = std::move(stack_.back());
        stack_.pop_back();
    }
    void open_frame(Frame frame) {
        if (!reader_.budget.charge(cost_of_frame)) return;
        frame.place = state_.matrix;
        frame.first_mark = found_.marks;
        frame.outer = std::exchange(state_.frame, static_cast<int>(found_.frames.size()));
        found_.frames.push_back(frame);
    }
    /// Ends the frames that are inside of `outer`.
    void close_frames(int outer) {
        for (int frame = state_.frame; frame != outer;) {
            Frame& inner = found_.frames[static_cast<std::size_t>(frame)];
            inner.end_mark = found_.marks;
            frame = inner.outer;
        }
    }
    void set_text_matrix(const geom::Affine& matrix) { line_ = text_ = matrix; }
    void move_text(geom::Point by) { set_text_matrix(line_ * geom::Affine::translation(by)); }
    void start_next_line() { move_text({0, -state_.leading}); }

    void draw() {
        QPDFObjectHandle drawn = find_resource("/XObject");
        if (drawn.isFormXObject())
            draw_form(drawn);
        else if (drawn.isStream())
            add_mark();
    }
    void draw_form(QPDFObjectHandle form) {
        if (!reader_.budget.charge(cost_of_frame) || !save()) return;
        QPDFObjectHandle dictionary = form.getDict(), own = dictionary.getKey("/Resources");
        if (own.isDictionary()) state_.resources = own;
        state_.matrix = state_.matrix * pdf::read_matrix(dictionary.getKey("/Matrix"));
        if (QPDFObjectHandle box = dictionary.getKey("/BBox"); box.isRectangle()) {
            const auto r = box.getArrayAsRectangle();
            const int content = reader_.detail == Detail::Forms ? reader_.contents.find_number(form) : -1;
            open_frame({map_corners({r.llx, r.lly, r.urx, r.ury}, state_.matrix), {}, content, form});
        }
        std::vector<Painter> outer = std::exchange(found_.painters, {});
        const std::string& content = reader_.load_form_content(form);
        if (content.empty())
            add_mark();
        else if (reader_.budget.charge(content.size()))
            run(content);
        form_ = form;
        inner_ = std::exchange(found_.painters, std::move(outer));
        restore();
    }
    void end_path() {
        if (clips_) {
            const auto corners = path_.find_parallelogram();
            const geom::Box box = path_.bounds();
            if (reader_.detail == Detail::Marks && !box.empty())
                open_frame({.corners = corners.value_or(map_corners(box)), .is_outline = !corners});
        }
        clips_ = false;
        path_ = {};
    }
    /// Shows strings, and divides them where there is a gap, since Ghostscript joins hidden texts on one
    /// line.
    void show_text() {
        if (!state_.font) return;
        const double em = state_.font_size * state_.stretch;
        std::string codes;
        double length = 0; // along the base line
        const auto finish = [&](double gap) {
            add_text(codes, length);
            text_ = text_ * geom::Affine::translation({length + gap, 0});
            codes.clear();
            length = 0;
        };
        for (const Operand& operand : operands_) {
            const double gap = -operand.number / 1000;
            if (operand.is_string) {
                codes += operand.bytes;
                length += static_cast<double>(state_.font->count(operand.bytes)) *
                          (letter_width * em + state_.letter_space * state_.stretch);
            } else if (std::abs(gap) > min_gap || codes.empty()) {
                finish(gap * em);
            } else {
                length += gap * em;
            }
        }
        finish(0);
    }
    void add_text(const std::string& codes, double length) {
        if (codes.empty()) return;
        const geom::Affine map = state_.matrix * text_;
        const geom::Point origin = map({0, 0});
        const std::string text = state_.font->decode(codes);
        if (const auto& font = state_.font->missing_font; font && reader_.budget.charge(cost_of_text)) {
            ForeignText foreign{*font};
            for (const geom::Point corner : {origin, map({length, state_.font_size})})
                foreign.box.add(corner);
            found_.foreign_texts.push_back(std::move(foreign));
        }
        if (state_.is_hidden || state_.font->is_hidden_font) {
            if (!text.empty() && reader_.budget.charge(cost_of_text))
                found_.texts.push_back({pdf::to_visual_order(text), map({length / 2, state_.rise}),
                                        map({state_.font_size * state_.stretch, 0}) - origin,
                                        map({0, state_.font_size}) - origin, state_.frame});
        } else {
            add_mark();
        }
    }

    PageReader& reader_;
    PageContents& found_;
    State state_{};
    std::vector<State> stack_{};
    std::size_t bottom_ = 0; ///< of the stream's own states
    std::vector<Operand> operands_{};
    std::string_view name_{}; ///< the last operand that is one; empty: there is none
    geom::Affine line_{}, text_{};
    Path path_{};
    bool clips_ = false;
    QPDFObjectHandle form_{}; ///< that was drawn last, and what paints in it
    std::vector<Painter> inner_{};
};

} // namespace

PageContents PageReader::read(QPDFPageObjectHelper page, const geom::Affine& shown) {
    PageContents found;
    Interpreter(*this, found, page.getAttribute("/Resources", false), shown)
        .read_page(read_content(page, budget));
    return found;
}

} // namespace spotit::verify
