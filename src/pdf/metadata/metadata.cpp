#include "pdf/metadata/metadata.hpp"

#include <spotit/base/hash.hpp>
#include <spotit/base/join.hpp>
#include <spotit/base/utf8.hpp>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDFEFStreamObjectHelper.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>

#include <algorithm>
#include <ctime>

namespace spotit::pdf {
namespace {

/// Returns the deck's title or, if it has none, the name of its theme: PDF/X-1a and X-4 files must have a
/// title.
std::string choose_title(const document::Document& document, const FileInfo& info) {
    return document.title.empty() ? std::filesystem::path(info.theme_name).stem().string() : document.title;
}

/// XML can't represent most control characters.
std::string escape(std::string_view text) {
    std::string plain(text);
    for (char& character : plain)
        if (static_cast<unsigned char>(character) < 0x20) character = ' ';
    return base::escape_markup(plain);
}

std::string write_element(std::string_view name, std::string_view text) {
    if (text.empty()) return {};
    return fmt::format("   <{0}>{1}</{0}>\n", name, escape(text));
}

/// Returns an array: a language alternative, an ordered list of people, or a bag of keywords.
std::string write_array(std::string_view name, std::string_view container,
                        std::span<const std::string> texts) {
    if (texts.empty()) return {};
    const std::string_view language = container == "rdf:Alt" ? " xml:lang=\"x-default\"" : "";
    std::string items;
    for (const std::string& text : texts)
        items += fmt::format("<rdf:li{}>{}</rdf:li>", language, escape(text));
    return fmt::format("   <{0}><{1}>{2}</{1}></{0}>\n", name, container, items);
}
std::string write_text(std::string_view name, std::string_view container, const std::string& text) {
    return text.empty() ? "" : write_array(name, container, {&text, 1});
}

/// PDF/A requires a description of every nonstandard property (ISO 19005-2, 6.6.2.3).
constexpr std::string_view deck_schema =
    R"(  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
   <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Decks of cards</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>https://spotit-print.invalid/ns/1.0/</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>deck</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
     <pdfaProperty:name>Kind</pdfaProperty:name>
     <pdfaProperty:valueType>Text</pdfaProperty:valueType>
     <pdfaProperty:category>internal</pdfaProperty:category>
     <pdfaProperty:description>What the cards of the deck have in common: the rule by which they were made</pdfaProperty:description>
    </rdf:li></rdf:Seq></pdfaSchema:property>
   </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>
)";

std::string write_conformance(const WriteContext& context) {
    const Standard& standard = context.standard();
    std::string text;
    if (standard.is_x()) {
        const bool is_x4 = standard.conformance == Conformance::X4;
        text += write_element(is_x4 ? "pdfxid:GTS_PDFXVersion" : "pdfx:GTS_PDFXVersion",
                              base::find_enum_name(standard_names, standard.conformance));
        text += write_element("pdf:Trapped", "False");
    }
    if (standard.archive_part == 0) return text;
    text += write_element("pdfaid:part", std::to_string(standard.archive_part));
    return text + write_element("pdfaid:conformance", "B") +
           write_element("deck:Kind", context.file_info.deck_kind);
}

constexpr std::string_view packet_start =
    "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
    "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
    " <rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
    "  <rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\""
    " xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:xmpMM=\"http://ns.adobe.com/xap/1.0/mm/\""
    " xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" xmlns:pdfx=\"http://ns.adobe.com/pdfx/1.3/\""
    " xmlns:pdfxid=\"http://www.npes.org/pdfx/ns/id/\" xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\""
    " xmlns:deck=\"https://spotit-print.invalid/ns/1.0/\">\n"
    "   <dc:format>application/pdf</dc:format>\n";

constexpr Standard standards[]{
    {Conformance::Pdf17, "1.7"},
    {Conformance::X4, "1.6", true, "/GTS_PDFX"},
    {Conformance::X1a, "1.4", false, "/GTS_PDFX"},
    {Conformance::A2b, "1.7", true, "/GTS_PDFA1", 2},
    {Conformance::A3b, "1.7", true, "/GTS_PDFA1", 3},
};
static_assert(base::is_complete(standards, &Standard::conformance));

/// Returns the value of /Duplex: the edge along which a printer has to flip the paper so that the backs meet
/// their fronts; "/Simplex" for documents with one side.
std::string choose_duplex_value(const document::Document& document) {
    for (const document::Side side : {document::Side::Front, document::Side::Back})
        if (std::ranges::find(document.pages, side, &document::Page::side) == document.pages.end())
            return "/Simplex";
    const bool around_vertical = document.flip != sheet::DuplexFlip::Over;
    const bool around_long = around_vertical == (document.paper.height >= document.paper.width);
    return around_long ? "/DuplexFlipLongEdge" : "/DuplexFlipShortEdge";
}

/// Returns the pages' names as page labels (ISO 32000-1, 12.4.2).
Object make_page_labels(const document::Document& document) {
    Object numbers = Object::newArray();
    bool counting = false;
    for (std::size_t i = 0; i < document.pages.size(); ++i) {
        const std::string& name = document.pages[i].name;
        const bool plain = name == std::to_string(i + 1);
        if (plain && counting) continue;
        counting = plain;
        Object label = Object::newDictionary({plain ? std::pair("/S", Object::newName("/D"))
                                                    : std::pair("/P", Object::newUnicodeString(name))});
        if (plain && i > 0) label.replaceKey("/St", Object::newInteger(static_cast<long long>(i) + 1));
        numbers.appendItem(Object::newInteger(static_cast<long long>(i)));
        numbers.appendItem(label);
    }
    return Object::newDictionary({{"/Nums", numbers}});
}

/// Only some viewers obey these, so the sheets have rulers too (ISO 32000-1, 12.2).
/// Has the keys that the file's version of PDF knows: others are refused by strict readers, such as pdfcpu.
Object make_viewer_preferences(const document::Document& document, std::string_view version) {
    return Object::parse(
        "<< /DisplayDocTitle true " + std::string(version >= "1.6" ? "/PrintScaling /None " : "") +
        (version >= "1.7" ? "/PickTrayByPDFSize true /Duplex " + choose_duplex_value(document) : "") + " >>");
}

void set_text(Object dictionary, const std::string& key, const std::string& text) {
    if (!text.empty()) dictionary.replaceKey(key, Object::newUnicodeString(text));
}

/// Formats seconds since 1970 UTC as "D:20261120213712Z" (ISO 32000-1, 7.9.4).
std::string write_pdf_date(std::int64_t moment) {
    return fmt::format("D:{:%Y%m%d%H%M%S}Z", fmt::gmtime(std::time_t{moment}));
}

Object make_information(const document::Document& document, const WriteContext& context) {
    const Standard& standard = context.standard();
    Object info = Object::newDictionary();
    set_text(info, "/Title", choose_title(document, context.file_info));
    set_text(info, "/Author", context.options.author);
    set_text(info, "/Subject", context.options.subject);
    set_text(info, "/Keywords", base::join(context.options.keywords, ", "));
    set_text(info, "/Creator", context.file_info.producer);
    set_text(info, "/Producer", context.file_info.producer);
    if (const auto moment = context.moment()) {
        info.replaceKey("/CreationDate", Object::newString(write_pdf_date(*moment)));
        info.replaceKey("/ModDate", Object::newString(write_pdf_date(*moment)));
    }
    if (standard.is_x()) info.replaceKey("/Trapped", Object::newName("/False"));
    // GTS_PDFXConformance belongs to PDF/X-1a:2001 (ISO 15930-1), not to the :2003 of ISO 15930-4.
    if (standard.conformance == Conformance::X1a)
        set_text(info, "/GTS_PDFXVersion",
                 std::string(base::find_enum_name(standard_names, standard.conformance)));
    return info;
}

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

/// Returns the metadata of the file in XML (ISO 16684-1), consistent with its information dictionary.
/// `identity` is a UUID that depends on the contents alone.
std::string write_xmp_packet(const document::Document& document, const WriteContext& context,
                             const std::string& identity) {
    const Options& options = context.options;
    // ISO 8601
    const std::string date =
        fmt::format("{:%Y-%m-%dT%H:%M:%S}Z", fmt::gmtime(std::time_t{context.moment().value_or(0)}));
    std::string text(packet_start);
    text += write_text("dc:title", "rdf:Alt", choose_title(document, context.file_info)) +
            write_text("dc:creator", "rdf:Seq", options.author);
    text += write_text("dc:description", "rdf:Alt", options.subject) +
            write_array("dc:subject", "rdf:Bag", options.keywords);
    text += write_element("pdf:Keywords", base::join(options.keywords, ", "));
    text += write_element("pdf:Producer", context.file_info.producer);
    text += write_element("xmp:CreatorTool", context.file_info.producer);
    for (const char* name : {"xmp:CreateDate", "xmp:ModifyDate", "xmp:MetadataDate"})
        text += write_element(name, date);
    text += write_element("xmpMM:DocumentID", identity) + write_element("xmpMM:InstanceID", identity);
    text += write_element("xmpMM:VersionID", "1") + write_element("xmpMM:RenditionClass", "default");
    text += write_conformance(context) + "  </rdf:Description>\n";
    if (context.standard().archive_part > 0 && !context.file_info.deck_kind.empty()) text += deck_schema;
    text += " </rdf:RDF>\n</x:xmpmeta>\n";
    // Padding for other programs to edit the packet in place, as the standard advises.
    for (int line = 0; line < 10; ++line) text.append(99, ' ') += '\n';
    return text + "<?xpacket end=\"w\"?>";
}

} // namespace

void add_metadata(QPDF& file, const document::Document& document, const WriteContext& context,
                  const std::string& identity) {
    file.getTrailer().replaceKey("/Info", file.makeIndirectObject(make_information(document, context)));
    Object root = file.getRoot();
    root.replaceKey("/ViewerPreferences", make_viewer_preferences(document, context.standard().version));
    root.replaceKey("/PageLabels", make_page_labels(document));
    set_text(root, "/Lang", document.language);
    if (context.standard().plain()) return;
    Object packet = Object::newStream(&file, write_xmp_packet(document, context, identity));
    packet.replaceDict(Object::parse("<< /Type /Metadata /Subtype /XML >>"));
    root.replaceKey("/Metadata", packet);
}

std::string hash_content(QPDF& file, std::span<const std::string> texts) {
    // Two hashes with different beginnings: enough to tell files apart, not cryptographic.
    std::uint64_t first = base::fnv_basis, second = base::mix_increment;
    const auto add = [&](std::string_view bytes) {
        first = base::hash_bytes(bytes, first);
        second = base::hash_bytes(bytes, second) ^ first >> 32;
    };
    for (const std::string& text : texts) add(text + '\n');
    for (Object& object : file.getAllObjects())
        if (object.isStream()) {
            const auto data = object.getRawStreamData();
            const void* const bytes = data->getBuffer();
            add({static_cast<const char*>(bytes), data->getSize()});
        }
    const std::uint64_t high = (first & ~0xF000ULL) | 0x8000ULL;
    const std::uint64_t low = (second & ~(3ULL << 62)) | (2ULL << 62);
    return fmt::format("uuid:{:08x}-{:04x}-{:04x}-{:04x}-{:012x}", high >> 32, high >> 16 & 0xFFFF,
                       high & 0xFFFF, low >> 48, low & 0xFFFFFFFFFFFF);
}

void attach_theme(QPDF& file, const WriteContext& context) {
    const FileInfo& file_info = context.file_info;
    const std::string date = write_pdf_date(context.moment().value_or(0));
    const std::string name = file_info.theme_name.empty() ? "theme.yaml" : file_info.theme_name;
    auto stream = QPDFEFStreamObjectHelper::createEFStream(file, file_info.theme);
    stream.setSubtype("application/yaml").setCreationDate(date).setModDate(date);
    auto specification = QPDFFileSpecObjectHelper::createFileSpec(file, name, stream);
    specification.setDescription("the theme this deck was made from");
    Object object = specification.getObjectHandle();
    object.replaceKey("/AFRelationship", Object::newName("/Source"));
    QPDFEmbeddedFileDocumentHelper(file).replaceEmbeddedFile(name, specification);
    file.getRoot().replaceKey("/AF", Object::newArray({object}));
}

const Standard& find_standard(Conformance conformance) {
    return standards[static_cast<std::size_t>(conformance)];
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
