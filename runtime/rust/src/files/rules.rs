//! Where the files of a call may be, as the policy of its host says.

use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What an operation does to a file, and so which capability it needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FileKind {
    /// It reads the file or lists the folder: `fs:read`.
    Read,
    /// It creates or changes the file: `fs:write`.
    Write,
    /// It removes the file: `fs:delete`.
    Delete,
}

impl FileKind {
    pub(crate) const ALL: [Self; 3] = [Self::Read, Self::Write, Self::Delete];

    /// The capability that the operation needs.
    pub fn capability(self) -> &'static str {
        match self {
            Self::Read => "fs:read",
            Self::Write => "fs:write",
            Self::Delete => "fs:delete",
        }
    }
}

/// What a call may do with a path, and in which folders. The default allows everything everywhere.
///
/// ```
/// use toolrt::files::{FileAccess, FileKind};
///
/// let access = FileAccess::default()
///     .within(FileKind::Read, ["/srv/data".into()])
///     .without(FileKind::Delete);
/// assert!(access.allows(FileKind::Write) && !access.allows(FileKind::Delete));
/// ```
#[derive(Debug, Clone, Default)]
pub struct FileAccess([Limit; 3]);

/// The limits of one kind.
#[derive(Debug, Clone, Default)]
struct Limit {
    is_refused: bool,
    /// A path must be in one of the folders of each list.
    lists: Vec<Vec<PathBuf>>,
}

impl FileAccess {
    /// The same, and operations of this kind only in one of these folders, which are absolute.
    #[must_use]
    pub fn within(mut self, kind: FileKind, folders: impl IntoIterator<Item = PathBuf>) -> Self {
        let limit = &mut self.0[kind as usize];
        limit.lists.push(folders.into_iter().collect());
        self
    }

    /// The same without operations of this kind.
    #[must_use]
    pub fn without(mut self, kind: FileKind) -> Self {
        self.0[kind as usize].is_refused = true;
        self
    }

    /// What both allow.
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            own.is_refused |= other.is_refused;
            own.lists.extend(other.lists.iter().cloned());
        }
        self
    }

    /// Whether there are operations of this kind at all.
    pub fn allows(&self, kind: FileKind) -> bool {
        !self.0[kind as usize].is_refused
    }

    /// Whether anything is limited.
    pub fn is_limited(&self) -> bool {
        let mut limits = self.0.iter();
        limits.any(|limit| limit.is_refused || !limit.lists.is_empty())
    }

    /// The lists of folders: a path must be in one of each.
    pub(super) fn lists(&self, kind: FileKind) -> &[Vec<PathBuf>] {
        &self.0[kind as usize].lists
    }
}

/// What a policy says of the files of one tool; see [`Policy::files`](crate::host::Policy::files).
pub trait FileRules: Send + Sync {
    /// The folder where the paths of a call start if its context has none, and where a relative folder of its context
    /// starts. It is absolute.
    fn working_dir(&self) -> &Path;

    /// Whether any call of the tool is limited.
    fn is_limited(&self) -> bool;

    /// What a call may do with a path that its handler opens, by its arguments as they came (JSON).
    fn access(&self, path: &Path, args: &[u8]) -> Arc<FileAccess>;
}
