//! `toolc.lock`: every file that toolc wrote into a folder, by target, with its hash.
//!
//! One file on each line, sorted, so that a version control system merges it like any list. It decides what toolc may
//! replace and delete: a file that is not in it, or no longer has the hash, belongs to the user.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

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

    /// The targets that have any files.
    pub(crate) fn targets(&self) -> impl Iterator<Item = &str> {
        let some = self.targets.iter().filter(|(_, files)| !files.is_empty());
        some.map(|(target, _)| target.as_str())
    }

    /// How many files a target has.
    pub(super) fn count(&self, target: &str) -> usize {
        self.targets.get(target).map_or(0, BTreeMap::len)
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

/// Where the hash of a listed file is in the text of a lock, as toolc writes it.
pub(super) fn place_of_hash(text: &str, target: &str, path: &str) -> Option<Range<usize>> {
    let is_before = |line: &str| {
        let mut parts = line.splitn(3, ' ');
        let (of, _, at) = (parts.next(), parts.next(), parts.next());
        (of, at) < (Some(target), Some(path))
    };
    let lines = |from: usize| text[from..].find('\n').map_or(text.len(), |end| from + end);
    let mut start = TITLE.len() + FIRST.len() + 1;
    let mut end = text.len();
    while start < end {
        let middle = start
            + text.as_bytes()[start..start + (end - start) / 2]
                .iter()
                .rposition(|byte| *byte == b'\n')
                .map_or(0, |at| at + 1);
        let close = lines(middle);
        match is_before(&text[middle..close]) {
            true => start = close + 1,
            false => end = middle,
        }
    }
    let line = text.get(start..lines(start.min(text.len())))?;
    let (of, rest) = line.split_once(' ')?;
    let (hash, at) = rest.split_once(' ')?;
    let begin = start + of.len() + 1;
    (of == target && at == path).then_some(begin..begin + hash.len())
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
    fn the_hash_of_each_file_is_found() {
        let lock = lock();
        let text = lock.to_string();
        for (target, path, hash) in lock.all() {
            let place = place_of_hash(&text, target, path).unwrap();
            assert_eq!(text[place], hash.to_string());
        }
        for (target, path) in [
            ("rust", "a"),
            ("rust", "z.rs"),
            ("a", "a.rs"),
            ("z", "a.rs"),
        ] {
            assert_eq!(place_of_hash(&text, target, path), None, "{target} {path}");
        }
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
