//! The vectors of `spec/conformance` as one design for each language, with a tool for each type.

use std::fmt::Write;

use toolc_compiler::Input;
use toolc_templates::{Options, Setting};

use crate::tree::Tree;
use crate::vectors::{Vectors, all, lowered, native, schemas, text, types};

/// The name of the trees.
pub const NAME: &str = "conformance";

/// The name of the tree whose dates, times and ids are values of Python.
pub const NATIVE: &str = "native";

/// The name of the trees in which aliases with limits are types of their own.
pub const NEWTYPES: &str = "conformance_newtypes";

/// The files of vectors that are about such aliases, and what holds them.
const ABOUT_NEWTYPES: [&str; 8] = [
    "collections",
    "decimals",
    "formats",
    "numbers",
    "patterns",
    "secrets",
    "texts",
    "unions",
];

/// The code of the vectors in a language.
pub fn tree(language: &str) -> Tree {
    let mut vectors = all();
    // Python enforces `@schema` with the extra that its tests have; the tests of `toolrt` have tables for these vectors.
    if language == "python" {
        vectors.extend(schemas());
    }
    vectors.extend(lowered());
    // Types without a name in the language have a codec, too, as results.
    made(NAME, language, &vectors, &Options::default(), |name, ty| {
        format!("check_{name}() -> {ty}")
    })
}

/// The code of all values and of those of their own, in Python with `scalars = "native"`.
pub fn native_tree() -> Tree {
    let mut vectors = all();
    vectors.extend(native());
    let mut options = Options::default();
    options.set("scalars", Setting::text("native"));
    made(NATIVE, "python", &vectors, &options, |name, ty| {
        format!("check_{name}() -> {ty}")
    })
}

/// The files of vectors behind [`newtypes`].
pub fn about_newtypes() -> Vec<Vectors> {
    let mut vectors = all();
    vectors.retain(|vectors| ABOUT_NEWTYPES.contains(&&*vectors.name));
    vectors
}

/// The code of these vectors in a language, where aliases with limits are types of their own.
pub fn newtypes(language: &str) -> Tree {
    let mut options = Options::default();
    if matches!(language, "rust" | "python") {
        options.set("aliases", Setting::text("newtypes"));
    }
    made(
        NEWTYPES,
        language,
        &about_newtypes(),
        &options,
        |name, ty| format!("check_{name}() -> {ty}"),
    )
}

/// The code of the vectors in a language, where the tool `take_FILE0` gives back its argument `value` of the first type.
pub fn takers(language: &str) -> Tree {
    made(NAME, language, &all(), &Options::default(), |name, ty| {
        format!("take_{name}(value: {ty}) -> {ty}")
    })
}

fn made(
    name: &str,
    language: &str,
    vectors: &[Vectors],
    options: &Options,
    tool: impl Fn(&str, &str) -> String,
) -> Tree {
    let inputs = vectors.iter().map(|vectors| Input {
        path: format!("{}.tools", vectors.name),
        text: design(vectors, &tool),
    });
    Tree::of(name, language, inputs.collect(), options)
}

/// A design with a tool for each type.
fn design(vectors: &Vectors, tool: impl Fn(&str, &str) -> String) -> String {
    let mut design = text(&vectors.content, "design").to_owned();
    let name = &vectors.name;
    write!(design, "\nservice vectors_{name} {{\n  toolset {name} {{\n")
        .expect("a string takes everything");
    for (index, ty) in types(vectors).iter().enumerate() {
        let tool = tool(&format!("{name}{index}"), ty);
        writeln!(design, "    /// About `{ty}`.\n    tool {tool}")
            .expect("a string takes everything");
    }
    design.push_str("  }\n}\n");
    design
}
