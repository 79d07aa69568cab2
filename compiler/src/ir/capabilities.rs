//! Capabilities: what tools need, and what binds their arguments.

use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;

use crate::source::Text;

/// `fs:write:./out`
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
pub struct Capability {
    /// Which.
    pub name: CapabilityName,
    /// A folder (`fs:`) or a host (`net:`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scope: Option<Text>,
}

impl fmt::Display for Capability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name.name())?;
        match &self.scope {
            Some(scope) => write!(f, ":{scope}"),
            None => Ok(()),
        }
    }
}

/// Words of the language that stand for one of a few things.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$member_doc:meta])* $member:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
        pub enum $name {
            $($(#[$member_doc])* #[serde(rename = $word)] $member,)*
        }

        impl $name {
            /// All, with their names in the language and on the wire.
            pub const ALL: &'static [(&'static str, $name)] = &[$(($word, $name::$member)),*];

            /// The name in the language and on the wire.
            pub fn name(self) -> &'static str {
                match self {
                    $($name::$member => $word,)*
                }
            }
        }
    };
}

words! {
    /// What a tool may touch.
    CapabilityName {
        /// Reads files.
        FsRead = "fs:read",
        /// Writes files.
        FsWrite = "fs:write",
        /// Deletes files.
        FsDelete = "fs:delete",
        /// Fetches from the network.
        NetRead = "net:read",
        /// Sends to the network.
        NetWrite = "net:write",
        /// Starts processes.
        ProcSpawn = "proc:spawn",
        /// Reads environment variables.
        EnvRead = "env:read",
        /// Sets environment variables.
        EnvWrite = "env:write",
        /// Changes state that outlives the call.
        StateMutate = "state:mutate",
        /// Nothing at all.
        None = "none",
    }
}

pub(super) use words;
