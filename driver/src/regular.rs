//! Files that are read whole: regular ones of a limited size, so that no run waits for whoever writes to a FIFO.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// The largest source, interface, template or definition: a thousand times as large as those that people write.
const LARGEST: u64 = 64 << 20;

/// The largest file that toolc writes itself: a list of all others.
const LARGEST_OWN: u64 = 1 << 30;

/// The bytes of a file that people wrote.
///
/// # Errors
/// It cannot be read, is no regular file, or is larger than 64 MiB.
pub fn read(path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
    read_up_to(path.as_ref(), LARGEST)
}

/// The same as text.
///
/// # Errors
/// As for [`read`]; or it is not UTF-8.
pub fn read_to_string(path: impl AsRef<Path>) -> io::Result<String> {
    let bytes = read(path)?;
    String::from_utf8(bytes).map_err(|_| {
        let text = "stream did not contain valid UTF-8";
        io::Error::new(ErrorKind::InvalidData, text)
    })
}

/// The bytes of a file that toolc wrote, such as a lock.
pub(crate) fn read_own(path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
    read_up_to(path.as_ref(), LARGEST_OWN)
}

fn read_up_to(path: &Path, largest: u64) -> io::Result<Vec<u8>> {
    // What it is comes first: to open a FIFO would wait.
    check(&fs::metadata(path)?, largest)?;
    let file = File::open(path)?;
    let found = file.metadata()?;
    check(&found, largest)?;
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(usize::try_from(found.len()).unwrap_or(0))?;
    // It may grow meanwhile.
    file.take(largest + 1).read_to_end(&mut bytes)?;
    match bytes.len() as u64 > largest {
        true => Err(too_large(largest)),
        false => Ok(bytes),
    }
}

/// Rejects what is neither a regular file nor a folder, of which the system says why it cannot be read.
fn check(found: &Metadata, largest: u64) -> io::Result<()> {
    if !found.is_file() && !found.is_dir() {
        return Err(io::Error::new(
            ErrorKind::InvalidInput,
            "it is no regular file",
        ));
    }
    match found.is_file() && found.len() > largest {
        true => Err(too_large(largest)),
        false => Ok(()),
    }
}

fn too_large(largest: u64) -> io::Error {
    let text = format!("it is larger than {} MiB", largest >> 20);
    io::Error::new(ErrorKind::FileTooLarge, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_a_limited_size_are_read() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let path = folder.path().join("a.tools");
        fs::write(&path, "12345").expect("it can be written");
        assert_eq!(read_up_to(&path, 5).expect("it has five bytes"), b"12345");
        let error = read_up_to(&path, 4).expect_err("it has more");
        assert_eq!(error.kind(), ErrorKind::FileTooLarge);
        assert_eq!(
            read(folder.path().join("b")).expect_err("nothing").kind(),
            ErrorKind::NotFound
        );
        // It is sparse: no disk has to hold it.
        let large = folder.path().join("large.tools");
        let file = File::create(&large).expect("it can be made");
        file.set_len(LARGEST + 1).expect("it is sparse");
        let error = read_to_string(&large).expect_err("it is too large");
        assert_eq!(error.to_string(), "it is larger than 64 MiB");
        assert!(read_own(&large).is_ok());
        #[cfg(unix)]
        {
            let error = read("/dev/zero").expect_err("it never ends");
            assert_eq!(error.to_string(), "it is no regular file");
        }
    }
}
