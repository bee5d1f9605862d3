#include "verify/checks/redrawn_file.hpp"

#include "pdf/content/resources.hpp"

#include <fmt/format.h>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>

namespace spotit::verify {
namespace {

using Layer = std::vector<const ReadDrawing*>;
using Layers = std::vector<Layer>;

/// Takes from the pages what is drawn at labels, and draws it again on top.
class Redrawer {
public:
    Redrawer(QPDF& file, const ReadDeck& deck)
        : file_(file)
        , deck_(deck)
        , layers_(deck.views.size()) {
        for (const ReadCard& card : deck.cards) {
            Layers& layers = layers_[static_cast<std::size_t>(card.page - 1)];
            layers.resize(deck.find_view(card).layers);
            for (const ReadSymbol& symbol : card.symbols)
                if (symbol.drawing) layers[symbol.drawing->layer].push_back(&*symbol.drawing);
        }
    }

    void redraw() {
        file_.getRoot().removeKey("/OCProperties"); // layers that are off
        QPDFPageDocumentHelper pages(file_);
        const std::vector<QPDFPageObjectHelper> all = pages.getAllPages();
        for (std::size_t i = 0; i < all.size(); ++i) {
            QPDFPageObjectHelper page = all[i];
            page.getObjectHandle().removeKey("/Annots");
            if (!layers_[i].empty())
                for (const std::string& content : divide(page, i)) {
                    QPDFPageObjectHelper copy = page.shallowCopyPage();
                    copy.getObjectHandle().replaceKey("/Contents", file_.newStream(content));
                    pages.addPageAt(copy, true, page);
                }
            pages.removePage(page);
        }
    }

private:
    /// Divides the operators that paint among the page without drawings and the layers; forms are drawn by
    /// themselves.
    std::vector<std::string> divide(QPDFPageObjectHelper& page, std::size_t number) {
        std::map<std::size_t, std::size_t> layer_of_mark;
        for (const auto& layer : layers_[number])
            for (const ReadDrawing* drawing : layer)
                for (const std::size_t mark : drawing->marks) layer_of_mark[mark] = drawing->layer + 1;
        QPDFObjectHandle forms = own_forms(page);
        const geom::Affine to_page = geom::inverse(deck_.views[number].from_page);
        std::vector<std::string> contents;
        for (std::size_t layer = 0; layer <= layers_[number].size(); ++layer) {
            const auto is_in_layer = [&](std::size_t mark) {
                return layer_of_mark[mark] == layer; // 0 for those of no drawing
            };
            const bool draws_forms = layer > 0 && !deck_.is_measured;
            const std::string content = draws_forms ? draw_forms(layers_[number][layer - 1], to_page, forms)
                                                    : keep_marks(read_content(page, budget_),
                                                                 deck_.painters[number], is_in_layer, forms);
            contents.push_back(layer == 0 ? content : "q " + contents.front() + " Q q " + content + " Q");
        }
        return contents;
    }
    /// Returns the content without other marks. Forms that paint both are replaced by copies, which `forms`
    /// will know.
    std::string keep_marks(std::string content, const std::vector<Painter>& painters,
                           const std::function<bool(std::size_t)>& is_kept, QPDFObjectHandle forms) {
        for (std::size_t i = painters.size(); i-- > 0;) {
            const Painter& painter = painters[i];
            std::size_t kept = 0;
            for (std::size_t mark = painter.first_mark; mark < painter.end_mark; ++mark)
                kept += is_kept(mark) ? 1 : 0;
            if (kept == painter.end_mark - painter.first_mark) continue;
            std::string instead = "n"; // paints nothing
            if (!painter.inner.empty() && kept > 0) {
                QPDFObjectHandle form = QPDFObjectHandle(painter.form).copyStream();
                QPDFObjectHandle resources = form.getDict().getKey("/Resources");
                if (resources.isDictionary())
                    form.getDict().replaceKey("/Resources", resources = resources.shallowCopy());
                form.replaceStreamData(keep_marks(read_stream(painter.form, budget_), painter.inner, is_kept,
                                                  resources.isDictionary() ? own_forms(resources) : forms),
                                       QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
                const std::string name = fmt::format("/Part{}", form.getObjectID());
                forms.replaceKey(name, form);
                instead = fmt::format("n {} Do", name);
            }
            content.replace(painter.begin, painter.end - painter.begin, instead);
        }
        return content;
    }
    /// Returns operators that draw the forms of a layer.
    static std::string draw_forms(const Layer& layer, const geom::Affine& to_page, QPDFObjectHandle forms) {
        std::string content;
        for (const ReadDrawing* drawing : layer) {
            QPDFObjectHandle form = drawing->form;
            const geom::Affine own = pdf::read_matrix(form.getDict().getKey("/Matrix")); // is in the place
            const geom::Affine m = to_page * drawing->place * geom::inverse(own);
            const std::string name = fmt::format("/Drawing{}", form.getObjectID());
            forms.replaceKey(name, form);
            content += fmt::format("q {:.9f} {:.9f} {:.9f} {:.9f} {:.9f} {:.9f} cm {} Do Q\n", m.a, m.b, m.c,
                                   m.d, m.e, m.f, name);
        }
        return content;
    }
    /// Returns the forms that a content with these resources can name, shared with no other.
    static QPDFObjectHandle own_forms(QPDFObjectHandle resources) {
        QPDFObjectHandle forms = resources.getKey("/XObject");
        forms = forms.isDictionary() ? forms.shallowCopy() : QPDFObjectHandle::newDictionary();
        resources.replaceKey("/XObject", forms);
        return forms;
    }
    static QPDFObjectHandle own_forms(QPDFPageObjectHelper& page) {
        QPDFObjectHandle resources = page.getAttribute("/Resources", true);
        if (!resources.isDictionary())
            page.getObjectHandle().replaceKey("/Resources", resources = QPDFObjectHandle::newDictionary());
        return own_forms(resources);
    }

    QPDF& file_;
    const ReadDeck& deck_;
    std::vector<Layers> layers_; ///< of the pages
    ReadingBudget budget_{.bytes = std::numeric_limits<std::size_t>::max()};
};

} // namespace

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
