//! The walls of the house, held by a test: data walks in one direction, and only `driver` touches the world.

#[path = "architecture/imports.rs"]
mod imports;

use std::fs;
use std::path::{Path, PathBuf};

use imports::Need;

/// The rooms of `compiler`, in the order in which a design walks through them.
const ROOMS: &[&str] = &[
    "source",
    "diagnostics",
    "syntax",
    "layout",
    "ir",
    "providers",
    "tokens",
    "resolve",
    "rules",
    "levels",
    "import",
    "ide",
];

/// The crates, in their order, and which of the others each may name.
const CRATES: &[(&str, &[&str])] = &[
    ("compiler", &[]),
    ("templates", &["toolc-compiler"]),
    ("driver", &["toolc-compiler", "toolc-templates"]),
    ("runtime/rust", &[]),
];

#[test]
fn rooms_only_look_upstream() {
    for (index, room) in ROOMS.iter().enumerate() {
        for (file, text) in room_sources(room) {
            for later in &ROOMS[index + 1..] {
                assert!(
                    !names(&text, &format!("crate::{later}")),
                    "{file}: `{room}` comes before `{later}`"
                );
            }
        }
    }
}

/// Rooms that look at others and that no other room looks at, but for the few named beside.
const SIDE_ROOMS: &[(&str, &[&str])] = &[("layout", &["import"]), ("import", &[]), ("ide", &[])];

#[test]
fn nobody_looks_into_side_rooms() {
    for (side, guests) in SIDE_ROOMS {
        for room in ROOMS
            .iter()
            .filter(|room| room != &side && !guests.contains(room))
        {
            for (file, text) in room_sources(room) {
                assert!(
                    !names(&text, &format!("crate::{side}")),
                    "{file}: `{side}` is a side room"
                );
            }
        }
    }
}

/// The folders of tests that are one program: a file that `main.rs` does not name would never run.
const PROGRAMS: [&str; 6] = [
    "tests",
    "compiler/tests",
    "designs/tests",
    "runtime/mcp/tests",
    "runtime/rust/tests",
    "tests/mcp/tests",
];

#[test]
fn every_file_of_tests_is_in_a_program() {
    for folder in PROGRAMS {
        let path = root().join(folder);
        let main = fs::read_to_string(path.join("main.rs")).expect("the program has a main file");
        let manifest = path
            .parent()
            .expect("tests are in a crate")
            .join("Cargo.toml");
        let manifest = fs::read_to_string(manifest).expect("every crate has a Cargo.toml");
        for entry in fs::read_dir(path).expect("the folder can be read") {
            let file = entry.expect("the folder can be read").file_name();
            let Some(name) = file.to_str().and_then(|file| file.strip_suffix(".rs")) else {
                continue;
            };
            let is_run = main.lines().any(|line| line == format!("mod {name};"))
                || manifest.contains(&format!("path = \"tests/{name}.rs\""));
            assert!(is_run, "{folder}/main.rs lacks `mod {name};`");
        }
    }
}

#[test]
fn crates_only_look_upstream() {
    for (krate, allowed) in CRATES {
        let file = root().join(krate).join("Cargo.toml");
        let text = fs::read_to_string(&file).expect("every crate has a Cargo.toml");
        let needed = text.split("[dependencies]").nth(1).unwrap_or_default();
        let needed = needed.split("\n[").next().unwrap_or_default();
        for other in ["toolc-compiler", "toolc-templates", "toolc-build", "toolrt"] {
            let named = needed.lines().any(|line| {
                line.starts_with(&format!("{other}.")) || line.starts_with(&format!("{other} "))
            });
            assert!(
                !named || allowed.contains(&other),
                "`{krate}` may not know `{other}`"
            );
            assert!(
                named || !allowed.contains(&other),
                "`{krate}` is built on `{other}`"
            );
        }
    }
}

/// The folders in which the modules of a crate stand.
const MODULES: &[&str] = &[
    "compiler/src",
    "templates/src",
    "driver/src",
    "cli",
    "designs/src",
    "corpora/src",
    "xtask/src",
    "tests/generated/src",
    "runtime/rust/src",
    "runtime/rig/src",
    "runtime/format/src",
    "runtime/pattern/src",
];

/// Those in which a file that calls a method on `self` needs the file that declares it, too.
const BY_METHODS: &[&str] = &[
    "compiler/src",
    "cli",
    "corpora/src",
    "xtask/src",
    "tests/generated/src",
];

#[test]
fn modules_lead_in_no_circles() {
    for folder in MODULES {
        let need = match BY_METHODS.contains(folder) {
            true => Need::PathsAndMethods,
            false => Need::Paths,
        };
        let cycles = imports::cycles(&root().join(folder), need);
        let shown: Vec<String> = cycles.iter().map(ToString::to_string).collect();
        assert!(
            cycles.is_empty(),
            "{folder}: modules need each other; move what they share to where both look\n{}",
            shown.join("\n")
        );
    }
}

#[test]
fn only_the_driver_touches_the_world() {
    for krate in ["compiler", "templates"] {
        let sources = sources(&root().join(krate).join("src"));
        // `tests.rs` is behind `#[cfg(test)]`.
        for (file, text) in sources
            .iter()
            .filter(|(file, _)| !file.ends_with("/tests.rs"))
        {
            for door in [
                "std::fs",
                "std::env",
                "std::process",
                "TcpStream",
                "UdpSocket",
                "std::io",
                "println!",
                "eprintln!",
                "dbg!(",
            ] {
                assert!(
                    !names(code_before_tests(text), door),
                    "{file}: only `driver` may use `{door}`"
                );
            }
        }
    }
    for (file, text) in sources(&root().join("driver/src")) {
        // A build.rs talks to Cargo by printing.
        if file.ends_with("driver/src/script.rs") {
            continue;
        }
        for door in ["println!", "eprintln!", "dbg!("] {
            assert!(!names(&text, door), "{file}: only `cli` prints");
        }
    }
}

#[test]
fn one_module_knows_the_template_engine() {
    for krate in ["compiler", "templates", "driver", "runtime/rust"] {
        for (file, text) in sources(&root().join(krate).join("src")) {
            if !file.contains("templates/src/render") {
                assert!(
                    !names(&text, "minijinja::"),
                    "{file}: only templates/src/render knows minijinja"
                );
            }
        }
    }
}

#[test]
fn every_file_says_first_what_it_is() {
    for folder in [
        "compiler",
        "templates",
        "corpora",
        "designs",
        "driver",
        "runtime",
        "cli",
        "xtask",
        "tests",
    ] {
        let all = sources(&root().join(folder));
        assert!(!all.is_empty() || folder == "tests", "{folder} is empty");
        for (file, text) in all {
            // Generated files, and what is modelled on them, open with where they come from.
            if !file.contains("/golden/") && !file.contains("/reference/") {
                assert!(text.starts_with("//! "), "{file} does not open with `//! `");
            }
        }
    }
}

#[test]
fn no_file_names_a_folder_of_one_machine() {
    let places = ["/ho", "/ro", "/wo", "/Us"].map(|start| match start {
        "/ho" => "/home/".to_owned(),
        "/ro" => "/root/".to_owned(),
        "/wo" => "/work/".to_owned(),
        other => format!("{other}ers/"),
    });
    // Whoever has a home in an example.
    let nobody = ["alice", "bob", "eve", "NAME"];
    for folder in [
        "compiler",
        "templates",
        "designs",
        "driver",
        "runtime",
        "cli",
        "xtask",
        "examples",
        "spec",
    ] {
        for (file, text) in all_texts(&root().join(folder)) {
            for place in &places {
                let named = text.match_indices(place.as_str()).any(|(at, _)| {
                    let rest = &text[at + place.len()..];
                    let is_example = nobody.iter().any(|name| rest.starts_with(name));
                    !is_example
                        && !text[..at].ends_with(|before: char| {
                            before.is_alphanumeric()
                                || matches!(before, '.' | '_' | '-' | '/' | '}' | '~')
                        })
                });
                assert!(!named, "{file} names `{place}`");
            }
        }
    }
}

/// A text of the design is spelled for its position by a function of the target, quotes and comment signs included. A place of a
/// template inside of these would take it as it is.
#[test]
fn templates_have_no_places_in_literals_and_comments() {
    let mut found = 0;
    for (file, text) in all_texts(&root().join("templates/src")) {
        // In Markdown there are neither: `docs/text.rs` escapes what stands there. HTML has a test of its own.
        if !file.ends_with(".j2") || file.ends_with(".md.j2") || file.ends_with(".html.j2") {
            continue;
        }
        found += 1;
        for line in text.lines() {
            // What stands between places: no blocks, and no literals that end before the next place.
            let mut before = String::new();
            let mut rest = without_blocks(line);
            while let Some((text, behind)) = rest.split_once("{{") {
                before = without_literals(&(before + text));
                // Lifetimes and attributes of Rust.
                for sign in ["'static", "'a", "'_", "#["] {
                    before = before.replace(sign, "");
                }
                let is_text = ["//", "#", "\"", "'", "`"];
                assert!(
                    !is_text.iter().any(|sign| before.contains(sign)),
                    "{file}: a place in a literal or comment: {line}"
                );
                let (_, end) = behind.split_once("}}").expect("a place ends in its line");
                rest = end.to_owned();
            }
        }
    }
    assert!(found > 20, "there are templates");
}

/// In HTML, `docs/html/escape.rs` escapes texts for elements and for attributes between double quotation marks: nowhere else
/// is a place, and no script or style stands in a page.
#[test]
fn templates_of_html_have_places_where_texts_are_escaped() {
    let mut found = 0;
    for (file, text) in all_texts(&root().join("templates/src")) {
        if !file.ends_with(".html.j2") {
            continue;
        }
        for line in text.lines() {
            let line = without_blocks(line);
            for sign in ["<style", "<!--", "javascript:"] {
                assert!(!line.contains(sign), "{file}: `{sign}`: {line}");
            }
            let is_loaded = line.ends_with("\"></script>");
            assert!(is_loaded || !line.contains("<script"), "{file}: {line}");
            let outside: String = line.split('"').step_by(2).collect();
            for tag in outside.split('<').skip(1) {
                let tag = tag.split('>').next().unwrap_or_default();
                let does = tag.contains(" on") || tag.contains(" style");
                assert!(!does, "{file}: an attribute that does something: {line}");
            }
            let mut before = String::new();
            let mut rest = &*line;
            while let Some((text, behind)) = rest.split_once("{{") {
                found += 1;
                before.push_str(text);
                let tag = before.rfind('<').filter(|at| !before[*at..].contains('>'));
                let is_quoted = |at: usize| before[at..].matches('"').count() % 2 == 1;
                assert!(
                    tag.is_none_or(is_quoted),
                    "{file}: a place in a tag: {line}"
                );
                (_, rest) = behind.split_once("}}").expect("a place ends in its line");
            }
        }
    }
    assert!(found > 80, "there are templates");
}

/// A line of a template without `{% … %}`.
fn without_blocks(line: &str) -> String {
    let mut parts = line.split("{%");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str(part.split_once("%}").map_or("", |(_, behind)| behind));
    }
    out
}

/// A text without the literals in it that begin and end there.
fn without_literals(text: &str) -> String {
    let mut parts: Vec<&str> = text.split('"').collect();
    // The last one of an even number is still open.
    let open = parts.len().is_multiple_of(2).then(|| parts.pop()).flatten();
    let closed: String = parts.iter().step_by(2).copied().collect();
    match open {
        Some(open) => format!("{closed}\"{open}"),
        None => closed,
    }
}

/// Names in sentences are spelled by `docs::code`, which no name gets out of.
#[test]
fn nobody_quotes_names_by_hand() {
    // Faults are for people, and shown by those who print them; descriptions in schemas are texts in JSON.
    let others = ["options.rs", "manifest.rs", "switches.rs", "rust_path.rs"];
    for (file, text) in sources(&root().join("templates/src")) {
        let is_other = others.iter().any(|end| file.ends_with(end));
        if is_other || !(names(&file, "rust") || names(&file, "python")) {
            continue;
        }
        for line in code_before_tests(&text).lines() {
            let is_comment = line.trim_start().starts_with("//");
            assert!(
                is_comment || !line.contains("`{"),
                "{file}: a name between ticks: {line}"
            );
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).into()
}

fn room_sources(room: &str) -> Vec<(String, String)> {
    let folder = root().join("compiler/src");
    let mut found = sources(&folder.join(room));
    let file = folder.join(format!("{room}.rs"));
    if let Ok(text) = fs::read_to_string(&file) {
        found.push((file.display().to_string(), text));
    }
    found
}

fn sources(folder: &Path) -> Vec<(String, String)> {
    all_texts(folder)
        .into_iter()
        .filter(|(file, _)| file.ends_with(".rs"))
        .collect()
}

fn all_texts(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else {
        return found;
    };
    for entry in entries {
        let path = entry.expect("the repository can be read").path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if path.is_dir() {
            if !matches!(name.as_str(), "target" | "gen" | ".toolc" | "node_modules") {
                found.extend(all_texts(&path));
            }
        } else if let Ok(text) = fs::read_to_string(&path) {
            found.push((path.display().to_string().replace('\\', "/"), text));
        }
    }
    found.sort();
    found
}

/// Whether a text has these words, outside of comments, not as a part of a longer word.
fn names(text: &str, words: &str) -> bool {
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .any(|line| {
            line.match_indices(words).any(|(at, _)| {
                let longer = |letter: char| letter.is_alphanumeric() || letter == '_';
                let ends = words.ends_with(|letter: char| !longer(letter));
                !line[..at].ends_with(longer)
                    && (ends || !line[at + words.len()..].starts_with(longer))
            })
        })
}

/// Unit tests may read the files that they test with.
fn code_before_tests(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or(text)
}
