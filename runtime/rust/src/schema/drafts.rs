//! The drafts of JSON Schema: how schemas name them, which keywords each has.

/// A draft of JSON Schema.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Draft {
    /// Draft 4.
    V4,
    /// Draft 6.
    V6,
    /// Draft 7.
    V7,
    /// Draft 2019-09.
    V2019_09,
    /// Draft 2020-12.
    #[default]
    V2020_12,
}

impl Draft {
    pub(super) const ALL: [Self; 5] =
        [Self::V4, Self::V6, Self::V7, Self::V2019_09, Self::V2020_12];

    /// The draft whose meta-schema, or a part of it, has a URI.
    pub(super) fn named(uri: &str) -> Option<Self> {
        let rest = ["https://", "http://"]
            .iter()
            .find_map(|scheme| uri.strip_prefix(scheme))?;
        let rest = rest.strip_prefix("json-schema.org/")?;
        let rest = rest.strip_suffix('#').unwrap_or(rest);
        Self::ALL.into_iter().find(|draft| {
            let part = rest.strip_prefix(draft.name());
            part.and_then(|part| part.strip_prefix('/'))
                .is_some_and(is_part)
        })
    }

    /// Its name in the URI of its meta-schema.
    fn name(self) -> &'static str {
        match self {
            Self::V4 => "draft-04",
            Self::V6 => "draft-06",
            Self::V7 => "draft-07",
            Self::V2019_09 => "draft/2019-09",
            Self::V2020_12 => "draft/2020-12",
        }
    }

    /// Whether a keyword means something; those that no draft has may be any.
    pub(super) fn has(self, keyword: &str) -> bool {
        let (first, last) = match keyword {
            "additionalItems" => (Self::V4, Self::V2019_09),
            "const" | "contains" | "propertyNames" => (Self::V6, Self::V2020_12),
            "if" | "then" | "else" => (Self::V7, Self::V2020_12),
            "$recursiveAnchor" | "$recursiveRef" => (Self::V2019_09, Self::V2019_09),
            "$anchor"
            | "dependentRequired"
            | "dependentSchemas"
            | "minContains"
            | "maxContains"
            | "unevaluatedItems"
            | "unevaluatedProperties"
            | "contentSchema" => (Self::V2019_09, Self::V2020_12),
            "$dynamicAnchor" | "$dynamicRef" | "prefixItems" => (Self::V2020_12, Self::V2020_12),
            _ => return true,
        };
        first <= self && self <= last
    }

    /// The keyword for the URI of a schema.
    pub(super) fn id_keyword(self) -> &'static str {
        if self == Self::V4 { "id" } else { "$id" }
    }

    /// Whether other keywords beside `$ref` mean nothing.
    pub(super) fn has_lone_refs(self) -> bool {
        self <= Self::V7
    }

    /// Whether `items` may be a list, and `additionalItems` says what follows.
    pub(super) fn has_item_lists(self) -> bool {
        self <= Self::V2019_09
    }
}

fn is_part(path: &str) -> bool {
    let is_name = |name: &str| {
        let mut bytes = name.bytes();
        !name.is_empty() && bytes.all(|byte| byte.is_ascii_lowercase() || byte == b'-')
    };
    path == "schema" || path.strip_prefix("meta/").is_some_and(is_name)
}

#[cfg(test)]
mod tests {
    use super::Draft;

    #[test]
    fn drafts_are_known_by_their_uris() {
        for (uri, draft) in [
            ("http://json-schema.org/draft-04/schema#", Some(Draft::V4)),
            ("https://json-schema.org/draft-07/schema", Some(Draft::V7)),
            (
                "https://json-schema.org/draft/2019-09/meta/core",
                Some(Draft::V2019_09),
            ),
            ("https://json-schema.org/draft/2020-12/meta/", None),
            ("http://json-schema.org/draft-03/schema#", None),
            ("urn:draft-07/schema", None),
        ] {
            assert_eq!(Draft::named(uri), draft, "{uri}");
        }
    }
}
