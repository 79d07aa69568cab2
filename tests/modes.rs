//! What `[target.rust]` can make beside a module tree: as users have it, in crates of their own.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use toolc_compiler::ir::{TypeBody, TypeKind};
use toolc_compiler::{Checked, Input, compile};
use toolc_generated::vectors;
use toolc_templates::{GeneratedFile, Options, Setting, TARGETS, Target};

#[test]
fn a_crate_of_its_own_is_clean_for_rustfmt_and_clippy() {
    for (case, feature) in [("obstacles", false), ("schema", true), ("tour", false)] {
        let mut options = Options::default();
        options.set("crate", Setting::text("generated-crate"));
        options.set(
            "description",
            Setting::text("Back\\slash, \"quotes\", \u{7f} and\nlines"),
        );
        options.set("dependencies", runtime_here());
        let files = generated(&case_inputs(case), &options);
        let folder = written(&format!("crate-{case}"), &files);
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("there is a manifest");
        assert_eq!(
            manifest.contains("features = [\"schema\"]"),
            feature,
            "{manifest}"
        );
        formatted(&folder.join("src/lib.rs"));
        clippy(&folder);
    }
}

#[test]
fn services_with_names_that_cargo_knows_are_modules_of_a_crate() {
    let names = [
        "bin", "lib", "main", "build", "tests", "examples", "benches",
    ];
    let service = |name: &str| {
        format!(
            "service {name} {{\n  toolset {name}s {{\n    /// Does it.\n    tool do_{name}()\n  }}\n}}\n"
        )
    };
    let text: String = names.iter().map(|name| service(name)).collect();
    let input = Input {
        path: "odd \u{1} name.tools".into(),
        text: format!("package odd\n{text}"),
    };
    let mut options = Options::default();
    options.set("crate", Setting::text("odd-names"));
    options.set("dependencies", runtime_here());
    let folder = written("odd-names", &generated(&[input], &options));
    clippy(&folder);
}

#[test]
fn types_of_any_depth_pass_rustc_where_the_root_allows_it() {
    let line: String = (0..60)
        .map(|at| {
            format!(
                "type A{at} {{ next?: [string: [A{}]], on?: A{} }}\n",
                at + 1,
                at + 1
            )
        })
        .collect();
    let circle: String = (0..60)
        .map(|at| {
            format!(
                "type B{at} {{ next?: [B{}], far?: B{} }}\n",
                (at + 1) % 60,
                at * 7 % 60
            )
        })
        .collect();
    let text = format!(
        "package deep\n\nservice s {{\n  toolset t {{\n    /// Goes.\n    tool go(a: A0) -> B59\n  }}\n}}\n{line}type A60 {{ end: int }}\n{circle}"
    );
    let input = Input {
        path: "deep.tools".into(),
        text,
    };
    let mut options = Options::default();
    let tree = generated(std::slice::from_ref(&input), &options);
    let note = "the root of the crate needs `#![recursion_limit = \"1024\"]`";
    assert!(
        tree.iter()
            .any(|file| file.path == "mod.rs" && file.contents.contains(note))
    );
    options.included = true;
    let [file] = &generated(std::slice::from_ref(&input), &options)[..] else {
        panic!("it is one file")
    };
    assert!(file.contents.contains(note));
    options.included = false;
    options.set("crate", Setting::text("deep-types"));
    options.set("dependencies", runtime_here());
    let folder = written("deep-types", &generated(&[input], &options));
    formatted(&folder.join("src/lib.rs"));
    clippy(&folder);
}

#[test]
fn derives_of_any_length_are_laid_out_as_rustfmt_does() {
    for length in (1..=85).step_by(3) {
        let mut options = Options::default();
        let path = format!("a::{}", "B".repeat(length));
        options.set("derive", Setting::List(vec![Setting::text(path)]));
        let folder = written("derives", &generated(&case_inputs("records"), &options));
        formatted(&folder.join("mod.rs"));
    }
}

#[test]
fn the_manifest_needs_the_runtime_of_the_same_version() {
    let mut options = Options::default();
    options.set("crate", Setting::text("a"));
    let files = generated(&case_inputs("records"), &options);
    let manifest = &files
        .iter()
        .find(|file| file.path == "Cargo.toml")
        .expect("there is one")
        .contents;
    let runtime = env!("CARGO_PKG_VERSION")
        .rsplit_once('.')
        .expect("a version has three parts")
        .0;
    assert!(
        manifest.ends_with(&format!("[dependencies]\ntoolrt = \"{runtime}\"\n")),
        "{manifest}"
    );
    assert!(manifest.contains("publish = false"), "{manifest}");
}

#[test]
fn a_file_to_include_has_every_switch_and_is_clean_for_clippy() {
    let mut options = Options {
        included: true,
        ..Options::default()
    };
    options.set("serde", Setting::Flag(true));
    options.set(
        "derive",
        Setting::List(vec![Setting::text("crate::Nothing")]),
    );
    let mut main = String::from("//! One file for each case.\n");
    let mut files = Vec::new();
    for case in ["obstacles", "records", "schema", "tour", "unions"] {
        let [file] = &generated(&case_inputs(case), &options)[..] else {
            panic!("{case} is one file")
        };
        assert_eq!(file.path, "tools.rs");
        assert!(!file.contents.contains("OUT_DIR"));
        assert!(
            file.contents.contains("crate::Nothing)]"),
            "{case} has the derive"
        );
        files.push(GeneratedFile {
            path: format!("src/{case}/tools.rs"),
            contents: file.contents.clone(),
        });
        write!(
            main,
            "\nmod {case} {{\n    include!(\"{case}/tools.rs\");\n}}\n"
        )
        .expect(TAKES_ALL);
    }
    // A derive that derives nothing needs a crate of its own, so one that is there stands in for it.
    for file in &mut files {
        file.contents = file.contents.replace("crate::Nothing", "serde::Derived");
    }
    main.push_str("\nfn main() {}\n");
    files.push(GeneratedFile {
        path: "src/main.rs".into(),
        contents: main,
    });
    files.push(program(
        "included",
        "serde = { path = \"derived\", package = \"derived\" }",
    ));
    files.push(GeneratedFile {
        path: "derived/Cargo.toml".into(),
        contents: "[package]\nname = \"derived\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[lib]\nproc-macro = true\n".into(),
    });
    files.push(GeneratedFile {
        path: "derived/src/lib.rs".into(),
        contents: "//! Derives nothing.\n\n/// Derives nothing.\n#[proc_macro_derive(Derived)]\npub fn derived(_: proc_macro::TokenStream) -> proc_macro::TokenStream {\n    proc_macro::TokenStream::new()\n}\n".into(),
    });
    clippy(&written("included", &files));
}

#[test]
fn types_of_the_user_stand_in_the_place_of_any_type_that_is_declared() {
    let design = r#"
package shop
type Money { amount: int, currency: string @pattern(/^[A-Z]{3}$/) }
enum Color { red, green }
union Shape by kind { circle: Circle, square: Square }
type Circle { radius: float }
type Square { side: float }
type Size = "s" | "m" | int @range(1..9)
/// Everywhere that a type can stand.
type All {
  plain: Money
  list: [Money] @items(..3)
  map: [string: Color]
  pair: [Money, Color]
  maybe?: Money
  null: Shape?
  both?: Color?
  color: Color = green
  money: Money = { amount: 1, currency: "EUR" }
  either: Money | string
  secret?: Money @secret
  secrets: [string: Money] @entries(1..2) @secret
  tree: [All]
  size: Size
  inner: { shape: Shape, ...: Money }
}
service shop {
  /// Takes money.
  method charge(amount: int, currency: string) -> { paid: Money }

  toolset shop {
    /// Its arguments are taken apart.
    tool charge(Money) -> { paid: Money } { bind shop.charge }
    /// A whole payload.
    tool pay(Money) -> Money { readonly }
    /// Everything.
    tool all(All) -> [Shape] { readonly }
  }
}
"#;
    let table = |entries: &[(&str, &str)]| {
        let entries = entries
            .iter()
            .map(|(name, path)| ((*name).to_owned(), Setting::text(*path)));
        Setting::Table(entries.collect())
    };
    let mut options = Options::default();
    options.set("serde", Setting::Flag(true));
    options.set(
        "extern",
        table(&[
            ("shop.Money", "crate::own::Money"),
            ("shop.Color", "crate::own::Paint"),
            ("shop.Shape", "crate::own::Shape"),
            ("shop.Size", "crate::own::Size"),
        ]),
    );
    let input = Input {
        path: "shop.tools".into(),
        text: design.into(),
    };
    let mut files: Vec<GeneratedFile> = generated(&[input], &options)
        .into_iter()
        .map(|file| GeneratedFile {
            path: format!("src/gen/{}", file.path),
            ..file
        })
        .collect();
    files.push(program("externs", ""));
    let text = |path: &str, contents: &str| GeneratedFile {
        path: path.into(),
        contents: contents.into(),
    };
    files.push(text("src/own.rs", include_str!("modes/own.rs")));
    files.push(text("src/main.rs", include_str!("modes/externs.rs")));
    let folder = written("externs", &files);
    formatted(&folder.join("src/gen/mod.rs"));
    clippy(&folder);
    run(&folder, &[]);
}

#[test]
fn every_type_of_a_design_can_be_the_users() {
    let mut main = String::from("//! A module for each case.\n");
    let mut files = vec![program("all-externs", "")];
    for case in [
        "agents",
        "bindings",
        "corners",
        "obstacles",
        "records",
        "tour",
        "unions",
    ] {
        let inputs = case_inputs(case);
        let checked = compile(inputs.iter().map(copied).collect());
        let nominal = checked.design.types.iter().filter(|decl| match &decl.body {
            TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => true,
            TypeBody::Alias { target } => {
                let kind = match &target.kind {
                    TypeKind::Nullable { inner } => &inner.kind,
                    kind => kind,
                };
                matches!(
                    kind,
                    TypeKind::Record(_) | TypeKind::Union { .. } | TypeKind::Literals { .. }
                )
            }
        });
        let own: Vec<(String, Setting)> = nominal
            .enumerate()
            .map(|(index, decl)| {
                (
                    decl.full_name.to_string(),
                    Setting::text(format!("crate::{case}::own::Own{index}")),
                )
            })
            .collect();
        let count = own.len();
        let mut options = Options::default();
        options.set("extern", Setting::Table(own.into_iter().collect()));
        options.set("serde", Setting::Flag(true));
        let mut types = String::from("//! A type around each form.\n");
        for file in generated(&inputs, &options) {
            let module = file.path.trim_end_matches("/types.rs").replace('/', "::");
            for part in file
                .contents
                .split(&format!("pub use crate::{case}::own::"))
                .skip(1)
            {
                let own = part.split([' ', ';']).next().expect("a name");
                let form = part.split("\npub ").nth(1).expect("a form stands below");
                let form = form.split_whitespace().nth(1).expect("a name");
                writeln!(
                    types,
                    "\nown!({own}, crate::{case}::tools::{module}::types::{form});"
                )
                .expect(TAKES_ALL);
            }
            files.push(GeneratedFile {
                path: format!("src/{case}/gen/{}", file.path),
                contents: file.contents,
            });
        }
        assert_eq!(types.matches("own!(").count(), count, "{case}");
        files.push(GeneratedFile {
            path: format!("src/{case}/own.rs"),
            contents: types,
        });
        write!(main, "\nmod {case} {{\n    pub mod own;\n    #[path = \"gen/mod.rs\"]\n    pub mod tools;\n}}\n")
            .expect(TAKES_ALL);
    }
    let own = "macro_rules! own {\n    ($own:ident, $form:path) => {\n        #[derive(Debug, Clone, PartialEq)]\n        \
               pub struct $own(pub $form);\n        impl From<$form> for $own {\n            fn from(form: $form) -> Self {\n                \
               Self(form)\n            }\n        }\n        impl From<&$own> for $form {\n            fn from(own: &$own) -> Self {\n                \
               Clone::clone(&own.0)\n            }\n        }\n    };\n}\n";
    let main = main.replacen('\n', &format!("\n\n{own}"), 1) + "\nfn main() {}\n";
    files.push(GeneratedFile {
        path: "src/main.rs".into(),
        contents: main,
    });
    let folder = written("all-externs", &files);
    clippy(&folder);
}

#[test]
fn serde_says_of_every_vector_what_the_codec_says() {
    let mut inputs = Vec::new();
    let mut cases = Vec::new();
    let mut table = String::new();
    for vectors in vectors::all() {
        let name = &vectors.name;
        let camel: String = name
            .split('_')
            .map(|word| word[..1].to_uppercase() + &word[1..])
            .collect();
        let mut design = vectors::text(&vectors.content, "design").to_owned();
        write!(
            design,
            "\nservice held_{name} {{\n  toolset held_{name} {{\n"
        )
        .expect(TAKES_ALL);
        let types = vectors::types(&vectors);
        for (index, ty) in types.iter().enumerate() {
            writeln!(
                design,
                "    /// Holds `{ty}`.\n    tool hold_{name}{index}(value: {ty})"
            )
            .expect(TAKES_ALL);
            writeln!(
                table,
                "        (\"{name}\", {index}) => both::<tools::held_{name}::tools::held_{name}::types::Hold{camel}{index}Args>(payload),",
            )
            .expect(TAKES_ALL);
        }
        design.push_str("  }\n}\n");
        inputs.push(Input {
            path: format!("{name}.tools"),
            text: design,
        });
        for case in vectors::cases(&vectors) {
            // A document that is no text, or too long to be read by people, is not one that serde could say more about.
            let Some(payload) = case["payload"].as_str() else {
                continue;
            };
            let index = types
                .iter()
                .position(|ty| *ty == vectors::text(case, "type"));
            cases.push(serde_json::json!([
                name,
                index,
                format!("{{\"value\":{payload}}}")
            ]));
        }
    }
    assert!(cases.len() > 450, "there are only {} vectors", cases.len());
    let mut options = Options::default();
    options.set("serde", Setting::Flag(true));
    let mut files: Vec<GeneratedFile> = generated(&inputs, &options)
        .into_iter()
        .map(|file| GeneratedFile {
            path: format!("src/gen/{}", file.path),
            ..file
        })
        .collect();
    let main = include_str!("modes/serde.rs").replace("        // the table\n", &table);
    files.push(GeneratedFile {
        path: "src/main.rs".into(),
        contents: main,
    });
    files.push(program(
        "serde-vectors",
        "serde = \"1\"\nserde_json = { version = \"1\", features = [\"float_roundtrip\"] }",
    ));
    files.push(GeneratedFile {
        path: "cases.json".into(),
        contents: serde_json::Value::from(cases).to_string(),
    });
    let folder = written("serde-vectors", &files);
    run(&folder, &["cases.json"]);
}

const TAKES_ALL: &str = "a string takes everything";

/// The `Cargo.toml` of a program around a tree.
fn program(name: &str, dependencies: &str) -> GeneratedFile {
    let runtime = root().join("runtime/rust");
    let contents = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n\
         toolrt = {{ path = {runtime:?}, features = [\"schema\", \"serde\"] }}\n{dependencies}\n"
    );
    GeneratedFile {
        path: "Cargo.toml".into(),
        contents,
    }
}

fn run(folder: &Path, words: &[&str]) {
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["run", "--quiet", "--offline", "--"])
        .args(words)
        .current_dir(folder);
    cargo.env(
        "CARGO_TARGET_DIR",
        root().join("target/tests/clippy-target"),
    );
    passes(&mut cargo);
}

/// The sources of a case.
fn case_inputs(name: &str) -> Vec<Input> {
    let mut cases = toolc_generated::cases().into_iter();
    let case = cases.find(|case| case.name == name);
    case.expect("there is such a case").inputs
}

fn generated(inputs: &[Input], options: &Options) -> Vec<GeneratedFile> {
    let checked: Checked = compile(inputs.iter().map(copied).collect());
    let messages = checked.findings.iter().map(|finding| &*finding.message);
    let ready = checked
        .ready()
        .unwrap_or_else(|_| panic!("the design has errors: {:#?}", messages.collect::<Vec<_>>()));
    rust()
        .files(ready, options)
        .unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn copied(input: &Input) -> Input {
    Input {
        path: input.path.clone(),
        text: input.text.clone(),
    }
}

fn rust() -> &'static Target {
    TARGETS
        .iter()
        .find(|target| target.name == "rust")
        .expect("there is a Rust target")
}

/// `{ toolrt = { path = "…" } }`, with the runtime of this repository.
fn runtime_here() -> Setting {
    let path = root().join("runtime/rust").to_string_lossy().into_owned();
    let table = |key: &str, value| Setting::Table([(key.to_owned(), value)].into());
    table("toolrt", table("path", Setting::text(path)))
}

/// A fresh folder with these files, a workspace of its own.
fn written(name: &str, files: &[GeneratedFile]) -> PathBuf {
    let folder = root().join("target/tests/modes").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder can be removed");
    }
    for file in files {
        let path = folder.join(&file.path);
        fs::create_dir_all(path.parent().expect("a file is in a folder"))
            .expect("a folder can be made");
        let workspace = if file.path == "Cargo.toml" {
            "\n[workspace]\n"
        } else {
            ""
        };
        fs::write(path, file.contents.clone() + workspace).expect("a file can be written");
    }
    fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock"))
        .expect("the lock file can be copied");
    folder
}

fn formatted(main: &Path) {
    let config = root().join("target/tests/rustfmt");
    fs::create_dir_all(&config).expect("a folder can be made");
    fs::write(config.join("rustfmt.toml"), "").expect("a file can be written");
    let mut format = Command::new("rustfmt");
    format
        .args(["--edition", "2024", "--check", "--config-path"])
        .arg(config)
        .arg(main);
    passes(&mut format);
}

fn clippy(folder: &Path) {
    let mut clippy = Command::new(env!("CARGO"));
    clippy
        .args(["clippy", "--quiet", "--offline", "--", "-D", "warnings"])
        .current_dir(folder);
    clippy.env(
        "CARGO_TARGET_DIR",
        root().join("target/tests/clippy-target"),
    );
    passes(&mut clippy);
}

fn passes(command: &mut Command) {
    let output = command.output().expect("the checker is installed");
    let text = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}", &text[..text.len().min(8000)]);
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
