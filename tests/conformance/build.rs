//! Makes the code of the vectors, and the functions that find a type's codec in it.

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use toolc_generated::vectors::{Vectors, all, lowered, types};
use toolc_generated::{cases, conformance, fill};

fn main() {
    println!("cargo::rerun-if-changed=../../spec/conformance");
    println!("cargo::rerun-if-changed=../cases/newtypes");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets it"));
    let code = out.join("code");
    fill(&code, &conformance::tree("rust").files).expect("the code can be written");
    let newtypes = out.join("newtypes");
    fill(&newtypes, &conformance::newtypes("rust").files).expect("the code can be written");
    let desk = out.join("desk");
    let mut cases = cases().into_iter();
    let case = cases
        .find(|case| case.name == "newtypes")
        .expect("the case is there");
    fill(&desk, &case.tree("rust").files).expect("the code can be written");
    let modules = [("code", &code), ("newtypes", &newtypes), ("desk", &desk)];
    fs::write(out.join("vectors.rs"), root(&modules)).expect("a file can be written");
}

/// What the tests include. The code is a module by its path, since it has attributes that a file to include cannot have.
fn root(modules: &[(&str, &PathBuf)]) -> String {
    let mut text = String::new();
    for (name, folder) in modules {
        let path = folder.join("mod.rs");
        writeln!(text, "#[path = {path:?}]\npub mod {name};").expect("a string takes everything");
    }
    text.push_str(
        "\n/// Decodes a payload as the type at `index` of a file of vectors, in every way.\n\
         pub fn check(file: &str, index: usize, payload: &[u8]) -> Checked {\n",
    );
    arms(&mut text, "code", all(), "every_way");
    text.push_str(
        "\n/// The same where aliases with limits are types of their own.\n\
         pub fn check_newtypes(file: &str, index: usize, payload: &[u8]) -> Checked {\n",
    );
    let vectors = conformance::about_newtypes();
    arms(&mut text, "newtypes", vectors, "every_way");
    text.push_str(
        "\n/// Undoes a payload by the type at `index` of a file of vectors, and decodes the result.\n\
         pub fn undo(file: &str, index: usize, payload: &[u8]) -> (Option<Vec<u8>>, Verdict) {\n",
    );
    arms(&mut text, "code", lowered(), "undone");
    text
}

/// The body of a function that calls the function `runs` with the codec of each type in a module.
fn arms(text: &mut String, module: &str, files: Vec<Vectors>, runs: &str) {
    text.push_str("    match (file, index) {\n");
    for vectors in files {
        let name = &vectors.name;
        for index in 0..types(&vectors).len() {
            writeln!(
                text,
                "        (\"{name}\", {index}) => {runs}(<{module}::vectors_{name}::tools::{name}::provider::Check{name_}{index} as \
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
