//! What `[target.rust]` may say, and what it means.

use std::collections::BTreeMap;

use toolc_compiler::providers::Provider;

use super::frameworks::{FRAMEWORKS, Framework};
use super::manifest::{self, Manifest};
use super::rust_path;
use crate::options::{
    ALIASES_KEY, DOCUMENTS_KEY, PROVIDERS_KEY, SDK_KEY, chosen, newtypes, providers,
};
use crate::{Fault, OptionKey, Options, Setting, SettingKind};

/// What `[target.rust]` may say, beside `out`.
pub const OPTIONS: &[OptionKey] = &[
    OptionKey {
        name: "crate",
        docs: "Makes a crate of its own with this name, in place of a module tree.",
        kinds: &[SettingKind::Text],
        example: "crate = \"acme-tools\"",
    },
    OptionKey {
        name: "version",
        docs: "The version of that crate; 0.1.0 without it.",
        kinds: &[SettingKind::Text],
        example: "version = \"1.2.0\"",
    },
    OptionKey {
        name: "description",
        docs: "The description of that crate.",
        kinds: &[SettingKind::Text],
        example: "description = \"The tools of Acme\"",
    },
    OptionKey {
        name: "license",
        docs: "The license of that crate, as an SPDX expression.",
        kinds: &[SettingKind::Text],
        example: "license = \"MIT OR Apache-2.0\"",
    },
    OptionKey {
        name: "publish",
        docs: "Whether that crate may be published; false without it.",
        kinds: &[SettingKind::Flag],
        example: "publish = true",
    },
    OptionKey {
        name: "dependencies",
        docs: "Dependencies of that crate, as its Cargo.toml has them: another place of `toolrt`, and crates of extra derives.",
        kinds: &[SettingKind::Table],
        example: "dependencies = { toolrt = { path = \"../toolrt\" } }",
    },
    OptionKey {
        name: "serde",
        docs: "Implements serde's `Serialize` and `Deserialize` for every type, by its codec.",
        kinds: &[SettingKind::Flag],
        example: "serde = true",
    },
    OptionKey {
        name: "derive",
        docs: "Further derives: a list for all types, or a table of lists by the name of a type, where `*` stands for all.",
        kinds: &[SettingKind::List, SettingKind::Table],
        example: "derive = [\"PartialOrd\"]",
    },
    OptionKey {
        name: "extern",
        docs: "Types of your own in the place of generated ones, by the names of those.",
        kinds: &[SettingKind::Table],
        example: "extern = { \"common.Money\" = \"crate::money::Money\" }",
    },
    ALIASES_KEY,
    PROVIDERS_KEY,
    DOCUMENTS_KEY,
    OptionKey {
        example: "sdk = [\"rig\"]",
        ..SDK_KEY
    },
];

/// The options of one run, read.
#[derive(Debug, Default)]
pub(super) struct Settings {
    pub form: Form,
    pub serde: bool,
    /// Whether aliases with limits are types of their own.
    pub newtypes: bool,
    /// By the full name of a type; `*` stands for all.
    pub derives: BTreeMap<String, Vec<String>>,
    /// The full name of a type → the path of the one that takes its place.
    pub externs: BTreeMap<String, String>,
    /// Those whose schemas stand in the specs.
    pub providers: Vec<&'static Provider>,
    /// Those that every service has a module for.
    pub sdks: Vec<&'static Framework>,
    /// Whether commands have documents.
    pub documents: bool,
    /// Whether what these name may be in another part of the project.
    pub is_of_part: bool,
}

/// What is made.
#[derive(Debug, Default)]
pub(super) enum Form {
    /// A module tree in a crate of the user.
    #[default]
    Tree,
    /// That tree as one file for `include!`.
    Included,
    /// A crate of its own.
    Crate(Manifest),
}

/// The settings, and everything that is wrong with them without a look at the design.
pub(super) fn settings(options: &Options) -> (Settings, Vec<Fault>) {
    let mut faults = Vec::new();
    for (name, setting) in &options.settings {
        match OPTIONS.iter().find(|key| key.name == name) {
            Some(key) if key.kinds.contains(&setting.kind()) => {}
            Some(key) => faults.push(
                Fault::new(
                    &[name],
                    format!("`{name}` must be {}", key.wanted()),
                    format!("this is {}", setting.kind().phrase()),
                )
                .help(format!("write `{}`", key.example)),
            ),
            None => faults.push(
                Fault::new(&[name], format!("unknown key `{name}`"), "not known here").of_key(),
            ),
        }
    }
    let mut settings = Settings {
        serde: options.settings.get("serde") == Some(&Setting::Flag(true)),
        is_of_part: options.is_of_part,
        documents: options.settings.get(DOCUMENTS_KEY.name) == Some(&Setting::Flag(true)),
        ..Settings::default()
    };
    settings.form = match manifest::manifest(options, &mut faults) {
        Some(_) if options.included => Form::Included,
        Some(manifest) => Form::Crate(manifest),
        None if options.included => Form::Included,
        None => Form::Tree,
    };
    match options.settings.get("derive") {
        Some(Setting::List(items)) => {
            let derives = derives(&["derive"], items, settings.serde, &mut faults);
            settings.derives.insert("*".to_owned(), derives);
        }
        Some(Setting::Table(types)) => {
            for (name, value) in types {
                let key = ["derive", name];
                let Setting::List(items) = value else {
                    faults.push(Fault::of_kind(
                        &key,
                        value,
                        SettingKind::List,
                        "[\"PartialOrd\"]",
                    ));
                    continue;
                };
                let derives = derives(&key, items, settings.serde, &mut faults);
                settings.derives.insert(name.clone(), derives);
            }
        }
        Some(Setting::Flag(_) | Setting::Number(_) | Setting::Text(_)) | None => {}
    }
    if let Some(Setting::Table(types)) = options.settings.get("extern") {
        let own_crate = options.settings.contains_key("crate") && !options.included;
        for (name, value) in types {
            let key = ["extern", name];
            let Setting::Text(path) = value else {
                let example = "\"crate::money::Money\"";
                faults.push(Fault::of_kind(&key, value, SettingKind::Text, example));
                continue;
            };
            faults.extend(extern_fault(&key, path, own_crate));
            settings.externs.insert(name.clone(), path.clone());
        }
    }
    settings.newtypes = newtypes(options, &mut faults);
    settings.providers = providers(options, &mut faults);
    let known = FRAMEWORKS.iter().map(|one| (one.package, one)).collect();
    settings.sdks = chosen(options, &SDK_KEY, "agent SDK", known, &mut faults);
    (settings, faults)
}

fn derives(key: &[&str], items: &[Setting], serde: bool, faults: &mut Vec<Fault>) -> Vec<String> {
    let mut derives: Vec<String> = Vec::new();
    for (index, item) in items.iter().enumerate() {
        let index = index.to_string();
        let key: Vec<&str> = key.iter().copied().chain([&*index]).collect();
        let Setting::Text(path) = item else {
            faults.push(Fault::of_kind(
                &key,
                item,
                SettingKind::Text,
                "\"PartialOrd\"",
            ));
            continue;
        };
        if !rust_path::is_path(path) {
            faults.push(
                Fault::new(&key, format!("`{path}` is no path of a derive"), "not Rust")
                    .help("write a name or a path, like `PartialOrd` or `strum::EnumIter`"),
            );
        } else if serde && matches!(rust_path::last(path), "Serialize" | "Deserialize") {
            faults.push(
                Fault::new(
                    &key,
                    format!("`{path}` is implemented already, by `serde = true`"),
                    "a second implementation",
                )
                .help("leave one of the two out"),
            );
        } else if !derives.contains(path) {
            derives.push(path.clone());
        }
    }
    derives
}

fn extern_fault(key: &[&str], path: &str, own_crate: bool) -> Option<Fault> {
    if own_crate {
        return Some(
            Fault::new(
                key,
                "a crate of its own cannot have `extern` types",
                format!(
                    "`{path}` belongs to a crate that would need this one, and be needed by it"
                ),
            )
            .help("leave `crate` out, and mount the module tree in the crate that has the type"),
        );
    }
    if !rust_path::is_path(path) {
        return Some(
            Fault::new(key, format!("`{path}` is no path of a type"), "not Rust")
                .help("write a path without generics, like `crate::money::Money`"),
        );
    }
    if !path.starts_with("crate::") {
        return Some(
            Fault::new(
                key,
                format!("`{path}` is no type of the crate that the code is mounted in"),
                "the path does not start with `crate::`",
            )
            .help("a type of another crate takes a type of your own around it: `pub struct Money(pub other::Money);`"),
        );
    }
    None
}
