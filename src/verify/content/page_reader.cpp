// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/page_reader.hpp"

#include "verify/content/interpreter.hpp"

namespace spotit::verify {

geom::Box Frame::bounds() const {
    geom::Box box;
    for (const geom::Point corner : corners) box.add(corner);
    return box;
}

int PageReader::paint_number(std::string paint) {
    return paints_.emplace(std::move(paint), static_cast<int>(paints_.size())).first->second;
}

std::shared_ptr<const FontCodes> PageReader::font(QPDFObjectHandle dictionary) {
    if (!dictionary.isDictionary()) dictionary = QPDFObjectHandle::newDictionary();
    if (!dictionary.isIndirect()) return std::make_shared<FontCodes>(dictionary, budget_);
    auto& known = fonts_[dictionary.getObjGen()];
    if (!known) known = std::make_shared<FontCodes>(dictionary, budget_);
    return known;
}

std::shared_ptr<const std::string> PageReader::form_content(QPDFObjectHandle form) {
    static const auto nothing = std::make_shared<const std::string>();
    if (const auto known = forms_.find(form.getObjGen()); known != forms_.end())
        return !known->second || budget_.charge(known->second->size()) ? known->second : nothing;
    auto content = std::make_shared<const std::string>(stream_data(form, budget_));
    const bool matters = content->find("Do") != std::string::npos || content->find("BT") != std::string::npos;
    if (detail_ == Detail::Forms && !matters) content = nullptr;
    return forms_[form.getObjGen()] = content;
}

std::shared_ptr<const ImageColors> PageReader::image(QPDFObjectHandle image) {
    auto& known = images_[image.getObjGen()];
    if (!known || !image.isIndirect()) known = std::make_shared<ImageColors>(read_image(image, budget_));
    return known;
}

bool PageReader::may_add(std::size_t present, std::size_t max) {
    budget_.spent = budget_.spent || present >= max;
    return present < max;
}

PageContents PageReader::read(QPDFPageObjectHelper page, const PageView& view) {
    PageContents found;
    std::string content;
    for (QPDFObjectHandle& stream : page.getPageContents())
        content.append(stream_data(stream, budget_)).append("\n");
    Interpreter(*this, found, page.getAttribute("/Resources", false), view.from_page).run(content);
    return found;
}

} // namespace spotit::verify
