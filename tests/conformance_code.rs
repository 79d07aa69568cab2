//! The code of the vectors is one project for each language: Rust below `tests/golden/conformance`, Python below
//! `tests/golden/conformance_python`; `BLESS=1` writes it anew.

mod vectors;

use std::fmt::Write;
use std::fs;

use toolc_compiler::{Input, compile};
use toolc_templates::{GeneratedFile, Options, TARGETS};
use vectors::{Vectors, all, below, lowered, root, schemas, text, types};

#[test]
fn the_code_of_the_vectors_is_up_to_date() {
    is_up_to_date("tests/golden/conformance", generated());
}

/// Python enforces `@schema` with the extra that the tests have, so its vectors are here, too.
#[test]
fn the_python_of_the_vectors_is_up_to_date() {
    let mut vectors = all();
    vectors.extend(schemas());
    vectors.extend(lowered());
    is_up_to_date("tests/golden/conformance_python", code("python", vectors));
}

fn is_up_to_date(name: &str, files: Vec<GeneratedFile>) {
    let folder = root().join(name);
    if std::env::var_os("BLESS").is_some() {
        if folder.exists() {
            fs::remove_dir_all(&folder).expect("old code can be removed");
        }
        for file in &files {
            let path = folder.join(&file.path);
            fs::create_dir_all(path.parent().expect("a file is in a folder"))
                .expect("a folder can be made");
            fs::write(path, &file.contents).expect("a file can be written");
        }
    }
    for file in &files {
        let known = fs::read_to_string(folder.join(&file.path)).unwrap_or_default();
        assert!(
            known == file.contents,
            "{} is out of date: run the test with BLESS=1",
            file.path
        );
    }
    let mut known = Vec::new();
    below(&folder, &mut known);
    assert_eq!(
        known.len(),
        files.len(),
        "{name} holds files that nobody writes any more"
    );
}

/// The code of all vectors, and a table of their types on top of it.
fn generated() -> Vec<GeneratedFile> {
    let mut vectors = all();
    vectors.extend(lowered());
    let mut files = code("rust", vectors);
    let main = files
        .iter_mut()
        .find(|file| file.path == "mod.rs")
        .expect("the tree has a root");
    main.contents.push_str(&table());
    files
}

/// The code of vectors in a language.
fn code(language: &str, vectors: Vec<Vectors>) -> Vec<GeneratedFile> {
    let inputs = vectors.into_iter().map(|vectors| Input {
        path: format!("{}.tools", vectors.name),
        text: design(&vectors),
    });
    let checked = compile(inputs.collect());
    let errors: Vec<&str> = checked
        .findings
        .iter()
        .filter(|f| f.is_error())
        .map(|f| &*f.message)
        .collect();
    let ready = checked
        .ready()
        .unwrap_or_else(|_| panic!("the designs of the vectors have errors: {errors:#?}"));
    let target = TARGETS
        .iter()
        .find(|target| target.name == language)
        .expect("there is such a target");
    target
        .files(ready, &Options::default())
        .expect("no option is set")
}

/// Calls the code of a type by the name of its file and its place among the file's types.
fn table() -> String {
    let mut text = String::from(
        "\n/// Runs a payload through the type at `index` of a file of vectors: as callers do, on the slow path alone, and as consumers do.\n\
         #[rustfmt::skip]\n\
         pub fn check(file: &str, index: usize, payload: &[u8]) -> (super::Verdict, super::Verdict, super::Passed) {\n",
    );
    arms(&mut text, all(), "every");
    text.push_str(
        "\n/// Undoes a payload by the type at `index` of a file of vectors, and reads what comes of it.\n\
         #[rustfmt::skip]\n\
         pub fn undone(file: &str, index: usize, payload: &[u8]) -> (Option<Vec<u8>>, super::Verdict) {\n",
    );
    arms(&mut text, lowered(), "undone");
    text
}

/// A function that hands the codec of each type to the function `runs`.
fn arms(text: &mut String, files: Vec<Vectors>, runs: &str) {
    text.push_str("    match (file, index) {\n");
    for vectors in files {
        let name = &vectors.name;
        for index in 0..types(&vectors).len() {
            writeln!(
                text,
                "        (\"{name}\", {index}) => super::{runs}(<vectors_{name}::tools::{name}::provider::Check{name_}{index} as \
                 toolrt::Tool>::result(), payload),",
                name_ = camel(name),
            )
            .expect("a string takes everything");
        }
    }
    text.push_str("        _ => unreachable!(\"the table is made with the vectors\"),\n    }\n}\n");
}

/// A design with a tool for each type, so that types without a name in Rust have a codec, too.
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

/// `open_records` as a part of a type's name.
fn camel(name: &str) -> String {
    name.split('_')
        .map(|word| word[..1].to_uppercase() + &word[1..])
        .collect()
}
