//! The tie between generated code and this runtime.

/// The version of generated code that this runtime supports: its own major and minor version.
pub const VERSION: &str = "0.1";

/// Checks that this runtime supports a generated module; otherwise it is a build error.
///
/// ```
/// toolrt::generated_for!("0.1");
/// ```
#[macro_export]
macro_rules! generated_for {
    ($version:literal) => {
        const _: () = $crate::version::check($version);
    };
}

/// The check of [`generated_for!`](crate::generated_for) at compile time.
///
/// # Panics
/// If the code was generated for another version.
pub const fn check(generated: &str) {
    let (ours, theirs) = (parts(VERSION), parts(generated));
    if theirs.0 > ours.0 || (theirs.0 == ours.0 && theirs.1 > ours.1) {
        panic!("this code was generated for a newer `toolrt`: update the dependency `toolrt`");
    }
    if theirs.0 != ours.0 || theirs.1 != ours.1 {
        panic!("this code was generated for an older `toolrt`: run `toolc gen` of the new version");
    }
}

const fn parts(version: &str) -> (u32, u32) {
    let bytes = version.as_bytes();
    let mut parts = (0, 0);
    let mut minor = false;
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'.' if minor => break,
            b'.' => minor = true,
            digit if minor => parts.1 = parts.1 * 10 + (digit - b'0') as u32,
            digit => parts.0 = parts.0 * 10 + (digit - b'0') as u32,
        }
        at += 1;
    }
    parts
}
