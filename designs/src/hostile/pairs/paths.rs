//! Paths and policies: what a policy allows is in a granted folder, behind all links.

use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use serde_json::{Value, json};
use toolrt::host::{GrantPolicy, Policy};

use super::{Pair, text, texts};
use crate::Random;

pub(super) const PAIR: Pair = Pair {
    name: "paths",
    question,
    rust,
    wrong,
    is_question,
    prepare,
};

const FOLDERS: &[&str] = &["work", "work/deep", "workshop", "in", "in/a b", "in/é"];
const FILES: &[&str] = &[
    "work/a.txt",
    "work/deep/b.txt",
    "workshop/a.txt",
    "in/a.txt",
    "in/é/c",
    "in/\\",
];
const LINKS: &[(&str, &str)] = &[
    ("work/out", "../in"),
    ("work/near", "deep"),
    ("work/self", "self"),
    ("work/one", "two"),
    ("work/two", "one"),
    ("work/up", ".."),
    ("work/root", "/"),
    ("work/gone", "../nowhere/x"),
    ("work/file", "../in/a.txt"),
    ("in/back", "../work/deep"),
    ("in/twice", "back/../../in"),
];

/// What paths are made of.
const PARTS: &[&str] = &[
    "a.txt", "b.txt", "deep", "work", "in", "out", "near", "self", "one", "up", "root", "gone",
    "file", "back", "twice", "..", "..", ".", "", "workshop", "a b", "é", "e\u{301}", "new", "~",
    "$HOME", "%2e%2e", "\\", "\\..\\in", "C:", "..\0", "\n", "CON", "...", "*", "\u{202e}", "etc",
    "passwd",
];

const MODES: &[&str] = &["strict", "standard", "off"];

const NEEDS: &[&str] = &["fs:read", "fs:write", "fs:delete"];

const GRANTS: &[&str] = &[
    "fs:read",
    "fs:write",
    "fs:read:./in",
    "fs:read:./work",
    "fs:write:./work/deep",
    "fs:read:.",
    "fs:delete:./in/é",
    "fs:read:./work/out",
    "fs:read:$ROOT/in",
    "fs:write:./new",
];

fn prepare(folder: &Path) -> io::Result<()> {
    FOLDERS
        .iter()
        .try_for_each(|path| fs::create_dir(folder.join(path)))?;
    FILES
        .iter()
        .try_for_each(|path| fs::write(folder.join(path), "text"))?;
    #[cfg(unix)]
    for (link, to) in LINKS {
        std::os::unix::fs::symlink(to, folder.join(link))?;
    }
    Ok(())
}

fn question(random: &mut Random) -> Value {
    let mut path = String::from(*random.pick(&[
        "",
        "",
        "$ROOT/",
        "$ROOT/work/",
        "/",
        "$ROOT/in/",
        "./",
        "//",
        "$ROOTshop",
    ]));
    let parts: Vec<&str> = (0..random.below(6)).map(|_| *random.pick(PARTS)).collect();
    path.push_str(&parts.join(*random.pick(&["/", "/", "//", "/./"])));
    path.push_str(random.pick::<&str>(&["", "", "", "/", "/."]));
    if random.chance(3) {
        path.push_str(
            &random
                .pick(&["/a", "/near/..", "/..", "a"])
                .repeat(random.between(1, 600)),
        );
    }
    let mut grants = GRANTS.to_vec();
    random.shuffle(&mut grants);
    grants.truncate(random.below(4));
    let folder = random.pick(&[
        "$ROOT",
        "$ROOT/work",
        "$ROOT/work/deep",
        "$ROOT/work/near",
        "$ROOT/work/out",
        "$ROOT/none",
    ]);
    let mode = random.pick(MODES);
    json!({
        "policy": { "mode": mode, "capabilities": grants },
        "need": random.pick(NEEDS),
        "path": path,
        "folder": folder,
    })
}

fn is_question(question: &Value) -> bool {
    let policy = &question["policy"];
    let is_grant = |grant: &&str| GRANTS.contains(grant);
    NEEDS.contains(&text(question, "need"))
        && MODES.contains(&text(policy, "mode"))
        && texts(policy, "capabilities").iter().all(is_grant)
        && text(question, "folder").starts_with("$ROOT")
}

fn rust(question: &Value, folder: &Path) -> Value {
    let place = |text: &str| text.replace("$ROOT", &folder.display().to_string());
    let policy = place(&question["policy"].to_string());
    let policy = match GrantPolicy::from_json_in(&policy, folder, &|_| None) {
        Ok(policy) => policy,
        Err(error) => return json!({ "error": format!("PolicyError: {error}") }),
    };
    let calls = place(text(question, "folder"));
    let path = place(text(question, "path"));
    json!(policy.allows_file(text(question, "need"), &path, Some(Path::new(&calls))))
}

/// What is allowed although it is neither where calls work nor in a folder that was granted.
fn wrong(question: &Value, answer: &Value, top: &Path) -> Option<String> {
    let policy = &question["policy"];
    // Only `strict` limits what callers of a surface name.
    if answer != true || policy["mode"] != "strict" {
        return None;
    }
    let need = text(question, "need");
    let place = |text: &str| PathBuf::from(text.replace("$ROOT", &top.display().to_string()));
    let calls = place(text(question, "folder"));
    let mut inside = vec![calls.clone()];
    for grant in texts(policy, "capabilities") {
        match grant.strip_prefix(need) {
            // Everywhere.
            Some("") => return None,
            Some(folder) => inside.push(top.join(place(folder.trim_start_matches(':')))),
            None => {}
        }
    }
    // Others start where this process works, and so does that of Python.
    let path = place(text(question, "path"));
    let real = std::env::current_dir()
        .ok()
        .and_then(|folder| real(&folder.join(path)));
    let Some(real) = real else {
        return Some("nobody knows where it is, and it is allowed".to_owned());
    };
    let mut folders = inside.iter().filter_map(|folder| self::real(folder));
    let is_inside = folders.any(|folder| real.starts_with(folder));
    (!is_inside).then(|| format!("it is allowed, and it is {}", real.display()))
}

/// Where a path is, behind all links: what does not exist is where its last folder is that does.
fn real(path: &Path) -> Option<PathBuf> {
    let mut real = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(real.pop()),
            Component::CurDir => {}
            part @ (Component::Prefix(_) | Component::RootDir | Component::Normal(_)) => {
                real.push(part)
            }
        }
        match fs::symlink_metadata(&real) {
            Ok(_) => {
                real = fs::canonicalize(&real)
                    .or_else(|error| gone(&real, error))
                    .ok()?
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            // What has too long a name is not there either.
            Err(error) if error.kind() == io::ErrorKind::InvalidFilename => {}
            Err(_) => return None,
        }
    }
    Some(real)
}

/// A link to what does not exist leads there.
fn gone(link: &Path, error: io::Error) -> io::Result<PathBuf> {
    if error.kind() != io::ErrorKind::NotFound {
        return Err(error);
    }
    let to = fs::read_link(link)?;
    let to = link.parent().unwrap_or(link).join(to);
    real(&to).ok_or(error)
}
