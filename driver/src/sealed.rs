//! A file that a run leaves for the next one: a line with a version and a hash of the rest, and the rest.
//!
//! It is never needed: what is broken, foreign, older or half-written is told and not used.

use std::path::Path;

use xxhash_rust::xxh3::xxh3_128;

use crate::draft::Draft;

/// A kind of such files.
pub(crate) struct Sealed {
    /// How the first line begins: its name and version.
    pub first: &'static str,
    /// No more bytes than these are read or written.
    pub most: u64,
}

/// Why one is of no use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    Absent,
    /// No file, or a huge one.
    Other,
    Unreadable,
    /// Another version wrote it.
    Version,
    /// The hash is that of something else.
    Broken,
}

impl Sealed {
    /// What a file has behind its first line.
    pub(crate) fn read(&self, path: &Path) -> Result<Vec<u8>, Fault> {
        let Ok(data) = path.symlink_metadata() else {
            return Err(Fault::Absent);
        };
        if !data.is_file() || data.len() > self.most {
            return Err(Fault::Other);
        }
        let mut bytes = crate::regular::read_own(path).map_err(|_| Fault::Unreadable)?;
        let end = bytes.iter().take(100).position(|byte| *byte == b'\n');
        let first: Vec<u8> = bytes.drain(..end.map_or(0, |end| end + 1)).collect();
        let Some(hash) = first.strip_prefix(self.first.as_bytes()) else {
            return Err(Fault::Version);
        };
        match hash.trim_ascii_end() == hash_of(&bytes).as_bytes() {
            true => Ok(bytes),
            false => Err(Fault::Broken),
        }
    }

    /// Writes a file, if it is not too large. A failure only costs time.
    pub(crate) fn write(&self, path: &Path, rest: &[u8]) {
        let first = format!("{}{}\n", self.first, hash_of(rest));
        if (first.len() + rest.len()) as u64 > self.most {
            return;
        }
        let bytes = [first.as_bytes(), rest].concat();
        let _ = Draft::of(path).and_then(|draft| draft.put(&bytes, None));
    }
}

fn hash_of(rest: &[u8]) -> String {
    format!("{:032x}", xxh3_128(rest))
}
