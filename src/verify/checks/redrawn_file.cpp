#include "verify/checks/redrawn_file.hpp"

#include <fmt/format.h>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <algorithm>
#include <array>
#include <limits>

namespace spotit::verify {
namespace {

using Layers = std::array<std::vector<const ReadDrawing*>, layer_count>;

/// Returns a radius around all of a drawing but, perhaps, its corners.
double find_radius(const ReadDrawing& drawing) {
    const Corners& c = drawing.corners;
    return 0.5 * std::max(geom::distance(c[0], c[1]), geom::distance(c[0], c[3]));
}

/// Takes from the pages what is drawn at labels, and draws it again on top.
class Redrawer {
public:
    Redrawer(QPDF& file, const ReadDeck& deck)
        : file_(file)
        , deck_(deck)
        , layers_(deck.views.size()) {
        for (const ReadCard& card : deck.cards) {
            const std::vector<std::size_t> layers = find_layers(card);
            for (std::size_t i = 0; i < layers.size(); ++i)
                if (const auto& drawing = card.symbols[i].drawing)
                    layers_[static_cast<std::size_t>(card.page - 1)][layers[i]].push_back(&*drawing);
            pages_.insert(static_cast<std::size_t>(card.page - 1));
        }
    }

    void redraw() {
        file_.getRoot().removeKey("/OCProperties"); // layers that are off
        QPDFPageDocumentHelper pages(file_);
        const std::vector<QPDFPageObjectHelper> all = pages.getAllPages();
        for (std::size_t i = 0; i < all.size(); ++i) {
            QPDFPageObjectHelper page = all[i];
            page.getObjectHandle().removeKey("/Annots");
            if (pages_.contains(i))
                for (const std::string& content : deck_.is_measured ? divide(page, i) : add_forms(page, i)) {
                    QPDFPageObjectHelper copy = page.shallowCopyPage();
                    copy.getObjectHandle().replaceKey("/Contents", file_.newStream(content));
                    pages.addPageAt(copy, true, page);
                }
            pages.removePage(page);
        }
        for (const auto& [form, copy] : copies_)
            file_.getObjectByObjGen(form).replaceStreamData("", QPDFObjectHandle::newNull(),
                                                            QPDFObjectHandle::newNull());
    }

private:
    using Contents = std::vector<std::string>; ///< of the pages that stand for one

    /// Divides the operators that paint.
    Contents divide(QPDFPageObjectHelper& page, std::size_t number) {
        Contents contents(layer_count + 1, read_content(page, budget_));
        std::map<std::size_t, std::size_t> layer_of_mark;
        for (std::size_t layer = 0; layer < layer_count; ++layer)
            for (const ReadDrawing* drawing : layers_[number][layer])
                for (const std::size_t mark : drawing->marks) layer_of_mark[mark] = layer + 1;
        const auto find_layer = [&](std::size_t mark) {
            const auto found = layer_of_mark.find(mark);
            return found == layer_of_mark.end() ? 0 : found->second;
        };
        for (const Painter& painter : deck_.painters[number]) {
            std::size_t layer = find_layer(painter.first_mark);
            for (std::size_t mark = painter.first_mark; mark < painter.end_mark; ++mark)
                if (find_layer(mark) != layer) layer = 0;
            for (std::size_t i = 0; i < contents.size(); ++i)
                if (i != layer) {
                    contents[i].replace(painter.begin, painter.end - painter.begin,
                                        painter.end - painter.begin, ' ');
                    contents[i][painter.begin] = 'n'; // paints nothing
                }
        }
        for (std::size_t i = 1; i < contents.size(); ++i)
            contents[i] = "q " + contents.front() + " Q q " + contents[i] + " Q";
        return contents;
    }
    /// Draws the forms at labels once more, and makes the page know copies of them.
    Contents add_forms(QPDFPageObjectHelper& page, std::size_t number) {
        Contents contents{read_content(page, budget_)};
        QPDFObjectHandle resources = page.getAttribute("/Resources", true);
        if (!resources.isDictionary())
            page.getObjectHandle().replaceKey("/Resources", resources = QPDFObjectHandle::newDictionary());
        QPDFObjectHandle forms = resources.getKey("/XObject");
        forms = forms.isDictionary() ? forms.shallowCopy() : QPDFObjectHandle::newDictionary();
        resources.replaceKey("/XObject", forms);
        const geom::Affine to_page = geom::inverse(deck_.views[number].from_page);
        for (const auto& layer : layers_[number]) {
            std::string& content = contents.emplace_back("q " + contents.front() + " Q ");
            for (const ReadDrawing* drawing : layer) {
                const geom::Affine m = to_page * drawing->find_place();
                const std::string name = fmt::format("/Drawing{}", drawing->form.getObjectID());
                forms.replaceKey(name, copy(drawing->form));
                content += fmt::format("q {:.9f} {:.9f} {:.9f} {:.9f} {:.9f} {:.9f} cm {} Do Q\n", m.a, m.b,
                                       m.c, m.d, m.e, m.f, name);
            }
        }
        return contents;
    }
    QPDFObjectHandle copy(QPDFObjectHandle form) {
        const auto [known, is_new] = copies_.try_emplace(form.getObjGen());
        if (is_new) {
            known->second = form.copyStream();
            known->second.getDict().removeKey("/Matrix"); // is in the corners
        }
        return known->second;
    }

    QPDF& file_;
    const ReadDeck& deck_;
    std::vector<Layers> layers_; ///< of the pages
    std::set<std::size_t> pages_{};
    ReadingBudget budget_{.bytes = std::numeric_limits<std::size_t>::max()};
    std::map<QPDFObjGen, QPDFObjectHandle> copies_{};
};

} // namespace

std::vector<std::size_t> find_layers(const ReadCard& card) {
    std::vector<std::size_t> layers;
    for (const ReadSymbol& symbol : card.symbols) {
        std::array<double, layer_count> overlaps{};
        for (std::size_t i = 0; symbol.drawing && i < layers.size(); ++i)
            if (const auto& other = card.symbols[i].drawing) {
                const double gap =
                    geom::distance(find_middle(symbol.drawing->corners), find_middle(other->corners)) -
                    find_radius(*symbol.drawing) - find_radius(*other);
                overlaps[layers[i]] += std::max(0.0, -gap);
            }
        layers.push_back(static_cast<std::size_t>(std::ranges::min_element(overlaps) - overlaps.begin()));
    }
    return layers;
}

bool can_be_parted(const ReadDeck& deck, const ReadCard& card, const ReadDrawing& drawing) {
    if (!deck.is_measured) return true;
    const std::set<std::size_t> own(drawing.marks.begin(), drawing.marks.end());
    return std::ranges::all_of(deck.painters[static_cast<std::size_t>(card.page - 1)], [&](const Painter& p) {
        std::size_t shared = 0;
        for (std::size_t mark = p.first_mark; mark < p.end_mark; ++mark) shared += own.count(mark);
        return shared == 0 || shared == p.end_mark - p.first_mark;
    });
}

std::string write_redrawn(QPDF& file, const ReadDeck& deck) {
    Redrawer(file, deck).redraw();
    QPDFWriter writer(file);
    writer.setOutputMemory();
    writer.setPreserveEncryption(false);
    writer.setStreamDataMode(qpdf_s_preserve);
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    const void* const bytes = buffer->getBuffer();
    return {static_cast<const char*>(bytes), buffer->getSize()};
}

} // namespace spotit::verify
