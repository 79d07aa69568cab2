//! The agent SDKs: what their packages are called, and what generated modules need of the runtime.

use crate::plan::sdk::Lack;

/// An agent SDK, and the crate of the runtime that knows it.
#[derive(Debug)]
pub(crate) struct Framework {
    /// Its package, as `toolc.toml` names it: `rig`.
    pub package: &'static str,
    pub runtime: Runtime,
    /// The file of what is generated.
    pub module: &'static str,
    /// As people call it, in a sentence.
    pub title: &'static str,
    /// What it has no place for.
    pub lacks: &'static [Lack],
}

/// What of the runtime knows an SDK.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Runtime {
    /// A crate of its own, and the oldest compiler that takes it.
    Crate {
        name: &'static str,
        rust_version: &'static str,
    },
    /// `toolrt::dialogue`, by the feature of that name.
    Dialogue,
}

impl Runtime {
    /// The path of what generated functions call.
    pub(crate) fn path(self) -> String {
        match self {
            Self::Crate { name, .. } => name.replace('-', "_"),
            Self::Dialogue => "toolrt::dialogue".to_owned(),
        }
    }
}

/// All of them.
pub(crate) const FRAMEWORKS: &[Framework] = &[
    Framework {
        package: "rig",
        runtime: Runtime::Crate {
            name: "toolrt-rig",
            rust_version: "1.95",
        },
        module: "rig",
        title: "rig",
        lacks: &[Lack::Questions, Lack::Items],
    },
    Framework {
        package: "async-openai",
        runtime: Runtime::Dialogue,
        module: "async_openai",
        title: "async-openai",
        lacks: &[Lack::Items],
    },
    Framework {
        package: "json",
        runtime: Runtime::Dialogue,
        module: "json",
        title: "requests as plain JSON",
        lacks: &[Lack::Items],
    },
];
