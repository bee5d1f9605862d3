#include "verify/content/page_reader.hpp"

#include <utility>

namespace spotit::verify {

int PageReader::paint_number(std::string paint) {
    return paints.emplace(std::move(paint), static_cast<int>(paints.size())).first->second;
}

std::shared_ptr<const FontCodes> PageReader::font(QPDFObjectHandle dictionary) {
    if (!dictionary.isDictionary()) dictionary = QPDFObjectHandle::newDictionary();
    auto& known = fonts[dictionary.getObjGen()];
    if (!known || !dictionary.isIndirect()) known = std::make_shared<FontCodes>(dictionary, budget);
    return known;
}

const std::string& PageReader::form_content(QPDFObjectHandle form) {
    const auto [known, is_new] = forms.try_emplace(form.getObjGen());
    std::string& content = known->second;
    if (is_new) content = stream_data(form, budget);
    const auto has = [&](const char* word) { return content.find(word) != std::string::npos; };
    if (is_new && detail == Detail::Forms && !has("Do") && !has("BT")) content.clear();
    return content;
}

std::shared_ptr<const ImageColors> PageReader::image(QPDFObjectHandle image) {
    auto& known = images[image.getObjGen()];
    if (!known) known = std::make_shared<ImageColors>(read_image(image, budget));
    return known;
}

} // namespace spotit::verify
