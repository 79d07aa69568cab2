//! What `[target.bundle]` may say.

use crate::{OptionKey, SettingKind};

/// What `[target.bundle]` may say, beside `out`.
pub const OPTIONS: &[OptionKey] = &[
    OptionKey {
        name: "servers",
        docs: "What is made for MCP servers, by their names: a table for each.",
        kinds: &[SettingKind::Table],
        example: "servers.notes_server = { name = \"io.github.acme/notes\", packages = [\"pypi:acme-notes@1.0.0\"] }",
    },
    OptionKey {
        name: "author",
        docs: "Who makes the servers: a name, or a table with `name`, `email` and `url`.",
        kinds: &[SettingKind::Text, SettingKind::Table],
        example: "author = \"Acme\"",
    },
    OptionKey {
        name: "license",
        docs: "The license of the servers, as an SPDX expression.",
        kinds: &[SettingKind::Text],
        example: "license = \"MIT OR Apache-2.0\"",
    },
    OptionKey {
        name: "homepage",
        docs: "The address of the page about the servers.",
        kinds: &[SettingKind::Text],
        example: "homepage = \"https://acme.dev/notes\"",
    },
    OptionKey {
        name: "repository",
        docs: "The address of the source code, or a table with `url`, `source`, `subfolder` and `id`.",
        kinds: &[SettingKind::Text, SettingKind::Table],
        example: "repository = \"https://github.com/acme/notes\"",
    },
];
