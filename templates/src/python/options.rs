//! What `[target.python]` may say, and what it means.

use toolc_compiler::ir::Design;
use toolc_compiler::providers::Provider;

use super::root_agent::{self, RootAgent};
use super::surfaces::sdk::{FRAMEWORKS, Framework};
use crate::options::{
    ALIASES_KEY, DOCUMENTS_KEY, PROVIDERS_KEY, SDK_KEY, chosen, newtypes, providers,
};
use crate::{Fault, OptionKey, Options, Setting, SettingKind};

/// What `[target.python]` may say, beside `out`.
pub const OPTIONS: &[OptionKey] = &[
    OptionKey {
        name: "package",
        docs: "Makes a distribution of its own with this name, in place of a folder of modules.",
        kinds: &[SettingKind::Text],
        example: "package = \"acme-tools\"",
    },
    OptionKey {
        name: "version",
        docs: "The version of that distribution; 0.1.0 without it.",
        kinds: &[SettingKind::Text],
        example: "version = \"1.2.0\"",
    },
    OptionKey {
        name: "description",
        docs: "The description of that distribution.",
        kinds: &[SettingKind::Text],
        example: "description = \"The tools of Acme\"",
    },
    OptionKey {
        name: "license",
        docs: "The license of that distribution, as an SPDX expression.",
        kinds: &[SettingKind::Text],
        example: "license = \"MIT OR Apache-2.0\"",
    },
    SCALARS_KEY,
    ALIASES_KEY,
    PROVIDERS_KEY,
    DOCUMENTS_KEY,
    SDK_KEY,
    MODE_KEY,
    OptionKey {
        name: "adk",
        docs: "Makes a `root_agent.yaml` of Google's ADK for each of these agents: a table for each, by its name.",
        kinds: &[SettingKind::Table],
        example: "adk.clerk = { tools = \"acme.host.clerk_tools\", model = \"gemini-3.5-flash\" }",
    },
];

/// The options of one run, read.
#[derive(Debug, Default)]
pub(super) struct Settings {
    /// What is made in place of a folder of modules.
    pub distribution: Option<Distribution>,
    /// Whether fields hold values of Python's own classes for dates, times and ids.
    pub own_scalars: bool,
    /// Whether aliases with limits are types of their own.
    pub newtypes: bool,
    /// Those whose schemas stand in the specs.
    pub providers: Vec<&'static Provider>,
    /// Those that every service has a module for.
    pub sdks: Vec<&'static Framework>,
    /// How these modules reach the tools.
    pub modes: Vec<Mode>,
    /// Those that have files for Google's ADK.
    pub root_agents: Vec<RootAgent>,
    /// Whether commands have documents.
    pub documents: bool,
    /// Whether what these name may be in another part of the project.
    pub is_of_part: bool,
}

/// How a module for an agent SDK reaches the tools.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// It calls the registry of a host.
    Process,
    /// It calls MCP servers.
    Mcp,
    /// It runs commands.
    Command,
}

/// `scalars`, which says what dates, times and ids are.
const SCALARS_KEY: OptionKey = OptionKey {
    name: "scalars",
    docs: "What fields hold for dates, times and UUIDs: `text`, the contract's (without this option), or `native`, values of Python's own classes.",
    kinds: &[SettingKind::Text],
    example: "scalars = \"native\"",
};

/// `mode`, which says so.
const MODE_KEY: OptionKey = OptionKey {
    name: "mode",
    docs: "How modules for agent SDKs reach the tools: `process`, in the process of the host (without this option), `mcp`, over MCP servers, `command`, by commands, or a list of these.",
    kinds: &[SettingKind::Text, SettingKind::List],
    example: "mode = \"mcp\"",
};

/// A distribution of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Distribution {
    /// `acme-tools`
    pub name: String,
    /// `acme_tools`
    pub module: String,
    pub version: String,
    pub description: Option<String>,
    pub license: Option<String>,
}

/// The settings, and everything that is wrong with them.
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
    let sdks = sdks(options, &mut faults);
    let settings = Settings {
        distribution: distribution(options, &mut faults),
        own_scalars: own_scalars(options, &mut faults),
        newtypes: newtypes(options, &mut faults),
        providers: providers(options, &mut faults),
        modes: modes(options, &sdks, &mut faults),
        sdks,
        root_agents: root_agent::read(options, &mut faults),
        is_of_part: options.is_of_part,
        documents: options.settings.get(DOCUMENTS_KEY.name) == Some(&Setting::Flag(true)),
    };
    (settings, faults)
}

/// Whether `scalars` asks for values of Python's own classes.
fn own_scalars(options: &Options, faults: &mut Vec<Fault>) -> bool {
    match options.settings.get(SCALARS_KEY.name) {
        Some(Setting::Text(text)) if text == "native" => return true,
        Some(Setting::Text(text)) if text != "text" => {
            let message = format!("`scalars` is no `{text}`");
            let fault = Fault::new(&[SCALARS_KEY.name], message, "not known here");
            faults.push(fault.help("write `scalars = \"native\"` or `scalars = \"text\"`"));
        }
        _ => {}
    }
    false
}

/// The agent SDKs that are asked for.
fn sdks(options: &Options, faults: &mut Vec<Fault>) -> Vec<&'static Framework> {
    let known = FRAMEWORKS.iter().map(|one| (one.package, one)).collect();
    chosen(options, &SDK_KEY, "agent SDK", known, faults)
}

/// How their modules reach the tools: in the process, where nothing says otherwise.
fn modes(options: &Options, sdks: &[&'static Framework], faults: &mut Vec<Fault>) -> Vec<Mode> {
    let known = vec![
        ("process", Mode::Process),
        ("mcp", Mode::Mcp),
        ("command", Mode::Command),
    ];
    let modes = chosen(options, &MODE_KEY, "mode", known, faults);
    if modes.is_empty() {
        return vec![Mode::Process];
    }
    if !modes.contains(&Mode::Process) {
        let lacking = |sdk: &&&Framework| !modes.iter().any(|mode| mode.is_of(sdk));
        for sdk in sdks.iter().filter(lacking) {
            let lacks = match *modes {
                [Mode::Mcp] => "has no client for MCP servers",
                _ => "has no tools that run by themselves",
            };
            let message = format!("{} {lacks}", sdk.title);
            let fault = Fault::new(&[MODE_KEY.name], message, "leaves it without a module");
            let others: String = modes
                .iter()
                .map(|mode| format!(", \"{}\"", mode.name()))
                .collect();
            let help = format!(
                "write `mode = [\"process\"{others}]`, or leave `{}` out",
                sdk.package
            );
            faults.push(fault.help(help));
        }
    }
    modes
}

impl Mode {
    /// As `toolc.toml` has it.
    fn name(self) -> &'static str {
        match self {
            Self::Process => "process",
            Self::Mcp => "mcp",
            Self::Command => "command",
        }
    }

    /// Whether an SDK has a module of this mode.
    fn is_of(self, sdk: &Framework) -> bool {
        match self {
            Self::Process => true,
            Self::Mcp => sdk.remote.is_some(),
            Self::Command => sdk.program.is_some(),
        }
    }

    /// What is wrong where a design has nothing that it reaches, and what to add.
    fn unreached(self, design: &Design) -> Option<(&'static str, &'static str)> {
        let (is_there, message, help) = match self {
            Self::Process => return None,
            Self::Mcp => (
                design.mcp_servers.iter().any(|one| !one.exposes.is_empty()),
                "no MCP server of the design shows tools",
                "add `mcp NAME { exposes TOOLSET }` to a service",
            ),
            Self::Command => (
                design.clis.iter().any(|one| !one.exposes.is_empty()),
                "no command of the design shows tools",
                "add `cli NAME { exposes TOOLSET }` to a service",
            ),
        };
        (!is_there).then_some((message, help))
    }
}

impl Settings {
    /// What is asked for, and this design has no place for.
    pub fn faults(&self, design: &Design) -> Vec<Fault> {
        let agents = self.root_agents.iter();
        let mut faults = Vec::new();
        if !self.is_of_part {
            faults.extend(agents.filter_map(|agent| agent.fault(design)));
        }
        if self.sdks.is_empty() && self.modes.iter().any(|mode| *mode != Mode::Process) {
            let message = "`mode` is that of modules for agent SDKs, and none is made";
            let fault = Fault::new(&[MODE_KEY.name], message, "nothing has it").of_key();
            faults.push(fault.help(format!("add `{}`", SDK_KEY.example)));
            return faults;
        }
        if self.is_of_part {
            return faults;
        }
        for (message, help) in self.modes.iter().filter_map(|mode| mode.unreached(design)) {
            let fault = Fault::new(&[MODE_KEY.name], message, "nothing to reach");
            faults.push(fault.help(help));
        }
        faults
    }
}

/// The distribution that is asked for.
fn distribution(options: &Options, faults: &mut Vec<Fault>) -> Option<Distribution> {
    let text = |name: &str| match options.settings.get(name) {
        Some(Setting::Text(text)) => Some(text.clone()),
        _ => None,
    };
    let Some(name) = text("package") else {
        for name in ["version", "description", "license"] {
            if options.settings.contains_key(name) {
                faults.push(
                    Fault::new(
                        &[name],
                        format!("`{name}` is that of a distribution, and none is made"),
                        "nothing has it",
                    )
                    .of_key()
                    .help("add `package = \"acme-tools\"`"),
                );
            }
        }
        return None;
    };
    let module = name.to_lowercase().replace(['-', '.'], "_");
    if !is_name(&name) {
        faults.push(
            Fault::new(&["package"], format!("`{name}` is no name of a distribution"), "not a name")
                .help("start with a letter; write letters, digits, `-`, `_` and `.`, and end in a letter or digit"),
        );
    } else if super::idents::is_keyword(&module) || TAKEN.contains(&&*module) {
        faults.push(
            Fault::new(
                &["package"],
                format!("no package of Python can be called `{module}`"),
                "the name is taken",
            )
            .help(format!("write `package = \"{name}-tools\"`")),
        );
    }
    let version = text("version").unwrap_or_else(|| "0.1.0".to_owned());
    if !is_version(&version) {
        faults.push(
            Fault::new(
                &["version"],
                format!("`{version}` is no version"),
                "not a version",
            )
            .help("write `version = \"1.2.0\"`"),
        );
    }
    Some(Distribution {
        name,
        module,
        version,
        description: text("description"),
        license: text("license"),
    })
}

/// What generated code itself imports.
const TAKEN: [&str; 5] = ["enum", "msgspec", "toolrt", "typing", "types"];

/// The rule of Python's packaging, but that the name of a module must come of it.
fn is_name(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.ends_with(|c: char| c.is_ascii_alphanumeric())
        && name.chars().all(plain)
}

/// `1.2.0`, and what may stand behind: `rc1`, `.post2`, `.dev3`.
fn is_version(version: &str) -> bool {
    version.starts_with(|c: char| c.is_ascii_digit())
        && version.ends_with(|c: char| c.is_ascii_alphanumeric())
        && !version.contains("..")
        && version
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '+'))
}
