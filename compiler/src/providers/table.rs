//! The table of providers. Each limit is one that the provider documents or answers requests with; `spec/providers.md` lists them.
//! Those of names and descriptions are in `toolrt_format::limits`, since runtimes need them as well.

use super::{Dialect, Provider, Sizes, limits};

const NO_LIMIT: Sizes = Sizes {
    properties: None,
    levels: None,
    enum_values: None,
    characters: None,
    optional: None,
    unions: None,
};

/// All of JSON Schema, as guidance for the model.
const ANYTHING: Dialect = Dialect {
    keywords: None,
    formats: None,
    types: None,
    closed: false,
    all_required: false,
    typed: false,
    recursive: true,
    plain_root: false,
    bare_refs: false,
    string_enums: false,
    min_items: None,
    sizes: NO_LIMIT,
    request: NO_LIMIT,
};

/// The same, if the root must be a plain object.
const PLAIN_ROOT: Dialect = Dialect {
    plain_root: true,
    ..ANYTHING
};

const OPENAI: Provider = Provider {
    name: "openai",
    title: "OpenAI",
    limits: limits::OPENAI,
    tools: Some(128),
    strict: false,
    schema: PLAIN_ROOT,
};

const ANTHROPIC: Provider = Provider {
    name: "anthropic",
    title: "Anthropic",
    limits: limits::ANTHROPIC,
    tools: None,
    strict: false,
    schema: PLAIN_ROOT,
};

const GEMINI: Provider = Provider {
    name: "gemini",
    title: "Gemini",
    limits: limits::GEMINI,
    tools: Some(128),
    strict: false,
    schema: ANYTHING,
};

/// All ways to send tools, by provider.
pub static PROVIDERS: &[Provider] = &[
    OPENAI,
    Provider {
        name: "openai-strict",
        title: "OpenAI strict",
        strict: true,
        schema: Dialect {
            keywords: Some(&[
                "type",
                "properties",
                "required",
                "additionalProperties",
                "items",
                "enum",
                "const",
                "anyOf",
                "$ref",
                "$defs",
                "title",
                "description",
                "pattern",
                "format",
                "minimum",
                "maximum",
                "exclusiveMinimum",
                "exclusiveMaximum",
                "multipleOf",
                "minItems",
                "maxItems",
            ]),
            formats: Some(&[
                "date-time",
                "time",
                "date",
                "duration",
                "email",
                "hostname",
                "ipv4",
                "ipv6",
                "uuid",
            ]),
            closed: true,
            all_required: true,
            typed: true,
            plain_root: true,
            bare_refs: true,
            sizes: Sizes {
                properties: Some(5000),
                levels: Some(10),
                enum_values: Some(1000),
                characters: Some(120_000),
                ..NO_LIMIT
            },
            ..ANYTHING
        },
        ..OPENAI
    },
    ANTHROPIC,
    Provider {
        name: "anthropic-strict",
        title: "Anthropic strict",
        tools: Some(20),
        strict: true,
        schema: Dialect {
            keywords: Some(&[
                "type",
                "properties",
                "required",
                "additionalProperties",
                "items",
                "enum",
                "const",
                "anyOf",
                "$ref",
                "$defs",
                "title",
                "description",
                "default",
                "pattern",
                "format",
                "minItems",
            ]),
            formats: Some(&[
                "date-time",
                "time",
                "date",
                "duration",
                "email",
                "hostname",
                "uri",
                "ipv4",
                "ipv6",
                "uuid",
            ]),
            closed: true,
            typed: true,
            recursive: false,
            plain_root: true,
            bare_refs: true,
            min_items: Some(1),
            request: Sizes {
                optional: Some(24),
                unions: Some(16),
                ..NO_LIMIT
            },
            ..ANYTHING
        },
        ..ANTHROPIC
    },
    GEMINI,
    Provider {
        name: "gemini-openapi",
        title: "Gemini's OpenAPI form",
        schema: Dialect {
            keywords: Some(&[
                "type",
                "format",
                "title",
                "description",
                "nullable",
                "enum",
                "items",
                "minItems",
                "maxItems",
                "properties",
                "required",
                "minLength",
                "maxLength",
                "pattern",
                "minimum",
                "maximum",
                "anyOf",
                "default",
                "example",
            ]),
            formats: Some(&["date-time", "enum", "int32", "int64", "float", "double"]),
            types: Some(&["string", "number", "integer", "boolean", "array", "object"]),
            typed: true,
            recursive: false,
            plain_root: true,
            string_enums: true,
            ..ANYTHING
        },
        ..GEMINI
    },
    Provider {
        name: "bedrock",
        title: "Bedrock",
        limits: limits::BEDROCK,
        tools: None,
        strict: false,
        schema: PLAIN_ROOT,
    },
    Provider {
        name: "mistral",
        title: "Mistral",
        limits: limits::MISTRAL,
        tools: None,
        ..OPENAI
    },
];
