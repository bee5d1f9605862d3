#include "pdf/metadata/metadata.hpp"

#include <fmt/format.h>

namespace spotit::pdf {
namespace {

/// Returns the alternate text of a card: "3: dog, cat".
std::string describe_card(const document::Document& document, int card) {
    std::string text = std::to_string(card + 1);
    const char* separator = ": ";
    for (const document::PlacedPicture& placed :
         document.faces[static_cast<std::size_t>(card)].list_pictures(document::Role::Symbol)) {
        const auto picture = static_cast<std::size_t>(placed.picture);
        if (picture >= document.picture_symbols.size()) continue;
        text += separator + document.names[static_cast<std::size_t>(document.picture_symbols[picture])];
        separator = ", ";
    }
    return text;
}

} // namespace

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

std::string TaggedStructure::add(const char* type, std::map<std::string, Object> element) {
    const int number = of_page_.getArrayNItems();
    element.insert(
        {{"/S", Object::newName(type)}, {"/P", whole_}, {"/Pg", page_}, {"/K", Object::newInteger(number)}});
    const Object object = file_.makeIndirectObject(Object::newDictionary(element));
    elements_.appendItem(object);
    of_page_.appendItem(object);
    return fmt::format("{} <</MCID {}>> BDC", type, number);
}

std::string TaggedStructure::add_face(int face) {
    if (face >= document_.card_count) return write_artifact_tag();
    return add("/Figure", {{"/Alt", Object::newUnicodeString(describe_card(document_, face))}});
}

void TaggedStructure::finish() {
    whole_.replaceKey("/P", root_);
    whole_.replaceKey("/K", elements_);
    root_.replaceKey("/K", whole_);
    root_.replaceKey("/ParentTree", file_.makeIndirectObject(Object::newDictionary({{"/Nums", by_page_}})));
    root_.replaceKey("/ParentTreeNextKey", Object::newInteger(pages_));
    file_.getRoot().replaceKey("/StructTreeRoot", root_);
    file_.getRoot().replaceKey("/MarkInfo", Object::parse("<< /Marked true >>"));
}

} // namespace spotit::pdf
