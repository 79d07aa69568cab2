//! Makes the code of the vectors, and the functions that find a type's codec in it.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use toolc_generated::vectors::{Vectors, all, lowered, types};
use toolc_generated::{conformance, fill};

fn main() {
    println!("cargo::rerun-if-changed=../../spec/conformance");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets it"));
    let code = out.join("code");
    fill(&code, &conformance::tree("rust").files).expect("the code can be written");
    fs::write(out.join("vectors.rs"), root(&code)).expect("a file can be written");
}

/// What the tests include. The code is a module by its path, since it has attributes that a file to include cannot have.
fn root(code: &Path) -> String {
    let mut text = format!("#[path = {:?}]\npub mod code;\n", code.join("mod.rs"));
    text.push_str(
        "\n/// Decodes a payload as the type at `index` of a file of vectors, in every way.\n\
         pub fn check(file: &str, index: usize, payload: &[u8]) -> Checked {\n",
    );
    arms(&mut text, all(), "every_way");
    text.push_str(
        "\n/// Undoes a payload by the type at `index` of a file of vectors, and decodes the result.\n\
         pub fn undo(file: &str, index: usize, payload: &[u8]) -> (Option<Vec<u8>>, Verdict) {\n",
    );
    arms(&mut text, lowered(), "undone");
    text
}

/// The body of a function that calls the function `runs` with the codec of each type.
fn arms(text: &mut String, files: Vec<Vectors>, runs: &str) {
    text.push_str("    match (file, index) {\n");
    for vectors in files {
        let name = &vectors.name;
        for index in 0..types(&vectors).len() {
            writeln!(
                text,
                "        (\"{name}\", {index}) => {runs}(<code::vectors_{name}::tools::{name}::provider::Check{name_}{index} as \
                 toolrt::Tool>::result(), payload),",
                name_ = camel(name),
            )
            .expect("a string takes everything");
        }
    }
    text.push_str("        _ => unreachable!(\"there is a type for each index\"),\n    }\n}\n");
}

/// `open_records` as a part of a type's name.
fn camel(name: &str) -> String {
    name.split('_')
        .map(|word| word[..1].to_uppercase() + &word[1..])
        .collect()
}
