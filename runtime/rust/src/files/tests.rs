//! Paths that handlers open, on a tree of folders and links; `runtime/python/tests/test_granted_paths.py` is the same.

use std::fs;
use std::io::{ErrorKind, Read, Write};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::{FileAccess, FileKind, GrantedPath};

/// A folder with `in/a.txt`, `in/deep/b.txt`, and `secret.txt`, which is not granted.
struct Tree {
    _folder: tempfile::TempDir,
    top: PathBuf,
}

impl Tree {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let top = folder.path().canonicalize().expect("it is there");
        fs::create_dir_all(top.join("in/deep")).expect("it can be made");
        for (name, text) in [
            ("in/a.txt", "a"),
            ("in/deep/b.txt", "b"),
            ("secret.txt", "secret"),
        ] {
            fs::write(top.join(name), text).expect("it can be written");
        }
        Self {
            _folder: folder,
            top,
        }
    }

    /// A path with all three capabilities in `in`.
    fn path(&self, path: impl AsRef<Path>) -> GrantedPath {
        let access = FileKind::ALL.into_iter();
        let access = access.fold(FileAccess::default(), |access, kind| {
            access.within(kind, [self.top.join("in")])
        });
        GrantedPath::new(self.top.clone(), path.as_ref().into(), Arc::new(access))
    }
}

fn denied<T: std::fmt::Debug>(done: std::io::Result<T>) {
    let error = done.expect_err("it is not granted");
    assert_eq!(error.kind(), ErrorKind::PermissionDenied, "{error}");
}

#[test]
fn a_path_in_the_folder_has_every_operation() {
    let tree = Tree::new();
    assert_eq!(tree.path("in/a.txt").read_to_string().expect("text"), "a");
    assert_eq!(
        tree.path("in/../in/deep/./b.txt").read().expect("text"),
        b"b"
    );
    let new = tree.path("in/new.txt");
    assert!(!new.exists().expect("it is known"));
    new.write("one").expect("it can be written");
    new.append()
        .expect("it opens")
        .write_all(b"two")
        .expect("it takes it");
    let kind = new.create_new().expect_err("it is there").kind();
    assert_eq!(kind, ErrorKind::AlreadyExists);
    assert_eq!(new.metadata().expect("it is there").len(), 6);
    let folder = tree.path("in/x/y");
    assert_eq!(
        folder.create_dir().expect_err("x").kind(),
        ErrorKind::NotFound
    );
    folder.create_dir_all().expect("it can be made");
    folder.create_dir_all().expect("it is there");
    folder.remove_dir().expect("it is empty");
    let names = tree.path("in").read_dir().expect("a folder");
    let names: Vec<_> = names.iter().filter_map(GrantedPath::file_name).collect();
    assert_eq!(names, ["a.txt", "deep", "new.txt", "x"]);
    tree.path("in")
        .join("new.txt")
        .remove_file()
        .expect("it is there");
    assert!(!tree.top.join("in/new.txt").exists());
    assert_eq!(new.to_path_buf(), tree.top.join("in/new.txt"));
}

#[test]
fn nothing_leads_out_of_the_folder() {
    let tree = Tree::new();
    for (name, to) in [
        ("out", ".."),
        ("file", "../secret.txt"),
        ("dangling", "../new"),
    ] {
        symlink(to, tree.top.join("in").join(name)).expect("it can be made");
    }
    for path in [
        "secret.txt",
        "in/../secret.txt",
        "in/out/secret.txt",
        "in/file",
        "/etc/passwd",
        "/proc/self/root/etc/passwd",
        "in/a.txt/../../secret.txt",
        "in/a\0.txt",
        "inner",
    ] {
        denied(tree.path(path).read());
        denied(tree.path(path).write("x"));
        denied(tree.path(path).remove_file());
        denied(tree.path("in").join("..").join(path).metadata());
    }
    let around = format!("/proc/self/root{}/in/a.txt", tree.top.display());
    if cfg!(target_os = "linux") {
        assert_eq!(tree.path(around).read().expect("it is in the folder"), b"a");
    }
    denied(tree.path("in/dangling").create());
    denied(tree.path("in/dangling").create_dir());
    denied(tree.path(".").read_dir());
    assert!(tree.path("").read().is_err());
    assert!(!tree.top.join("new").exists());
    let secret = fs::read(tree.top.join("secret.txt"));
    assert_eq!(secret.expect("it is there"), b"secret");
    assert_eq!(
        tree.path("in/a.txt/").read().expect("as the check says"),
        b"a"
    );
}

#[test]
fn a_link_within_the_folder_is_followed_and_removed_itself() {
    let tree = Tree::new();
    let at = |name: &str| tree.top.join("in").join(name);
    symlink("deep/b.txt", at("near")).expect("it can be made");
    symlink("not_yet", at("new")).expect("it can be made");
    tree.path("in/near")
        .write("changed")
        .expect("it is in the folder");
    assert_eq!(fs::read(at("deep/b.txt")).expect("text"), b"changed");
    tree.path("in/new")
        .write("made")
        .expect("it is in the folder");
    assert_eq!(fs::read(at("not_yet")).expect("text"), b"made");
    tree.path("in/near")
        .remove_file()
        .expect("it is in the folder");
    assert!(at("deep/b.txt").exists() && !at("near").exists());
}

#[test]
fn each_operation_needs_its_capability() {
    let tree = Tree::new();
    let only = |kind: FileKind| {
        let others = FileKind::ALL.into_iter().filter(|other| *other != kind);
        let access = others.fold(FileAccess::default(), FileAccess::without);
        let access = access.within(kind, [tree.top.join("in")]);
        GrantedPath::new(tree.top.clone(), "in/a.txt".into(), Arc::new(access))
    };
    denied(only(FileKind::Write).read());
    denied(only(FileKind::Delete).read());
    denied(only(FileKind::Read).create());
    denied(only(FileKind::Read).append());
    denied(only(FileKind::Write).remove_file());
    assert!(only(FileKind::Delete).exists().expect("it is known"));
    assert!(only(FileKind::Read).read().is_ok());
    assert!(only(FileKind::Write).append().is_ok());
    // Both policies of a host must allow it.
    let both = FileAccess::default().within(FileKind::Read, [tree.top.join("in")]);
    let both = both.and(&FileAccess::default().within(FileKind::Read, [tree.top.join("in/deep")]));
    let path = |path: &str| GrantedPath::new(tree.top.clone(), path.into(), Arc::new(both.clone()));
    denied(path("in/a.txt").read());
    assert_eq!(path("in/deep/b.txt").read().expect("both have it"), b"b");
}

#[test]
fn a_folder_of_a_grant_can_be_made_and_nothing_around_it() {
    let tree = Tree::new();
    let path = |folder: &str, path: &str| {
        let access = FileAccess::default().within(FileKind::Write, [tree.top.join(folder)]);
        GrantedPath::new(tree.top.clone(), path.into(), Arc::new(access))
    };
    path("made", "made/a/b")
        .create_dir_all()
        .expect("it is granted");
    path("made", "made/a/b/c")
        .write("c")
        .expect("it is granted");
    let error = path("around/made", "around/made/a").create_dir_all();
    assert_eq!(
        error.expect_err("it is not there").kind(),
        ErrorKind::NotFound
    );
    assert!(!tree.top.join("around").exists());
}

#[test]
fn without_limits_it_starts_in_the_working_directory() {
    let tree = Tree::new();
    let free = |path: &str| GrantedPath::new(tree.top.join("in"), path.into(), Arc::default());
    assert_eq!(free("../secret.txt").read().expect("text"), b"secret");
    free("deep/c/d").create_dir_all().expect("it can be made");
    free("deep/c/d").remove_dir().expect("it is empty");
    assert!(free("").metadata().is_err());
}

#[test]
fn a_link_that_is_swapped_in_leads_nowhere() {
    let tree = Tree::new();
    let [deep, aside, link] = ["in/deep", "in/aside", "in/link"].map(|at| tree.top.join(at));
    fs::write(tree.top.join("b.txt"), "outside").expect("it can be written");
    symlink("..", &link).expect("it can be made");
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                // `in/deep` is now the folder, now a link out of the grant.
                let _ = fs::rename(&deep, &aside);
                let _ = fs::rename(&link, &deep);
                let _ = fs::rename(&deep, &link);
                let _ = fs::rename(&aside, &deep);
            }
        });
        for _ in 0..3_000 {
            let path = tree.path("in/deep/b.txt");
            if let Ok(mut file) = path.open() {
                let mut text = String::new();
                let _ = file.read_to_string(&mut text);
                assert_ne!(text, "outside");
            }
            let _ = path.append().map(|mut file| file.write_all(b"b"));
            let _ = path.join("../new.txt").write("new");
        }
        is_over.store(true, Ordering::Relaxed);
    });
    let outside = fs::read_to_string(tree.top.join("b.txt"));
    assert_eq!(outside.expect("nobody has removed it"), "outside");
    assert!(!tree.top.join("new.txt").exists());
}
