//! The synthetic projects in the languages of other compilers: the same types, services and descriptions, without what
//! these cannot say (limits of values, toolsets).

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{fs, io};

use super::synthesize::{FILTER, INPUT, Line, MODES, OUTPUT, TAKES_ALL, TOOLS_A_FILE, about, name};

/// A language of schemas.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Schema {
    /// FlatBuffers.
    Fbs,
    /// Protocol Buffers.
    Proto,
}

/// Writes a project with a number of tools, and returns its files.
pub fn project(schema: Schema, folder: &Path, tools: usize) -> io::Result<Vec<PathBuf>> {
    fs::create_dir_all(folder)?;
    let files = (0..tools).step_by(TOOLS_A_FILE).enumerate();
    let files = files.map(|(file, start)| {
        let path = folder.join(format!("bench_f{file}.{}", schema.extension()));
        let text = schema.text(file, start..tools.min(start + TOOLS_A_FILE));
        fs::write(&path, text).map(|()| path)
    });
    files.collect()
}

impl Schema {
    fn extension(self) -> &'static str {
        match self {
            Self::Fbs => "fbs",
            Self::Proto => "proto",
        }
    }

    /// What a line of a description begins with.
    fn comment(self) -> &'static str {
        match self {
            Self::Fbs => "///",
            Self::Proto => "//",
        }
    }

    fn text(self, file: usize, tools: std::ops::Range<usize>) -> String {
        let comment = self.comment();
        let mut text = match self {
            Self::Fbs => format!("namespace bench.f{file};\n\n"),
            Self::Proto => format!("syntax = \"proto3\";\npackage bench.f{file};\n\n"),
        };
        for tool in tools.clone() {
            self.modes(&mut text, tool);
            for (kind, lines) in [
                ("Filter", &FILTER[..]),
                ("Input", &INPUT),
                ("Output", &OUTPUT),
            ] {
                self.record(&mut text, tool, kind, lines);
            }
        }
        let service = match self {
            Self::Fbs => "rpc_service",
            Self::Proto => "service",
        };
        writeln!(
            text,
            "{comment} Service {file}.\n{service} Service{file} {{"
        )
        .expect(TAKES_ALL);
        for tool in tools {
            let name = name(tool);
            let about = about(&name);
            let method = match self {
                Self::Fbs => format!("{name}(Input{tool}):Output{tool};"),
                Self::Proto => format!("rpc {name}(Input{tool}) returns (Output{tool});"),
            };
            writeln!(text, "  {comment} {about}\n  {method}").expect(TAKES_ALL);
        }
        text.push_str("}\n");
        text
    }

    fn modes(self, text: &mut String, tool: usize) {
        let comment = self.comment();
        let of = match self {
            Self::Fbs => ":byte",
            Self::Proto => "",
        };
        let name = name(tool);
        writeln!(text, "{comment} Modes of {name}.\nenum Mode{tool}{of} {{").expect(TAKES_ALL);
        for (number, mode) in MODES.iter().enumerate() {
            let value = match self {
                Self::Fbs => format!("{mode},"),
                // Values of enums share the names of their package.
                Self::Proto => format!("{mode}_{tool} = {number};"),
            };
            writeln!(text, "  {comment} {mode} mode.\n  {value}").expect(TAKES_ALL);
        }
        text.push_str("}\n\n");
    }

    fn record(self, text: &mut String, tool: usize, kind: &str, lines: &[Line]) {
        let comment = self.comment();
        let name = name(tool);
        let keyword = match self {
            Self::Fbs => "table",
            Self::Proto => "message",
        };
        if self == Self::Fbs && kind == "Output" {
            // It has no maps: a list of pairs, found by their keys.
            writeln!(
                text,
                "table Label{tool} {{\n  key:string (key);\n  value:string;\n}}\n"
            )
            .expect(TAKES_ALL);
        }
        writeln!(
            text,
            "{comment} {kind} of {name}.\n{keyword} {kind}{tool} {{"
        )
        .expect(TAKES_ALL);
        for (number, (docs, line)) in lines.iter().enumerate() {
            let field = self.field(line, number + 1);
            let field = field.replace('#', &tool.to_string());
            writeln!(text, "  {comment} {docs}\n  {field}").expect(TAKES_ALL);
        }
        text.push_str("}\n\n");
    }

    /// A field, from its line in toolc's language.
    fn field(self, line: &str, number: usize) -> String {
        let (name, of) = line.split_once(": ").expect("a field has a type");
        let (of, default) = of.split_once(" = ").unwrap_or((of, ""));
        let of = of.split(" @").next().unwrap_or(of);
        let (name, is_optional) = match name.strip_suffix('?') {
            Some(name) => (name, true),
            None => (name, false),
        };
        match self {
            Self::Fbs => {
                let of = match of {
                    "[string: string]" => "[Label#]",
                    "uuid" => "string",
                    "int" => "long",
                    "float" => "double",
                    other => other,
                };
                match default {
                    "" if is_optional && matches!(of, "long" | "double") => {
                        format!("{name}:{of} = null;")
                    }
                    "" | "[]" => format!("{name}:{of};"),
                    _ => format!("{name}:{of} = {default};"),
                }
            }
            Self::Proto => {
                let scalar = |of: &str| match of {
                    "uuid" => "string".to_owned(),
                    "int" => "int64".to_owned(),
                    "float" => "double".to_owned(),
                    other => other.to_owned(),
                };
                let list = of.strip_prefix('[').and_then(|of| of.strip_suffix(']'));
                let of = match list {
                    Some("string: string") => "map<string, string>".to_owned(),
                    Some(of) => format!("repeated {}", scalar(of)),
                    None if is_optional => format!("optional {}", scalar(of)),
                    None => scalar(of),
                };
                format!("{of} {name} = {number};")
            }
        }
    }
}
