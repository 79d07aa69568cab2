//! Files below a folder, by file descriptors: no link is followed on the way.

use std::ffi::{OsStr, OsString};
use std::fs::{File, Metadata};
use std::io::{self, ErrorKind};
use std::os::fd::OwnedFd;
use std::os::unix::ffi::OsStrExt;

use rustix::fs::{AtFlags, Dir, Mode, OFlags};

use super::how::{How, Spot};

/// How folders on the way are opened. To pass through them is enough: they may be unreadable.
#[cfg(any(target_os = "linux", target_os = "android"))]
const PASS: OFlags = OFlags::PATH;
#[cfg(not(any(target_os = "linux", target_os = "android")))]
const PASS: OFlags = OFlags::RDONLY;

/// A file of any kind, of which only the state is asked.
#[cfg(any(target_os = "linux", target_os = "android"))]
const LOOK: OFlags = OFlags::PATH;
#[cfg(not(any(target_os = "linux", target_os = "android")))]
const LOOK: OFlags = OFlags::RDONLY.union(OFlags::NONBLOCK);

/// What a new file may be, before the process's umask.
const FILE: Mode = Mode::from_raw_mode(0o666);
const FOLDER: Mode = Mode::from_raw_mode(0o777);

/// Opens a file. There is nothing to check again here.
pub(super) fn open(spot: &Spot, how: How, _check: impl Fn() -> io::Result<()>) -> io::Result<File> {
    let flags = match how {
        How::Read => OFlags::RDONLY,
        How::Write => OFlags::WRONLY | OFlags::CREATE | OFlags::TRUNC,
        How::Append => OFlags::WRONLY | OFlags::CREATE | OFlags::APPEND,
        How::New => OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL,
    };
    Ok(File::from(opened(spot, flags)?))
}

pub(super) fn remove_file(spot: &Spot) -> io::Result<()> {
    let (folder, name) = around(spot)?;
    Ok(rustix::fs::unlinkat(folder, name, AtFlags::empty())?)
}

pub(super) fn remove_dir(spot: &Spot) -> io::Result<()> {
    let (folder, name) = around(spot)?;
    Ok(rustix::fs::unlinkat(folder, name, AtFlags::REMOVEDIR)?)
}

/// Creates a folder: the one of the grant itself, or one in it.
pub(super) fn create_dir(spot: &Spot) -> io::Result<()> {
    match spot.names.is_empty() {
        true => Ok(rustix::fs::mkdir(&spot.folder, FOLDER)?),
        false => {
            let (folder, name) = around(spot)?;
            Ok(rustix::fs::mkdirat(folder, name, FOLDER)?)
        }
    }
}

pub(super) fn metadata(spot: &Spot) -> io::Result<Metadata> {
    File::from(opened(spot, LOOK)?).metadata()
}

/// The names in a folder.
pub(super) fn names(spot: &Spot) -> io::Result<Vec<OsString>> {
    let folder = opened(spot, OFlags::RDONLY | OFlags::DIRECTORY)?;
    let mut names = Vec::new();
    for entry in Dir::new(folder)? {
        let name = entry?.file_name().to_bytes().to_owned();
        if name != b"." && name != b".." {
            names.push(OsStr::from_bytes(&name).to_owned());
        }
    }
    Ok(names)
}

fn opened(spot: &Spot, flags: OFlags) -> io::Result<OwnedFd> {
    let flags = flags | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let (folder, name) = match spot.names.is_empty() {
        true => (through(spot, 0)?, OsStr::new(".")),
        false => around(spot)?,
    };
    Ok(rustix::fs::openat(folder, name, flags, FILE)?)
}

/// The folder that has the last name, and that name.
fn around(spot: &Spot) -> io::Result<(OwnedFd, &OsStr)> {
    let Some((name, _)) = spot.names.split_last() else {
        return Err(ErrorKind::InvalidInput.into());
    };
    Ok((through(spot, spot.names.len() - 1)?, name))
}

/// Opens the folder behind so many names.
fn through(spot: &Spot, count: usize) -> io::Result<OwnedFd> {
    let flags = PASS | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let mut at = rustix::fs::open(&spot.folder, flags, Mode::empty())?;
    for name in &spot.names[..count] {
        at = rustix::fs::openat(&at, name, flags, Mode::empty())?;
    }
    Ok(at)
}
