//! What model providers accept: limits of names, of schemas and of requests, as data.

mod table;

pub use table::PROVIDERS;
pub use toolrt_format::limits::{self, Limits};
pub use toolrt_format::names::{Names, shortened};

/// A way to send tools to a provider.
#[derive(Debug, PartialEq, Eq)]
pub struct Provider {
    /// As in `--provider openai-strict`.
    pub name: &'static str,
    /// As in messages.
    pub title: &'static str,
    /// Names and descriptions.
    pub limits: Limits,
    /// Most tools in one request.
    pub tools: Option<usize>,
    /// Whether the provider enforces the schema on the model's output.
    pub strict: bool,
    /// Schemas of arguments.
    pub schema: Dialect,
}

/// Why a name is rejected.
pub fn refusal(names: &Names, name: &str) -> Option<String> {
    if name.chars().count() > names.most {
        Some(format!("longer than {} characters", names.most))
    } else if name.is_empty() {
        Some("it must have a character".to_owned())
    } else if !name.chars().all(|c| names.takes(c)) {
        let also: Vec<String> = names.also.chars().map(|c| format!("`{c}`")).collect();
        let signs = [vec!["`_`".to_owned()], also].concat();
        let (last, first) = signs.split_last().expect("`_` is there");
        Some(match first {
            [] => format!("only letters, digits and {last} are taken"),
            _ => format!(
                "only letters, digits, {} and {last} are taken",
                first.join(", ")
            ),
        })
    } else if !names.accepts(name) {
        Some("must start with a letter or `_`".to_owned())
    } else {
        None
    }
}

/// The part of JSON Schema that a provider accepts.
#[derive(Debug, PartialEq, Eq)]
pub struct Dialect {
    /// Keywords; all of them without a list. Those that only describe (`title`, `description`) count as well.
    pub keywords: Option<&'static [&'static str]>,
    /// Values of `format`; those of [`FORMATS`] without a list.
    pub formats: Option<&'static [&'static str]>,
    /// Values of `type`; all of them without a list.
    pub types: Option<&'static [&'static str]>,
    /// Whether objects must have `additionalProperties: false`, and no other value.
    pub closed: bool,
    /// Whether all properties must be required.
    pub all_required: bool,
    /// Whether every schema must have a type, so that there is no schema of any value.
    pub typed: bool,
    /// Whether a schema may be recursive.
    pub recursive: bool,
    /// Whether the root must be an object without alternatives (`anyOf`, `oneOf`, `allOf`, `not`, `enum`).
    pub plain_root: bool,
    /// Whether no keyword may be beside a `$ref`.
    pub bare_refs: bool,
    /// Whether the values of an `enum` must be strings.
    pub string_enums: bool,
    /// Highest `minItems`.
    pub min_items: Option<u64>,
    /// How much one schema may have.
    pub sizes: Sizes,
    /// How much all schemas of one request may have together.
    pub request: Sizes,
}

impl Dialect {
    /// Whether a keyword is accepted.
    pub fn takes(&self, keyword: &str) -> bool {
        self.keywords.is_none_or(|all| all.contains(&keyword))
    }

    /// Whether a format is accepted.
    pub fn takes_format(&self, format: &str) -> bool {
        let formats = self.formats.unwrap_or(FORMATS);
        self.takes("format") && formats.contains(&format)
    }
}

/// The formats that JSON Schema 2020-12 defines. Validators warn of others, or reject their schemas.
pub const FORMATS: &[&str] = &[
    "date",
    "date-time",
    "duration",
    "email",
    "hostname",
    "idn-email",
    "idn-hostname",
    "ipv4",
    "ipv6",
    "iri",
    "iri-reference",
    "json-pointer",
    "regex",
    "relative-json-pointer",
    "time",
    "uri",
    "uri-reference",
    "uri-template",
    "uuid",
];

/// Upper limits; `None` if there is none.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Sizes {
    /// Properties of all objects.
    pub properties: Option<usize>,
    /// Objects and lists inside each other.
    pub levels: Option<usize>,
    /// Values of all enums.
    pub enum_values: Option<usize>,
    /// Characters of names of properties and definitions, and of values of enums.
    pub characters: Option<usize>,
    /// Properties that are not required.
    pub optional: Option<usize>,
    /// Properties of several types.
    pub unions: Option<usize>,
}

/// The provider of a name.
pub fn provider(name: &str) -> Option<&'static Provider> {
    PROVIDERS.iter().find(|provider| provider.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_providers_are_known_once() {
        for one in PROVIDERS {
            assert!(std::ptr::eq(provider(one.name).expect(one.name), one));
            assert_eq!(limits::limits(one.name), Some(&one.limits));
        }
        assert_eq!(provider("open-ai"), None);
    }

    #[test]
    fn names_are_refused_with_the_reason() {
        let of = |provider_name: &str, name: &str| {
            let limits = provider(provider_name).expect("known").limits;
            refusal(&limits.tools, name)
        };
        assert_eq!(of("openai", "find_files"), None);
        assert_eq!(of("openai", "9lives"), None);
        assert_eq!(
            of("gemini", "9lives").as_deref(),
            Some("must start with a letter or `_`")
        );
        assert_eq!(of("gemini", "files.find"), None);
        assert_eq!(
            of("anthropic", "files.find").as_deref(),
            Some("only letters, digits, `_` and `-` are taken")
        );
        let long = "a".repeat(65);
        assert_eq!(of("anthropic", &long), None);
        assert_eq!(
            of("bedrock", &long).as_deref(),
            Some("longer than 64 characters")
        );
    }
}
