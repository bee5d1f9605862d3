#include <spotit/pdf.hpp>

#include "pdf/assembly.hpp"
#include "pdf/content/operations.hpp"

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
        Path path;
        double thinnest = no_line;
        OperationReader operations(content);
        while (const Operation* operation = operations.read_next()) {
            const std::string_view word = operation->word;
            State& state = states.back();
            operation->add_to(path, state.matrix);
            if (word == "q") {
                states.push_back(state);
            } else if (word == "Q" && states.size() > 1) {
                states.pop_back();
            } else if (word == "cm") {
                state.matrix = state.matrix * operation->read_matrix();
            } else if (word == "w") {
                state.width = operation->number(0);
            } else if (word == "CS") {
                state.is_cut = operation->name == std::string("/") + cut_color_name;
            } else if (word == "Do") {
                Object drawn = resources.getKey("/XObject").getKey(std::string(operation->name));
                if (drawn.isFormXObject())
                    thinnest = std::min(thinnest, find_min_scale(state.matrix) * read_form(drawn));
            } else if (const auto paint = find_paint(word)) {
                if (paint->strokes && !state.is_cut)
                    thinnest = std::min(thinnest, find_min_scale(state.matrix) * state.width);
                if (paint->fills)
                    thinnest =
                        std::min(thinnest, path.find_thinnest_filled_line(paint->rule).value_or(no_line));
                if (!word.starts_with('W')) path = {};
            } else if (word == "n") {
                path = {};
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
