//! What is published: versions agree, everything can be packed, and a project outside builds on what was packed.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::support;
use crate::support::{command, lock, root, run, venv};

/// The crates of the workspace that are published, in the order in which they can be.
const CRATES: [&str; 8] = [
    "toolrt-format",
    "toolrt-pattern",
    "toolrt",
    "toolrt-mcp",
    "toolc-compiler",
    "toolc-templates",
    "toolc-build",
    "toolc",
];

const VERSION: &str = env!("CARGO_PKG_VERSION");

#[test]
fn all_versions_are_the_same() {
    let text = |path: &str| fs::read_to_string(root().join(path)).expect("the file is there");
    let workspace: toml::Table = toml::from_str(&text("Cargo.toml")).expect("this is TOML");
    let dependencies = workspace["workspace"]["dependencies"].as_table().unwrap();
    let own = dependencies
        .iter()
        .filter(|(_, needed)| needed.get("path").is_some());
    let mut own: Vec<&str> = own
        .map(|(name, needed)| {
            assert_eq!(needed["version"].as_str(), Some(VERSION), "{name}");
            &**name
        })
        .collect();
    own.push("toolc");
    own.sort_unstable();
    let mut crates = CRATES.to_vec();
    crates.sort_unstable();
    assert_eq!(own, crates, "these are published");

    let rig: toml::Table = toml::from_str(&text("runtime/rig/Cargo.toml")).unwrap();
    assert_eq!(rig["package"]["version"].as_str(), Some(VERSION));
    assert_eq!(
        rig["dependencies"]["toolrt"]["version"].as_str(),
        Some(VERSION)
    );
    let python: toml::Table = toml::from_str(&text("runtime/python/pyproject.toml")).unwrap();
    assert_eq!(python["project"]["version"].as_str(), Some(VERSION));
    let module = text("runtime/python/src/toolrt/__init__.py");
    assert!(module.contains(&format!("__version__ = \"{VERSION}\"\n")));
    // What a release must not be cut without.
    let readme = text("README.md");
    for line in [
        "cargo install toolc\n",
        "cargo add toolrt\n",
        "pip install toolrt\n",
    ] {
        assert!(readme.contains(line), "{line}");
    }
}

#[test]
fn every_member_is_published_or_says_that_it_is_not() {
    let text = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let workspace: toml::Table = toml::from_str(&text).unwrap();
    let members = workspace["workspace"]["members"].as_array().unwrap();
    for member in members.iter().filter_map(toml::Value::as_str) {
        let text = fs::read_to_string(root().join(member).join("Cargo.toml")).unwrap();
        let manifest: toml::Table = toml::from_str(&text).unwrap();
        let package = manifest["package"].as_table().unwrap();
        let name = package["name"].as_str().unwrap();
        let is_kept = package.get("publish").and_then(toml::Value::as_bool) == Some(false);
        assert_ne!(is_kept, CRATES.contains(&name), "{name}");
    }
}

#[test]
fn a_release_publishes_everything_in_its_order() {
    let text = fs::read_to_string(root().join(".github/workflows/release.yml")).unwrap();
    assert!(text.contains(&format!("for crate in {}; do", CRATES.join(" "))));
    assert!(!text.contains("secrets."), "trusted publishing needs none");
    let mut count = 0;
    for used in text.lines().filter_map(|line| line.split_once("uses: ")) {
        let (_, version) = used.1.split_once("@v").expect("a version");
        let numbers: Vec<&str> = version.split('.').collect();
        let is_whole = numbers.iter().all(|number| number.parse::<u32>().is_ok());
        assert!(is_whole && numbers.len() == 3, "{}", used.1);
        count += 1;
    }
    assert!(count > 5, "{count}");
}

#[test]
fn generated_packages_ask_for_this_release() {
    let folder = TempDir::new().unwrap();
    run(
        folder.path(),
        "toolc",
        &["init", "a", "--lang", "rust", "--mcp"],
    );
    let config = "sources = [\"tools\"]\n[target.rust]\ncrate = \"acme-tools\"\nout = \"crate\"\n[target.python]\npackage = \"acme-tools\"\nout = \"package\"\n";
    let project = folder.path().join("a");
    fs::write(project.join("toolc.toml"), config).unwrap();
    run(&project, "toolc", &["gen"]);
    let crate_of: toml::Table =
        toml::from_str(&fs::read_to_string(project.join("crate/Cargo.toml")).unwrap()).unwrap();
    let needed = &crate_of["dependencies"]["toolrt"];
    let version = needed
        .as_str()
        .or_else(|| needed["version"].as_str())
        .unwrap();
    assert!(is_met(version), "{version}");
    let package: toml::Table =
        toml::from_str(&fs::read_to_string(project.join("package/pyproject.toml")).unwrap())
            .unwrap();
    let needed = package["project"]["dependencies"][0].as_str().unwrap();
    let (least, below) = needed
        .strip_prefix("toolrt>=")
        .and_then(|range| range.split_once(",<"))
        .expect("a range");
    assert!(is_met(least) && !is_met(below), "{needed}");
}

/// Whether this release is one of those that a version stands for.
fn is_met(version: &str) -> bool {
    VERSION == version || VERSION.starts_with(&format!("{version}."))
}

/// Packs crates, and unpacks them into a folder beside each other.
fn packed(test: &str, crates: &[&str]) -> PathBuf {
    let target = root().join("target/projects/packed").join(test);
    let _ = fs::remove_dir_all(&target);
    fs::create_dir_all(&target).unwrap();
    let mut words = vec![
        "package",
        "--no-verify",
        "--allow-dirty",
        "--locked",
        "--quiet",
    ];
    words.extend(crates.iter().flat_map(|name| ["--package", name]));
    let target_text = target.to_str().unwrap();
    words.extend(["--target-dir", target_text]);
    run(root(), "cargo", &words);
    for name in crates {
        let file = format!("package/{name}-{VERSION}.crate");
        // Files are as new as this: Cargo looks at their times.
        run(&target, "tar", &["-xmzf", &file]);
        let own = target.join(format!("{name}-{VERSION}"));
        let has = |file: &str| own.join(file).is_file();
        assert!(
            has("Cargo.toml") && (has("src/lib.rs") || has("cli/main.rs")),
            "{name}"
        );
    }
    target
}

/// Lets a project use what was packed where it names what is published.
fn patch(project: &Path, packed: &Path, crates: &[&str]) {
    let file = project.join("Cargo.toml");
    let mut manifest = fs::read_to_string(&file).unwrap() + "\n[patch.crates-io]\n";
    for name in crates {
        let path = packed.join(format!("{name}-{VERSION}"));
        manifest.push_str(&format!("{name} = {{ path = {path:?} }}\n"));
    }
    fs::write(file, manifest).unwrap();
    lock(project);
}

#[test]
fn a_project_outside_builds_on_packed_crates() {
    let crates = &CRATES[..3];
    let packed = packed("sample", crates);
    let folder = TempDir::new().unwrap();
    run(
        folder.path(),
        "toolc",
        &["init", "outside", "--lang", "rust"],
    );
    let project = folder.path().join("outside");
    patch(&project, &packed, crates);
    run(&project, "toolc", &["gen"]);
    run(&project, "cargo", &["test", "--quiet", "--offline"]);
}

#[test]
fn a_project_outside_runs_on_the_packed_package() {
    let folder = TempDir::new().unwrap();
    let python = venv("python");
    let python = python.to_str().unwrap();
    let source = root().join("runtime/python");
    let words = [
        "-m",
        "build",
        "--no-isolation",
        "--outdir",
        "dist",
        source.to_str().unwrap(),
    ];
    run(folder.path(), python, &words);
    let dist = |end: &str| format!("dist/toolrt-{VERSION}{end}");
    assert!(folder.path().join(dist(".tar.gz")).is_file());
    let wheel = dist("-py3-none-any.whl");
    let install = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        "--target",
        "site",
        &wheel,
    ];
    run(folder.path(), python, &install);
    run(
        folder.path(),
        "toolc",
        &["init", "outside", "--lang", "python"],
    );
    let project = folder.path().join("outside");
    run(&project, "toolc", &["gen"]);
    let site = folder.path().join("site");
    for words in [
        &[
            "-c",
            "import sys, toolrt; sys.exit(0 if 'site/' in toolrt.__file__ else toolrt.__file__)",
        ][..],
        &["-m", "pytest", "--quiet", "-p", "no:cacheprovider"],
    ] {
        let out = command(python, &project)
            .args(words)
            .env("PYTHONPATH", &site)
            .output()
            .unwrap();
        assert!(out.status.success(), "{words:?}\n{}", support::text(&out));
    }
}

/// Everything that is published, and hosts that use all of it.
#[test]
#[ignore = "slow: `cargo xtask package` runs it"]
fn projects_outside_build_on_everything() {
    let packed = packed("everything", &CRATES);
    let folder = TempDir::new().unwrap();
    run(
        folder.path(),
        "toolc",
        &["init", "server", "--lang", "rust", "--mcp"],
    );
    let project = folder.path().join("server");
    patch(&project, &packed, &CRATES[..4]);
    run(&project, "toolc", &["gen"]);
    run(&project, "cargo", &["test", "--quiet", "--offline"]);
    let words = ["run", "--quiet", "--offline"];
    let greeted = support::ask_server(&project, "cargo", &words);
    assert_eq!(greeted, "greet\n{'greeting': 'Hello, Ada!'}\n");

    // Code from `build.rs`, and the command itself.
    let project = folder.path().join("built");
    fs::create_dir_all(project.join("src")).unwrap();
    let put = |path: &str, text: &str| fs::write(project.join(path), text).unwrap();
    put(
        "Cargo.toml",
        &format!(
            "[package]\nname = \"built\"\nedition = \"2024\"\n[dependencies]\ntoolrt = \"{VERSION}\"\n[build-dependencies]\ntoolc-build = \"{VERSION}\"\n"
        ),
    );
    put("hello.tools", toolc_build::FIRST_TOOLS);
    put(
        "build.rs",
        "fn main() {\n    toolc_build::Project::new(\"hello.tools\").rust().write_to_out_dir();\n}\n",
    );
    put(
        "src/main.rs",
        "mod tools {\n    include!(concat!(env!(\"OUT_DIR\"), \"/tools.rs\"));\n}\nfn main() {\n    println!(\"{}\", tools::hello::tools::greetings::specs::TOOLSET.name);\n}\n",
    );
    patch(&project, &packed, &CRATES[..7]);
    assert_eq!(
        run(&project, "cargo", &["run", "--quiet", "--offline"]),
        "greetings\n"
    );

    // As it is unpacked elsewhere: here it would be looked for in the workspace above.
    let file = packed.join(format!("package/toolc-{VERSION}.crate"));
    run(folder.path(), "tar", &["-xmzf", file.to_str().unwrap()]);
    let project = folder.path().join(format!("toolc-{VERSION}"));
    patch(&project, &packed, &CRATES[..7]);
    let printed = run(
        &project,
        "cargo",
        &["run", "--quiet", "--offline", "--", "--version"],
    );
    assert_eq!(printed, format!("toolc {VERSION}\n"));
    // It stands outside of the workspace.
    let rig = root().join("runtime/rig");
    let mut words = vec![
        "package",
        "--no-verify",
        "--allow-dirty",
        "--exclude-lockfile",
    ];
    words.extend(["--quiet", "--target-dir", packed.to_str().unwrap()]);
    run(&rig, "cargo", &words);
}
