//! The changes that a run will make to a folder, written before it makes them, so that the next run can complete it.
//!
//! The journal appears by rename, so it is complete or absent. For each file it records what was there before, so that
//! a file which was edited after the interruption is noticed and not changed.

use std::fmt::Write;

use super::hash::Hash;
use crate::name;

const FIRST: &str = "toolc.journal 1";

/// The changes of one run. Staged files are numbered, in `.toolc/stage/`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Journal {
    pub(crate) removes: Vec<Remove>,
    /// Folders to remove if they are then empty, the deepest first.
    pub(crate) folders: Vec<String>,
    pub(crate) puts: Vec<Put>,
    /// The staged `.toolc/found`.
    pub(crate) found: Option<usize>,
    /// The staged `toolc.lock`.
    pub(crate) lock: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Put {
    pub(crate) staged: usize,
    pub(crate) old: Option<Hash>,
    pub(crate) new: Hash,
    pub(crate) path: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Remove {
    pub(crate) old: Option<Hash>,
    pub(crate) path: String,
}

impl Journal {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    pub(crate) fn text(&self) -> String {
        let mut text = format!("{FIRST}\n");
        let hash = |hash: Option<Hash>| hash.map_or("-".into(), |hash| hash.to_string());
        let mut line = |args: std::fmt::Arguments<'_>| {
            writeln!(text, "{args}").expect("a String takes all text")
        };
        for remove in &self.removes {
            line(format_args!("remove {} {}", hash(remove.old), remove.path));
        }
        for folder in &self.folders {
            line(format_args!("folder {folder}"));
        }
        for put in &self.puts {
            line(format_args!(
                "put {} {} {} {}",
                put.staged,
                hash(put.old),
                put.new,
                put.path
            ));
        }
        for (word, staged) in [("found", self.found), ("lock", self.lock)] {
            if let Some(staged) = staged {
                line(format_args!("{word} {staged}"));
            }
        }
        line(format_args!("end"));
        text
    }

    /// `None` if `text` would not write this.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let mut journal = Self::default();
        let lines = text
            .strip_prefix(FIRST)?
            .strip_prefix('\n')?
            .strip_suffix("end\n")?;
        for line in lines.lines() {
            let (word, rest) = line.split_once(' ')?;
            match word {
                "remove" => {
                    let (old, path) = rest.split_once(' ')?;
                    journal.removes.push(Remove {
                        old: old_hash(old)?,
                        path: checked(path)?,
                    });
                }
                "folder" => journal.folders.push(checked(rest)?),
                "put" => {
                    let mut parts = rest.splitn(4, ' ');
                    let staged = parts.next()?.parse().ok()?;
                    let old = old_hash(parts.next()?)?;
                    let new = Hash::parse(parts.next()?)?;
                    journal.puts.push(Put {
                        staged,
                        old,
                        new,
                        path: checked(parts.next()?)?,
                    });
                }
                "found" => journal.found = Some(rest.parse().ok()?),
                "lock" => journal.lock = Some(rest.parse().ok()?),
                _ => return None,
            }
        }
        Some(journal)
    }
}

fn old_hash(text: &str) -> Option<Option<Hash>> {
    if text == "-" {
        Some(None)
    } else {
        Hash::parse(text).map(Some)
    }
}

fn checked(path: &str) -> Option<String> {
    (name::fault(path).is_none() || name::is_lock_of_package(path)).then(|| path.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parse_reads_what_text_writes_and_nothing_that_was_cut() {
        let journal = Journal {
            removes: vec![Remove {
                old: Some(Hash::of(b"1")),
                path: "a b/c.rs".into(),
            }],
            folders: vec!["a b".into()],
            puts: vec![Put {
                staged: 7,
                old: None,
                new: Hash::of(b"2"),
                path: "x y.rs".into(),
            }],
            found: Some(8),
            lock: Some(9),
        };
        let text = journal.text();
        assert_eq!(Journal::parse(&text), Some(journal));
        for end in 0..text.len() {
            assert_eq!(Journal::parse(&text[..end]), None, "{end}");
        }
        assert_eq!(Journal::parse(&text.replace("x y.rs", "../x")), None);
    }
}
