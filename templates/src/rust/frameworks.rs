//! The agent SDKs: what their packages are called, and what generated modules need of the runtime.

/// An agent SDK, and the crate of the runtime that knows it.
#[derive(Debug)]
pub(crate) struct Framework {
    /// Its package, as `toolc.toml` names it: `rig`.
    pub package: &'static str,
    /// The crate of the runtime: `toolrt-rig`.
    pub runtime: &'static str,
    /// The oldest compiler that takes that crate.
    pub rust_version: &'static str,
    /// The file of what is generated.
    pub module: &'static str,
    /// As people call it, in a sentence.
    pub title: &'static str,
    /// What it has no place for.
    pub lacks: &'static [Lack],
}

/// What an SDK may have no place for.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Lack {
    /// What tools ask.
    Questions,
    /// What a tool sends before its result.
    Items,
}

/// All of them.
pub(crate) const FRAMEWORKS: &[Framework] = &[Framework {
    package: "rig",
    runtime: "toolrt-rig",
    rust_version: "1.95",
    module: "rig",
    title: "rig",
    lacks: &[Lack::Questions, Lack::Items],
}];
