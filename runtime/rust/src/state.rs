//! The folder in which commands and hosts keep what later processes need: of one user, and of nobody else.

use std::env;
use std::ffi::OsString;
use std::fs::{self, DirBuilder};
use std::io;
use std::path::{Path, PathBuf};

use crate::why::why;

/// The variable that names the folder.
const FOLDER: &str = "TOOLRT_STATE";

/// No system opens a path with more bytes.
const LONGEST: usize = 4096;

/// Where a file of this name is kept. Its folder is there then, and both belong to the user alone.
///
/// # Errors
/// Why nothing can be kept there, in words for people.
pub fn file(name: &str) -> Result<PathBuf, String> {
    let folder = folder()?;
    let file = folder.join(name);
    if file.as_os_str().len() > LONGEST {
        return Err(format!("the path in {FOLDER} is too long."));
    }
    no_links_of_others(&file)?;
    let shown = folder.display();
    let mut maker = DirBuilder::new();
    maker.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut maker, 0o700);
    if let Err(error) = maker.create(&folder) {
        return Err(format!("{shown} cannot be made: {}.", why(&error)));
    }
    let found = fs::metadata(&folder);
    let found = found.map_err(|error| format!("{shown} cannot be used: {}.", why(&error)))?;
    if is_of_another(&found) {
        return Err(format!("{shown} belongs to somebody else."));
    }
    if is_open_to_others(&found) {
        return Err(format!("{shown} may be changed by others."));
    }
    if let Ok(found) = fs::metadata(&file) {
        let shown = file.display();
        if !found.is_file() {
            return Err(format!("{shown} is no file."));
        }
        if is_of_another(&found) {
            return Err(format!("{shown} belongs to somebody else."));
        }
        make_private(&file, &found)
            .map_err(|error| format!("{shown} cannot be used: {}.", why(&error)))?;
    }
    Ok(file)
}

/// The folder of the environment, or that of the user. A relative path would be another folder for each process.
fn folder() -> Result<PathBuf, String> {
    let variable = |name: &str| {
        let value: OsString = env::var_os(name)?;
        (!value.is_empty()).then(|| PathBuf::from(value))
    };
    if let Some(folder) = variable(FOLDER) {
        return match folder.is_absolute() {
            true => Ok(folder.components().collect()),
            false => Err(format!("{FOLDER} is no absolute path.")),
        };
    }
    let absolute = |name: &str| variable(name).filter(|path| path.is_absolute());
    let states = absolute("XDG_STATE_HOME").or_else(|| {
        let home = absolute("HOME").or_else(|| absolute("USERPROFILE"))?;
        Some(home.join(".local").join("state"))
    });
    let folder = states.map(|states| states.join("toolrt").components().collect());
    folder.ok_or_else(|| format!("the user has no folder for it; {FOLDER} names one."))
}

/// Rejects paths that somebody else may lead to another place.
#[cfg(unix)]
fn no_links_of_others(path: &Path) -> Result<(), String> {
    for place in path.ancestors() {
        let found = fs::symlink_metadata(place);
        if let Ok(found) = found
            && found.is_symlink()
            && owner(&found) != 0
            && is_of_another(&found)
        {
            return Err(format!("{} is a link of somebody else.", place.display()));
        }
    }
    Ok(())
}

#[cfg(unix)]
fn owner(found: &fs::Metadata) -> u32 {
    std::os::unix::fs::MetadataExt::uid(found)
}

#[cfg(unix)]
fn is_of_another(found: &fs::Metadata) -> bool {
    owner(found) != rustix::process::geteuid().as_raw()
}

#[cfg(unix)]
fn is_open_to_others(found: &fs::Metadata) -> bool {
    std::os::unix::fs::PermissionsExt::mode(&found.permissions()) & 0o022 != 0
}

/// Takes a file from those whom its owner has let read it.
#[cfg(unix)]
fn make_private(file: &Path, found: &fs::Metadata) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;

    let mut mode = found.permissions();
    if mode.mode() & 0o077 == 0 {
        return Ok(());
    }
    mode.set_mode(0o600);
    fs::set_permissions(file, mode)
}

// Elsewhere, the folder of a user is the user's by what the system does.

#[cfg(not(unix))]
fn no_links_of_others(_: &Path) -> Result<(), String> {
    Ok(())
}

#[cfg(not(unix))]
fn is_of_another(_: &fs::Metadata) -> bool {
    false
}

#[cfg(not(unix))]
fn is_open_to_others(_: &fs::Metadata) -> bool {
    false
}

#[cfg(not(unix))]
fn make_private(_: &Path, _: &fs::Metadata) -> io::Result<()> {
    Ok(())
}
