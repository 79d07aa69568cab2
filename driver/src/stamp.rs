//! What the system says of a file or folder without its contents: whether it may have changed since it was read.

use std::fs::Metadata;
use std::time::{Duration, SystemTime};

/// The times of files are coarse: of a file that was changed just now, another change may leave all times as they are.
/// The coarsest that is in use counts two seconds.
const COARSE: Duration = Duration::from_secs(3);

/// A state of a file. Two equal ones, the first of which is settled, are of the same contents: whoever writes a file
/// changes its times, and nobody sets the time of its last change of any kind back (where a system has that).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stamp {
    size: u64,
    modified: Option<SystemTime>,
    /// Device, number, and the time of the last change of any kind.
    system: (u64, u64, i64, i64),
}

impl Stamp {
    /// By what the system says.
    pub(crate) fn of(data: &Metadata) -> Self {
        Self {
            size: data.len(),
            modified: data.modified().ok(),
            system: system(data),
        }
    }

    /// All of it; bytes of two are equal if they are.
    pub(crate) fn bytes(&self) -> [u8; 56] {
        let since = |time: SystemTime| time.duration_since(SystemTime::UNIX_EPOCH);
        let modified = match self.modified.map(since) {
            Some(Ok(after)) => after.as_nanos() as i128,
            Some(Err(before)) => -(before.duration().as_nanos() as i128),
            None => i128::MIN,
        };
        let (device, number, changed, nanos) = self.system;
        let mut bytes = [0; 56];
        bytes[..8].copy_from_slice(&self.size.to_le_bytes());
        bytes[8..24].copy_from_slice(&modified.to_le_bytes());
        bytes[24..32].copy_from_slice(&device.to_le_bytes());
        bytes[32..40].copy_from_slice(&number.to_le_bytes());
        bytes[40..48].copy_from_slice(&changed.to_le_bytes());
        bytes[48..].copy_from_slice(&nanos.to_le_bytes());
        bytes
    }

    /// Which file it is: its device and number.
    #[cfg(target_os = "linux")]
    pub(crate) fn place(&self) -> (u64, u64) {
        (self.system.0, self.system.1)
    }

    /// Whether every later change shows, for a file that is read at this time.
    pub(crate) fn is_settled(&self, now: SystemTime) -> bool {
        let changed = SystemTime::UNIX_EPOCH + Duration::from_secs(self.system.2.max(0) as u64);
        let is_old = |time: SystemTime| now.duration_since(time).is_ok_and(|age| age > COARSE);
        self.modified.is_some_and(is_old) && is_old(changed)
    }
}

#[cfg(unix)]
fn system(data: &Metadata) -> (u64, u64, i64, i64) {
    use std::os::unix::fs::MetadataExt;
    (data.dev(), data.ino(), data.ctime(), data.ctime_nsec())
}

#[cfg(not(unix))]
fn system(_: &Metadata) -> (u64, u64, i64, i64) {
    (0, 0, 0, 0)
}
