//! `toolc.lock`: every file that toolc wrote into a folder, by target, with its hash.
//!
//! One file on each line, sorted, so that a version control system merges it like any list. It decides what toolc may
//! replace and delete: a file that is not in it, or no longer has the hash, belongs to the user.

use std::collections::BTreeMap;
use std::fmt;

use super::hash::Hash;
use crate::name;
use crate::problem::{Place, Problem};

const FIRST: &str = "toolc.lock 1";
const TITLE: &str = "\
# Made by toolc: every file that it wrote here, and may replace or delete. Commit it with them.
# A merge conflict? Keep either side and run `toolc gen` again.
";

/// The content of the lock: target → path → hash.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lock {
    targets: BTreeMap<String, BTreeMap<String, Hash>>,
}

impl Lock {
    /// Reads a lock; `shown` is its path as the user sees it.
    pub fn parse(text: &str, shown: &str) -> Result<Self, Problem> {
        let mut lock = Self::default();
        let mut titled = false;
        let mut start = 0;
        for (index, raw) in text.split_inclusive('\n').enumerate() {
            let line = raw.trim_end_matches(['\n', '\r']);
            let span = start..start + line.len();
            start += raw.len();
            let wrong = |label: &str| {
                let place = Place {
                    path: shown.into(),
                    text: text.into(),
                    span: span.clone(),
                    label: label.into(),
                };
                Problem::content(format!("line {} of `{shown}` cannot be read", index + 1)).at(place).help(
                    "keep one side of a merge conflict and run `toolc gen` again, or pass --force, which reads the lines that can be read",
                )
            };
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if !titled {
                titled = true;
                match line {
                    FIRST => continue,
                    _ if line.starts_with("toolc.lock ") => {
                        return Err(wrong("another version of toolc wrote this")
                            .help("use that version of toolc here"));
                    }
                    _ if is_conflict(line) => return Err(wrong("an unfinished merge")),
                    _ => return Err(wrong("a lock starts with `toolc.lock 1`")),
                }
            }
            match entry(line) {
                Ok((target, path, hash)) => {
                    if lock.insert(target, path, hash).is_some() {
                        return Err(wrong("this file is listed a second time"));
                    }
                }
                Err(why) => return Err(wrong(why)),
            }
        }
        if !titled && !text.is_empty() {
            return Err(Problem::content(format!("`{shown}` is not a lock of toolc"))
                .help("restore it from version control, or delete it: files that are up to date are taken over"));
        }
        Ok(lock)
    }

    /// Reads all lines that can be read: both sides of an unfinished merge.
    pub fn parse_what_can_be_read(text: &str) -> Self {
        let mut lock = Self::default();
        for (target, path, hash) in text.lines().filter_map(|line| entry(line).ok()) {
            lock.insert(target, path, hash);
        }
        lock
    }

    /// Adds a file; returns its previous hash.
    pub fn insert(&mut self, target: &str, path: &str, hash: Hash) -> Option<Hash> {
        self.targets
            .entry(target.into())
            .or_default()
            .insert(path.into(), hash)
    }

    /// Replaces all that is listed for a target.
    pub fn set(&mut self, target: &str, files: BTreeMap<String, Hash>) {
        if files.is_empty() {
            self.targets.remove(target);
        } else {
            self.targets.insert(target.into(), files);
        }
    }

    /// The hash of a listed file, by any target; `first` is tried first.
    pub fn hash(&self, first: &str, path: &str) -> Option<Hash> {
        let own = self.targets.get(first).and_then(|files| files.get(path));
        own.or_else(|| self.targets.values().find_map(|files| files.get(path)))
            .copied()
    }

    /// All files of a target, in order.
    pub fn files(&self, target: &str) -> impl Iterator<Item = (&str, Hash)> {
        self.targets
            .get(target)
            .into_iter()
            .flatten()
            .map(|(path, hash)| (path.as_str(), *hash))
    }

    /// All files, in order of target and path.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str, Hash)> {
        self.targets.iter().flat_map(|(target, files)| {
            files
                .iter()
                .map(move |(path, hash)| (target.as_str(), path.as_str(), *hash))
        })
    }
}

impl fmt::Display for Lock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}{FIRST}")?;
        self.all()
            .try_for_each(|(target, path, hash)| writeln!(f, "{target} {hash} {path}"))
    }
}

/// `rust 0123… todos/mod.rs`
fn entry(line: &str) -> Result<(&str, &str, Hash), &'static str> {
    if is_conflict(line) {
        return Err("an unfinished merge");
    }
    let mut parts = line.splitn(3, ' ');
    let (Some(target), Some(hash), Some(path)) = (parts.next(), parts.next(), parts.next()) else {
        return Err("expected a target, a hash and a path");
    };
    if target.is_empty()
        || !target
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'))
    {
        return Err("this is no name of a target");
    }
    let hash = Hash::parse(hash).ok_or("the hash has 32 lower-case hexadecimal digits")?;
    match name::fault(path) {
        Some(_) => Err("this is no path inside of the folder"),
        None => Ok((target, path, hash)),
    }
}

fn is_conflict(line: &str) -> bool {
    ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
        .iter()
        .any(|mark| line.starts_with(mark))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lock() -> Lock {
        let mut lock = Lock::default();
        lock.insert("rust", "b/two words.rs", Hash::of(b"2"));
        lock.insert("rust", "a.rs", Hash::of(b"1"));
        lock.insert("python", "z.py", Hash::of(b"3"));
        lock
    }

    #[test]
    fn parse_reads_what_display_writes_in_both_line_ends() {
        let text = lock().to_string();
        assert_eq!(Lock::parse(&text, "toolc.lock").as_ref(), Ok(&lock()));
        assert_eq!(
            Lock::parse(&text.replace('\n', "\r\n"), "toolc.lock"),
            Ok(lock())
        );
        let entries: Vec<_> = text
            .lines()
            .skip(3)
            .map(|line| (&line[..4], &line[line.len() - 4..]))
            .collect();
        assert_eq!(
            entries,
            [("pyth", "z.py"), ("rust", "a.rs"), ("rust", "s.rs")]
        );
    }

    #[test]
    fn what_cannot_be_read_names_the_line_and_what_stands_there() {
        let good = lock().to_string();
        for (change, line, label) in [
            ("<<<<<<< ours\n", 7, "an unfinished merge"),
            (
                "rust 12 x.rs\n",
                7,
                "the hash has 32 lower-case hexadecimal digits",
            ),
            ("rust\n", 7, "expected a target, a hash and a path"),
            (
                &format!("rust {} ../x\n", Hash::of(b"")),
                7,
                "this is no path inside of the folder",
            ),
            (
                &format!("rust {} a.rs\n", Hash::of(b"")),
                7,
                "this file is listed a second time",
            ),
        ] {
            let problem = Lock::parse(&format!("{good}{change}"), "gen/toolc.lock").unwrap_err();
            assert_eq!(
                problem.message,
                format!("line {line} of `gen/toolc.lock` cannot be read")
            );
            assert_eq!(problem.place.unwrap().label, label);
        }
        assert!(
            Lock::parse("toolc.lock 9\n", "l")
                .unwrap_err()
                .help
                .unwrap()
                .contains("that version")
        );
        assert!(Lock::parse("rust\n", "l").is_err());
        assert!(Lock::parse("# only words\n", "l").is_err());
    }

    #[test]
    fn both_sides_of_a_conflict_can_be_read() {
        let text = lock().to_string().replace(
            "toolc.lock 1\n",
            "<<<<<<< a\ntoolc.lock 1\n=======\n>>>>>>> b\n",
        );
        assert_eq!(Lock::parse_what_can_be_read(&text), lock());
    }
}
