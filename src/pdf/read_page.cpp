// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/read_page.hpp"

#include "pdf/content_tokens.hpp"
#include "pdf/read_font.hpp"
#include "pdf/visual_order.hpp"

#include <qpdf/Buffer.hh>

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string_view>

namespace spotit::pdf {

namespace {

using Object = QPDFObjectHandle;

// A page of ours has some hundred forms, one within the other at most four deep. What has more is no deck, or
// was made to keep us busy.
constexpr int deepest_form = 12;
constexpr std::size_t most_forms = 100000;

enum class Mode { Seen, Unseen }; ///< unseen: text rendering mode 3

/// ISO 32000-1, 9.3: what text is drawn with; part of the graphics state.
struct TextState {
    std::shared_ptr<const ReadFont> font{};
    double size = 0, letter_space = 0, word_space = 0, stretch = 1, leading = 0, rise = 0;
    Mode mode = Mode::Seen;
};

struct State {
    geom::Affine matrix{};
    TextState text{};
    int depth = 0; ///< of forms in forms
};

struct Operand {
    double number = 0;
    std::string bytes{}; ///< of a string
    bool is_string = false;
};

geom::Affine matrix_of(Object array) {
    if (!array.isArray() || array.getArrayNItems() != 6) return {};
    const auto at = [&](int i) { return array.getArrayItem(i).getNumericValue(); };
    return {at(0), at(1), at(2), at(3), at(4), at(5)};
}

/// One stream of content. Forms that it draws get an interpreter of their own.
class Interpreter {
public:
    /// `drawn` counts the forms of the page.
    Interpreter(PageContents& found, std::size_t& drawn, Object resources, State state)
        : found_(found)
        , drawn_(drawn)
        , resources_(resources)
        , state_(std::move(state)) {}

    void run(std::string_view content) {
        ContentTokens tokens(content);
        using Kind = ContentTokens::Kind;
        for (auto token = tokens.next(); token.kind != Kind::End; token = tokens.next()) {
            const std::string_view text = tokens.text(token);
            if (token.kind == Kind::Number) {
                operands_.push_back({number_value(text)});
            } else if (token.kind == Kind::Name) {
                name_ = text;
            } else if (token.kind == Kind::Operator) {
                obey(text);
                operands_.clear();
            } else if (auto bytes = string_bytes(text)) {
                operands_.push_back({0, *std::move(bytes), true});
            }
        }
    }

private:
    using Action = void (Interpreter::*)();
    static const std::map<std::string_view, Action>& actions();

    void obey(std::string_view operation) {
        const auto action = actions().find(operation);
        if (action != actions().end()) (this->*action->second)();
    }
    double number(std::size_t index) const { return index < operands_.size() ? operands_[index].number : 0; }
    geom::Affine matrix() const { return {number(0), number(1), number(2), number(3), number(4), number(5)}; }

    void save() { stack_.push_back(state_); }
    void restore() {
        if (stack_.empty()) return;
        state_ = stack_.back();
        stack_.pop_back();
    }
    void concatenate() { state_.matrix = state_.matrix * matrix(); }
    void begin_text() { line_ = pen_ = {}; }
    void set_font();
    void set_matrix() { line_ = pen_ = matrix(); }
    void move_by(geom::Point by) { pen_ = line_ = line_ * geom::Affine::translation(by); }
    void move() { move_by({number(0), number(1)}); }
    void move_and_lead() {
        state_.text.leading = -number(1);
        move();
    }
    void next_line() { move_by({0, -state_.text.leading}); }
    void show();
    void show_line() {
        next_line();
        show();
    }
    void show_spaced_line() {
        state_.text.word_space = number(0);
        state_.text.letter_space = number(1);
        show_line();
    }
    void set_letter_space() { state_.text.letter_space = number(0); }
    void set_word_space() { state_.text.word_space = number(0); }
    void set_stretch() { state_.text.stretch = number(0) / 100; }
    void set_leading() { state_.text.leading = number(0); }
    void set_rise() { state_.text.rise = number(0); }
    void set_mode() { state_.text.mode = number(0) == 3 ? Mode::Unseen : Mode::Seen; }
    void draw();

    PageContents& found_;
    std::size_t& drawn_;
    Object resources_;
    State state_;
    std::vector<State> stack_;
    std::vector<Operand> operands_;
    std::string_view name_;
    geom::Affine line_{}, pen_{};
    std::map<std::string, std::shared_ptr<const ReadFont>> fonts_;
};

const std::map<std::string_view, Interpreter::Action>& Interpreter::actions() {
    using I = Interpreter;
    static const std::map<std::string_view, Action> table{
        {"q", &I::save},
        {"Q", &I::restore},
        {"cm", &I::concatenate},
        {"BT", &I::begin_text},
        {"Tf", &I::set_font},
        {"Tm", &I::set_matrix},
        {"Td", &I::move},
        {"TD", &I::move_and_lead},
        {"T*", &I::next_line},
        {"Tj", &I::show},
        {"TJ", &I::show},
        {"'", &I::show_line},
        {"\"", &I::show_spaced_line},
        {"Tc", &I::set_letter_space},
        {"Tw", &I::set_word_space},
        {"Tz", &I::set_stretch},
        {"TL", &I::set_leading},
        {"Ts", &I::set_rise},
        {"Tr", &I::set_mode},
        {"Do", &I::draw},
    };
    return table;
}

void Interpreter::set_font() {
    const std::string name(name_);
    auto& font = fonts_[name];
    if (!font) {
        Object all = resources_.isDictionary() ? resources_.getKey("/Font") : Object::newNull();
        Object found = all.isDictionary() ? all.getKey(name) : Object::newNull();
        font = std::make_shared<ReadFont>(found.isDictionary() ? found : Object::newDictionary());
    }
    state_.text.font = font;
    state_.text.size = number(0);
}

void Interpreter::show() {
    const TextState& state = state_.text;
    if (!state.font || (state.mode != Mode::Unseen && !state.font->is_of_names())) return;
    std::string text;
    double length = 0; // along the base line
    for (const Operand& operand : operands_) {
        if (!operand.is_string) {
            // The two spacings of " stand before its string and are no kerning, but change nothing here.
            if (operands_.size() > 1) length -= operand.number / 1000 * state.size * state.stretch;
            continue;
        }
        const ReadFont::Text piece = state.font->text_of(operand.bytes);
        text += piece.utf8;
        length +=
            (piece.width * state.size + piece.codes * state.letter_space + piece.spaces * state.word_space) *
            state.stretch;
    }
    const geom::Affine place = state_.matrix * pen_;
    if (!text.empty()) found_.texts.push_back({in_visual_order(text), place({length / 2, state.rise})});
    pen_ = pen_ * geom::Affine::translation({length, 0});
}

void Interpreter::draw() {
    Object all = resources_.isDictionary() ? resources_.getKey("/XObject") : Object::newNull();
    Object form = all.isDictionary() ? all.getKey(std::string(name_)) : Object::newNull();
    if (!form.isFormXObject() || state_.depth == deepest_form || drawn_ == most_forms) return;
    ++drawn_;
    Object dictionary = form.getDict();
    State inside = state_;
    ++inside.depth;
    inside.matrix = inside.matrix * matrix_of(dictionary.getKey("/Matrix"));
    if (Object box = dictionary.getKey("/BBox"); box.isRectangle()) {
        const auto r = box.getArrayAsRectangle();
        found_.forms.push_back({form.getObjGen(), inside.matrix({(r.llx + r.urx) / 2, (r.lly + r.ury) / 2})});
    }
    Object own = dictionary.getKey("/Resources");
    const auto data = form.getStreamData(qpdf_dl_all);
    const void* const bytes = data->getBuffer();
    const std::string_view content(static_cast<const char*>(bytes), data->getSize());
    // Nearly all forms are pictures, whose megabytes say nothing.
    if (content.find("Do") == std::string_view::npos && content.find("BT") == std::string_view::npos) return;
    Interpreter(found_, drawn_, own.isDictionary() ? own : resources_, inside).run(content);
}

} // namespace

PageContents read_page(QPDFPageObjectHelper page) {
    PageContents found;
    std::size_t drawn = 0;
    std::string content;
    for (Object& stream : page.getPageContents()) {
        const auto data = stream.getStreamData(qpdf_dl_all);
        const void* const bytes = data->getBuffer();
        content.append(static_cast<const char*>(bytes), data->getSize()).append("\n");
    }
    Interpreter(found, drawn, page.getAttribute("/Resources", false), {}).run(content);
    return found;
}

} // namespace spotit::pdf
