//! Names: plain ones, long ones, and all that get in the way of some language.

use std::collections::HashSet;

use crate::random::Random;

/// Ordinary words, which read like real designs.
const PLAIN: &[&str] = &[
    "id",
    "title",
    "owner_name",
    "status",
    "items",
    "count",
    "cursor",
    "created_at",
    "updated_at",
    "notes",
    "price",
    "currency",
    "labels",
    "parent",
    "children",
    "score",
    "limit",
    "query",
    "region",
    "path_prefix",
    "kind_of",
    "email",
    "body",
    "start",
    "end",
    "flags",
    "matrix",
    "payload_size",
    "next_cursor",
    "total",
];

/// Words that mean something in Rust, Python, JavaScript, SQL or here.
const RESERVED: &[&str] = &[
    "type",
    "self",
    "Self",
    "super",
    "crate",
    "fn",
    "async",
    "await",
    "gen",
    "dyn",
    "match",
    "mod",
    "move",
    "ref",
    "static",
    "struct",
    "trait",
    "true",
    "false",
    "None",
    "True",
    "def",
    "class",
    "lambda",
    "import",
    "from",
    "with",
    "yield",
    "pass",
    "is",
    "in",
    "if",
    "else",
    "for",
    "while",
    "loop",
    "return",
    "try",
    "abstract",
    "final",
    "override",
    "macro",
    "unsafe",
    "union",
    "enum",
    "const",
    "let",
    "mut",
    "pub",
    "use",
    "where",
    "virtual",
    "typeof",
    "box",
    "do",
    "raw",
    "safe",
    "auto",
    "tool",
    "toolset",
    "service",
    "method",
    "error",
    "args",
    "result",
    "context",
    "details",
    "injected",
    "package",
    "throws",
    "streams",
    "bind",
    "null",
    "new",
    "default",
    "clone",
    "drop",
    "eq",
    "hash",
    "fmt",
    "into",
    "value",
    "values",
    "key",
    "keys",
    "table",
    "reader",
    "writer",
    "decode",
    "encode",
    "codec",
    "codecs",
    "specs",
    "types",
    "provider",
    "client",
    "spec",
    "call",
    "cx",
    "r",
    "w",
    "t",
    "v",
    "out",
    "name",
    "fields",
    "rest",
    "unwrap",
    "map",
    "len",
    "push",
    "str",
    "int",
    "list",
    "dict",
    "id_",
    "_id",
    "_",
    "__",
    "print",
    "object",
    "register",
    "toolrt",
    "std",
    "core",
    "String",
    "Vec",
    "Option",
    "Ok",
    "Err",
    "Some",
    "vec",
    "format",
    "json",
    "path",
    "string",
    "bool",
    "float",
    "bytes",
    "model_config",
    "__init__",
    "__class__",
    "constructor",
    "prototype",
    "__proto__",
    "toString",
    "arguments",
    "eval",
    "validate",
];

/// Sets of names that are one name after some conversion.
const COLLIDING: &[&str] = &[
    "order_by",
    "orderBy",
    "order-by",
    "OrderBy",
    "ORDER_BY",
    "order__by",
    "created_at2",
    "created_at_2",
    "createdAt2",
    "a1",
    "a_1",
    "A1",
    "a-1",
    "id2",
    "ID",
    "Id",
    "iD",
    "http_url",
    "httpURL",
    "HTTPUrl",
    "HttpUrl",
    "x",
    "X",
    "x_",
    "_x",
];

/// Names that are identifiers in no language, and stand in quotes here.
const ODD: &[&str] = &[
    "$eq",
    "filter[status]",
    "created at",
    "-created_at",
    "+created_at",
    "../x",
    "a.b",
    "a/b",
    "🎉",
    "🎉🎉",
    "名前",
    "名",
    "naïve",
    "",
    " ",
    "  ",
    "1",
    "12",
    "2.5",
    "a b",
    "a\tb",
    "\"quoted\"",
    "back\\slash",
    "it's",
    "{braces}",
    "{{x}}",
    "%%",
    "{%x%}",
    "*/",
    "/*",
    "//",
    "#",
    "a:b",
    "@type",
    "x-trace",
    "é",
    "E\u{301}",
    "ß",
    "İ",
    "ﬁ",
    "\u{202E}abc",
    "\u{200F}",
    "\u{0}",
    "\u{7f}",
    "\n",
    "con",
    "NUL",
    "aux",
    "a,b",
    "a|b",
    "<b>",
    "`tick`",
    "r#type",
    "end ",
    ".",
    "..",
    "~",
    "null",
    "true",
];

/// What names of relatives start from. The short ones are what generated code calls its own things.
const BASES: &[&str] = &[
    "order",
    "note_item",
    "p",
    "s",
    "read",
    "key",
    "field",
    "todo",
];

/// What generated code puts behind a name, in either language.
const SUFFIXES: &[&str] = &[
    "schema",
    "args",
    "item",
    "items",
    "item1",
    "error",
    "result",
    "side",
    "injected",
    "payload",
    "tool",
    "tools",
    "service",
    "value",
    "rest",
    "tail",
    "record",
    "form",
    "completion",
    "answer",
    "type",
    "table",
    "pattern",
    "codecs",
    "specs",
    "types",
    "provider",
    "question",
    "call_hint",
    "result_hint",
    "reminder",
    "argument",
    "hidden",
    "or_null",
    "checked",
    "trait",
    "client",
    "2",
];

/// What generated code puts before a name.
const PREFIXES: &[&str] = &[
    "read", "write", "table", "encode", "plan", "stream", "pages", "default", "kept", "from",
    "async",
];

/// Names that generated code has for itself, whatever the design.
const OURS: &[&str] = &[
    "client",
    "calls",
    "from_service",
    "services",
    "expr",
    "path",
    "each",
    "key",
    "field2",
    "default_field2",
    "specs",
    "toolset",
    "agent",
    "policy",
    "rest",
    "internal",
    "codecs",
    "service",
    "value",
    "p",
    "s",
];

/// How wild the names of a design may be, in percent.
#[derive(Debug, Clone, Copy)]
pub struct Taste {
    /// Words that are reserved somewhere.
    pub reserved: usize,
    /// Words that collide.
    pub colliding: usize,
    /// Names in quotes.
    pub odd: usize,
    /// Names of many letters.
    pub long: usize,
    /// Names that are others of the design with something of ours before or behind them.
    pub kin: usize,
    /// What these are made from.
    pub bases: [&'static str; 2],
}

impl Taste {
    /// The taste of one design: most are mild, so that failures stay readable.
    pub fn of(random: &mut Random) -> Self {
        let bases = [*random.pick(BASES), *random.pick(BASES)];
        let [reserved, colliding, odd, long, kin] = *random.pick(&[
            [0, 0, 0, 0, 0],
            [60, 10, 5, 2, 5],
            [10, 50, 10, 5, 5],
            [25, 15, 30, 10, 0],
            [2, 2, 2, 2, 85],
        ]);
        Self {
            reserved,
            colliding,
            odd,
            long,
            kin,
            bases,
        }
    }

    /// A name for a field, member, variant, tool, …
    pub fn name(self, random: &mut Random) -> String {
        let mut dice = random.below(100);
        for (percent, pool) in [
            (self.reserved, RESERVED),
            (self.colliding, COLLIDING),
            (self.odd, ODD),
        ] {
            if dice < percent {
                return (*random.pick(pool)).to_owned();
            }
            dice -= percent;
        }
        if dice < self.long {
            return long(random, PLAIN);
        }
        if dice - self.long < self.kin {
            let name = self.relative(random);
            return match random.below(8) {
                0 => camel(&name),
                1 => name.to_uppercase(),
                _ => name,
            };
        }
        (*random.pick(PLAIN)).to_owned()
    }

    /// A name that is another one of the design with a part of ours, or one of ours alone.
    fn relative(self, random: &mut Random) -> String {
        if random.chance(10) {
            return (*random.pick(OURS)).to_owned();
        }
        let mut name = (*random.pick(&self.bases)).to_owned();
        for _ in 0..*random.pick(&[0, 1, 1, 1, 2]) {
            name = if random.chance(80) {
                format!("{name}_{}", random.pick(SUFFIXES))
            } else {
                format!("{}_{name}", random.pick(PREFIXES))
            };
        }
        name
    }

    /// A name for an error or a part of a package's name, where the design has relatives.
    pub fn kin_name(self, random: &mut Random) -> Option<String> {
        random.chance(self.kin).then(|| self.relative(random))
    }

    /// A name that `taken` does not have yet; it does afterwards.
    pub fn fresh(self, random: &mut Random, taken: &mut HashSet<String>) -> String {
        for round in 0.. {
            let mut name = self.name(random);
            if round > 8 {
                name = format!("{name}{}", taken.len());
            }
            if taken.insert(name.clone()) {
                return name;
            }
        }
        unreachable!("numbers do not end")
    }

    /// A name for a type, which is an identifier with a capital.
    pub fn type_name(self, random: &mut Random, taken: &mut HashSet<String>) -> String {
        const NOUNS: &[&str] = &[
            "Order", "Item", "Status", "Filter", "Plan", "Step", "User", "Event", "Report",
            "Money", "Tree", "Node", "Label", "Range", "Query",
        ];
        const RESERVED: &[&str] = &[
            "Self",
            "Option",
            "Result",
            "Vec",
            "String",
            "Box",
            "Some",
            "None",
            "Ok",
            "Err",
            "Context",
            "Record",
            "Field",
            "Table",
            "Payload",
            "Decode",
            "Encode",
            "Reader",
            "Writer",
            "Refused",
            "Codec",
            "Tool",
            "Tools",
            "Type",
            "Union",
            "Enum",
            "List",
            "Map",
            "Tuple",
            "Value",
            "Json",
            "Maybe",
            "Secret",
            "Default",
            "Clone",
            "Copy",
            "Debug",
            "Hash",
            "Eq",
            "PartialEq",
            "From",
            "Into",
            "Future",
            "Send",
            "Sync",
            "Static",
            "Client",
            "Specs",
            "Toolset",
            "Internal",
            "Content",
            "Uuid",
            "Date",
            "Path",
            "Bytes",
            "Uri",
            "Email",
            "Number",
            "Object",
            "True",
            "Exception",
            "BaseModel",
            "Struct",
            "Literal",
            "Any",
            "Rest",
            "Iterator",
            "Drop",
            "Args",
            "Injected",
        ];
        const COLLIDING: &[&str] = &[
            "HTTPRequest",
            "HttpRequest",
            "Http_Request",
            "HTTP-Request",
            "URL",
            "Url",
            "ABC",
            "Abc",
            "A-b",
            "A_B",
            "AB",
            "T1",
            "T_1",
            "T-1",
            "X",
            "X_",
            "X__",
        ];
        for round in 0.. {
            let dice = random.below(100);
            let mut name = if dice < self.reserved {
                (*random.pick(RESERVED)).to_owned()
            } else if dice < self.reserved + self.colliding {
                (*random.pick(COLLIDING)).to_owned()
            } else if random.chance(self.long) {
                long(random, NOUNS)
            } else if random.chance(self.kin) {
                camel(&self.relative(random))
            } else {
                (*random.pick(NOUNS)).to_owned()
            };
            if round > 5 {
                name = format!("{name}{}", taken.len());
            }
            if taken.insert(name.clone()) {
                return name;
            }
        }
        unreachable!("numbers do not end")
    }
}

/// A snake-case name in camel case.
fn camel(name: &str) -> String {
    let words = name.split('_').filter(|word| !word.is_empty());
    words
        .map(|word| word[..1].to_uppercase() + &word[1..])
        .collect()
}

/// Many words in one name.
fn long(random: &mut Random, words: &[&str]) -> String {
    let count = random.between(4, 12);
    let words: Vec<&str> = (0..count).map(|_| *random.pick(words)).collect();
    words.join(if words[0].starts_with(char::is_uppercase) {
        ""
    } else {
        "_"
    })
}

/// A name as it is written: as it is, or in quotes where it is no identifier.
pub fn written(name: &str) -> String {
    if is_identifier(name) {
        name.to_owned()
    } else {
        crate::texts::quoted(name)
    }
}

/// Whether a name needs no quotes.
pub fn is_identifier(name: &str) -> bool {
    let bytes = name.as_bytes();
    let Some(first) = bytes.first() else {
        return false;
    };
    if !(first.is_ascii_alphabetic() || *first == b'_') {
        return false;
    }
    bytes.iter().enumerate().all(|(at, byte)| match byte {
        b'-' => bytes.get(at + 1).is_some_and(u8::is_ascii_alphanumeric),
        byte => byte.is_ascii_alphanumeric() || *byte == b'_',
    })
}
