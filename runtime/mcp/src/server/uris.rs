//! URIs of resources: which resource of the design one means, and the values of its variables (RFC 6570, simple).

use regex_lite::Regex;
use toolrt::mcp::{ResourceSpec, ServerSpec};

/// How long a URI may be.
const LONGEST: usize = 8192;

/// The resources of a design, by their URIs.
pub(super) struct Templates(Vec<(&'static ResourceSpec, Form)>);

enum Form {
    Uri(&'static str),
    /// Each group is the value of a variable, in order.
    Template(Regex),
}

/// The resource that a URI means.
pub(super) struct Meant {
    pub(super) resource: &'static ResourceSpec,
    /// The values of its variables, in order.
    pub(super) values: Vec<String>,
}

impl Templates {
    pub(super) fn of(spec: &'static ServerSpec) -> Self {
        let resources = spec.resources.iter();
        let forms = resources.filter_map(|resource| {
            let form = match resource.variables.is_empty() {
                true => Form::Uri(resource.uri),
                // The checker of designs lets only templates pass that can be read.
                false => Form::Template(Regex::new(&pattern(resource.uri)?).ok()?),
            };
            Some((resource, form))
        });
        Self(forms.collect())
    }

    /// The first resource of the design that matches.
    pub(super) fn meant(&self, uri: &str) -> Option<Meant> {
        if uri.len() > LONGEST {
            return None;
        }
        self.0.iter().find_map(|(resource, form)| {
            let values = match form {
                Form::Uri(own) => (*own == uri).then(Vec::new)?,
                Form::Template(regex) => {
                    let found = regex.captures(uri)?;
                    let values = (1..found.len()).map(|group| decoded(found.get(group)?.as_str()));
                    values.collect::<Option<Vec<String>>>()?
                }
            };
            Some(Meant { resource, values })
        })
    }

    /// Whether a URI means a resource that clients may watch.
    pub(super) fn is_watched(&self, uri: &str) -> bool {
        self.meant(uri).is_some_and(|meant| meant.resource.watched)
    }
}

/// The pattern of a template: `{id}` is anything without `/`, `{+path}` anything, and neither is empty.
fn pattern(template: &str) -> Option<String> {
    let mut pattern = String::from("(?s)^");
    let mut rest = template;
    while let Some((literal, behind)) = rest.split_once('{') {
        let (variable, after) = behind.split_once('}')?;
        pattern.push_str(&regex_lite::escape(literal));
        pattern.push_str(match variable.starts_with('+') {
            true => "(.+)",
            false => "([^/]+)",
        });
        rest = after;
    }
    pattern.push_str(&regex_lite::escape(rest));
    pattern.push('$');
    Some(pattern)
}

/// A text without its percent signs; `None` if they are wrong or it is no text then.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, behind)) = rest.split_first() {
        rest = behind;
        if first != b'%' {
            bytes.push(first);
            continue;
        }
        let digits = std::str::from_utf8(behind.get(..2)?).ok()?;
        let is_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        bytes.push(u8::from_str_radix(digits, 16).ok().filter(|_| is_hex)?);
        rest = &behind[2..];
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use toolrt::Spec;
    use toolrt::mcp::{Cache, ResourceShape, ResourceSpec, ServerSpec};

    use super::Templates;

    const PLAIN: ResourceSpec = ResourceSpec {
        name: "plain",
        title: None,
        description: "",
        uri: "test://plain",
        variables: &[],
        mime: None,
        shape: ResourceShape::Text,
        watched: true,
        cache: Cache::NONE,
        icons: &[],
        tool: &Spec::EMPTY,
    };

    static SERVER: ServerSpec = ServerSpec {
        resources: &[
            PLAIN,
            ResourceSpec {
                uri: "test://item/{id}/data",
                variables: &["id"],
                watched: false,
                ..PLAIN
            },
            ResourceSpec {
                uri: "test://file.x/{+path}?{q}",
                variables: &["path", "q"],
                watched: false,
                ..PLAIN
            },
        ],
        ..ServerSpec::EMPTY
    };

    #[test]
    fn uris_mean_the_first_resource_that_matches() {
        let all = Templates::of(&SERVER);
        let meant = |uri: &str| all.meant(uri).map(|it| (it.resource.uri, it.values));
        let (item, file) = ("test://item/{id}/data", "test://file.x/{+path}?{q}");
        for (uri, expected) in [
            ("test://plain", Some(("test://plain", vec![]))),
            ("test://plain/", None),
            ("test://item/7/data", Some((item, vec!["7"]))),
            ("test://item/a%2Fb%20c/data", Some((item, vec!["a/b c"]))),
            ("test://item/a/b/data", None),
            ("test://item//data", None),
            ("test://item/%zz/data", None),
            ("test://item/%ff/data", None),
            ("test://item/%4/data", None),
            ("test://file.x/a/b?c", Some((file, vec!["a/b", "c"]))),
            ("test://fileXx/a/b?c", None),
            ("test://file.x/?c", None),
        ] {
            let expected = expected.map(|(uri, values)| {
                let values: Vec<String> = values.into_iter().map(str::to_owned).collect();
                (uri, values)
            });
            assert_eq!(meant(uri), expected, "{uri}");
        }
        assert!(
            all.meant(&format!("test://item/{}/data", "a".repeat(9000)))
                .is_none()
        );
        assert!(all.is_watched("test://plain") && !all.is_watched("test://item/7/data"));
    }
}
