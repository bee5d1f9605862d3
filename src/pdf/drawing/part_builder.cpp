#include "pdf/drawing/part.hpp"

#include "pdf/content/path.hpp"

#include <spotit/base/numbers.hpp>

#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

namespace spotit::pdf {

void append_path(std::string& content, const geom::Path& path, int decimals, PathUse use) {
    using Verb = geom::Path::Verb;
    const auto add = [&](std::span<const geom::Point> points, std::string_view operation) {
        for (const geom::Point point : points)
            for (const double value : {point.x, point.y})
                content += base::format_number(value, decimals) + ' ';
        content += operation;
    };
    const std::vector<geom::Path::Step> steps = path.list_steps();
    geom::Point begin, pen;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto& [verb, points] = steps[i];
        const Verb next = i + 1 < steps.size() ? steps[i + 1].verb : Verb::Move;
        const bool is_drawn = next == Verb::Line || next == Verb::Curve;
        const bool is_end = next == Verb::Close || (next == Verb::Move && use == PathUse::Fill);
        if (verb == Verb::Move) begin = points[0];
        if (verb == Verb::Move && is_drawn) add(points, "m ");
        if (verb == Verb::Line && !(is_end && points[0] == begin)) add(points, "l "); // closing draws it
        if (verb == Verb::Close && use == PathUse::Stroke) content += "h ";
        if (verb == Verb::Curve && points[0] == pen)
            add(points.subspan(1), "v ");
        else if (verb == Verb::Curve && points[1] == points[2])
            add(std::array{points[0], points[2]}, "y ");
        else if (verb == Verb::Curve)
            add(points, "c ");
        pen = points.empty() ? begin : points.back();
    }
}

std::string ResourceList::add(char letter, Resource resource) {
    const auto find_font = [](const Resource& each) { return each.font ? &**each.font : nullptr; };
    for (const Resource& known : all_)
        if (known.category == resource.category && known.value == resource.value &&
            known.part == resource.part && find_font(known) == find_font(resource))
            return known.name;
    return add_new(letter, std::move(resource));
}

std::string ResourceList::add_new(char letter, Resource resource) {
    if (resource.name.empty()) resource.name = letter + std::to_string(all_.size());
    return all_.emplace_back(std::move(resource)).name;
}

Object PartBuilder::build(const SharedPart& part) {
    if (const auto known = built_.find(part); known != built_.end()) return known->second;
    for (const drawing::Text::Run& run : part->runs) fonts_.add(run);
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
        Object object = font ? fonts_.find(*font) : value.empty() ? build(part) : Object::parse(value);
        if (!value.empty() && part) object.getKey("/SMask").replaceKey("/G", build(part));
        all.add(category, name, object);
    }
    return all.make_dictionary();
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
