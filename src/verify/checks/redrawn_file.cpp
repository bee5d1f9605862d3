#include "verify/checks/looks.hpp"

#include "pdf/content/operations.hpp"

#include <fmt/format.h>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>

namespace spotit::verify {
namespace {

/// Takes from the pages what is drawn at labels, and draws it again on top.
struct Redrawer {
    QPDF& file;
    const ReadDeck& deck;
    ReadingBudget budget{.bytes = std::numeric_limits<std::size_t>::max()};

    void redraw() {
        file.getRoot().removeKey("/OCProperties"); // layers that are off
        QPDFPageDocumentHelper pages(file);
        pages.pushInheritedAttributesToPage();
        std::size_t number = 0;
        for (QPDFPageObjectHelper& page : pages.getAllPages()) {
            page.getObjectHandle().removeKey("/Annots");
            for (const std::string& content : divide(page, number++)) {
                QPDFPageObjectHelper copy = page.shallowCopyPage();
                copy.getObjectHandle().replaceKey("/Contents", file.newStream(content));
                pages.addPageAt(copy, true, page);
            }
            pages.removePage(page);
        }
    }

    /// Divides the operators that paint among the page without drawings and the layers; forms are drawn by
    /// themselves.
    std::vector<std::string> divide(QPDFPageObjectHelper& page, std::size_t number) {
        const PageView& view = deck.views[number];
        if (view.layers == 0) return {};
        std::map<std::size_t, std::size_t> layer_of_mark; // from 1; above all where its form is drawn instead
        std::vector<std::string> on_top(view.layers + 1);
        const geom::Affine to_page = geom::inverse(view.from_page);
        QPDFObjectHandle forms = own_forms(page.getObjectHandle());
        for (const ReadCard& card : deck.cards)
            for (const ReadSymbol& symbol : card.symbols) {
                if (card.page != static_cast<int>(number + 1) || !symbol.drawing) continue;
                const ReadDrawing& drawing = *symbol.drawing;
                const bool is_form = !deck.is_measured && !drawing.is_image;
                for (const std::size_t mark : drawing.marks)
                    layer_of_mark[mark] = (is_form ? view.layers : drawing.layer) + 1;
                if (is_form) on_top[drawing.layer + 1] += draw_form(drawing, to_page, forms);
            }
        const std::string all = read_content(page, budget);
        std::vector<std::string> contents;
        for (std::size_t layer = 0; layer <= view.layers; ++layer) {
            const auto is_here = [&](const auto& mark) { return mark.second == layer; };
            std::string content = on_top[layer];
            if (layer == 0 || std::ranges::any_of(layer_of_mark, is_here))
                content += keep_marks(
                    all, deck.painters[number],
                    [&](std::size_t mark) { return layer_of_mark[mark] == layer; }, forms);
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
                QPDFObjectHandle dictionary = form.getDict();
                const bool has_own = dictionary.getKey("/Resources").isDictionary();
                form.replaceStreamData(keep_marks(read_stream(painter.form, budget), painter.inner, is_kept,
                                                  has_own ? own_forms(dictionary) : forms),
                                       QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
                const std::string name = fmt::format("/Part{}", form.getObjectID());
                forms.replaceKey(name, form);
                instead = fmt::format("n {} Do", name);
            }
            content.replace(painter.begin, painter.end - painter.begin, instead);
        }
        return content;
    }
    /// Returns operators that draw the form of a drawing, which `forms` will know.
    static std::string draw_form(const ReadDrawing& drawing, const geom::Affine& to_page,
                                 QPDFObjectHandle forms) {
        QPDFObjectHandle form = drawing.form;
        const geom::Affine own = pdf::read_matrix(form.getDict().getKey("/Matrix")); // is in the place
        const geom::Affine m = to_page * drawing.place * geom::inverse(own);
        const std::string name = fmt::format("/Drawing{}", form.getObjectID());
        forms.replaceKey(name, form);
        // Its box is no part of what a drawing is, and may cut off some of it.
        form.getDict().replaceKey("/BBox", QPDFObjectHandle::newFromRectangle({-9999, -9999, 9999, 9999}));
        return fmt::format("q {:.9f} {:.9f} {:.9f} {:.9f} {:.9f} {:.9f} cm {} Do Q\n", m.a, m.b, m.c, m.d,
                           m.e, m.f, name);
    }
    /// Returns the forms that the content of a page or form can name, which it no longer shares with others.
    static QPDFObjectHandle own_forms(QPDFObjectHandle owner) {
        const auto copy = [](QPDFObjectHandle all) {
            return all.isDictionary() ? all.shallowCopy() : QPDFObjectHandle::newDictionary();
        };
        QPDFObjectHandle own = owner.replaceKeyAndGetNew("/Resources", copy(owner.getKey("/Resources")));
        return own.replaceKeyAndGetNew("/XObject", copy(own.getKey("/XObject")));
    }
};

} // namespace

std::string write_redrawn(QPDF& file, const ReadDeck& deck) {
    Redrawer{file, deck}.redraw();
    QPDFWriter writer(file);
    writer.setOutputMemory();
    writer.setPreserveEncryption(false);
    writer.setStreamDataMode(qpdf_s_preserve);
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

} // namespace spotit::verify
