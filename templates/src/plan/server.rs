//! Everything that is declared of an MCP server, as data, without the names that a language gives to what it shows.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{
    self, CacheScope, Design, Discovery, Implementation, McpServer, MessageContent, Origin,
    Presence, ResultText, Role, Server, Tool, Toolset, Type, TypeBody, TypeKind, Value,
};

use super::spec::{Icon, Text, icons, some, text};
use crate::slot::Slot;

/// An MCP server.
#[derive(JsonSchema, Serialize)]
pub(crate) struct ServerSpec {
    name: Slot,
    service: Slot,
    title: Option<Slot>,
    description: Option<Slot>,
    version: Option<Slot>,
    instructions: Option<Slot>,
    icons: Vec<Icon>,
    /// What the text of a result says, where it is not JSON alone.
    text: Option<Slot>,
    discovery: Option<Listed>,
    cache: Option<Cache>,
    context: Vec<Mapping>,
}

/// Which tools it lists.
#[derive(JsonSchema, Serialize)]
struct Listed {
    search: bool,
    permitted: bool,
}

/// How long something may be kept.
#[derive(JsonSchema, Serialize)]
struct Cache {
    ttl_ms: u64,
    private: bool,
}

/// Where a value of the context comes from.
#[derive(JsonSchema, Serialize)]
struct Mapping {
    to: Target,
    /// `meta`, `header` or `claim`.
    origin: Slot,
    key: Slot,
}

/// What is set.
#[derive(JsonSchema, Serialize)]
struct Target {
    /// `session_id`, `run_id`, `turn_id` or `label`.
    kind: Slot,
    /// The name of a label.
    label: Option<Slot>,
    /// As the design spells it: `labels.tenant`.
    name: Slot,
}

/// Who has the resources and prompts that a toolset stands for, in one word.
pub(crate) fn kind(toolset: &Toolset) -> &'static str {
    toolset.server.map_or("toolset", Server::kind)
}

/// A resource, without the tool that reads it.
#[derive(JsonSchema, Serialize)]
pub(crate) struct ResourceSpec {
    name: Slot,
    title: Option<Slot>,
    description: Option<Slot>,
    uri: Slot,
    variables: Vec<Slot>,
    mime: Option<Slot>,
    /// `text`, `blob`, `content` or `json`.
    shape: Slot,
    watched: bool,
    cache: Option<Cache>,
    icons: Vec<Icon>,
}

/// A prompt, without the tool that gives its messages.
#[derive(JsonSchema, Serialize)]
pub(crate) struct PromptSpec {
    name: Slot,
    title: Option<Slot>,
    description: Option<Slot>,
    icons: Vec<Icon>,
    arguments: Vec<Argument>,
}

#[derive(JsonSchema, Serialize)]
struct Argument {
    name: Slot,
    title: Option<Slot>,
    description: Option<Slot>,
    required: bool,
    /// All values, where there are few.
    values: Vec<Slot>,
}

/// A message of a prompt: a text, a picture or a sound, or a resource.
#[derive(JsonSchema, Serialize)]
pub(crate) struct Message {
    role: Slot,
    text: Option<Text>,
    media: Option<Media>,
    resource: Option<Resource>,
}

#[derive(JsonSchema, Serialize)]
struct Media {
    /// `image` or `audio`.
    kind: Slot,
    /// Base64.
    data: Slot,
    mime: Slot,
}

#[derive(JsonSchema, Serialize)]
struct Resource {
    uri: Text,
    mime: Option<Slot>,
    text: Option<Text>,
}

impl ServerSpec {
    pub(crate) fn of(design: &Design, server: &McpServer) -> Self {
        let has = |what| server.discovery.contains(&what);
        Self {
            name: Slot::literal(&*server.name),
            service: Slot::literal(&*design[server.service].name),
            title: some(&server.title),
            description: some(&server.docs),
            version: some(&server.version),
            instructions: some(&server.instructions),
            icons: icons(&server.icons),
            text: match server.text {
                ResultText::Json => None,
                ResultText::Hint => Some(Slot::word("hint")),
                ResultText::Both => Some(Slot::word("both")),
            },
            discovery: (!server.discovery.is_empty()).then(|| Listed {
                search: has(Discovery::Search),
                permitted: has(Discovery::Permitted),
            }),
            cache: server.cache.map(Cache::of),
            context: server.context.iter().map(Mapping::of).collect(),
        }
    }
}

impl Cache {
    fn of(cache: ir::Cache) -> Self {
        Self {
            ttl_ms: cache.time,
            private: cache.scope == CacheScope::Private,
        }
    }
}

impl Mapping {
    fn of(value: &ir::ContextValue) -> Self {
        Self {
            to: Target::of(&value.to),
            origin: Slot::word(match value.origin {
                Origin::Meta => "meta",
                Origin::Header => "header",
                Origin::Claim => "claim",
            }),
            key: Slot::literal(&*value.key),
        }
    }
}

impl Target {
    fn of(source: &ir::Source) -> Self {
        let (label, kind) = (source.label(), source.kind());
        Self {
            kind: Slot::word(kind),
            label: label.map(Slot::literal),
            name: Slot::literal(
                label.map_or_else(|| kind.to_owned(), |name| format!("labels.{name}")),
            ),
        }
    }
}

impl ResourceSpec {
    pub(crate) fn of(design: &Design, resource: &ir::Resource) -> Self {
        let served = &resource.served;
        Self {
            name: Slot::literal(&*resource.name),
            title: some(&served.title),
            description: some(&served.docs),
            uri: Slot::literal(&*resource.uri),
            variables: resource
                .variables
                .iter()
                .map(|name| Slot::literal(&**name))
                .collect(),
            mime: some(&resource.mime),
            shape: Slot::word(shape(design, resource.ty.as_ref())),
            watched: resource.watched,
            cache: resource.cache.map(Cache::of),
            icons: icons(&served.icons),
        }
    }
}

/// How the result of a resource becomes its contents.
fn shape(design: &Design, ty: Option<&Type>) -> &'static str {
    let Some(ty) = ty else {
        return "content";
    };
    let kind = behind(design, ty);
    if matches!(kind, TypeKind::String) {
        "text"
    } else if matches!(kind, TypeKind::Bytes) {
        "blob"
    } else {
        "json"
    }
}

/// What a type is, if it is an alias.
fn behind<'d>(design: &'d Design, ty: &'d Type) -> &'d TypeKind {
    let mut kind = &ty.kind;
    while let TypeKind::Named { id } = kind
        && let TypeBody::Alias { target } = &design[*id].body
    {
        kind = &target.kind;
    }
    kind
}

impl PromptSpec {
    pub(crate) fn of(design: &Design, prompt: &ir::Prompt) -> Self {
        let served = &prompt.served;
        let fields = prompt.args.fields.iter();
        Self {
            name: Slot::literal(&*prompt.name),
            title: some(&served.title),
            description: some(&served.docs),
            icons: icons(&served.icons),
            arguments: fields
                .map(|field| Argument {
                    name: Slot::literal(&*field.name),
                    title: some(&field.annotations.title),
                    description: some(&field.docs),
                    required: matches!(field.presence, Presence::Required { .. }),
                    values: values(design, &field.ty)
                        .iter()
                        .map(Slot::literal)
                        .collect(),
                })
                .collect(),
        }
    }
}

/// The values of a type that has few, as texts: what somebody may type.
fn values(design: &Design, ty: &Type) -> Vec<String> {
    let kind = behind(design, ty);
    if matches!(kind, TypeKind::Bool) {
        return vec!["false".to_owned(), "true".to_owned()];
    }
    if let TypeKind::Literals { values } = kind {
        return values.iter().map(typed).collect();
    }
    if let TypeKind::Nullable { inner } = kind {
        return self::values(design, inner);
    }
    if let TypeKind::Named { id } = kind
        && let TypeBody::Enum { members } = &design[*id].body
    {
        return members.iter().map(|member| typed(&member.value)).collect();
    }
    Vec::new()
}

/// A value as somebody types it.
fn typed(value: &Value) -> String {
    if let Value::String(text) = value {
        return text.to_string();
    }
    crate::schema::text_of(value)
}

impl Message {
    /// The messages of the prompt that a tool stands for; none where the host words them.
    pub(crate) fn of_tool(design: &Design, tool: &Tool) -> Vec<Self> {
        let Implementation::Prompt { server, .. } = tool.implementation else {
            return Vec::new();
        };
        let mut prompts = design.prompts_of(server).iter();
        let prompt = prompts.find(|prompt| prompt.served.tool == Some(tool.id));
        let messages = prompt.map_or(&[][..], |prompt| &prompt.messages);
        messages.iter().map(Self::of).collect()
    }

    fn of(message: &ir::Message) -> Self {
        let nothing = Self {
            role: Slot::word(match message.role {
                Role::User => "user",
                Role::Assistant => "assistant",
            }),
            text: None,
            media: None,
            resource: None,
        };
        let media = |kind, media: &ir::Media| Media {
            kind: Slot::word(kind),
            data: Slot::literal(&*media.data),
            mime: Slot::literal(&*media.mime),
        };
        match &message.content {
            MessageContent::Text(said) => Self {
                text: Some(text(said)),
                ..nothing
            },
            MessageContent::Image(image) => Self {
                media: Some(media("image", image)),
                ..nothing
            },
            MessageContent::Audio(audio) => Self {
                media: Some(media("audio", audio)),
                ..nothing
            },
            MessageContent::Resource {
                uri,
                mime,
                text: held,
            } => Self {
                resource: Some(Resource {
                    uri: text(uri),
                    mime: some(mime),
                    text: held.as_ref().map(text),
                }),
                ..nothing
            },
        }
    }
}
