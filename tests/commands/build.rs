//! Makes the code of the case `tour`.

use std::path::PathBuf;
use std::{env, fs};

use toolc_generated::{cases, fill};

fn main() {
    println!("cargo::rerun-if-changed=../cases/tour");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets it"));
    let code = out.join("code");
    let mut all = cases().into_iter();
    let tour = all
        .find(|case| case.name == "tour")
        .expect("there is a case `tour`");
    fill(&code, &tour.tree("rust").files).expect("the code can be written");
    // A module by its path, since it has attributes that a file to include cannot have.
    let root = format!("#[path = {:?}]\nmod code;\n", code.join("mod.rs"));
    fs::write(out.join("code.rs"), root).expect("a file can be written");
}
