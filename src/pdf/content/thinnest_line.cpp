#include <spotit/pdf.hpp>

#include "pdf/assembly.hpp"
#include "pdf/content/content_tokens.hpp"
#include "pdf/content/path.hpp"

#include <qpdf/QPDFPageDocumentHelper.hh>

#include <algorithm>
#include <cmath>
#include <limits>

namespace spotit::pdf {
namespace {

constexpr double no_line = std::numeric_limits<double>::infinity();

/// The effect of an operator on the path (ISO 32000-1, 8.5.3.1). Clips count as fills: Cairo writes gradients
/// so.
struct Paint {
    bool strokes = false, fills = false;
    FillRule rule = FillRule::Nonzero;
};
std::optional<Paint> find_paint(std::string_view text) {
    const FillRule rule = text.ends_with('*') ? FillRule::EvenOdd : FillRule::Nonzero;
    if (rule == FillRule::EvenOdd) text.remove_suffix(1);
    const auto is_one_of = [&](std::string_view words) {
        return text.size() == 1 && words.find(text) != std::string_view::npos;
    };
    const Paint paint{is_one_of("SsBb"), is_one_of("fFBbW"), rule};
    return paint.strokes || paint.fills ? std::optional(paint) : std::nullopt;
}

/// Returns the length of one unit where the matrix makes it smallest.
double find_min_scale(const geom::Affine& map) {
    return std::min(std::hypot(map.a, map.b), std::hypot(map.c, map.d));
}

/// The numbers before an operator, the last at the end.
using Operands = std::array<double, 6>;

/// Adds what a path construction operator adds (ISO 32000-1, 8.5.2).
void add_to_path(Path& path, std::string_view word, const Operands& last, const geom::Affine& map) {
    const auto point = [&](std::size_t from_end) { return map({last[6 - from_end], last[7 - from_end]}); };
    if (word == "m") path.move_to(point(2));
    if (word == "l") path.line_to(point(2));
    if (word == "c") path.curve_to(point(6), point(4), point(2));
    if (word == "v") path.curve_to(path.pen(), point(4), point(2));
    if (word == "y") path.curve_to(point(4), point(2), point(2));
    if (word == "h") path.close();
    if (word == "re") path.add(map_corners({last[2], last[3], last[2] + last[4], last[3] + last[5]}, map));
}

/// Follows the paths of content and of the forms that it draws (ISO 32000-1, 8.4, 8.5 and 8.10).
class LineReader {
public:
    /// Returns the width of the thinnest line in the units of the content.
    double read(std::string_view content, Object resources) {
        struct State {
            geom::Affine matrix{};
            double width = 1;
            bool is_cut = false; ///< strokes are in the spot color of the cut, which is not printed
        };
        std::vector<State> states(1);
        Operands last{};
        std::string name;
        Path path;
        double thinnest = no_line;
        ContentTokens tokens(content);
        using Kind = ContentTokens::Kind;
        for (auto token = tokens.read_next(); token.kind != Kind::End; token = tokens.read_next()) {
            const std::string_view text = tokens.text(token);
            State& state = states.back();
            if (token.kind == Kind::Number) {
                std::shift_left(last.begin(), last.end(), 1);
                last.back() = number_value(text);
            } else if (token.kind == Kind::Name) {
                name = text;
            } else if (text == "q") {
                states.push_back(state);
            } else if (text == "Q" && states.size() > 1) {
                states.pop_back();
            } else if (text == "cm") {
                state.matrix =
                    state.matrix * geom::Affine{last[0], last[1], last[2], last[3], last[4], last[5]};
            } else if (text == "w") {
                state.width = last.back();
            } else if (text == "CS") {
                state.is_cut = name == std::string("/") + cut_color_name;
            } else if (text == "Do") {
                Object drawn = resources.getKey("/XObject").getKey(name);
                if (drawn.isFormXObject())
                    thinnest = std::min(thinnest, find_min_scale(state.matrix) * read_form(drawn));
            } else if (const auto paint = find_paint(text)) {
                if (paint->strokes && !state.is_cut)
                    thinnest = std::min(thinnest, find_min_scale(state.matrix) * state.width);
                if (paint->fills)
                    thinnest =
                        std::min(thinnest, path.find_thinnest_filled_line(paint->rule).value_or(no_line));
                if (!text.starts_with('W')) path = {};
            } else if (text == "n") {
                path = {};
            } else {
                add_to_path(path, text, last, state.matrix);
            }
        }
        return thinnest;
    }

private:
    double read_form(Object form) {
        const auto [known, is_new] = forms_.try_emplace(form.getObjGen(), no_line);
        if (is_new) {
            Object dictionary = form.getDict();
            known->second = find_min_scale(read_matrix(dictionary.getKey("/Matrix"))) *
                            read(read_stream(form), dictionary.getKey("/Resources"));
        }
        return known->second;
    }

    std::map<QPDFObjGen, double> forms_{}; ///< in their own units: a deck draws a symbol on many cards
};

} // namespace

std::optional<double> find_thinnest_line(std::string_view bytes) {
    QPDF file;
    file.setSuppressWarnings(true);
    file.processMemoryFile("PDF", bytes.data(), bytes.size());
    LineReader reader;
    double thinnest = no_line;
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(file).getAllPages()) {
        std::string content;
        for (const Object& stream : page.getPageContents()) content.append(read_stream(stream)).append("\n");
        thinnest = std::min(thinnest, reader.read(content, page.getAttribute("/Resources", false)));
    }
    return thinnest < no_line ? std::optional(thinnest) : std::nullopt;
}

} // namespace spotit::pdf
