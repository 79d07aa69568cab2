//! Makes the code of the cases whose commands are tested.

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use toolc_generated::{cases, fill};

fn main() {
    println!("cargo::rerun-if-changed=../cases");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets it"));
    for name in ["commands", "programs", "toolable", "tooli", "tour"] {
        let code = out.join(name);
        let mut all = cases().into_iter();
        let case = all
            .find(|case| case.name == name)
            .expect("the case is there");
        fill(&code, &case.tree("rust").files).expect("the code can be written");
        // A module by its path, since it has attributes that a file to include cannot have.
        let mut root = String::new();
        writeln!(root, "#[path = {:?}]\nmod code;", code.join("mod.rs"))
            .expect("a string takes it");
        fs::write(out.join(format!("{name}.rs")), root).expect("a file can be written");
    }
}
