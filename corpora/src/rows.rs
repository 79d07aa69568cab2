//! The rows of a collection: JSON documents, one a line, packed with gzip or not.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use toolc_compiler::import::value;
use toolc_compiler::ir::Value;

/// A definition of the collection.
#[derive(Clone)]
pub struct Row {
    /// Unique.
    pub id: String,
    /// Where it is from: a benchmark, a framework, a package.
    pub source: String,
    /// The format that the collection says it has.
    pub format: String,
    /// As it was found.
    pub definition: Value,
    /// The same as a function of OpenAI, where the collection has it.
    pub lifted: Option<Value>,
    /// Whether it is of a package that was asked for its tools.
    pub is_server: bool,
}

/// The definitions of a folder.
pub fn definitions(folder: &Path) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    for name in [
        "tools_mcp.jsonl",
        "tools_frameworks.jsonl",
        "tools_benchmarks.jsonl",
        "tools_openapi.jsonl",
    ] {
        for row in read(folder, name)? {
            let dialect = text(&row, "dialect");
            // The same tool in another form, by which its calls were judged.
            if let Some(lifted) = row.get("lifted") {
                rows.push(Row {
                    id: text(&row, "id"),
                    source: text(&row, "source"),
                    format: "lifted".to_owned(),
                    definition: lifted.clone(),
                    lifted: None,
                    is_server: false,
                });
            }
            rows.push(Row {
                id: text(&row, "id"),
                source: match text(&row, "package") {
                    package if package.is_empty() => text(&row, "source"),
                    package => package,
                },
                format: match (text(&row, "format"), dialect) {
                    (format, dialect) if dialect.is_empty() => format,
                    (format, dialect) => format!("{format} ({dialect})"),
                },
                definition: row.get("definition").cloned().unwrap_or(Value::Null),
                lifted: row.get("lifted").cloned(),
                is_server: row.get("package").is_some(),
            });
        }
    }
    Ok(rows)
}

/// All rows of a file, which may be packed; none where it is not there.
pub fn read(folder: &Path, name: &str) -> Result<Vec<Value>, String> {
    let plain = folder.join(name);
    let packed = folder.join(format!("{name}.gz"));
    let told = |path: &PathBuf, error: std::io::Error| {
        format!("{} cannot be read: {error}", path.display())
    };
    let mut content = String::new();
    if packed.exists() {
        let file = File::open(&packed).map_err(|error| told(&packed, error))?;
        GzDecoder::new(file)
            .read_to_string(&mut content)
            .map_err(|error| told(&packed, error))?;
    } else if plain.exists() {
        content = std::fs::read_to_string(&plain).map_err(|error| told(&plain, error))?;
    }
    content
        .lines()
        .enumerate()
        .map(|(index, line)| {
            value(line).map_err(|mistake| {
                format!(
                    "{name}:{}: {} at byte {}",
                    index + 1,
                    mistake.message,
                    mistake.offset
                )
            })
        })
        .collect()
}

/// A text among the members of a row.
pub fn text(row: &Value, key: &str) -> String {
    match row.get(key) {
        Some(Value::String(text)) => text.to_string(),
        _ => String::new(),
    }
}
