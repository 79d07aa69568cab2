//! How a bundle is started, as a manifest says it.

use std::collections::BTreeMap;

use serde::Serialize;

use super::bundled::{Bundle, Override};
use super::server::Server;
use super::start::Start;
use super::words::Words;

#[derive(Serialize)]
pub(super) struct Run<'s> {
    #[serde(rename = "type")]
    kind: &'static str,
    entry_point: &'s str,
    mcp_config: Config<'s>,
}

#[derive(Serialize)]
struct Config<'s> {
    #[serde(skip_serializing_if = "Option::is_none")]
    command: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    args: Option<Vec<String>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    env: BTreeMap<&'s str, &'s str>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    platform_overrides: BTreeMap<&'static str, Config<'s>>,
}

impl<'s> Run<'s> {
    pub(super) fn of(settings: &'s Server, bundle: &'s Bundle) -> Self {
        Self {
            kind: bundle.kind.name(),
            entry_point: &bundle.entry_point,
            mcp_config: config(settings, bundle),
        }
    }
}

fn config<'s>(settings: &'s Server, bundle: &'s Bundle) -> Config<'s> {
    let own = written(&bundle.command);
    let command = match own.is_empty() {
        true => bundle.kind.command(&bundle.entry_point),
        false => own,
    };
    let args = written(&settings.start.args);
    let overrides = bundle.overrides.iter();
    Config {
        platform_overrides: overrides
            .map(|(name, own)| (*name, overridden(settings, own, &command, &args)))
            .collect(),
        env: env(&settings.start),
        ..started(&command, &args)
    }
}

/// What is different on a system. A client takes `args` and `env` of it in place of the others, so all of them stand there.
fn overridden<'s>(
    settings: &'s Server,
    own: &'s Override,
    command: &[String],
    args: &[String],
) -> Config<'s> {
    let own_command = written(&own.command);
    let own_args = written(&own.start.args);
    let is_same = own_command.is_empty() && !own.has_args;
    let command = match own_command.is_empty() {
        true => command,
        false => &own_command,
    };
    let args = match own.has_args {
        true => &own_args,
        false => args,
    };
    let mut config = started(command, args);
    if is_same {
        config.command = None;
        config.args = None;
    }
    if !own.start.env.is_empty() {
        config.env = env(&settings.start);
        config.env.extend(env(&own.start));
    }
    config
}

/// A command with its first arguments, and further ones.
fn started<'s>(command: &[String], args: &[String]) -> Config<'s> {
    let (first, rest) = command
        .split_first()
        .map_or((None, &[][..]), |(first, rest)| (Some(first.clone()), rest));
    Config {
        command: first,
        args: Some([rest, args].concat()),
        env: BTreeMap::new(),
        platform_overrides: BTreeMap::new(),
    }
}

fn written(words: &[Words]) -> Vec<String> {
    words.iter().map(|words| words.written.clone()).collect()
}

fn env(start: &Start) -> BTreeMap<&str, &str> {
    let env = start.env.iter();
    env.map(|(name, words)| (&**name, &*words.written))
        .collect()
}
