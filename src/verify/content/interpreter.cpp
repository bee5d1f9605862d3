#include "verify/content/interpreter.hpp"

#include "pdf/content/content_tokens.hpp"
#include "pdf/content/resources.hpp"
#include "pdf/text/hidden_text.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace spotit::verify {

namespace {

// A page of ours has some hundred forms, at most four deep. A file with more was made to keep us busy.
constexpr std::size_t max_states = 1000, max_operands = 1000;
constexpr std::size_t cost_of_text = 400, cost_of_frame = 200; // as bytes of the budget
constexpr double letter_width = pdf::glyphless_width / 1000.0;
// Ems, in either direction: inside a hidden text there are only roundings.
constexpr double min_gap = 0.05;

} // namespace

// NOLINTNEXTLINE(readability-function-size): a table
const std::unordered_map<std::string_view, const Interpreter::Operation*>& Interpreter::operations() {
    using I = Interpreter;
    static constexpr Operation rows[]{
        {"q", [](I& i) { i.save(); }},
        {"Q", [](I& i) { i.restore(); }},
        {"cm", [](I& i) { i.state_.matrix = i.state_.matrix * i.matrix(); }},
        {"Do", [](I& i) { i.draw(); }},
        {"m", [](I& i) { i.path_.move_to(i.point(0)); }},
        {"l", [](I& i) { i.path_.line_to(i.point(0)); }},
        {"c", [](I& i) { i.path_.curve_to(i.point(0), i.point(2), i.point(4)); }},
        {"v", [](I& i) { i.path_.curve_to(i.path_.pen(), i.point(0), i.point(2)); }},
        {"y", [](I& i) { i.path_.curve_to(i.point(0), i.point(2), i.point(2)); }},
        {"re", [](I& i) { i.add_rectangle(); }},
        {"h", [](I& i) { i.path_.close(); }},
        {"W W*", [](I& i) { i.clips_ = true; }},
        {"n S s B B* b b* f F f*", [](I& i) { i.end_path(); }},
        {"BT", [](I& i) { i.set_text_matrix({}); }},
        {"Tm", [](I& i) { i.set_text_matrix(i.matrix()); }},
        {"Td", [](I& i) { i.move_text(i.pair(0)); }},
        {"TD", [](I& i) { i.move_text(i.pair(0)), i.state_.leading = -i.number(1); }},
        {"T*", [](I& i) { i.next_line(); }},
        {"Tc", [](I& i) { i.state_.letter_space = i.number(0); }},
        {"TL", [](I& i) { i.state_.leading = i.number(0); }},
        {"Ts", [](I& i) { i.state_.rise = i.number(0); }},
        {"Tz", [](I& i) { i.state_.stretch = i.number(0) / 100; }},
        {"Tr", [](I& i) { i.state_.is_hidden = i.number(0) == 3; }},
        {"Tf", [](I& i) { i.set_font(); }},
        {"Tj TJ", [](I& i) { i.show_text(); }},
        {"'", [](I& i) { i.next_line(), i.show_text(); }}};
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

void Interpreter::run(std::string_view content) {
    const std::size_t outer_bottom = std::exchange(bottom_, stack_.size());
    pdf::ContentTokens tokens(content);
    using Kind = pdf::ContentTokens::Kind;
    for (auto token = tokens.next(); token.kind != Kind::End && !reader_.budget_.spent;
         token = tokens.next()) {
        const std::string_view text = tokens.text(token);
        if (token.kind == Kind::Operator) {
            const auto operation = operations().find(text);
            if (operation != operations().end()) operation->second->action(*this);
            operands_.clear();
        } else if (token.kind == Kind::Name) {
            name_ = text;
        } else if (operands_.size() == max_operands) {
            continue;
        } else if (token.kind == Kind::Number) {
            operands_.push_back({pdf::number_value(text)});
        } else if (auto bytes = pdf::string_bytes(text)) {
            operands_.push_back({0, *std::move(bytes), true});
        }
    }
    while (stack_.size() > bottom_) restore();
    bottom_ = outer_bottom;
}

QPDFObjectHandle Interpreter::resource(const char* category) {
    QPDFObjectHandle all =
        state_.resources.isDictionary() ? state_.resources.getKey(category) : state_.resources;
    return all.isDictionary() ? all.getKey(std::string(name_)) : QPDFObjectHandle::newNull();
}

bool Interpreter::save() {
    if (stack_.size() == max_states) {
        reader_.budget_.spent = true;
        return false;
    }
    stack_.push_back(state_);
    return true;
}

void Interpreter::restore() {
    if (stack_.size() == bottom_) return;
    state_ = std::move(stack_.back());
    stack_.pop_back();
}

void Interpreter::draw() {
    if (QPDFObjectHandle drawn = resource("/XObject"); drawn.isFormXObject()) draw_form(drawn);
}

void Interpreter::draw_form(QPDFObjectHandle form) {
    if (!reader_.budget_.charge(cost_of_frame) || !save()) return;
    QPDFObjectHandle dictionary = form.getDict(), own = dictionary.getKey("/Resources");
    if (own.isDictionary()) state_.resources = own;
    state_.matrix = state_.matrix * pdf::read_matrix(dictionary.getKey("/Matrix"));
    if (QPDFObjectHandle box = dictionary.getKey("/BBox"); box.isRectangle()) {
        const auto r = box.getArrayAsRectangle();
        const Corners corners = corners_of({r.llx, r.lly, r.urx, r.ury}, state_.matrix);
        found_.clips.push_back(corners);
        found_.forms.push_back({corners, reader_.contents_.find_number(form), state_.form});
        state_.form = static_cast<int>(found_.forms.size()) - 1;
    }
    if (const std::string& content = reader_.form_content(form); reader_.budget_.charge(content.size()))
        run(content);
    restore();
}

void Interpreter::add_rectangle() {
    const geom::Point p = pair(0), end = p + pair(2);
    path_.add(corners_of({p.x, p.y, end.x, end.y}, state_.matrix));
}

void Interpreter::end_path() {
    if (clips_ && reader_.detail_ == Detail::Clips && reader_.budget_.charge(cost_of_frame))
        if (const geom::Box box = path_.bounds(); !box.empty())
            found_.clips.push_back(path_.parallelogram().value_or(corners_of(box)));
    clips_ = false;
    path_ = {};
}

void Interpreter::set_font() {
    state_.font = reader_.font(resource("/Font"));
    state_.font_size = number(0);
}

/// Shows strings, and divides them where there is a gap, since Ghostscript joins hidden texts on one line.
void Interpreter::show_text() {
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

void Interpreter::add_text(const std::string& codes, double length) {
    if (codes.empty()) return;
    const geom::Affine map = state_.matrix * text_;
    const geom::Point origin = map({0, 0});
    const std::string text = state_.font->decode(codes);
    if (const auto& font = state_.font->missing_font(); font && reader_.budget_.charge(cost_of_text)) {
        ForeignText foreign{*font};
        for (const geom::Point corner : {origin, map({length, state_.font_size})}) foreign.box.add(corner);
        found_.foreign_texts.push_back(std::move(foreign));
    }
    if (state_.is_hidden || state_.font->is_hidden_font()) {
        if (!text.empty() && reader_.budget_.charge(cost_of_text))
            found_.texts.push_back({pdf::to_visual_order(text), map({length / 2, state_.rise}),
                                    map({state_.font_size * state_.stretch, 0}) - origin,
                                    map({0, state_.font_size}) - origin, state_.form});
    }
}

} // namespace spotit::verify
