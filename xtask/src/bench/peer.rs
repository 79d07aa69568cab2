//! The types of a synthetic project by hand: the generated ones with serde's derives, and checks beside them.

use std::fmt::Write;

/// The generated types of one package with serde's derives, and checks and entries for its tools.
pub fn module(types: &str, tools: std::ops::Range<usize>) -> String {
    let mut out = String::new();
    for line in types.lines() {
        attributes(&mut out, line);
        let line = line
            .replace("toolrt::Uuid", "String")
            .replace("std::collections::BTreeMap", "BTreeMap");
        out.push_str(&line.replace("//! ", "// "));
        out.push('\n');
    }
    let uses = "use std::collections::BTreeMap;\n\nuse serde::{Deserialize, Serialize};\n\nuse crate::rules::*;\n\n";
    let mut out = format!("{uses}{out}");
    for tool in tools {
        out.push_str(&CHECKS.replace('#', &tool.to_string()));
    }
    out
}

/// The serde attributes before a line of a type.
fn attributes(out: &mut String, line: &str) {
    let derive = "#[derive(Serialize, Deserialize)]\n";
    if line.starts_with("pub struct ") {
        let _ = writeln!(out, "{derive}#[serde(deny_unknown_fields)]");
    } else if line.starts_with("pub enum ") {
        let _ = writeln!(out, "{derive}#[serde(rename_all = \"snake_case\")]");
    }
    let Some((name, of)) = line
        .strip_prefix("    pub ")
        .and_then(|line| line.split_once(": "))
    else {
        return;
    };
    let of = of.trim_end_matches(',');
    let number: String = of.chars().filter(char::is_ascii_digit).collect();
    let attribute = match name {
        _ if of.starts_with("Option<") => {
            "default, skip_serializing_if = \"Option::is_none\"".to_owned()
        }
        "any_of" | "tags" | "include_archived" => "default".to_owned(),
        "limit" => "default = \"twenty\"".to_owned(),
        // In an input it has a default, in an output it has none.
        "mode" if !out.contains(&format!("pub struct Output{number} ")) => {
            format!("default = \"mode_of_{number}\"")
        }
        _ => return,
    };
    let _ = writeln!(out, "    #[serde({attribute})]");
}

/// The common code of the checks of all tools.
pub const RULES: &str = r#"//! The rules that every module holds its values to.

/// A violated rule: the field, and the requirement.
#[derive(Debug)]
pub struct Broken {
    pub field: &'static str,
    pub rule: &'static str,
}

/// A document that cannot be used.
#[derive(Debug)]
pub enum Failure {
    Json(serde_json::Error),
    Broken(Broken),
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::Json(error)
    }
}

impl From<Broken> for Failure {
    fn from(broken: Broken) -> Self {
        Self::Broken(broken)
    }
}

pub fn twenty() -> i64 {
    20
}

pub fn that(holds: bool, field: &'static str, rule: &'static str) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken { field, rule }) }
}

pub fn length(text: &str, min: usize, max: usize) -> bool {
    (min..=max).contains(&text.chars().count())
}

pub fn is_uuid(text: &str) -> bool {
    text.len() == 36
        && text.bytes().enumerate().all(|(at, byte)| match at {
            8 | 13 | 18 | 23 => byte == b'-',
            _ => byte.is_ascii_hexdigit(),
        })
}
"#;

const CHECKS: &str = r#"
fn mode_of_#() -> Mode# {
    Mode#::Fast
}

impl Filter# {
    pub fn check(&self) -> Result<(), Broken> {
        that(length(&self.field, 1, 64), "field", "1 to 64 characters")?;
        that(self.any_of.len() <= 20, "any_of", "at most 20 items")
    }
}

impl Input# {
    pub fn check(&self) -> Result<(), Broken> {
        that(length(&self.query, 1, 500), "query", "1 to 500 characters")?;
        if let Some(filter) = &self.filter {
            filter.check()?;
        }
        that(self.tags.len() <= 10, "tags", "at most 10 items")?;
        that((1..=100).contains(&self.limit), "limit", "1 to 100")?;
        let Some(floor) = self.score_floor else {
            return Ok(());
        };
        that((0.0..=1.0).contains(&floor), "score_floor", "0 to 1")
    }

    pub fn from_json(json: &[u8]) -> Result<Self, Failure> {
        let value: Self = serde_json::from_slice(json)?;
        value.check()?;
        Ok(value)
    }

    pub fn to_json(&self) -> Result<Vec<u8>, Failure> {
        self.check()?;
        Ok(serde_json::to_vec(self)?)
    }
}

impl Output# {
    pub fn check(&self) -> Result<(), Broken> {
        that(is_uuid(&self.request_id), "request_id", "a UUID")?;
        for found in &self.matches {
            found.check()?;
        }
        that(self.total >= 0, "total", "at least 0")
    }

    pub fn from_json(json: &[u8]) -> Result<Self, Failure> {
        let value: Self = serde_json::from_slice(json)?;
        value.check()?;
        Ok(value)
    }

    pub fn to_json(&self) -> Result<Vec<u8>, Failure> {
        self.check()?;
        Ok(serde_json::to_vec(self)?)
    }
}
"#;
