//! Which resource of a design a URI means.

use toolrt::mcp::{ResourceSpec, ServerSpec, variables_in};

/// The resources of a design, by their URIs.
pub(super) struct Templates(&'static [ResourceSpec]);

/// The resource that a URI means.
pub(super) struct Meant {
    pub(super) resource: &'static ResourceSpec,
    /// The values of its variables, in order.
    pub(super) values: Vec<String>,
}

impl Templates {
    pub(super) fn of(spec: &'static ServerSpec) -> Self {
        Self(spec.resources)
    }

    /// The first resource of the design that matches.
    pub(super) fn meant(&self, uri: &str) -> Option<Meant> {
        self.0.iter().find_map(|resource| {
            let values = variables_in(resource.uri, uri)?;
            Some(Meant { resource, values })
        })
    }

    /// Whether a URI means a resource that clients may watch.
    pub(super) fn is_watched(&self, uri: &str) -> bool {
        self.meant(uri).is_some_and(|meant| meant.resource.watched)
    }
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
                uri: "test://{+path}",
                variables: &["path"],
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
        let known = |uri: &'static str, values: &[&str]| {
            let values = values.iter().map(|value| (*value).to_owned());
            Some((uri, values.collect::<Vec<String>>()))
        };
        assert_eq!(meant("test://plain"), known("test://plain", &[]));
        assert_eq!(
            meant("test://item/a%2Fb/data"),
            known("test://{+path}", &["item/a/b/data"])
        );
        assert_eq!(
            meant("test://item/a/b/data"),
            known("test://{+path}", &["item/a/b/data"])
        );
        assert_eq!(meant("rest://plain"), None);
        assert!(all.is_watched("test://plain") && !all.is_watched("test://item/7/data"));
    }
}
