//! Parts of a result that no terminal can show, saved as files.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

use crate::json::Value;
use crate::scalars::Bytes;

/// The endings of files by the media types that tools give most.
const ENDINGS: [(&str, &str); 15] = [
    ("application/json", "json"),
    ("application/pdf", "pdf"),
    ("application/zip", "zip"),
    ("audio/mpeg", "mp3"),
    ("audio/ogg", "ogg"),
    ("audio/wav", "wav"),
    ("image/gif", "gif"),
    ("image/jpeg", "jpg"),
    ("image/png", "png"),
    ("image/svg+xml", "svg"),
    ("image/webp", "webp"),
    ("text/csv", "csv"),
    ("text/html", "html"),
    ("text/plain", "txt"),
    ("video/mp4", "mp4"),
];

/// How many names are tried for a file.
const MOST_NAMES: u32 = 1_000;

/// Untyped content as texts: images and files are saved in a folder, called after the tool, and named. A result never
/// names a file, and no file is replaced.
pub fn with_files(result: &Value, tool: &str, folder: &Path) -> Value {
    let Some(parts) = result.as_array() else {
        return result.clone();
    };
    let texts: Vec<String> = parts.iter().map(|part| shown(part, tool, folder)).collect();
    Value::from(texts.join("\n"))
}

fn shown(part: &Value, tool: &str, folder: &Path) -> String {
    let kind = part.get("type").and_then(Value::as_str).unwrap_or_default();
    let nothing = Value::Null;
    let inner = match kind {
        "resource" => part.get("resource").unwrap_or(&nothing),
        _ => part,
    };
    let text = |name| inner.get(name).and_then(Value::as_str);
    if let Some(text) = text("text") {
        return text.to_owned();
    }
    let mime = text("mimeType").unwrap_or("application/octet-stream");
    let data = if kind == "resource" { "blob" } else { "data" };
    let Some(data) = text(data) else {
        return text("uri").unwrap_or_default().to_owned();
    };
    let what = if matches!(kind, "image" | "audio") {
        kind
    } else {
        "file"
    };
    let Some(data) = Bytes::from_base64(data) else {
        return format!("({what} {mime}: could not be saved: no Base64)");
    };
    match save(&data.0, mime, tool, folder) {
        Ok(name) => format!("Saved {what} {mime}: {name}"),
        Err(error) => format!("({what} {mime}: could not be saved: {error})"),
    }
}

/// Writes a new file, and gives its name.
fn save(data: &[u8], mime: &str, tool: &str, folder: &Path) -> io::Result<String> {
    let plain = mime.split(';').next().unwrap_or_default();
    let plain = plain.trim().to_ascii_lowercase();
    let known = ENDINGS.iter().find(|(known, _)| *known == plain);
    let ending = known.map_or("bin", |(_, ending)| ending);
    let letters = tool.chars();
    let letters = letters.map(|c| if c.is_alphanumeric() { c } else { '-' });
    let stem: String = letters.collect();
    for number in 1..MOST_NAMES {
        let name = format!("{stem}-{number}.{ending}");
        let mut options = OpenOptions::new();
        match options
            .write(true)
            .create_new(true)
            .open(folder.join(&name))
        {
            Ok(mut file) => {
                file.write_all(data)?;
                return Ok(name);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    let why = format!("there are {MOST_NAMES} such files");
    Err(io::Error::new(io::ErrorKind::AlreadyExists, why))
}
