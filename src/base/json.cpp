#include <spotit/base/json.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace spotit::base {
namespace {

using Library = nlohmann::ordered_json;

/// Values are read recursively: what is nested deeper could take all of the stack.
constexpr int max_depth = 200;

/// Returns whether a text stands in JSON as it is.
bool is_plain(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
}

/// Writes values as the library does, but without a tree of its own, which takes most of the time.
class Writer {
public:
    Writer(int indent, bool is_ascii)
        : indent_(indent)
        , is_ascii_(is_ascii) {}

    void write(const Json& json) {
        if (json.is_string()) return write(json.string());
        if (!json.is_structured()) return write_by_library(convert(json));
        text_ += json.is_array() ? '[' : '{';
        ++depth_;
        for (std::size_t i = 0; i < json.size(); ++i) {
            if (i > 0) text_ += ',';
            begin_line();
            if (json.is_object()) {
                write(json.names()[i]);
                text_ += indent_ > 0 ? ": " : ":";
            }
            write(json.parts()[i]);
        }
        --depth_;
        if (!json.empty()) begin_line();
        text_ += json.is_array() ? ']' : '}';
    }
    std::string take() { return std::move(text_); }

private:
    static Library convert(const Json& json) {
        if (json.is_boolean()) return json.get<bool>();
        if (json.is_integer()) return json.get<long long>();
        if (json.is_float()) return json.get<double>();
        return nullptr;
    }
    void write(const std::string& text) {
        if (!is_plain(text)) return write_by_library(text);
        text_ += '"';
        text_ += text;
        text_ += '"';
    }
    void write_by_library(const Library& value) {
        text_ += value.dump(-1, ' ', is_ascii_, Library::error_handler_t::replace);
    }
    void begin_line() {
        if (indent_ <= 0) return;
        text_ += '\n';
        text_.append(depth_ * static_cast<std::size_t>(indent_), ' ');
    }

    int indent_;
    bool is_ascii_;
    std::size_t depth_ = 0;
    std::string text_;
};

/// Throws std::length_error where the value is nested too deeply.
Json read(const Library& library, int depth = 0) {
    if (depth > max_depth) throw std::length_error("JSON is nested too deeply");
    if (library.is_boolean()) return library.get<bool>();
    if (library.is_number_unsigned())
        return std::min<std::uint64_t>(library.get<std::uint64_t>(), std::numeric_limits<long long>::max());
    if (library.is_number_integer()) return library.get<long long>();
    if (library.is_number_float()) return library.get<double>();
    if (library.is_string()) return library.get_ref<const std::string&>();
    Json json = library.is_array() ? Json::array() : library.is_object() ? Json::object() : Json();
    if (library.is_array())
        for (const Library& part : library) json.push_back(read(part, depth + 1));
    if (library.is_object())
        for (const auto& [name, part] : library.get_ref<const Library::object_t&>())
            json[name] = read(part, depth + 1);
    return json;
}

std::string dump(const Json& json, int indent, bool is_ascii) {
    Writer writer(indent, is_ascii);
    writer.write(json);
    return writer.take();
}

} // namespace

Json::Json(std::initializer_list<Json> parts) {
    const bool is_object = std::ranges::all_of(parts, [](const Json& part) {
        return part.is_array() && part.size() == 2 && part.parts_.front().is_string();
    });
    type_ = is_object ? Type::Object : Type::Array;
    for (const Json& part : parts)
        if (is_object)
            (*this)[part.parts_[0].string_] = part.parts_[1];
        else
            parts_.push_back(part);
}

Json Json::array(std::initializer_list<Json> parts) {
    Json json;
    json.type_ = Type::Array;
    json.parts_ = parts;
    return json;
}

Json Json::object() {
    Json json;
    json.type_ = Type::Object;
    return json;
}

std::optional<Json> Json::parse(std::string_view text) {
    try {
        return read(Library::parse(text));
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

std::string Json::dump(int indent) const {
    return base::dump(*this, indent, false);
}

std::string Json::dump_ascii() const {
    return base::dump(*this, -1, true);
}

const Json* Json::find(std::string_view name) const {
    const auto found = std::ranges::find(names_, name);
    return found == names_.end() ? nullptr : &parts_[static_cast<std::size_t>(found - names_.begin())];
}

const Json& Json::at(std::string_view name) const {
    const Json* const member = find(name);
    if (member == nullptr) throw std::domain_error("JSON without a member");
    return *member;
}

Json& Json::operator[](std::string_view name) {
    const auto found = std::ranges::find(names_, name);
    if (found != names_.end()) return parts_[static_cast<std::size_t>(found - names_.begin())];
    type_ = Type::Object;
    names_.emplace_back(name);
    return parts_.emplace_back();
}

void Json::push_back(Json part) {
    type_ = Type::Array;
    parts_.push_back(std::move(part));
}

const Json& Json::require(Type type) const {
    if (type_ != type) throw std::domain_error("JSON of another type");
    return *this;
}

} // namespace spotit::base
