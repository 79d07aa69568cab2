//! In place of `bridge`, in builds without the feature `serde`.

/// Needs the feature `serde`.
#[macro_export]
macro_rules! serde_by_codec {
    ($name:ty) => {
        compile_error!("`serde = true` in toolc.toml needs `toolrt` with its feature `serde`");
    };
}
