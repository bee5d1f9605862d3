#include "verify/content/page_reader.hpp"

#include "verify/content/interpreter.hpp"

#include <utility>

namespace spotit::verify {

int PageReader::paint_number(std::string paint) {
    return paints_.emplace(std::move(paint), static_cast<int>(paints_.size())).first->second;
}

std::shared_ptr<const FontCodes> PageReader::font(QPDFObjectHandle dictionary) {
    if (!dictionary.isDictionary()) dictionary = QPDFObjectHandle::newDictionary();
    auto& known = fonts_[dictionary.getObjGen()];
    if (!known || !dictionary.isIndirect()) known = std::make_shared<FontCodes>(dictionary, budget_);
    return known;
}

const std::string& PageReader::form_content(QPDFObjectHandle form) {
    const auto [known, is_new] = forms_.try_emplace(form.getObjGen());
    std::string& content = known->second;
    if (is_new) content = stream_data(form, budget_);
    const auto has = [&](const char* word) { return content.find(word) != std::string::npos; };
    if (is_new && detail_ == Detail::Forms && !has("Do") && !has("BT")) content.clear();
    return content;
}

std::shared_ptr<const ImageColors> PageReader::image(QPDFObjectHandle image) {
    auto& known = images_[image.getObjGen()];
    if (!known) known = std::make_shared<ImageColors>(read_image(image, budget_));
    return known;
}

PageContents PageReader::read(QPDFPageObjectHelper page, const geom::Affine& shown) {
    PageContents found;
    std::string content;
    for (QPDFObjectHandle& stream : page.getPageContents())
        content.append(stream_data(stream, budget_)).append("\n");
    Interpreter(*this, found, page.getAttribute("/Resources", false), shown).run(content);
    return found;
}

} // namespace spotit::verify
