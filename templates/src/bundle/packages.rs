//! `packages`: where a server can be got, as the registry lists it.

use super::forms::{is_sha256, is_url, is_version};
use crate::read::{Table, Way, fault, item_fault, word};
use crate::{Fault, Setting};

/// A package of a server that speaks over standard input and output.
#[derive(Debug)]
pub(super) struct Package {
    pub registry: Registry,
    pub base_url: Option<String>,
    pub identifier: String,
    /// That of the server where none is given.
    pub version: Option<String>,
    pub sha256: Option<String>,
    pub runtime_hint: Option<String>,
}

/// A kind of registry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Registry {
    Npm,
    Pypi,
    Nuget,
    Cargo,
    Oci,
    Mcpb,
}

impl Registry {
    const ALL: [(&'static str, Self); 6] = [
        ("npm", Self::Npm),
        ("pypi", Self::Pypi),
        ("nuget", Self::Nuget),
        ("cargo", Self::Cargo),
        ("oci", Self::Oci),
        ("mcpb", Self::Mcpb),
    ];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Npm => "npm",
            Self::Pypi => "pypi",
            Self::Nuget => "nuget",
            Self::Cargo => "cargo",
            Self::Oci => "oci",
            Self::Mcpb => "mcpb",
        }
    }

    /// Whether a package has a name there, and versions; else its address says all.
    pub(super) fn has_versions(self) -> bool {
        match self {
            Self::Npm | Self::Pypi | Self::Nuget | Self::Cargo => true,
            Self::Oci | Self::Mcpb => false,
        }
    }
}

const KEYS: [&str; 6] = [
    "registry_type",
    "identifier",
    "version",
    "registry_base_url",
    "file_sha256",
    "runtime_hint",
];

const EXAMPLE: &str = "pypi:acme-notes@1.0.0";

const IN_FULL: &str =
    "{ registry_type = \"mcpb\", identifier = \"https://…/notes.mcpb\", file_sha256 = \"…\" }";

pub(super) fn packages(table: &Table<'_>, faults: &mut Vec<Fault>) -> Vec<Package> {
    let mut all = Vec::new();
    for (way, item) in table.items("packages", &format!("\"{EXAMPLE}\""), faults) {
        let package = match item {
            Setting::Text(text) => short(&way, text, faults),
            Setting::Table(entries) => full(&Table::new(entries, way.clone()), faults),
            Setting::Flag(_) | Setting::Number(_) | Setting::List(_) => {
                let fault = item_fault("packages", &way, item, "a text or a table", EXAMPLE);
                faults.push(fault);
                None
            }
        };
        if let Some(package) = package {
            package.judge(&way, faults);
            all.push(package);
        }
    }
    all
}

/// `pypi:acme-notes@1.0.0`
fn short(way: &Way, text: &str, faults: &mut Vec<Fault>) -> Option<Package> {
    let Some((registry, rest)) = text.split_once(':') else {
        let fault = fault(way, format!("`{text}` names no registry"), "which one?");
        faults.push(fault.help(format!("write `packages = [\"{EXAMPLE}\"]`")));
        return None;
    };
    let registry = word((way, registry), "registry", &Registry::ALL, faults)?;
    // The name of a package of npm may begin with `@`.
    let version = rest.rsplit_once('@').filter(|(name, _)| !name.is_empty());
    let (identifier, version) = match version {
        Some((name, version)) if registry.has_versions() => (name, Some(version.to_owned())),
        Some(_) | None => (rest, None),
    };
    Some(Package {
        registry,
        base_url: None,
        identifier: identifier.to_owned(),
        version,
        sha256: None,
        runtime_hint: None,
    })
}

fn full(own: &Table<'_>, faults: &mut Vec<Fault>) -> Option<Package> {
    own.only(&KEYS, faults);
    for key in ["registry_type", "identifier"] {
        if !own.has(key) {
            let fault = own.own_fault(format!("a package needs `{key}`"), "without one");
            faults.push(fault.help(format!("write `{IN_FULL}`")));
        }
    }
    let address: (fn(&str) -> bool, &str) = (is_url, "address");
    let base_url = own.formed(
        "registry_base_url",
        address,
        "https://packages.acme.dev",
        faults,
    );
    let version = own.text("version", "1.0.0", faults);
    let sha256 = own.text("file_sha256", "…", faults);
    let runtime_hint = own.text("runtime_hint", "uvx", faults);
    let registry = own.text("registry_type", "pypi", faults);
    let identifier = own.text("identifier", "acme-notes", faults)?.to_owned();
    let registry = (&*own.way("registry_type"), registry?);
    Some(Package {
        registry: word(registry, "registry", &Registry::ALL, faults)?,
        base_url,
        identifier,
        version: version.map(str::to_owned),
        sha256: sha256.map(str::to_owned),
        runtime_hint: runtime_hint.map(str::to_owned),
    })
}

impl Package {
    /// Reports what the registry would reject.
    fn judge(&self, way: &Way, faults: &mut Vec<Fault>) {
        let Self { identifier, .. } = self;
        // What is written as one text has no keys; then the text is the nearest position.
        let mut tell = |key: &str, message: String, label: &str, help: &str| {
            let mut way = way.clone();
            way.push(key.to_owned());
            faults.push(fault(&way, message, label).help(help));
        };
        let is_name = !identifier.is_empty()
            && !identifier.contains(|c: char| c.is_whitespace() || c.is_control());
        if self.registry.has_versions() && !is_name {
            let message = match identifier.is_empty() {
                true => "the package has no name".to_owned(),
                false => format!("`{identifier}` is no name of a package"),
            };
            let help = format!("write `packages = [\"{EXAMPLE}\"]`");
            tell("identifier", message, "not a name", &help);
        }
        if self.registry == Registry::Oci && !is_name_of_image(identifier) {
            tell(
                "identifier",
                format!("`{identifier}` is no image with a tag or digest"),
                "which version?",
                "write `packages = [\"oci:ghcr.io/acme/notes:1.0.0\"]`",
            );
        }
        if self.registry == Registry::Mcpb {
            if !is_url(identifier) {
                tell(
                    "identifier",
                    format!("`{identifier}` is no address of a bundle"),
                    "not an address",
                    "write where the .mcpb file can be loaded",
                );
            }
            if self.sha256.is_none() {
                tell(
                    "file_sha256",
                    "a bundle in the registry needs `file_sha256`".to_owned(),
                    "not checked by anything",
                    &format!("write `{IN_FULL}`, with what `sha256sum` says of the packed file"),
                );
            }
        }
        if let Some(sha256) = self.sha256.as_ref().filter(|text| !is_sha256(text)) {
            tell(
                "file_sha256",
                format!("`{sha256}` is no SHA-256"),
                "not a hash",
                "write its 64 hexadecimal digits in lower case",
            );
        }
        if let Some(version) = self.version.as_ref().filter(|text| !is_version(text)) {
            tell(
                "version",
                format!("`{version}` is no exact version"),
                "not one version",
                "write the version that is published, like `1.0.0`",
            );
        }
        if self.registry == Registry::Oci && self.version.is_some() {
            tell(
                "version",
                "an image has its version in `identifier`".to_owned(),
                "said twice",
                "leave `version` out",
            );
        }
        if !self.registry.has_versions() && self.base_url.is_some() {
            let name = self.registry.name();
            tell(
                "registry_base_url",
                format!("a package of `{name}` has its registry in `identifier`"),
                "said twice",
                "leave `registry_base_url` out",
            );
        }
    }
}

/// `ghcr.io/acme/notes:1.0.0`, or with a digest.
fn is_name_of_image(text: &str) -> bool {
    let is_allowed = |c: char| c.is_ascii_alphanumeric() || "._-/:@".contains(c);
    let last = text.rsplit('/').next().unwrap_or_default();
    let version = last.split_once(['@', ':']);
    text.chars().all(is_allowed)
        && version.is_some_and(|(name, version)| !name.is_empty() && !version.is_empty())
}
