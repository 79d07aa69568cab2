//! The valid paths in an output folder: those that name the same file in it on every system.

/// The folder for toolc's own files inside an output folder.
pub(crate) const STATE: &str = ".toolc";
/// The list of files that toolc wrote, in the output folder.
pub(crate) const LOCK: &str = "toolc.lock";
/// The folder of such lists where packages are made one by one, each of its own files.
pub(crate) const LOCKS: &str = "toolc.locks";
/// The list of the files around these packages.
pub(crate) const ROOT_LOCK: &str = "toolc.root.lock";

/// Why `path` cannot be the path of a generated file; `None` when it can.
///
/// A lock file is text that may have been edited, so its paths are checked, too: a lock can never cause a deletion
/// outside the folder.
pub(crate) fn fault(path: &str) -> Option<&'static str> {
    if path.is_empty() {
        return Some("it is empty");
    }
    if path.chars().any(char::is_control) {
        return Some("it has a control character");
    }
    if path.contains(['\\', ':', '*', '?', '"', '<', '>', '|']) {
        return Some("it has a character that no file name may have on some systems");
    }
    for part in path.split('/') {
        match part {
            "" => return Some("it has an empty part"),
            "." | ".." => return Some("it has a `.` or `..` in it"),
            _ if part.ends_with(['.', ' ']) => return Some("a part ends in a dot or a space"),
            _ if is_of_git(part) => return Some("it is a place of git's own"),
            _ => {}
        }
    }
    let top = folded(path.split('/').next().unwrap_or(path));
    if [STATE, LOCKS].contains(&&*top) || [LOCK, ROOT_LOCK].contains(&&*folded(path)) {
        return Some("it is a place of toolc's own");
    }
    None
}

/// Whether a name is that of the folder where git keeps what it does: whoever writes there can make it run programs.
pub(crate) fn is_of_git(name: &str) -> bool {
    // The second one is what Windows may call it, too.
    [".git", "git~1"].contains(&&*folded(name))
}

/// Whether a path is that of the lock of a package, in the output folder.
pub(crate) fn is_lock_of_package(path: &str) -> bool {
    let name = path
        .strip_prefix(LOCKS)
        .and_then(|name| name.strip_prefix('/'));
    name.is_some_and(|name| name.ends_with(".lock") && !name.contains('/') && fault(name).is_none())
}

/// The path as a file system without upper and lower case sees it.
pub(crate) fn folded(path: &str) -> String {
    path.to_lowercase()
}

/// All folders above a file, the nearest first: for `a/b/c.rs`, `a/b` and `a`.
pub(crate) fn folders_above(path: &str) -> impl Iterator<Item = &str> {
    let mut rest = path;
    std::iter::from_fn(move || {
        rest = &rest[..rest.rfind('/')?];
        Some(rest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_inside_of_the_folder_are_names() {
        for good in [
            "a.rs",
            "todos/tools/mod.rs",
            "x/toolc.lock",
            ".gitignore",
            "größe/ß.rs",
            "two words.md",
        ] {
            assert_eq!(fault(good), None, "{good}");
        }
        let bad = "|/etc/passwd|../x|a/../b|a//b|a/|./a|a\\b|c:x|a\nb|.toolc/x|.TOOLC/x|toolc.locks/x|toolc.root.lock|toolc.lock|Toolc.lock|a./b|a |.git/x|a/.GIT|git~1/x";
        for bad in bad.split('|') {
            assert!(fault(bad).is_some(), "{bad}");
        }
    }

    #[test]
    fn folders_come_nearest_first() {
        assert_eq!(folders_above("a/b/c.rs").collect::<Vec<_>>(), ["a/b", "a"]);
        assert_eq!(folders_above("c.rs").count(), 0);
    }
}
