//! Makes the code of the vectors, and the handlers, each of which gives back its argument; and that of the tools of a
//! remote server.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use toolc_generated::vectors::{all, types};
use toolc_generated::{Tree, conformance, fill, imported};

fn main() {
    println!("cargo::rerun-if-changed=../../spec/conformance");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets it"));
    let code = out.join("code");
    fill(&code, &conformance::takers("rust").files).expect("the code can be written");
    fs::write(out.join("vectors.rs"), root(&code)).expect("a file can be written");
    println!("cargo::rerun-if-changed=remote/tools.json");
    println!("cargo::rerun-if-changed=remote/proxy.tools");
    let definitions = fs::read_to_string("remote/tools.json").expect("the definitions are there");
    let code = out.join("open");
    fill(&code, &imported::tree("open", "rust", &definitions).files)
        .expect("the code can be written");
    let proxy = out.join("proxy");
    let tree = Tree::of_file(Path::new("remote/proxy.tools"), "rust");
    fill(&proxy, &tree.files).expect("the code can be written");
    let of =
        |name: &str, code: &Path| format!("#[path = {:?}]\nmod {name};\n", code.join("mod.rs"));
    let text = of("open", &code) + &of("proxy", &proxy);
    fs::write(out.join("open.rs"), text).expect("a file can be written");
}

/// What `main.rs` includes. The code is a module by its path, since it has attributes that a file to include cannot have.
fn root(code: &Path) -> String {
    let mut text = format!("#[path = {:?}]\nmod code;\n", code.join("mod.rs"));
    let mut toolsets = String::new();
    for vectors in all() {
        let name = &vectors.name;
        let camel = camel(name);
        let module = format!("code::vectors_{name}::tools::{name}");
        writeln!(toolsets, "        {module}::toolset(Takes),").expect(WRITES);
        writeln!(text, "\nimpl {module}::{camel}Tools for Takes {{").expect(WRITES);
        for index in 0..types(&vectors).len() {
            let tool = format!("{module}::provider::Take{camel}{index}");
            writeln!(
                text,
                "    async fn take_{name}{index}(&self, _: &Context, args: <{tool} as Tool>::Args) -> \
                 Result<<{tool} as Tool>::Result, <{tool} as Tool>::Error> {{\n        same::<{tool}>(&args)\n    }}"
            )
            .expect(WRITES);
        }
        text.push_str("}\n");
    }
    write!(
        text,
        "\n/// A toolset for each file of vectors.\nfn toolsets() -> Vec<Toolset> {{\n    vec![\n{toolsets}    ]\n}}\n"
    )
    .expect(WRITES);
    text
}

const WRITES: &str = "a string takes everything";

/// `open_records` as a part of a type's name.
fn camel(name: &str) -> String {
    name.split('_')
        .map(|word| word[..1].to_uppercase() + &word[1..])
        .collect()
}
