#include "pdf/metadata/metadata.hpp"

#include <fmt/format.h>

namespace spotit::pdf {

std::string describe_card(const document::Document& document, int card) {
    std::string text = std::to_string(card + 1);
    const char* separator = ": ";
    for (const document::PlacedPicture& placed :
         document.faces[static_cast<std::size_t>(card)].pictures(document::Role::Symbol)) {
        const auto picture = static_cast<std::size_t>(placed.picture);
        if (picture >= document.picture_symbols.size()) continue;
        text += separator + document.names[static_cast<std::size_t>(document.picture_symbols[picture])];
        separator = ", ";
    }
    return text;
}

TaggedStructure::TaggedStructure(QPDF& file, const document::Document& document)
    : file_(file)
    , document_(document)
    , root_(file.makeIndirectObject(Object::parse("<< /Type /StructTreeRoot >>")))
    , whole_(file.makeIndirectObject(Object::parse("<< /S /Document >>"))) {}

int TaggedStructure::begin_page(Object page) {
    page_ = page;
    of_page_ = Object::newArray();
    by_page_.appendItem(Object::newInteger(pages_));
    by_page_.appendItem(of_page_);
    return pages_++;
}

std::string TaggedStructure::add(Object element, const char* type) {
    const int number = of_page_.getArrayNItems();
    element.replaceKey("/S", Object::newName(type));
    element.replaceKey("/P", whole_);
    element.replaceKey("/Pg", page_);
    element.replaceKey("/K", Object::newInteger(number));
    element = file_.makeIndirectObject(element);
    elements_.appendItem(element);
    of_page_.appendItem(element);
    return fmt::format("{} <</MCID {}>> BDC", type, number);
}

std::string TaggedStructure::add_face(int face) {
    if (face >= document_.card_count) return artifact_tag();
    Object element = Object::newDictionary();
    element.replaceKey("/Alt", Object::newUnicodeString(describe_card(document_, face)));
    return add(element, "/Figure");
}

std::string TaggedStructure::add_text() {
    return add(Object::newDictionary(), "/P");
}

void TaggedStructure::finish() {
    whole_.replaceKey("/P", root_);
    whole_.replaceKey("/K", elements_);
    root_.replaceKey("/K", whole_);
    Object tree = Object::newDictionary();
    tree.replaceKey("/Nums", by_page_);
    root_.replaceKey("/ParentTree", file_.makeIndirectObject(tree));
    root_.replaceKey("/ParentTreeNextKey", Object::newInteger(pages_));
    file_.getRoot().replaceKey("/StructTreeRoot", root_);
    file_.getRoot().replaceKey("/MarkInfo", Object::parse("<< /Marked true >>"));
}

} // namespace spotit::pdf
