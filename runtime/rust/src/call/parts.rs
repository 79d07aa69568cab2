//! Parts of content on the wire.

use super::annotations::ANNOTATIONS;
use super::{Annotations, Content, Part};
use crate::codec::{Decode, Encode, Payload};
use crate::json::{Reader, Refused, Writer};
use crate::scalars::{Bytes, Uri};
use crate::table::{Field, Int, List, Record, Rest, Table, Tagged, Variant};

impl Payload for Content {
    fn table() -> Table {
        static CONTENT: List = List::of(Table::Tagged(&PART));
        Table::List(&CONTENT)
    }
}

impl Payload for Part {
    fn table() -> Table {
        Table::Tagged(&PART)
    }
}

pub(crate) static PART: Tagged = Tagged {
    name: "Part",
    tag: "type",
    content: None,
    variants: &[
        Variant::new("text", Table::Record(&TEXT)),
        Variant::new("image", Table::Record(&MEDIA)),
        Variant::new("audio", Table::Record(&MEDIA)),
        Variant::new("resource", Table::Record(&RESOURCE)),
        Variant::new("resource_link", Table::Record(&LINK)),
    ],
};

const ANNOTATED: Field = Field::optional("annotations", Table::Record(&ANNOTATIONS));

static TEXT: Record = Record {
    name: "Text",
    fields: &[Field::required("text", Table::STRING), ANNOTATED],
    rest: Rest::Closed,
};

static MEDIA: Record = Record {
    name: "Media",
    fields: &[
        Field::required("data", Table::BYTES),
        Field::required("mimeType", Table::STRING),
        ANNOTATED,
    ],
    rest: Rest::Closed,
};

static RESOURCE: Record = Record {
    name: "Resource",
    fields: &[
        Field::required("resource", Table::Record(&INSIDE)),
        ANNOTATED,
    ],
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

static SIZE: Int = Int::ANY.at_least(0);

static LINK: Record = Record {
    name: "ResourceLink",
    fields: &[
        Field::required("uri", Table::URI),
        Field::required("name", Table::STRING),
        Field::optional("title", Table::STRING),
        Field::optional("description", Table::STRING),
        Field::optional("mimeType", Table::STRING),
        Field::optional("size", Table::Int(&SIZE)),
        ANNOTATED,
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
                let (data, mime_type, annotations) = r.without_tag("type", media)?;
                Ok(Self::Image {
                    data,
                    mime_type,
                    annotations,
                })
            }
            "audio" => {
                let (data, mime_type, annotations) = r.without_tag("type", media)?;
                Ok(Self::Audio {
                    data,
                    mime_type,
                    annotations,
                })
            }
            "resource" => r.without_tag("type", resource),
            "resource_link" => r.without_tag("type", link),
            _ => Err(Refused),
        }
    }
}

fn text(r: &mut Reader<'_>) -> Result<Part, Refused> {
    let (mut text, mut annotations) = (None, None);
    r.begin_object()?;
    while let Some(key) = r.key()? {
        match key {
            "text" => text = Some(r.read()?),
            "annotations" => annotations = Some(r.read()?),
            _ => r.unknown()?,
        }
    }
    Ok(Part::Text {
        text: text.ok_or(Refused)?,
        annotations,
    })
}

fn media(r: &mut Reader<'_>) -> Result<(Bytes, String, Option<Annotations>), Refused> {
    let (mut data, mut mime_type, mut annotations) = (None, None, None);
    r.begin_object()?;
    while let Some(key) = r.key()? {
        match key {
            "data" => data = Some(r.read()?),
            "mimeType" => mime_type = Some(r.read()?),
            "annotations" => annotations = Some(r.read()?),
            _ => r.unknown()?,
        }
    }
    Ok((data.ok_or(Refused)?, mime_type.ok_or(Refused)?, annotations))
}

fn resource(r: &mut Reader<'_>) -> Result<Part, Refused> {
    let (mut inside, mut own) = (None, None);
    r.begin_object()?;
    while let Some(key) = r.key()? {
        match key {
            "resource" => inside = Some(resource_contents(r)?),
            "annotations" => own = Some(r.read()?),
            _ => r.unknown()?,
        }
    }
    let mut part = inside.ok_or(Refused)?;
    if let Part::Resource { annotations, .. } = &mut part {
        *annotations = own;
    }
    Ok(part)
}

fn resource_contents(r: &mut Reader<'_>) -> Result<Part, Refused> {
    let (mut uri, mut mime_type, mut text, mut data) = (None, None, None, None);
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
        annotations: None,
    })
}

fn link(r: &mut Reader<'_>) -> Result<Part, Refused> {
    let (mut own_uri, mut own_name): (Option<Uri>, Option<String>) = (None, None);
    let (mut title, mut description, mut mime_type) = (None, None, None);
    let (mut size, mut annotations) = (None, None);
    r.begin_object()?;
    while let Some(key) = r.key()? {
        match key {
            "uri" => own_uri = Some(r.read()?),
            "name" => own_name = Some(r.read()?),
            "title" => title = Some(r.read()?),
            "description" => description = Some(r.read()?),
            "mimeType" => mime_type = Some(r.read()?),
            "size" => size = Some(r.int(&SIZE)?.unsigned_abs()),
            "annotations" => annotations = Some(r.read()?),
            _ => r.unknown()?,
        }
    }
    Ok(Part::ResourceLink {
        uri: own_uri.ok_or(Refused)?,
        name: own_name.ok_or(Refused)?,
        title,
        description,
        mime_type,
        size,
        annotations,
    })
}

impl Encode for Part {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        match self {
            Self::Text { text, .. } => {
                w.key("type").str("text");
                w.key("text").str(text);
            }
            Self::Image {
                data, mime_type, ..
            } => {
                w.key("type").str("image");
                w.key("data").write(data);
                w.key("mimeType").str(mime_type);
            }
            Self::Audio {
                data, mime_type, ..
            } => {
                w.key("type").str("audio");
                w.key("data").write(data);
                w.key("mimeType").str(mime_type);
            }
            Self::Resource {
                uri,
                mime_type,
                text,
                data,
                ..
            } => {
                w.key("type").str("resource");
                w.key("resource").begin_object();
                w.key("uri").write(uri);
                member(w, "mimeType", mime_type.as_ref());
                member(w, "text", text.as_ref());
                member(w, "blob", data.as_ref());
                w.end_object();
            }
            Self::ResourceLink {
                uri,
                name,
                title,
                description,
                mime_type,
                size,
                ..
            } => {
                w.key("type").str("resource_link");
                w.key("uri").write(uri);
                w.key("name").str(name);
                member(w, "title", title.as_ref());
                member(w, "description", description.as_ref());
                member(w, "mimeType", mime_type.as_ref());
                if let Some(size) = size {
                    if i64::try_from(*size).is_err() {
                        w.refuse();
                    }
                    w.key("size").number(*size);
                }
            }
        }
        member(w, "annotations", self.annotations());
        w.end_object();
    }
}

fn member<T: Encode>(w: &mut Writer, key: &'static str, value: Option<&T>) {
    if let Some(value) = value {
        w.key(key).write(value);
    }
}
