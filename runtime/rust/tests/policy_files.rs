//! The vectors of `spec/conformance/policies/files.json`: files that callers of a surface name, on a tree of folders and links.

#![cfg(unix)]

use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

use toolrt::Value;
use toolrt::host::{AllowAll, GrantPolicy, Mode, Policy};

const VECTORS: &str = include_str!("../../../spec/conformance/policies/files.json");

fn at<'v>(value: &'v Value, key: &str) -> &'v str {
    let text = value.get(key).and_then(Value::as_str);
    text.unwrap_or_else(|| panic!("{key} is no text"))
}

fn items<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    let items = value.get(key).and_then(Value::as_array);
    items.unwrap_or_else(|| panic!("{key} is no list"))
}

/// A folder of its own, which goes away with it.
struct Tree(PathBuf);

impl Tree {
    fn new(name: &str, vectors: &Value) -> Self {
        let top = env::temp_dir().join(format!("toolrt-{name}-{}", process::id()));
        let _ = fs::remove_dir_all(&top);
        fs::create_dir_all(&top).expect("it can be made");
        let tree = Self(top.canonicalize().expect("it is there"));
        for entry in items(vectors, "tree") {
            let made = match (entry.get("folder"), entry.get("file")) {
                (Some(_), _) => fs::create_dir(tree.0.join(at(entry, "folder"))),
                (None, Some(_)) => fs::write(tree.0.join(at(entry, "file")), "text"),
                (None, None) => symlink(at(entry, "to"), tree.0.join(at(entry, "link"))),
            };
            made.expect("the tree can be made");
        }
        tree
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn files_are_allowed_as_the_vectors_say() {
    let vectors = Value::parse(VECTORS.as_bytes()).expect("vectors are JSON");
    let tree = Tree::new("files", &vectors);
    let top = tree.0.to_str().expect("a text");
    for case in items(&vectors, "cases") {
        let environment = case.get("environment");
        let variable = |name: &str| {
            let value = environment.and_then(|all| all.get(name))?;
            value.as_str().map(str::to_owned)
        };
        let written = case.get("policy").expect("it has one").to_json();
        let policy = GrantPolicy::from_json_in(&written, top, &variable).expect("a policy");
        let path = at(case, "path").replace("$ROOT", top);
        let folder = case.get("folder").map(|_| at(case, "folder"));
        let folder = folder.map(|folder| PathBuf::from(folder.replace("$ROOT", top)));
        let allows =
            |policy: &dyn Policy| policy.allows_file(at(case, "need"), &path, folder.as_deref());
        let allowed = case.get("allowed") == Some(&Value::Bool(true));
        assert_eq!(allows(&policy), allowed, "{}", at(case, "name"));
        assert_eq!(allows(&policy.clone().and(AllowAll)), allowed);
        assert_eq!(allows(&AllowAll.and(policy)), allowed);
    }
}

#[test]
fn names_start_in_the_working_directory_of_the_process() {
    let policy = GrantPolicy::new_in(Mode::Strict, "/", &|_| None).expect("a policy");
    let src = Some(Path::new("src"));
    assert!(policy.allows_file("fs:read", "Cargo.toml", None));
    assert!(policy.allows_file("fs:read", "src/lib.rs", src));
    assert!(!policy.allows_file("fs:read", "Cargo.toml", src));
    assert!(!policy.allows_file("fs:read", "../python/pyproject.toml", None));
}
