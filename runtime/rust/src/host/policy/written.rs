//! A policy that is written down as JSON.

use super::{Mode, PolicyError};
use crate::diagnose::shown_text;
use crate::json::Value;

/// What a text says of a policy.
#[derive(Default)]
pub(super) struct Written {
    pub(super) mode: Mode,
    pub(super) capabilities: Option<Vec<String>>,
    pub(super) scopes: Option<Vec<String>>,
    pub(super) allow_undeclared: bool,
    pub(super) private_hosts: Option<bool>,
}

impl Written {
    pub(super) fn read(text: &str) -> Result<Self, PolicyError> {
        let Some(Value::Object(members)) = Value::parse(text.as_bytes()) else {
            return Err(PolicyError::new("a policy is written as a JSON object"));
        };
        let mut written = Self::default();
        for (key, value) in members.iter() {
            let is_right = match key {
                "mode" => match value.as_str() {
                    Some(name) => {
                        written.mode = Mode::parse(name)?;
                        true
                    }
                    None => false,
                },
                "capabilities" => put(&mut written.capabilities, texts(value)),
                "scopes" => put(&mut written.scopes, texts(value)),
                "allow_undeclared" => match value.as_bool() {
                    Some(allow) => {
                        written.allow_undeclared = allow;
                        true
                    }
                    None => false,
                },
                "private_hosts" => {
                    written.private_hosts = value.as_bool();
                    written.private_hosts.is_some()
                }
                key => {
                    let key = shown_text(key);
                    let message = format!(
                        "a policy has no member {key}: there are mode, capabilities, scopes, allow_undeclared, \
                         private_hosts"
                    );
                    return Err(PolicyError::new(message));
                }
            };
            if !is_right {
                let message = "mode is a text, allow_undeclared and private_hosts are truths, the others are lists of texts";
                return Err(PolicyError::new(format!("{}: {message}", shown_text(key))));
            }
        }
        Ok(written)
    }
}

fn put(member: &mut Option<Vec<String>>, texts: Option<Vec<String>>) -> bool {
    *member = texts;
    member.is_some()
}

fn texts(value: &Value) -> Option<Vec<String>> {
    let items = value.as_array()?.iter();
    items.map(|item| item.as_str().map(str::to_owned)).collect()
}
