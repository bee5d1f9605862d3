// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/pdf.hpp>

#include "pdf/content/content_tokens.hpp"
#include "pdf/content/resources.hpp"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace spotit::pdf {

namespace {

constexpr double no_line = std::numeric_limits<double>::infinity();
const std::set<std::string_view> strokes{"S", "s", "B", "B*", "b", "b*"};

/// Returns the length of one unit where the matrix makes it smallest.
double min_scale(const geom::Affine& map) {
    return std::min(std::hypot(map.a, map.b), std::hypot(map.c, map.d));
}

/// Follows the strokes of content and of the forms that it draws (ISO 32000-1, 8.4 and 8.10).
class StrokeReader {
public:
    /// Returns the width of the thinnest stroke in the units of the content.
    double read(std::string_view content, QPDFObjectHandle resources);

private:
    double read_form(QPDFObjectHandle form);

    std::map<QPDFObjGen, double> forms_{}; ///< in their own units: a deck draws a symbol on many cards
};

double StrokeReader::read(std::string_view content, QPDFObjectHandle resources) {
    struct State {
        geom::Affine matrix{};
        double width = 1;
    };
    std::vector<State> states(1);
    std::array<double, 6> last{}; // numbers before an operator, the newest at the end
    std::string name;
    double thinnest = no_line;
    ContentTokens tokens(content);
    using Kind = ContentTokens::Kind;
    for (auto token = tokens.next(); token.kind != Kind::End; token = tokens.next()) {
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
            state.matrix = state.matrix * geom::Affine{last[0], last[1], last[2], last[3], last[4], last[5]};
        } else if (text == "w") {
            state.width = last.back();
        } else if (text == "Do") {
            QPDFObjectHandle drawn = resources.getKey("/XObject").getKey(name);
            if (drawn.isFormXObject())
                thinnest = std::min(thinnest, min_scale(state.matrix) * read_form(drawn));
        } else if (strokes.contains(text)) {
            thinnest = std::min(thinnest, min_scale(state.matrix) * state.width);
        }
    }
    return thinnest;
}

double StrokeReader::read_form(QPDFObjectHandle form) {
    const auto [known, is_new] = forms_.try_emplace(form.getObjGen(), no_line);
    if (is_new) {
        const auto data = form.getStreamData(qpdf_dl_generalized);
        QPDFObjectHandle dictionary = form.getDict();
        known->second = min_scale(read_matrix(dictionary.getKey("/Matrix"))) *
                        read({reinterpret_cast<const char*>(data->getBuffer()), data->getSize()},
                             dictionary.getKey("/Resources"));
    }
    return known->second;
}

} // namespace

std::optional<double> thinnest_line(std::string_view bytes) {
    QPDF file;
    file.setSuppressWarnings(true);
    file.processMemoryFile("PDF", bytes.data(), bytes.size());
    StrokeReader reader;
    double thinnest = no_line;
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(file).getAllPages()) {
        std::string content;
        for (QPDFObjectHandle& stream : page.getPageContents()) {
            const auto data = stream.getStreamData(qpdf_dl_generalized);
            content.append(reinterpret_cast<const char*>(data->getBuffer()), data->getSize()).append("\n");
        }
        thinnest = std::min(thinnest, reader.read(content, page.getAttribute("/Resources", false)));
    }
    return thinnest < no_line ? std::optional(thinnest) : std::nullopt;
}

} // namespace spotit::pdf
