//! Applies a journal, and completes an interrupted run.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use super::disk::Disk;
use super::hash::Hash;
use super::journal::Journal;
use super::look::{Found, Look};
use super::portion::Portion;
use super::section;
use crate::name;
use crate::problem::{self, Problem};

/// The paths of toolc's own files in an output folder.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    pub(crate) root: PathBuf,
    pub(crate) portion: Portion,
    pub(crate) lock: PathBuf,
    pub(crate) state: PathBuf,
    pub(crate) stage: PathBuf,
    pub(crate) journal: PathBuf,
}

impl Places {
    pub(crate) fn of(root: &Path, portion: &Portion) -> Self {
        let state = portion.state(root);
        Self {
            root: root.into(),
            portion: portion.clone(),
            lock: root.join(portion.lock()),
            stage: state.join("stage"),
            journal: state.join("journal"),
            state,
        }
    }

    /// The file number `staged` of the stage.
    pub(crate) fn staged(&self, staged: usize) -> PathBuf {
        self.stage.join(staged.to_string())
    }

    /// Whether a run was cut off here.
    pub(crate) fn interrupted(&self) -> bool {
        self.stage.exists() || self.journal.exists()
    }
}

/// Writes the journal and applies it. Once the journal exists, the next run completes this one.
pub(crate) fn commit(places: &Places, disk: &Disk, journal: &Journal) -> Result<(), Problem> {
    let draft = places.stage.join("journal");
    disk.create_lasting(&draft, journal.text().as_bytes())
        .map_err(|e| Problem::disk("write", &draft, &e))?;
    disk.rename(&draft, &places.journal)
        .map_err(|e| Problem::disk("write", &places.journal, &e))?;
    apply(places, disk, journal).map_err(|problem| {
        problem.help("put it right and run the same again, which completes this run; until then, --check reports it")
    })
}

/// Completes an interrupted run, or deletes its stage if it has no journal yet.
pub(crate) fn recover(
    places: &Places,
    disk: &Disk,
    shown: &str,
    force: bool,
) -> Result<(), Problem> {
    let text = match fs::read_to_string(&places.journal) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return clear_stage(places, disk);
        }
        Err(error) => return Err(Problem::disk("read", &places.journal, &error)),
    };
    let Some(mut journal) = Journal::parse(&text) else {
        return Err(Problem::outside(format!(
            "the journal of an interrupted run in `{shown}` cannot be read"
        ))
        .help(format!(
            "delete the folder `{}` and run the same with --force",
            problem::shown(&places.state)
        )));
    };
    // What another portion has taken over since then stays.
    let is_retired = |lock: &str| journal.removes.iter().any(|remove| remove.path == lock);
    let others = places.portion.of_others(&places.root, &is_retired);
    journal
        .removes
        .retain(|remove| !others.contains_key(&remove.path));
    let look = Look::new(&places.root);
    let mut refused = Vec::new();
    let mut skip = BTreeSet::new();
    for put in &journal.puts {
        let found = look.at(&put.path)?;
        let staged =
            fs::read(places.staged(put.staged)).is_ok_and(|bytes| Hash::of(&bytes) == put.new);
        match found {
            Found::File(hash) if hash == put.new => {}
            Found::File(hash) if put.old != Some(hash) && !force => {
                refused.push(format!("edited  {shown}/{}", put.path))
            }
            Found::Other if !force => refused.push(format!("foreign {shown}/{}", put.path)),
            Found::File(_)
            | Found::Other
            | Found::Absent
            | Found::Folder
            | Found::Blocked { .. }
                if staged => {}
            Found::File(_)
            | Found::Other
            | Found::Absent
            | Found::Folder
            | Found::Blocked { .. }
                if force =>
            {
                skip.insert(put.path.clone());
            }
            Found::File(_)
            | Found::Other
            | Found::Absent
            | Found::Folder
            | Found::Blocked { .. } => {
                refused.push(format!("lost    {shown}/{}", put.path));
            }
        }
    }
    let puts_begun = begun(places, &journal);
    for remove in &journal.removes {
        if let Found::File(hash) = look.at(&remove.path)?
            && Some(hash) != remove.old
            && !puts_begun
            && !force
        {
            refused.push(format!("edited  {shown}/{}", remove.path));
        }
    }
    if !refused.is_empty() {
        return Err(Problem::content(format!(
            "an interrupted run in `{shown}` cannot be completed: files changed since then"
        ))
        .details(refused)
        .help("move your changes out of the folder, or pass --force to write over them"));
    }
    journal.puts.retain(|put| !skip.contains(&put.path));
    apply(places, disk, &journal)
}

/// Applies the journal. Every step may have been done before.
fn apply(places: &Places, disk: &Disk, journal: &Journal) -> Result<(), Problem> {
    if let Some(found) = journal.found {
        put(disk, &places.staged(found), &places.state.join("found"))?;
    }
    // Once a new file is in place, all removing is done, and what is at such a path is not the stale file.
    if !journal.removes.is_empty() && !begun(places, journal) {
        for (index, remove) in journal.removes.iter().enumerate() {
            let path = places.root.join(&remove.path);
            // A folder there is one of the new ones, made before an interruption.
            if path.symlink_metadata().is_ok_and(|data| data.is_dir()) {
                continue;
            }
            if fill(
                places,
                disk,
                (&remove.path, &format!("remove-{index}")),
                b"",
            )? {
                continue;
            }
            disk.remove_file(&path)
                .map_err(|e| Problem::disk("remove", &path, &e))?;
        }
    }
    for folder in &journal.folders {
        let path = places.root.join(folder);
        disk.remove_empty_folder(&path)
            .map_err(|e| Problem::disk("remove", &path, &e))?;
    }
    let mut folders: BTreeMap<usize, BTreeSet<&str>> = BTreeMap::new();
    for put in &journal.puts {
        for folder in name::folders_above(&put.path) {
            let depth = folder.matches('/').count();
            folders.entry(depth).or_default().insert(folder);
        }
    }
    // By depth, so that a folder comes before those inside of it; those of one depth need not wait for each other.
    for folders in folders.into_values() {
        let folders: Vec<&str> = folders.into_iter().collect();
        let make = |folder: &&str| make_folder(disk, &places.root.join(folder));
        folders.par_iter().with_min_len(256).try_for_each(make)?;
    }
    journal
        .puts
        .par_iter()
        .with_min_len(256)
        .try_for_each(|item| {
            let staged = places.staged(item.staged);
            if section::may_have(&item.path)
                && let Ok(text) = fs::read(&staged)
                && fill(
                    places,
                    disk,
                    (&item.path, &format!("put-{}", item.staged)),
                    &text,
                )?
            {
                return disk
                    .remove_file(&staged)
                    .map_err(|e| Problem::disk("remove", &staged, &e));
            }
            put_below(places, disk, &staged, &item.path)
        })?;
    if let Some(lock) = journal.lock {
        if let Some(folder) = places.lock.parent().filter(|folder| *folder != places.root) {
            make_folder(disk, folder)?;
        }
        put(disk, &places.staged(lock), &places.lock)?;
    }
    disk.remove_file(&places.journal)
        .map_err(|e| Problem::disk("remove", &places.journal, &e))?;
    clear_stage(places, disk)
}

/// Writes the section of a person's file, as that file is now; whether it has one. The whole has a name in the stage first.
fn fill(
    places: &Places,
    disk: &Disk,
    (path, name): (&str, &str),
    text: &[u8],
) -> Result<bool, Problem> {
    if !section::may_have(path) {
        return Ok(false);
    }
    let full = places.root.join(path);
    let is_file = full.symlink_metadata().is_ok_and(|data| data.is_file());
    let Some(bytes) = is_file.then(|| fs::read(&full).ok()).flatten() else {
        return Ok(false);
    };
    let Some(place) = section::of(path, &bytes) else {
        return Ok(false);
    };
    let whole = section::with(&bytes, &place, text);
    let draft = places.stage.join(name);
    disk.remove_file(&draft)
        .and_then(|()| disk.create_like(&draft, &full, &whole))
        .map_err(|e| Problem::disk("write", &draft, &e))?;
    put(disk, &draft, &full)?;
    Ok(true)
}

/// Puts a file into the output folder. Runs of other portions remove folders that are empty for a moment.
fn put_below(places: &Places, disk: &Disk, staged: &Path, path: &str) -> Result<(), Problem> {
    const TRIES: usize = 100;
    let full = places.root.join(path);
    for _ in 0..TRIES {
        match disk.rename(staged, &full) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && staged.exists() => {
                let folders: Vec<&str> = name::folders_above(path).collect();
                let folders = folders.iter().rev();
                let mut folders = folders.map(|folder| places.root.join(folder));
                folders.try_for_each(|folder| make_folder(disk, &folder))?;
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(Problem::disk("write", &full, &error)),
            Ok(()) => return Ok(()),
        }
    }
    put(disk, staged, &full)
}

/// Makes a folder; one that has no folder to be in is left to those who put files there.
fn make_folder(disk: &Disk, path: &Path) -> Result<(), Problem> {
    if path.is_dir() {
        return Ok(());
    }
    match disk.make_folder(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(Problem::disk("make the folder", path, &error)),
        Ok(_) => Ok(()),
    }
}

fn put(disk: &Disk, staged: &Path, path: &Path) -> Result<(), Problem> {
    match disk.rename(staged, path) {
        // Done before the interruption.
        Err(error) if error.kind() == std::io::ErrorKind::NotFound && !staged.exists() => Ok(()),
        Err(error) => Err(Problem::disk("write", path, &error)),
        Ok(()) => Ok(()),
    }
}

/// Whether a staged file has been moved to its place already.
fn begun(places: &Places, journal: &Journal) -> bool {
    !journal
        .puts
        .iter()
        .all(|put| places.staged(put.staged).exists())
}

/// Removes the stage with all that is left in it.
pub(crate) fn clear_stage(places: &Places, disk: &Disk) -> Result<(), Problem> {
    let failed = |error: &std::io::Error| Problem::disk("clear", &places.stage, error);
    match fs::read_dir(&places.stage) {
        Ok(entries) => {
            for entry in entries {
                disk.remove_file(&entry.map_err(|e| failed(&e))?.path())
                    .map_err(|e| failed(&e))?;
            }
            disk.remove_empty_folder(&places.stage)
                .map_err(|e| failed(&e))
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(failed(&error)),
    }
}
