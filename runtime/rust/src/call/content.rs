//! Untyped results: texts, images, audio, resources and links, as MCP's content list has them.

use super::Annotations;
use crate::scalars::{Bytes, Uri};

/// An untyped result: the content of a tool without `->`.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Content(pub Vec<Part>);

/// A part of an untyped result.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Part {
    Text {
        text: String,
        annotations: Option<Annotations>,
    },
    Image {
        data: Bytes,
        mime_type: String,
        annotations: Option<Annotations>,
    },
    Audio {
        data: Bytes,
        mime_type: String,
        annotations: Option<Annotations>,
    },
    /// A resource by its URI, optionally with its text or its data.
    Resource {
        uri: Uri,
        mime_type: Option<String>,
        text: Option<String>,
        data: Option<Bytes>,
        annotations: Option<Annotations>,
    },
    /// A resource that the reader may read.
    ResourceLink {
        uri: Uri,
        name: String,
        title: Option<String>,
        description: Option<String>,
        mime_type: Option<String>,
        /// In bytes.
        size: Option<u64>,
        annotations: Option<Annotations>,
    },
}

impl Part {
    /// A text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text {
            text: text.into(),
            annotations: None,
        }
    }

    /// An image.
    pub fn image(data: impl Into<Bytes>, mime_type: impl Into<String>) -> Self {
        Self::Image {
            data: data.into(),
            mime_type: mime_type.into(),
            annotations: None,
        }
    }

    /// A recording.
    pub fn audio(data: impl Into<Bytes>, mime_type: impl Into<String>) -> Self {
        Self::Audio {
            data: data.into(),
            mime_type: mime_type.into(),
            annotations: None,
        }
    }

    /// A resource with its text.
    pub fn resource_text(uri: Uri, text: impl Into<String>) -> Self {
        Self::Resource {
            uri,
            mime_type: None,
            text: Some(text.into()),
            data: None,
            annotations: None,
        }
    }

    /// A resource with its data.
    pub fn resource_data(uri: Uri, data: impl Into<Bytes>) -> Self {
        Self::Resource {
            uri,
            mime_type: None,
            text: None,
            data: Some(data.into()),
            annotations: None,
        }
    }

    /// A resource that the reader may read.
    pub fn link(uri: Uri, name: impl Into<String>) -> Self {
        Self::ResourceLink {
            uri,
            name: name.into(),
            title: None,
            description: None,
            mime_type: None,
            size: None,
            annotations: None,
        }
    }

    /// The same resource, picture or sound with its type; a text has none.
    #[must_use]
    pub fn with_mime_type(mut self, mime: impl Into<String>) -> Self {
        match &mut self {
            Self::Text { .. } => {}
            Self::Image { mime_type, .. } | Self::Audio { mime_type, .. } => {
                *mime_type = mime.into();
            }
            Self::Resource { mime_type, .. } | Self::ResourceLink { mime_type, .. } => {
                *mime_type = Some(mime.into());
            }
        }
        self
    }

    /// The same part with what clients are told of it.
    #[must_use]
    pub fn annotated(mut self, all: Annotations) -> Self {
        match &mut self {
            Self::Text { annotations, .. }
            | Self::Image { annotations, .. }
            | Self::Audio { annotations, .. }
            | Self::Resource { annotations, .. }
            | Self::ResourceLink { annotations, .. } => *annotations = Some(all),
        }
        self
    }

    /// What clients are told of it.
    pub fn annotations(&self) -> Option<&Annotations> {
        match self {
            Self::Text { annotations, .. }
            | Self::Image { annotations, .. }
            | Self::Audio { annotations, .. }
            | Self::Resource { annotations, .. }
            | Self::ResourceLink { annotations, .. } => annotations.as_ref(),
        }
    }
}

impl Content {
    /// A single text.
    pub fn text(text: impl Into<String>) -> Self {
        Self(vec![Part::text(text)])
    }
}

impl From<&str> for Part {
    fn from(text: &str) -> Self {
        Self::text(text)
    }
}

impl From<String> for Part {
    fn from(text: String) -> Self {
        Self::text(text)
    }
}

impl From<&str> for Content {
    fn from(text: &str) -> Self {
        Self::text(text)
    }
}

impl From<String> for Content {
    fn from(text: String) -> Self {
        Self::text(text)
    }
}

impl From<Part> for Content {
    fn from(part: Part) -> Self {
        Self(vec![part])
    }
}

impl From<Vec<Part>> for Content {
    fn from(parts: Vec<Part>) -> Self {
        Self(parts)
    }
}
