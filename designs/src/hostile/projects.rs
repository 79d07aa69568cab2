//! A project in a folder, generated in this process as `toolc gen` does it.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use toolc_build::write::Mode;
use toolc_build::{Failure, LoadedProject, Problem, Request, generate};

/// Writes a file, and the folders that it is in.
pub(super) fn put(path: &Path, text: &str) -> io::Result<()> {
    let parent = path.parent().expect("it is in a folder");
    fs::create_dir_all(parent).and_then(|()| fs::write(path, text))
}

/// Makes the targets of the `toolc.toml` in a folder; the messages of what is wrong.
pub(super) fn generated(folder: &Path) -> Result<(), Vec<String>> {
    let messages = |problems: Vec<Problem>| {
        let messages = problems.into_iter().map(|problem| problem.message);
        messages.collect::<Vec<_>>()
    };
    let mut project = LoadedProject::load(&[folder.to_owned()]).map_err(messages)?;
    let request = Request {
        targets: Vec::new(),
        out: None,
        options: Default::default(),
        templates: None,
        allow_outside: false,
        mode: Mode::Write { force: false },
    };
    match generate(&mut project, &request) {
        Ok(_) => Ok(()),
        Err(Failure::Problems(problems)) => Err(messages(problems)),
        Err(Failure::Findings(checked)) => {
            let findings = checked.findings.iter();
            Err(findings.map(|finding| finding.message.clone()).collect())
        }
    }
}

/// All files below a folder with their texts, and links with what they lead to. What toolc keeps for its next run does not
/// count.
pub(super) fn files(folder: &Path) -> io::Result<BTreeMap<PathBuf, Vec<u8>>> {
    let mut all = BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            let kind = fs::symlink_metadata(&path)?.file_type();
            if kind.is_symlink() {
                let to = fs::read_link(&path)?;
                all.insert(path, to.into_os_string().into_encoded_bytes());
            } else if kind.is_dir() {
                if path.file_name().is_some_and(|name| name != ".toolc") {
                    open.push(path);
                }
            } else {
                all.insert(path.clone(), fs::read(&path)?);
            }
        }
    }
    Ok(all)
}
