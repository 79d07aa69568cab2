//! Parts of content, as models read them: texts, and files that some formats take.

use crate::call::{Content, Part};
use crate::scalars::Bytes;

pub(super) const PDF: &str = "application/pdf";

/// What a model reads.
pub(super) enum Shown<'c> {
    Text(String),
    File(File<'c>),
}

/// An image, a sound or another file.
#[derive(Clone, Copy)]
pub(super) struct File<'c> {
    pub data: &'c Bytes,
    pub mime: &'c str,
}

impl File<'_> {
    pub fn base64(self) -> String {
        self.data.to_base64()
    }

    /// A URL that holds the file.
    pub fn url(self) -> String {
        format!("data:{};base64,{}", self.mime, self.base64())
    }
}

/// Whether a type is that of an image that providers take.
pub(super) fn is_image(mime: &str) -> bool {
    ["image/png", "image/jpeg", "image/gif", "image/webp"].contains(&mime)
}

pub(super) fn is_image_or_pdf(mime: &str) -> bool {
    is_image(mime) || mime == PDF
}

/// What a model reads of content. In place of a file of a type that the format does not take, there is a text that says
/// what the model does not see.
pub(super) fn shown(content: &Content, takes: impl Fn(&str) -> bool) -> Vec<Shown<'_>> {
    let parts = content.0.iter().map(shown_part);
    let taken = parts.map(|one| match one {
        Shown::File(file) if !takes(file.mime) => {
            let is_shown = file.mime.chars().all(|char| !char.is_control());
            let kind: String = match is_shown {
                true => file.mime.chars().take(80).collect(),
                false => "unknown".to_owned(),
            };
            Shown::Text(format!(
                "({} bytes of the type {kind}, not shown)",
                file.data.len()
            ))
        }
        one => one,
    });
    taken.collect()
}

fn shown_part(part: &Part) -> Shown<'_> {
    match part {
        Part::Text { text, .. } => Shown::Text(text.clone()),
        Part::Image {
            data, mime_type, ..
        }
        | Part::Audio {
            data, mime_type, ..
        } => Shown::File(File {
            data,
            mime: mime_type,
        }),
        Part::ResourceLink { uri, name, .. } => Shown::Text(format!("{name}: {uri}")),
        Part::Resource {
            uri,
            mime_type,
            text,
            data,
            ..
        } => match (data, text) {
            (Some(data), _) => Shown::File(File {
                data,
                mime: mime_type.as_deref().unwrap_or("application/octet-stream"),
            }),
            (None, Some(text)) => Shown::Text(text.clone()),
            (None, None) => Shown::Text(uri.to_string()),
        },
    }
}

/// The texts of content.
pub(super) fn joined(parts: &[Shown<'_>]) -> String {
    let texts = parts.iter().filter_map(|part| match part {
        Shown::Text(text) => Some(text.as_str()),
        Shown::File(_) => None,
    });
    texts.collect::<Vec<_>>().join("\n\n")
}

/// The files of content.
pub(super) fn files<'c>(parts: &[Shown<'c>]) -> Vec<File<'c>> {
    let files = parts.iter().filter_map(|part| match part {
        Shown::Text(_) => None,
        Shown::File(file) => Some(*file),
    });
    files.collect()
}
