//! Tests of what a first project is, and when nothing is written.

use std::fs;

use tempfile_like::Folder;

use super::*;

/// A folder that goes with the test.
mod tempfile_like {
    use std::path::PathBuf;
    use std::{env, fs, process};

    pub struct Folder(pub PathBuf);

    impl Folder {
        pub fn new(name: &str) -> Self {
            let path = env::temp_dir().join(format!("toolc-init-{name}-{}", process::id()));
            let _ = fs::remove_dir_all(&path);
            Self(path)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }
}

fn project(language: HostLanguage, mcp: bool) -> FirstProject {
    FirstProject {
        language,
        mcp,
        name: None,
        runtime: None,
    }
}

/// A project without the skill.
fn init_alone(folder: &Path, project: &FirstProject) -> Result<Begun, Problem> {
    init(folder, Some(project), None)
}

#[test]
fn the_first_designs_check_clean_and_are_in_canonical_form() {
    for mcp in [false, true] {
        let files = files(&project(HostLanguage::Rust, mcp), "hello-tools", None);
        let text = files[0].1.clone();
        let checked = toolc_compiler::compile(vec![toolc_compiler::Input {
            path: "greetings.tools".into(),
            text,
        }]);
        let messages = checked
            .findings
            .iter()
            .map(|finding| finding.message.clone());
        assert_eq!(messages.collect::<Vec<_>>(), Vec::<String>::new());
    }
}

#[test]
fn a_run_that_was_interrupted_anywhere_is_completed() {
    let folder = Folder::new("again");
    let project = project(HostLanguage::Python, true);
    let all = files(&project, &name::by_folder(&folder.0), None);
    for count in 0..all.len() {
        let _ = fs::remove_dir_all(&folder.0);
        for (path, text) in &all[..count] {
            put_file(&folder.0.join(path), text).unwrap();
        }
        let begun = init_alone(&folder.0, &project).unwrap();
        assert_eq!(begun.written.len(), all.len() - count);
        for (path, text) in &all {
            assert_eq!(fs::read_to_string(folder.0.join(path)).unwrap(), *text);
        }
    }
    // Now it is complete.
    assert!(init_alone(&folder.0, &project).is_err());
}

#[test]
fn files_of_the_user_stay() {
    let folder = Folder::new("stay");
    fs::create_dir_all(&folder.0).unwrap();
    fs::write(folder.0.join("README.md"), "mine").unwrap();
    let begun = init_alone(&folder.0, &project(HostLanguage::Rust, false)).unwrap();
    assert_eq!(begun.kept, [folder.0.join("README.md")]);
    assert_eq!(fs::read(folder.0.join("README.md")).unwrap(), b"mine");

    let _ = fs::remove_dir_all(&folder.0);
    fs::create_dir_all(folder.0.join("src")).unwrap();
    fs::write(folder.0.join("src/main.rs"), "mine").unwrap();
    let problem = init_alone(&folder.0, &project(HostLanguage::Rust, false)).unwrap_err();
    assert_eq!(problem.details.len(), 1);
    assert!(!folder.0.join("toolc.toml").exists() && !folder.0.join("Cargo.toml").exists());
}

#[test]
fn names_are_those_that_crates_may_have() {
    for (folder, name) in [
        ("My Tools!", "my-tools"),
        ("test", "test-tools"),
        ("42", "hello-tools"),
        ("é", "hello-tools"),
    ] {
        assert_eq!(name::by_folder(Path::new(folder)), name);
    }
    for name in [
        "",
        "A",
        "1a",
        "a b",
        "type",
        "a-",
        "proc-macro",
        "toolrt-rig",
        "tokio",
        "deps",
        &"a".repeat(65),
    ] {
        assert!(
            name::of_project(Path::new("x"), Some(name)).is_err(),
            "{name}"
        );
    }
}

#[test]
fn the_skill_goes_where_agents_look_and_never_over_another() {
    let folder = Folder::new("skill");
    let both = [
        folder.0.join(".claude/skills/toolc/SKILL.md"),
        folder.0.join(".agents/skills/toolc/SKILL.md"),
    ];
    // A run that ended between the two is completed, and a whole one writes nothing again.
    for there in [0, 1, 2] {
        let _ = fs::remove_dir_all(&folder.0);
        for path in &both[..there] {
            put_file(path, "skill").unwrap();
        }
        let begun = init(&folder.0, None, Some("skill")).unwrap();
        assert_eq!(begun.written, both[there..]);
        assert!(both.iter().all(|path| fs::read(path).unwrap() == b"skill"));
    }
    fs::write(&both[1], "mine").unwrap();
    fs::remove_file(&both[0]).unwrap();
    let project = project(HostLanguage::Rust, false);
    let problem = init(&folder.0, Some(&project), Some("skill")).unwrap_err();
    assert_eq!(problem.details, [shown(&both[1])]);
    assert_eq!(fs::read(&both[1]).unwrap(), b"mine");
    assert!(!both[0].exists() && !folder.0.join("Cargo.toml").exists());
    // Nor is it written where a project cannot be.
    fs::remove_file(&both[1]).unwrap();
    fs::write(folder.0.join("toolc.toml"), "").unwrap();
    assert!(init(&folder.0, Some(&project), Some("skill")).is_err());
    assert!(!both[0].exists());
}

#[cfg(unix)]
#[test]
fn agents_may_share_a_folder_of_skills_by_a_link() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new("shared");
    fs::create_dir_all(folder.0.join(".agents/skills")).unwrap();
    fs::create_dir(folder.0.join(".claude")).unwrap();
    symlink("../.agents/skills", folder.0.join(".claude/skills")).unwrap();
    let begun = init(&folder.0, None, Some("skill")).unwrap();
    assert_eq!(begun.written.len(), 1);
    let there = folder.0.join(".agents/skills/toolc");
    assert_eq!(fs::read(there.join("SKILL.md")).unwrap(), b"skill");
    assert_eq!(fs::read_dir(there).unwrap().count(), 1);
    // A link in the place of the file is somebody's, wherever it leads.
    let file = folder.0.join(".agents/skills/toolc/SKILL.md");
    fs::remove_file(&file).unwrap();
    symlink("nowhere", &file).unwrap();
    assert!(init(&folder.0, None, Some("skill")).is_err());
}
