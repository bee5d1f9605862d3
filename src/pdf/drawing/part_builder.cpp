#include "pdf/drawing/part.hpp"

#include "pdf/color/recolor.hpp"
#include "pdf/content/path.hpp"

#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

namespace spotit::pdf {

std::string ResourceList::add(char letter, Resource resource) {
    for (const auto& [category, name, value, part, font] : all_)
        if (category == resource.category && value == resource.value && part == resource.part &&
            font == resource.font)
            return name;
    return add_new(letter, std::move(resource));
}

std::string ResourceList::add_new(char letter, Resource resource) {
    if (resource.name.empty()) resource.name = letter + std::to_string(all_.size());
    return all_.emplace_back(std::move(resource)).name;
}

Object PartBuilder::build(const SharedPart& part) {
    if (const auto known = built_.find(part); known != built_.end()) return known->second;
    for (const symbol::Text::Run& run : part->runs) fonts_.add(run);
    return built_.emplace(part, part->page_file.empty() ? build_stream(*part) : build_page(part->page_file))
        .first->second;
}

Object PartBuilder::build_stream(const Part& part) {
    Object stream = Object::newStream(&file_);
    stream.replaceDict(Object::parse(part.dictionary));
    Object dictionary = stream.getDict();
    Object filter = part.is_packed ? Object::newName("/FlateDecode") : dictionary.getKey("/Filter");
    stream.replaceStreamData(part.data, filter, Object::newNull());
    if (part.soft_mask) dictionary.replaceKey("/SMask", build(part.soft_mask));
    const bool is_image = dictionary.getKey("/Subtype").isNameAndEquals("/Image");
    if (is_image && colors_.inks() != nullptr) change_image(stream, *colors_.inks());
    if (dictionary.getKey("/Subtype").isNameAndEquals("/Form"))
        dictionary.replaceKey("/Resources", build_resources(part.resources));
    return stream;
}

Object PartBuilder::build_resources(const std::vector<Resource>& resources) {
    Resources all;
    for (const auto& [category, name, value, part, font] : resources) {
        Object object = font ? fonts_.find(font) : value.empty() ? build(part) : Object::parse(value);
        if (!value.empty() && part) object.getKey("/SMask").replaceKey("/G", build(part));
        all.add(category, name, object);
    }
    return all.dictionary();
}

Object PartBuilder::build_page(const std::string& page_file) {
    const auto source = sources_.emplace_back(std::make_shared<QPDF>());
    // Cairo sometimes writes a name twice into one resource dictionary; both refer to the same object.
    source->setSuppressWarnings(true);
    source->processMemoryFile("page", page_file.data(), page_file.size());
    QPDFPageObjectHelper page = QPDFPageDocumentHelper(*source).getAllPages().at(0);
    Object form = page.getObjectHandle().getKey("/Contents");
    if (!form.isStream()) throw std::logic_error("a page by Cairo has not exactly one content stream");
    Object dictionary = form.getDict();
    dictionary.replaceKey("/Subtype", Object::newName("/Form"));
    dictionary.replaceKey("/BBox", page.getAttribute("/MediaBox", false));
    dictionary.replaceKey("/Resources", page.getAttribute("/Resources", false));
    if (colors_.inks() != nullptr) change_to_inks(*source, *colors_.inks(), colors_.mixing_space());
    for (Object& object : source->getAllObjects())
        if (object.isFormXObject())
            object.replaceStreamData(pack(shorten_curves(read_stream(object))),
                                     Object::newName("/FlateDecode"), Object::newNull());
    return file_.copyForeignObject(form);
}

} // namespace spotit::pdf
