#include "verify/content/resources.hpp"

#include "pdf/content/operations.hpp"
#include "pdf/text/hidden_text.hpp"

#include <fmt/format.h>
#include <qpdf/Pl_Function.hh>
#include <qpdf/QUtil.hh>

#include <algorithm>
#include <functional>
#include <set>
#include <stdexcept>
#include <vector>

namespace spotit::verify {
namespace {

constexpr int max_nesting = 40;

/// The keys that programs change without changing the drawing.
const std::set<std::string> meaningless_keys{"/DecodeParms",  "/Filter",        "/LastModified", "/Length",
                                             "/Metadata",     "/Name",          "/OC",           "/Parent",
                                             "/StructParent", "/StructParents", "/PieceInfo"};

constexpr std::size_t max_code_length = 4, max_meaning = 64, cost_of_meaning = 400; // bytes

std::string decode_operand(const pdf::Operation& operation, std::size_t i) {
    return i < operation.operands.size() ? pdf::decode_string(operation.operands[i].string).value_or("") : "";
}

std::size_t read_code(std::string_view bytes) {
    std::size_t code = 0;
    for (const char byte : bytes) code = code << 8 | static_cast<unsigned char>(byte);
    return code;
}

/// Adds the codes of a table and their meanings in UTF-8.
void add_meanings(std::map<std::size_t, std::string>& meanings, const pdf::Operation& table,
                  ReadingBudget& budget) {
    const auto add = [&](std::size_t code, const std::string& utf16) {
        if (budget.charge(cost_of_meaning))
            meanings[code] = QUtil::utf16_to_utf8("\xFE\xFF" + utf16.substr(0, max_meaning));
    };
    const std::size_t count = table.operands.size();
    for (std::size_t i = 0; i < count && !budget.spent; ++i) {
        std::size_t code = read_code(decode_operand(table, i));
        const std::size_t last = table.word == "endbfrange" ? read_code(decode_operand(table, ++i)) : code;
        // The meaning is a string for the first code, whose last byte counts up, or a list.
        std::string utf16 = decode_operand(table, ++i);
        const bool is_list = i < count && table.operands[i].string == "[";
        while (is_list && ++i < count && table.operands[i].string != "]")
            add(code++, decode_operand(table, i));
        for (; !is_list && code <= last && !budget.spent; ++code) {
            add(code, utf16);
            if (!utf16.empty()) ++utf16.back();
        }
    }
}

/// Returns the resources that the content names.
std::vector<QPDFObjectHandle> list_used(QPDFObjectHandle resources, const std::string& content) {
    std::vector<QPDFObjectHandle> used;
    for (const std::string& category :
         resources.isDictionary() ? resources.getKeys() : std::set<std::string>())
        if (QPDFObjectHandle named = resources.getKey(category); named.isDictionary())
            for (const std::string& name : named.getKeys())
                if (content.find(name) != std::string::npos) used.push_back(named.getKey(name));
    return used;
}

} // namespace

bool ReadingBudget::charge(std::size_t amount) {
    spent = spent || amount > bytes;
    bytes -= std::min(amount, bytes);
    return !spent;
}

std::string read_stream(QPDFObjectHandle stream, ReadingBudget& budget, qpdf_stream_decode_level_e level) {
    std::string data;
    // Stops before a few bytes that unpack to gigabytes are in memory.
    Pl_Function collect("collect", nullptr, [&](const unsigned char* bytes, std::size_t length) {
        if (!budget.charge(length)) throw std::length_error("there is more than is read");
        data.append(reinterpret_cast<const char*>(bytes), length);
    });
    bool is_whole = false;
    try {
        is_whole = stream.pipeStreamData(&collect, nullptr, 0, level, true, false);
    } catch (const std::exception&) {
        // Our own, or of a filter: what came before it is what can be read.
    }
    if (!is_whole) require_room();
    return budget.spent ? std::string() : data;
}

void require_room() {
    constexpr std::size_t filter_room = std::size_t{16} << 20U; // bytes; zlib takes 40 kB
    ::operator delete(::operator new(filter_room));
}

int ContentIds::find_number(QPDFObjectHandle object) {
    return numbers_.emplace(hash(object, 0), static_cast<int>(numbers_.size())).first->second;
}

std::size_t ContentIds::hash(QPDFObjectHandle object, int depth) {
    if (depth > max_nesting || (budget_.spent && !object.isIndirect())) return 0;
    if (object.isIndirect())
        if (const auto [known, is_new] = known_.try_emplace(object.getObjGen(), 0); !is_new)
            return known->second;
    // Images can be huge, and equal ones are packed in the same way.
    QPDFObjectHandle dictionary = object.isStream() ? object.getDict() : object;
    const bool is_image = dictionary.isDictionaryOfType("", "/Image");
    std::string text = object.isStream()
                           ? read_stream(object, budget_, is_image ? qpdf_dl_none : qpdf_dl_specialized)
                           : std::string();
    const std::string content = text;
    // What is nowhere opaque is drawn as pixels below its form in PDF/X-1a, and that is empty.
    const bool is_empty = content.find_first_not_of(" \r\n") == std::string::npos;
    const auto add = [&](const QPDFObjectHandle& part) { text += fmt::format(" {}", hash(part, depth + 1)); };
    if (dictionary.isDictionary()) {
        for (const std::string& key : dictionary.getKeys())
            if (object.isStream() && key == "/Resources")
                for (const QPDFObjectHandle& used : list_used(dictionary.getKey(key), content)) add(used);
            else if (!meaningless_keys.contains(key) && (is_empty || key != "/BBox")) {
                text += key;
                add(dictionary.getKey(key));
            }
    } else if (object.isArray()) {
        for (const QPDFObjectHandle& item : object.getArrayAsVector()) add(item);
    } else {
        text = object.unparseResolved();
    }
    // Direct objects are read again for each of their uses.
    if (!object.isIndirect()) budget_.charge(text.size());
    const std::size_t result = std::hash<std::string>()(text);
    if (object.isIndirect()) known_[object.getObjGen()] = result;
    return result;
}

std::optional<std::string> find_missing_font(QPDFObjectHandle font) {
    QPDFObjectHandle subtype = font.getKey("/Subtype");
    // Type 3 has its glyphs in itself; descendants belong to another font.
    if (!subtype.isName() || subtype.getName() == "/Type3" || subtype.getName().starts_with("/CIDFontType"))
        return std::nullopt;
    QPDFObjectHandle descendants = font.getKey("/DescendantFonts"), name = font.getKey("/BaseFont");
    if (descendants.isArray() && descendants.getArrayNItems() > 0) font = descendants.getArrayItem(0);
    QPDFObjectHandle descriptor = font.isDictionary() ? font.getKey("/FontDescriptor") : font;
    for (const char* const key : {"/FontFile", "/FontFile2", "/FontFile3"})
        if (descriptor.isDictionary() && descriptor.hasKey(key)) return std::nullopt;
    return name.isName() ? name.getName().substr(1) : "without a name";
}

FontCodes::FontCodes(QPDFObjectHandle font, ReadingBudget& budget)
    : missing_font(find_missing_font(font)) {
    QPDFObjectHandle base = font.getKey("/BaseFont"), map = font.getKey("/ToUnicode");
    is_hidden_font = base.isName() && base.getName().find(pdf::hidden_font_name) != std::string::npos;
    if (font.hasKey("/DescendantFonts")) length = 2;
    const std::string cmap = map.isStream() ? read_stream(map, budget) : std::string();
    pdf::OperationReader operations(cmap);
    while (const pdf::Operation* operation = operations.read_next()) {
        if (operation->word == "endcodespacerange")
            length = std::clamp<std::size_t>(decode_operand(*operation, 0).size(), 1, max_code_length);
        else if (operation->word == "endbfchar" || operation->word == "endbfrange")
            add_meanings(meanings, *operation, budget);
    }
}

std::string FontCodes::decode(std::string_view bytes) const {
    std::string text;
    for (; bytes.size() >= length; bytes.remove_prefix(length)) {
        const auto meaning = meanings.find(read_code(bytes.substr(0, length)));
        text += meaning == meanings.end() ? "\xEF\xBF\xBD" : meaning->second;
    }
    return text;
}

} // namespace spotit::verify
