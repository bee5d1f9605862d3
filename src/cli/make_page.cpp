#include "cli/make_output.hpp"

#include "cli/watch/viewer.hpp"

namespace spotit::cli {

int make_page(const MakeOptions& options, Format::PageWriter writer) {
    const Format page{"html", writer};
    const Output output = [&] {
        Output resolved = resolve_output(options.theme_file(), options.output, "html");
        resolved.format = &page;
        return resolved;
    }();
    const int status = make_output(options, output);
    if (status == 0 && options.open) open_viewer(output.name);
    return status;
}

std::vector<Section> page_sections(MakeOptions& options, const char* output_help) {
    return {{"Output",
             {{"-o,--output", "FILE", output_help, &options.output, Value::Output},
              {"--open", "", "open the page in the browser", &options.open}}},
            theme_section(options.theme),
            work_section(options.theme)};
}

} // namespace spotit::cli
