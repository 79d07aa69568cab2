//! Tools by words: which ones a query means, with the scores of `spec/mcp.md`.

use std::fmt::Write;

use toolrt::host::Tool;
use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table::{Field, Record, Rest, Table};
use toolrt::{
    Codec, Context, Handled, Handler, Internal, Registry, Reply, ToolsetBuilder, Value, tool_errors,
};

#[derive(Debug)]
enum Fails {
    Internal(Internal),
}

tool_errors!(Fails {});

macro_rules! tools {
    ($($name:ident = $spec:expr;)*) => {
        static FILES: ToolsetSpec = ToolsetSpec { name: "files", ..ToolsetSpec::EMPTY };

        fn registry() -> Registry {
            $(
                struct $name;

                impl Tool for $name {
                    type Args = Value;
                    type Result = Value;
                    type Error = Fails;
                    type Side = ();

                    fn spec() -> &'static Spec {
                        static SPEC: Spec = $spec;
                        &SPEC
                    }

                    fn result() -> Codec<Value> {
                        Codec::of()
                    }
                }

                impl Handler<()> for $name {
                    type Injected = ();

                    async fn call((): &(), _: &Context, args: Value, (): ()) -> Handled<Self> {
                        Ok(Reply::complete(args))
                    }
                }
            )*
            let registry = Registry::new();
            let mut toolset = ToolsetBuilder::new(&FILES, ());
            $(toolset.tool::<$name>();)*
            registry.register(toolset.build()).unwrap();
            registry
        }
    };
}

const EMPTY: Spec = Spec {
    toolset: "files",
    ..Spec::EMPTY
};

static PATTERN: Record = Record {
    name: "Args",
    fields: &[Field::required("pattern", Table::STRING)],
    rest: Rest::Closed,
};

tools! {
    FindFiles = Spec {
        name: "findFiles",
        description: "Finds files by a pattern.",
        args: Table::Record(&PATTERN),
        ..EMPTY
    };
    ReadFile = Spec {
        name: "read_file",
        title: Some("Read"),
        description: "Gives the text of a file.",
        when: Some("somebody asks what it says."),
        ..EMPTY
    };
    Grep = Spec {
        name: "grep",
        tags: &["search", "Größe"],
        description: "Finds lines in files.",
        args: Table::Record(&PATTERN),
        ..EMPTY
    };
    Send = Spec {
        name: "send_mail",
        description: "Sends a letter.",
        toolset: "mail",
        ..Spec::EMPTY
    };
}

/// What a query finds, best first, with the scores.
fn found(query: &str) -> String {
    let mut out = String::new();
    for found in registry().find(query, 10) {
        write!(out, "{} {}, ", found.spec.name, found.score).unwrap();
    }
    out.trim_end_matches(", ").to_owned()
}

#[test]
fn the_best_tools_come_first() {
    for (query, expected) in [
        // A name weighs 8; only one tool of four has the word, so that it is 3 times as rare as one that all have.
        ("grep", "grep 24"),
        ("GREP grep", "grep 24"),
        // `findFiles` is two words; a toolset weighs 4, a description 2. 4 / 3 = 1 has one digit.
        ("files", "findFiles 8, read_file 4, grep 4"),
        // A word that only begins one counts half, also in arguments: 1 / 2 = 0.
        ("find", "findFiles 16, grep 2"),
        ("fi", "findFiles 4, read_file 4, grep 2"),
        ("patt", "findFiles 3"),
        ("pattern", "findFiles 4, grep 2"),
        ("letter mail", "send_mail 30"),
        // The words of a query add up.
        (
            "search files for a pattern",
            "grep 18, findFiles 14, read_file 6, send_mail 2",
        ),
        ("größe", "grep 36"),
        ("asks", "read_file 6"),
        ("nothing", ""),
        ("", ""),
        ("... --", ""),
    ] {
        assert_eq!(found(query), expected, "{query}");
    }
}

#[test]
fn a_long_query_counts_its_first_words() {
    let registry = registry();
    let many: String = (0..32).fold(String::new(), |mut all, n| {
        write!(all, "w{n} ").unwrap();
        all
    });
    assert!(registry.find(&format!("{many} grep"), 10).is_empty());
    assert_eq!(registry.find(&many.replace("w0", "grep"), 10).len(), 1);
    assert_eq!(registry.find("files", 2).len(), 2);
    assert!(registry.find("files", 0).is_empty());
}

#[test]
fn what_has_gone_is_found_no_more() {
    let registry = registry();
    assert_eq!(registry.find("grep", 10).len(), 1);
    assert!(registry.unregister("grep"));
    assert!(registry.find("grep", 10).is_empty());
}
