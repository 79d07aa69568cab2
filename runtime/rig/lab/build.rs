//! Makes the code of designs of `tests/cases` with its modules for rig, and what implements the shelves of the lab.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use toolc_compiler::{Input, compile};
use toolc_templates::{Options, Setting, TARGETS};

const CASES: &str = "../../../tests/cases";

fn main() {
    println!("cargo::rerun-if-changed={CASES}");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets it"));
    let mut text = String::new();
    // The lab, and designs whose names stand in the way, which only have to build.
    for (case, module) in [
        ("sdks", "code"),
        ("namesakes", "namesakes"),
        ("obstacles", "obstacles"),
    ] {
        make(&format!("{case}.tools"), &out.join(case));
        // The code is a module by its path, since it has attributes that a file to include cannot have.
        let root = out.join(case).join("mod.rs");
        writeln!(
            text,
            "/// The generated code of `{case}.tools`.\n#[path = {root:?}]\npub mod {module};\n"
        )
        .expect("a string takes everything");
    }
    shelves(&mut text);
    put(&out.join("lab.rs"), &text);
}

/// Makes the code of a design.
fn make(design: &str, folder: &Path) {
    let path = Path::new(CASES).join(design);
    let input = Input {
        path: design.to_owned(),
        text: fs::read_to_string(path).expect("the design can be read"),
    };
    let checked = compile(vec![input]);
    let Ok(ready) = checked.ready() else {
        panic!("{design} has errors");
    };
    let mut options = Options::default();
    let all = ["rig", "async-openai", "json"].map(Setting::text);
    options.set("sdk", Setting::List(all.to_vec()));
    let target = TARGETS.iter().find(|target| target.name == "rust");
    let files = target.expect("there is one").files(ready, &options);
    for file in files.expect("the options are right") {
        put(&folder.join(file.path), &file.contents);
    }
}

/// Implements the shelves, which say what they are.
fn shelves(text: &mut String) {
    text.push_str("impl code::lab::tools::shelves::provider::ShelvesTools for Shelves {\n");
    for shelf in 1..=50 {
        writeln!(
            text,
            "    async fn shelf_{shelf:02}(&self, _: &toolrt::Context, args: \
             code::lab::tools::shelves::types::Shelf{shelf:02}Args) -> Result<String, \
             code::lab::tools::shelves::types::Shelf{shelf:02}Error> {{\n        \
             Ok(format!(\"shelf {shelf}, row {{}}\", args.row))\n    }}"
        )
        .expect("a string takes everything");
    }
    text.push_str("}\n");
}

fn put(path: &Path, text: &str) {
    let folder = path.parent().expect("it is in a folder");
    fs::create_dir_all(folder).expect("a folder can be made");
    fs::write(path, text).expect("a file can be written");
}
