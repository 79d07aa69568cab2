//! The vectors of `spec/conformance` as one design for each language, with a tool for each type.

use std::fmt::Write;

use toolc_compiler::Input;

use crate::tree::Tree;
use crate::vectors::{Vectors, all, lowered, schemas, text, types};

/// The name of the trees.
pub const NAME: &str = "conformance";

/// The code of the vectors in a language.
pub fn tree(language: &str) -> Tree {
    let mut vectors = all();
    // Python enforces `@schema` with the extra that its tests have; the tests of `toolrt` have tables for these vectors.
    if language == "python" {
        vectors.extend(schemas());
    }
    vectors.extend(lowered());
    let inputs = vectors.iter().map(|vectors| Input {
        path: format!("{}.tools", vectors.name),
        text: design(vectors),
    });
    Tree::of(NAME, language, inputs.collect())
}

/// A design with a tool for each type, so that types without a name in the language have a codec, too.
fn design(vectors: &Vectors) -> String {
    let mut design = text(&vectors.content, "design").to_owned();
    let name = &vectors.name;
    write!(design, "\nservice vectors_{name} {{\n  toolset {name} {{\n")
        .expect("a string takes everything");
    for (index, ty) in types(vectors).iter().enumerate() {
        writeln!(
            design,
            "    /// Checks `{ty}`.\n    tool check_{name}{index}() -> {ty}"
        )
        .expect("a string takes everything");
    }
    design.push_str("  }\n}\n");
    design
}
