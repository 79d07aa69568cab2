//! Files that callers of a surface name, and that are no arguments of a tool.

use std::path::{Path, PathBuf};

use super::grant::{Grant, Scope};
use crate::files::follow::{self, followed};

/// Whether a file is where calls work, or where a capability is granted: by the host, and left by the environment.
///
/// Where calls work is the host's choice: who names the file may not widen it. Without a choice it is the working
/// directory of the process, where relative paths start.
pub(super) fn is_allowed(
    need: &str,
    path: &str,
    folder: Option<&Path>,
    own: &[Grant],
    left: Option<&[Grant]>,
) -> bool {
    let base = working_dir();
    let Ok(reached) = followed(&base, Path::new(path)) else {
        return false;
    };
    let is_in = |within: &Path| {
        let within = follow::folder(within);
        within.is_ok_and(|within| reached.is_within(&within, need != "fs:read"))
    };
    let is_granted = |grants: &[Grant]| {
        let mut grants = grants.iter().filter(|grant| grant.name == need);
        grants.any(|grant| match &grant.scope {
            None => true,
            Some(Scope::Folder(within)) => is_in(within),
            Some(Scope::Site(_)) => false,
        })
    };
    let work = folder.map_or_else(|| base.clone(), |folder| base.join(folder));
    is_in(&work) || (is_granted(own) && left.is_none_or(is_granted))
}

/// The working directory of the process; the root where it has none.
pub(super) fn working_dir() -> PathBuf {
    std::env::current_dir().unwrap_or_else(|_| PathBuf::from("/"))
}
