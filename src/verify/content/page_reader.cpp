#include "verify/content/page_reader.hpp"

#include "pdf/content/operations.hpp"

#include <cmath>
#include <unordered_map>
#include <utility>

namespace spotit::verify {
namespace {

// A page of ours has some hundred forms, at most four deep. A file with more was made to keep us busy.
constexpr std::size_t max_states = 1000;
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

    /// Reads the content of the page, or of a form of it.
    void run(std::string_view content) {
        const std::size_t outer_bottom = std::exchange(bottom_, stack_.size());
        for (pdf::OperationReader operations(content);
             !reader_.budget.spent && (operation_ = operations.read_next()) != nullptr;) {
            Painter painter{now().begin, now().end, found_.marks};
            form_ = {};
            now().add_to(path_, state_.matrix);
            if (const auto action = list_actions().find(now().word); action != list_actions().end())
                action->second(*this);
            painter.end_mark = found_.marks;
            if (painter.end_mark == painter.first_mark) continue;
            painter.form = std::exchange(form_, {});
            painter.inner = std::exchange(inner_, {});
            found_.painters.push_back(std::move(painter));
        }
        while (stack_.size() > bottom_) restore();
        bottom_ = outer_bottom;
    }

private:
    /// The graphics state (ISO 32000-1, 8.4 and 9.3), with the resources of the stream.
    struct State {
        QPDFObjectHandle resources{};
        geom::Affine matrix{};
        int frame = -1; ///< the innermost
        std::shared_ptr<const FontCodes> font{};
        double font_size = 0, letter_space = 0, stretch = 1, leading = 0, rise = 0;
        bool is_hidden = false; ///< rendering mode 3
    };
    const pdf::Operation& now() const { return *operation_; }

    using I = Interpreter;
    using Actions = std::unordered_map<std::string_view, void (*)(I&)>;
    // NOLINTNEXTLINE(readability-function-size): a table
    static const Actions& list_actions() {
        static const Actions actions = [] {
            Actions all{
                {"q", [](I& i) { i.save(); }},
                {"Q", [](I& i) { i.restore(); }},
                {"cm", [](I& i) { i.state_.matrix = i.state_.matrix * i.now().read_matrix(); }},
                {"Do", [](I& i) { i.draw(); }},
                {"n", [](I& i) { i.end_path(); }},
                {"BT", [](I& i) { i.set_text_matrix({}); }},
                {"Tm", [](I& i) { i.set_text_matrix(i.now().read_matrix()); }},
                {"Td", [](I& i) { i.move_text(i.now().read_point(0)); }},
                {"TD",
                 [](I& i) { i.move_text(i.now().read_point(0)), i.state_.leading = -i.now().number(1); }},
                {"T*", [](I& i) { i.start_next_line(); }},
                {"Tc", [](I& i) { i.state_.letter_space = i.now().number(0); }},
                {"TL", [](I& i) { i.state_.leading = i.now().number(0); }},
                {"Ts", [](I& i) { i.state_.rise = i.now().number(0); }},
                {"Tz", [](I& i) { i.state_.stretch = i.now().number(0) / 100; }},
                {"Tr", [](I& i) { i.state_.is_hidden = i.now().number(0) == 3; }},
                {"Tf", [](I& i) { i.set_font(); }},
                {"'", [](I& i) { i.start_next_line(), i.show_text(); }},
                {"Tj", [](I& i) { i.show_text(); }},
                {"TJ", [](I& i) { i.show_text(); }},
                {"W", [](I& i) { i.clips_ = true; }},
                {"W*", [](I& i) { i.clips_ = true; }}};
            for (const char* const word : {"S", "s", "B", "B*", "b", "b*", "f", "F", "f*", "sh", "BI"})
                all[word] = [](I& i) { i.add_mark(), i.end_path(); };
            return all;
        }();
        return actions;
    }
    void add_mark() {
        if (reader_.budget.charge(cost_of_mark)) ++found_.marks;
        for (int i = state_.frame; i >= 0 && reader_.budget.charge(1); i = find_frame(i).outer)
            find_frame(i).end_mark = found_.marks;
    }
    Frame& find_frame(int i) { return found_.frames[static_cast<std::size_t>(i)]; }
    QPDFObjectHandle find_resource(const char* category) {
        QPDFObjectHandle all =
            state_.resources.isDictionary() ? state_.resources.getKey(category) : state_.resources;
        return all.isDictionary() ? all.getKey(std::string(now().name)) : QPDFObjectHandle::newNull();
    }
    void save() {
        if (stack_.size() == max_states)
            reader_.budget.spent = true;
        else
            stack_.push_back(state_);
    }
    void restore() {
        if (stack_.size() == bottom_) return;
        state_ = std::move(stack_.back());
        stack_.pop_back();
    }
    void open_frame(Frame frame) {
        if (!reader_.budget.charge(cost_of_frame)) return;
        frame.place = state_.matrix;
        frame.first_mark = found_.marks - (frame.is_image ? 1 : 0);
        frame.end_mark = found_.marks;
        frame.outer = std::exchange(state_.frame, static_cast<int>(found_.frames.size()));
        found_.frames.push_back(frame);
    }
    void set_text_matrix(const geom::Affine& matrix) { line_ = text_ = matrix; }
    void set_font() {
        state_.font = reader_.load_font(find_resource("/Font"));
        state_.font_size = now().number(0);
    }
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
        save();
        if (!reader_.budget.charge(cost_of_frame)) return;
        QPDFObjectHandle dictionary = form.getDict(), own = dictionary.getKey("/Resources");
        if (own.isDictionary()) state_.resources = own;
        state_.matrix = state_.matrix * pdf::read_matrix(dictionary.getKey("/Matrix"));
        const std::string& content = reader_.load_form_content(form);
        const bool is_form = reader_.detail == Detail::Forms;
        const bool is_image = is_form && content.empty() && !found_.painters.empty() &&
                              !found_.painters.back().form.isInitialized();
        if (QPDFObjectHandle box = dictionary.getKey("/BBox"); box.isRectangle()) {
            const auto r = box.getArrayAsRectangle();
            const int number = is_form ? reader_.contents.find_number(form) : -1;
            open_frame(
                {map_corners({r.llx, r.lly, r.urx, r.ury}, state_.matrix), {}, number, form, is_image});
        }
        std::vector<Painter> outer = std::exchange(found_.painters, {});
        if (reader_.budget.charge(content.size())) run(content);
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
        for (const auto& operand : now().operands) {
            const double gap = -operand.number / 1000;
            if (!operand.string.empty()) {
                const std::string bytes = pdf::decode_string(operand.string).value_or("");
                codes += bytes;
                length += static_cast<double>(state_.font->count(bytes)) *
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
        const bool is_hidden = !text.empty() && (state_.is_hidden || state_.font->is_hidden_font);
        if (!is_hidden) add_mark();
        if ((!is_hidden && !state_.font->missing_font) || !reader_.budget.charge(cost_of_text)) return;
        geom::Box box;
        for (const geom::Point corner : {origin, map({length, state_.font_size})}) box.add(corner);
        found_.texts.push_back({is_hidden ? pdf::to_visual_order(text) : "", map({length / 2, state_.rise}),
                                map({state_.font_size * state_.stretch, 0}) - origin,
                                map({0, state_.font_size}) - origin, state_.frame, state_.font->missing_font,
                                box});
    }

    PageReader& reader_;
    PageContents& found_;
    State state_{};
    std::vector<State> stack_{};
    std::size_t bottom_ = 0; ///< of the stream's own states
    const pdf::Operation* operation_ = nullptr;
    geom::Affine line_{}, text_{};
    Path path_{};
    bool clips_ = false;
    QPDFObjectHandle form_{}; ///< that was drawn last, and what paints in it
    std::vector<Painter> inner_{};
};

} // namespace

PageContents PageReader::read(QPDFPageObjectHelper page, const geom::Affine& shown) {
    PageContents found;
    Interpreter(*this, found, page.getAttribute("/Resources", false), shown).run(read_content(page, budget));
    return found;
}

geom::Box read_box(QPDFPageObjectHelper& page, const char* key) {
    QPDFObjectHandle box = page.getAttribute(key, false);
    if (!box.isRectangle()) return {};
    const auto r = box.getArrayAsRectangle();
    return {r.llx, r.lly, r.urx, r.ury};
}

PageView find_view(QPDFPageObjectHelper page, const Scale& scale) {
    QPDFObjectHandle rotate = page.getAttribute("/Rotate", false);
    QPDFObjectHandle unit = page.getObjectHandle().getKey("/UserUnit");
    double size = unit.isNumber() ? unit.getNumericValue() : 1;
    if (!std::isfinite(size) || size <= 0) size = 1;
    geom::Affine rotation = geom::Affine::scaling(size);
    const auto quarters = rotate.isInteger() ? (rotate.getIntValue() / 90 % 4 + 4) % 4 : 0;
    for (int i = 0; i < quarters; ++i) rotation = geom::Affine{0, -1, 1, 0, 0, 0} * rotation; // clockwise
    PageView view{.is_sideways = rotation.b != 0, .is_rotated = rotation.a <= 0};
    const geom::Box media = read_box(page, "/MediaBox"), trim = read_box(page, "/TrimBox");
    const geom::Box crop = media.intersect(read_box(page, "/CropBox"));
    if (media.empty()) return view;
    const geom::Affine map = rotation * geom::Affine{1 / scale.across, 0, 0, 1 / scale.down, 0, 0};
    const geom::Box shown = (crop.empty() ? media : crop).map_by(map);
    view.from_page = geom::Affine::translation({-shown.left, -shown.top}) * map;
    view.size = {shown.width(), shown.height()};
    view.kept = (trim.empty() ? media : trim).map_by(view.from_page);
    return view;
}

std::string read_content(QPDFPageObjectHelper& page, ReadingBudget& budget) {
    std::string content;
    for (QPDFObjectHandle& stream : page.getPageContents())
        content.append(read_stream(stream, budget)).append("\n");
    return content;
}

std::shared_ptr<const FontCodes> PageReader::load_font(QPDFObjectHandle dictionary) {
    if (!dictionary.isDictionary()) dictionary = QPDFObjectHandle::newDictionary();
    auto& known = fonts[dictionary.getObjGen()];
    if (!known || !dictionary.isIndirect()) known = std::make_shared<FontCodes>(dictionary, budget);
    return known;
}

const std::string& PageReader::load_form_content(QPDFObjectHandle form) {
    const auto [known, is_new] = forms.try_emplace(form.getObjGen());
    std::string& content = known->second;
    if (is_new) content = read_stream(form, budget);
    const auto has = [&](const char* word) { return content.find(word) != std::string::npos; };
    // What is nowhere opaque is drawn as pixels before its form in PDF/X-1a, and that is empty.
    if (content.find_first_not_of(" \r\n") == std::string::npos)
        content.clear();
    else if (is_new && detail == Detail::Forms && !has("Do") && !has("BT"))
        content = "f";
    return content;
}

} // namespace spotit::verify
