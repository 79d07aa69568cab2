//! Files below a folder where the system opens none from there on: the path is checked again when the file is open.

use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::path::PathBuf;

use super::how::{How, Spot};

/// Opens a file, and checks again where its path leads before anything is changed in it.
pub(super) fn open(spot: &Spot, how: How, check: impl Fn() -> io::Result<()>) -> io::Result<File> {
    let mut options = OpenOptions::new();
    match how {
        How::Read => options.read(true),
        How::Write => options.write(true).create(true).truncate(false),
        How::Append => options.append(true).create(true),
        How::New => options.write(true).create_new(true),
    };
    let file = options.open(path(spot))?;
    check()?;
    if how == How::Write {
        file.set_len(0)?;
    }
    Ok(file)
}

pub(super) fn remove_file(spot: &Spot) -> io::Result<()> {
    fs::remove_file(path(spot))
}

pub(super) fn remove_dir(spot: &Spot) -> io::Result<()> {
    fs::remove_dir(path(spot))
}

pub(super) fn create_dir(spot: &Spot) -> io::Result<()> {
    fs::create_dir(path(spot))
}

pub(super) fn metadata(spot: &Spot) -> io::Result<Metadata> {
    fs::symlink_metadata(path(spot))
}

pub(super) fn names(spot: &Spot) -> io::Result<Vec<OsString>> {
    let entries = fs::read_dir(path(spot))?;
    entries.map(|entry| Ok(entry?.file_name())).collect()
}

fn path(spot: &Spot) -> PathBuf {
    let mut path = spot.folder.clone();
    path.extend(&spot.names);
    path
}
