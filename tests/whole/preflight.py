"""What print shops and archives refuse. The rules of PDF/X-4, PDF/X-1a:2003, PDF/A-2b and PDF/A-3b that a deck can
break, read from the file with pypdf: nothing here knows how the program writes."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from pypdf import PdfReader
from pypdf.generic import ArrayObject, DictionaryObject, IndirectObject, NameObject, StreamObject

X4, X1A, A2B, A3B = "x-4", "x-1a", "a-2b", "a-3b"
NEWEST_VERSION = {X4: 1.6, X1A: 1.4, A2B: 1.7, A3B: 1.7}
INTENT = {X4: "/GTS_PDFX", X1A: "/GTS_PDFX", A2B: "/GTS_PDFA1", A3B: "/GTS_PDFA1"}
BLEND_MODES = {"/Normal", "/Compatible", "/Multiply", "/Screen", "/Overlay", "/Darken", "/Lighten", "/ColorDodge",
               "/ColorBurn", "/HardLight", "/SoftLight", "/Difference", "/Exclusion", "/Hue", "/Saturation", "/Color",
               "/Luminosity"}
RDF = "{http://www.w3.org/1999/02/22-rdf-syntax-ns#}"
# The properties of these PDF/A knows by itself; all others need a description in the file (ISO 19005-2, 6.6.2.3).
KNOWN_TO_ARCHIVES = {"http://purl.org/dc/elements/1.1/", "http://ns.adobe.com/xap/1.0/",
                     "http://ns.adobe.com/xap/1.0/mm/", "http://www.aiim.org/pdfa/ns/id/",
                     "http://www.aiim.org/pdfa/ns/extension/"}
KNOWN_PDF_PROPERTIES = {"Keywords", "PDFVersion", "Producer"}
COLOR_OPERATORS = {"rg": "/DeviceRGB", "RG": "/DeviceRGB", "k": "/DeviceCMYK", "K": "/DeviceCMYK", "g": "/DeviceGray",
                   "G": "/DeviceGray"}
TOKEN = re.compile(rb"\((?:\\.|[^\\()]|\((?:\\.|[^\\()])*\))*\)|<<|>>|<[0-9A-Fa-f\s]*>|\[|\]|/[^\s()<>\[\]{}/%]*"
                   rb"|%[^\r\n]*|[^\s()<>\[\]{}/%]+", re.S)


def value(thing):
    return thing.get_object() if isinstance(thing, IndirectObject) else thing


class Preflight:
    def __init__(self, path, standard):
        self.bytes = Path(path).read_bytes()
        self.standard = standard
        self.archive = standard in (A2B, A3B)
        self.shop = not self.archive
        self.reader = PdfReader(str(path))
        self.root = self.reader.trailer["/Root"]
        self.info = value(self.reader.trailer.get("/Info")) or {}
        self.problems = {}
        self.seen = set()
        self.intent_components = 0

    def wrong(self, rule, detail=""):
        self.problems.setdefault(rule, detail)

    def run(self):
        self.check_file()
        packet = self.check_packet()
        self.check_info(packet)
        self.check_intents()
        self.check_objects()
        self.check_layers()
        self.check_attachments()
        for number, page in enumerate(self.reader.pages, 1):
            self.check_boxes(page, number)
            self.check_drawn(page, f"page {number}")
            contents = value(page["/Contents"])
            streams = contents if isinstance(contents, ArrayObject) else [contents]
            content = b"\n".join(value(stream).get_data() for stream in streams)
            self.check_content(content, page["/Resources"], f"page {number}")
            self.check_resources(page["/Resources"], f"page {number}")
        return self.problems

    # The file as bytes.

    def check_file(self):
        header = re.match(rb"%PDF-(\d\.\d)\r?\n%[\x80-\xff]{4}", self.bytes)
        if not header:
            self.wrong("header")
        elif float(header[1]) > NEWEST_VERSION[self.standard]:
            self.wrong("version", header[1].decode())
        if not re.search(rb"%%EOF\r?\n?$", self.bytes):
            self.wrong("end of file")
        if "/ID" not in self.reader.trailer:
            self.wrong("ID")
        if "/Encrypt" in self.reader.trailer:
            self.wrong("encrypted")
        if self.archive and re.search(rb"[^\r\n]endstream", self.bytes):
            self.wrong("endstream without a line of its own")
        if self.standard == X1A and b"/ObjStm" in self.bytes:
            self.wrong("object streams")

    # What the file says of itself.

    def check_packet(self):
        stream = value(self.root.get("/Metadata"))
        if stream is None:
            if self.standard != X1A:
                self.wrong("no XMP")
            return {}
        if "/Filter" in stream:
            self.wrong("XMP compressed")
        data = stream.get_data()
        if not data.startswith(b'<?xpacket begin="\xef\xbb\xbf" id="W5M0MpCehiHzreSzNTczkc9d"?>'):
            self.wrong("XMP packet")
        tree = ElementTree.fromstring(data.decode("utf-8"))
        properties = {}
        for description in tree.iter(RDF + "Description"):
            for child in description:
                items = [item.text for item in child.iter(RDF + "li")]
                properties[child.tag] = items[0] if items else child.text
        self.check_properties(properties, tree)
        return properties

    def check_properties(self, properties, tree):
        def get(namespace, name):
            return properties.get(f"{{{namespace}}}{name}")
        xmp, mm = "http://ns.adobe.com/xap/1.0/", "http://ns.adobe.com/xap/1.0/mm/"
        if self.shop:
            for namespace, names in ((xmp, ("CreateDate", "ModifyDate", "MetadataDate")),
                                     (mm, ("DocumentID", "VersionID", "RenditionClass")),
                                     ("http://ns.adobe.com/pdf/1.3/", ("Trapped",)),
                                     ("http://purl.org/dc/elements/1.1/", ("title",))):
                for name in names:
                    if not get(namespace, name):
                        self.wrong("XMP lacks " + name)
        if self.standard == X4 and get("http://www.npes.org/pdfx/ns/id/", "GTS_PDFXVersion") != "PDF/X-4":
            self.wrong("XMP lacks GTS_PDFXVersion")
        if self.archive:
            identity = "http://www.aiim.org/pdfa/ns/id/"
            if (get(identity, "part"), get(identity, "conformance")) != (self.standard[2], "B"):
                self.wrong("XMP lacks pdfaid")
            self.check_extensions(properties, tree)

    def check_extensions(self, properties, tree):
        schema = "{http://www.aiim.org/pdfa/ns/schema#}"
        described = set()
        for item in tree.iter(RDF + "li"):
            namespace = item.find(schema + "namespaceURI")
            if namespace is not None:
                names = item.iter("{http://www.aiim.org/pdfa/ns/property#}name")
                described |= {(namespace.text, name.text) for name in names}
        for tag in properties:
            namespace, name = tag[1:].split("}")
            known = namespace in KNOWN_TO_ARCHIVES or (namespace == "http://ns.adobe.com/pdf/1.3/"
                                                       and name in KNOWN_PDF_PROPERTIES)
            if not known and (namespace, name) not in described:
                self.wrong("XMP property not described", tag)

    def check_info(self, packet):
        def date(text):
            found = re.fullmatch(r"D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z", str(text))
            return "{}-{}-{}T{}:{}:{}Z".format(*found.groups()) if found else None
        for key, tag in (("/CreationDate", "CreateDate"), ("/ModDate", "ModifyDate")):
            if key in self.info:
                if date(self.info[key]) is None:
                    self.wrong("date", self.info[key])
                elif packet and packet.get("{http://ns.adobe.com/xap/1.0/}" + tag) != date(self.info[key]):
                    self.wrong("XMP and Info differ", key)
        title = packet.get("{http://purl.org/dc/elements/1.1/}title")
        if packet and title != self.info.get("/Title"):
            self.wrong("XMP and Info differ", "/Title")
        if self.shop and self.info.get("/Trapped") not in ("/True", "/False"):
            self.wrong("Trapped")
        if self.standard == X1A:
            for key in ("/GTS_PDFXVersion", "/Title", "/CreationDate", "/ModDate"):
                if key not in self.info:
                    self.wrong("Info lacks " + key)
            if "/GTS_PDFXConformance" in self.info:
                self.wrong("Info has a key of PDF/X-1a:2001")
        self.check_versions()

    def check_versions(self):
        """Keys that are newer than the version of PDF in the header (ISO 32000-1, tables 150 and 28; ISO 32000-2)."""
        since = {"/PrintScaling": "1.6", "/Duplex": "1.7", "/PickTrayByPDFSize": "1.7", "/NumCopies": "1.7",
                 "/DisplayDocTitle": "1.4", "/Enforce": "2.0"}
        for key in self.root.get("/ViewerPreferences", {}):
            if since.get(key, "1.2") > self.bytes[5:8].decode():
                self.wrong("newer than the header's version", key)

    def check_intents(self):
        intents = [value(intent) for intent in self.root.get("/OutputIntents", [])]
        right = [intent for intent in intents if intent["/S"] == INTENT[self.standard]]
        if len(right) != 1:
            self.wrong("output intent")
            return
        intent = right[0]
        if not intent.get("/OutputConditionIdentifier"):
            self.wrong("output intent without a name")
        stream = value(intent.get("/DestOutputProfile"))
        if stream is None:
            self.wrong("output intent without a profile")
            return
        profile = stream.get_data()
        self.intent_components = {b"CMYK": 4, b"RGB ": 3, b"GRAY": 1}.get(profile[16:20], 0)
        if profile[36:40] != b"acsp" or self.intent_components != stream["/N"]:
            self.wrong("profile")
        if self.shop and profile[12:16] != b"prtr":
            self.wrong("profile is not a press's", profile[12:16].decode())
        if profile[8] > 4 or (profile[8] == 4 and profile[9] >> 4 > 2):
            self.wrong("profile too new")

    # Whatever lies in the file.

    def check_objects(self):
        numbers = set(self.reader.xref_objStm).union(*self.reader.xref.values())
        for number in sorted(numbers - {0}):
            thing = self.reader.get_object(number)
            if isinstance(thing, DictionaryObject):
                self.check_object(thing)

    def check_object(self, thing):
        if isinstance(thing, StreamObject):
            filters = value(thing.get("/Filter", []))
            filters = [filters] if isinstance(filters, NameObject) else filters
            if {"/LZWDecode", "/Crypt"} & set(filters):
                self.wrong("filter")
            if "/F" in thing and thing.get("/Type") != "/Filespec":
                self.wrong("external stream")
        if thing.get("/S") in ("/JavaScript", "/Launch") or "/AA" in thing:
            self.wrong("action")
        if {"/OPI", "/Alternates"} & set(thing) or thing.get("/Subtype") == "/PS":
            self.wrong("OPI, alternates or PostScript")
        if self.archive and thing.get("/Interpolate") is not None and bool(thing["/Interpolate"].value):
            self.wrong("Interpolate")
        if thing.get("/Type") == "/Font":
            self.check_font(thing)

    def check_font(self, font):
        if font["/Subtype"] in ("/Type3", "/CIDFontType0"):
            return
        if font["/Subtype"] == "/Type0":
            font = value(value(font["/DescendantFonts"])[0])
        if font["/Subtype"] == "/CIDFontType2" and "/CIDToGIDMap" not in font:
            self.wrong("CIDToGIDMap", font["/BaseFont"])
        descriptor = value(font.get("/FontDescriptor"))
        if descriptor is None or not {"/FontFile", "/FontFile2", "/FontFile3"} & set(descriptor):
            self.wrong("font not embedded", font.get("/BaseFont"))
        elif "/FontFamily" in descriptor and self.bytes[5:8] < b"1.5":
            self.wrong("newer than the header's version", "/FontFamily")

    def check_layers(self):
        layers = value(self.root.get("/OCProperties"))
        if layers is None:
            return
        if self.standard == X1A:
            self.wrong("layers")
        groups = {reference.idnum for reference in value(layers["/OCGs"])}
        for configuration in [layers["/D"], *value(layers.get("/Configs", []))]:
            configuration = value(configuration)
            if "/Name" not in configuration:
                self.wrong("layers without a name")
            if "/AS" in configuration:
                self.wrong("layers that switch themselves")
            if {reference.idnum for reference in value(configuration.get("/Order", []))} != groups:
                self.wrong("layers not all in order")

    def check_attachments(self):
        names = value(self.root.get("/Names")) or {}
        if "/EmbeddedFiles" in names and self.standard != A3B:
            self.wrong("attachment")
        for file in value(self.root.get("/AF")) or []:
            file = value(file)
            if not {"/F", "/UF", "/AFRelationship", "/EF"} <= set(file):
                self.wrong("attachment's description")
            stream = value(value(file["/EF"])["/F"])
            if "/Subtype" not in stream or "/ModDate" not in value(stream["/Params"]):
                self.wrong("attachment's kind or date")

    # Pages and what they draw.

    def check_boxes(self, page, number):
        def box(name):
            return [float(v) for v in page[name]] if name in page else None

        def inside(inner, outer):
            return all(inner[i] >= outer[i] - 1e-3 for i in (0, 1)) and all(inner[i] <= outer[i] + 1e-3 for i in (2, 3))
        media, trim, bleed = box("/MediaBox"), box("/TrimBox"), box("/BleedBox")
        if self.shop and (trim is None) == ("/ArtBox" not in page):
            self.wrong("TrimBox or ArtBox", f"page {number}")
        if bleed and not inside(bleed, media) or trim and not inside(trim, bleed or media):
            self.wrong("boxes not in each other", f"page {number}")

    def uses(self, space, resources, where):
        defaults = value(value(resources).get("/ColorSpace", {})) if resources else {}
        if self.standard == X1A and space == "/DeviceRGB":
            self.wrong("RGB", where)
        elif space == "/DeviceRGB" and self.intent_components != 3 and "/DefaultRGB" not in defaults:
            self.wrong("RGB of no known kind", where)
        elif space == "/DeviceCMYK" and self.intent_components != 4 and "/DefaultCMYK" not in defaults:
            self.wrong("CMYK of no known kind", where)
        elif space == "/DeviceGray" and self.intent_components == 0 and "/DefaultGray" not in defaults:
            self.wrong("gray of no known kind", where)

    def check_space(self, space, resources, where):
        space = value(space)
        if isinstance(space, NameObject):
            spaces = value(value(resources).get("/ColorSpace", {})) if resources else {}
            if space in ("/DeviceRGB", "/DeviceCMYK", "/DeviceGray"):
                self.uses(space, resources, where)
            elif space in spaces:
                self.check_space(spaces[space], resources, where)
        elif isinstance(space, ArrayObject):
            if space[0] in ("/Separation", "/DeviceN"):
                self.check_space(space[2], resources, where)
            elif space[0] in ("/Indexed", "/Pattern") and len(space) > 1:
                self.check_space(space[1], resources, where)
            elif self.standard == X1A:
                self.wrong("color of no press", where)

    def check_content(self, content, resources, where):
        last, depth = "", 0
        for match in TOKEN.finditer(content):
            word = match[0]
            if word[:1] in b"(<[/%" or word in (b"]", b">>"):
                last = word.decode("latin-1") if word[:1] == b"/" else last
                continue
            word = word.decode("latin-1")
            if word in COLOR_OPERATORS:
                self.uses(COLOR_OPERATORS[word], resources, f"{where}: {word}")
            elif word in ("cs", "CS"):
                self.check_space(NameObject(last), resources, f"{where}: {word}")
            elif word == "PS":
                self.wrong("PostScript", where)
            depth += (word == "q") - (word == "Q")
            if depth > 28:
                self.wrong("q too deep", where)
        if depth != 0:
            self.wrong("q without Q", where)

    def check_drawn(self, thing, where):
        group = value(thing.get("/Group"))
        if group is not None:
            if self.standard == X1A:
                self.wrong("transparency", where)
            elif "/CS" in group:
                self.check_space(group["/CS"], thing.get("/Resources"), where + " group")

    def first_time(self, reference):
        if not isinstance(reference, IndirectObject):
            return True
        first = reference.idnum not in self.seen
        self.seen.add(reference.idnum)
        return first

    def check_resources(self, resources, where):
        resources = value(resources)
        for category in ("/XObject", "/Pattern", "/Shading", "/ExtGState", "/Font"):
            for name, reference in (value(resources.get(category)) or {}).items():
                reference = value(resources[category]).raw_get(name)
                if not self.first_time(reference):
                    continue
                thing, place = value(reference), where + name
                if category == "/XObject":
                    self.check_xobject(thing, resources, place)
                elif category == "/Pattern":
                    self.check_pattern(thing, resources, place)
                elif category == "/Shading":
                    self.check_space(thing["/ColorSpace"], resources, place)
                elif category == "/ExtGState":
                    self.check_state(thing, resources, place)
                elif thing["/Subtype"] == "/Type3":
                    for glyph in thing["/CharProcs"].values():
                        self.check_content(value(glyph).get_data(), thing.get("/Resources", resources), place)

    def check_xobject(self, thing, resources, where):
        if thing["/Subtype"] == "/Image":
            if "/ColorSpace" in thing:
                self.check_space(thing["/ColorSpace"], resources, where)
            if "/SMask" in thing and self.standard == X1A:
                self.wrong("transparency", where)
            return
        own = value(thing.get("/Resources")) or resources
        self.check_drawn(thing, where)
        self.check_content(thing.get_data(), own, where)
        self.check_resources(own, where)

    def check_pattern(self, thing, resources, where):
        if "/Shading" in thing:
            self.check_space(value(thing["/Shading"])["/ColorSpace"], resources, where)
        else:
            self.check_content(thing.get_data(), thing["/Resources"], where)
            self.check_resources(thing["/Resources"], where)

    def check_state(self, state, resources, where):
        if "/TR" in state or state.get("/TR2", "/Default") != "/Default" or "/HTP" in state:
            self.wrong("transfer function", where)
        if state.get("/BM", "/Normal") not in BLEND_MODES:
            self.wrong("blend mode", where)
        mask = value(state.get("/SMask"))
        mixes = isinstance(mask, DictionaryObject) or any(float(state.get(key, 1)) < 1 for key in ("/ca", "/CA"))
        if self.standard == X1A and (mixes or state.get("/BM", "/Normal") not in ("/Normal", "/Compatible")):
            self.wrong("transparency", where)
        if isinstance(mask, DictionaryObject):
            self.check_xobject(value(mask["/G"]), resources, where)


def preflight(path, standard):
    """The rules that the file breaks, each with one place where."""
    return Preflight(path, standard).run()
