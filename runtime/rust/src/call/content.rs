//! Untyped results: texts, images, audio and resources, as MCP's content list has them.

use crate::codec::{Decode, Encode, Payload};
use crate::json::{Reader, Refused, Writer};
use crate::scalars::{Bytes, Uri};
use crate::table::{Field, List, Record, Rest, Table, Tagged, Variant};

/// An untyped result: the content of a tool without `->`.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Content(pub Vec<Part>);

/// A part of an untyped result.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Part {
    Text {
        text: String,
    },
    Image {
        data: Bytes,
        mime_type: String,
    },
    Audio {
        data: Bytes,
        mime_type: String,
    },
    /// A resource by its URI, optionally with its text or its data.
    Resource {
        uri: Uri,
        mime_type: Option<String>,
        text: Option<String>,
        data: Option<Bytes>,
    },
}

impl Content {
    /// A single text.
    pub fn text(text: impl Into<String>) -> Self {
        Self(vec![Part::Text { text: text.into() }])
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

impl Payload for Content {
    fn table() -> Table {
        static CONTENT: List = List::of(Table::Tagged(&PART));
        Table::List(&CONTENT)
    }
}

static PART: Tagged = Tagged {
    name: "Part",
    tag: "type",
    content: None,
    variants: &[
        Variant::new("text", Table::Record(&TEXT)),
        Variant::new("image", Table::Record(&MEDIA)),
        Variant::new("audio", Table::Record(&MEDIA)),
        Variant::new("resource", Table::Record(&RESOURCE)),
    ],
};

static TEXT: Record = Record {
    name: "Text",
    fields: &[Field::required("text", Table::STRING)],
    rest: Rest::Closed,
};

static MEDIA: Record = Record {
    name: "Media",
    fields: &[
        Field::required("data", Table::BYTES),
        Field::required("mimeType", Table::STRING),
    ],
    rest: Rest::Closed,
};

static RESOURCE: Record = Record {
    name: "Resource",
    fields: &[Field::required("resource", Table::Record(&INSIDE))],
    rest: Rest::Closed,
};

static INSIDE: Record = Record {
    name: "ResourceContents",
    fields: &[
        Field::required("uri", Table::URI),
        Field::optional("mimeType", Table::STRING),
        Field::optional("text", Table::STRING),
        Field::optional("blob", Table::BYTES),
    ],
    rest: Rest::Closed,
};

impl Decode for Content {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.read().map(Self)
    }
}

impl Encode for Content {
    fn encode(&self, w: &mut Writer) {
        w.write(&self.0);
    }
}

impl Decode for Part {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("type")? {
            "text" => r.without_tag("type", text),
            "image" => {
                let (data, mime_type) = r.without_tag("type", media)?;
                Ok(Self::Image { data, mime_type })
            }
            "audio" => {
                let (data, mime_type) = r.without_tag("type", media)?;
                Ok(Self::Audio { data, mime_type })
            }
            "resource" => r.content("type", "resource", resource),
            _ => Err(Refused),
        }
    }
}

fn text(r: &mut Reader<'_>) -> Result<Part, Refused> {
    let mut text = None;
    r.begin_object()?;
    while let Some(key) = r.key()? {
        match key {
            "text" => text = Some(r.read()?),
            _ => r.unknown()?,
        }
    }
    Ok(Part::Text {
        text: text.ok_or(Refused)?,
    })
}

fn media(r: &mut Reader<'_>) -> Result<(Bytes, String), Refused> {
    let mut data = None;
    let mut mime_type = None;
    r.begin_object()?;
    while let Some(key) = r.key()? {
        match key {
            "data" => data = Some(r.read()?),
            "mimeType" => mime_type = Some(r.read()?),
            _ => r.unknown()?,
        }
    }
    Ok((data.ok_or(Refused)?, mime_type.ok_or(Refused)?))
}

fn resource(r: &mut Reader<'_>) -> Result<Part, Refused> {
    let mut uri = None;
    let mut mime_type = None;
    let mut text = None;
    let mut data = None;
    r.begin_object()?;
    while let Some(key) = r.key()? {
        match key {
            "uri" => uri = Some(r.read()?),
            "mimeType" => mime_type = Some(r.read()?),
            "text" => text = Some(r.read()?),
            "blob" => data = Some(r.read()?),
            _ => r.unknown()?,
        }
    }
    Ok(Part::Resource {
        uri: uri.ok_or(Refused)?,
        mime_type,
        text,
        data,
    })
}

impl Encode for Part {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        match self {
            Self::Text { text } => {
                w.key("type").str("text");
                w.key("text").str(text);
            }
            Self::Image { data, mime_type } => {
                w.key("type").str("image");
                w.key("data").write(data);
                w.key("mimeType").str(mime_type);
            }
            Self::Audio { data, mime_type } => {
                w.key("type").str("audio");
                w.key("data").write(data);
                w.key("mimeType").str(mime_type);
            }
            Self::Resource {
                uri,
                mime_type,
                text,
                data,
            } => {
                w.key("type").str("resource");
                w.key("resource").begin_object();
                w.key("uri").write(uri);
                if let Some(mime_type) = mime_type {
                    w.key("mimeType").str(mime_type);
                }
                if let Some(text) = text {
                    w.key("text").str(text);
                }
                if let Some(data) = data {
                    w.key("blob").write(data);
                }
                w.end_object();
            }
        }
        w.end_object();
    }
}
