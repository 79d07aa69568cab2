//! The only file that knows the template engine: templates are read once, and lay out finished text.

use std::sync::LazyLock;

use minijinja::syntax::SyntaxConfig;
use minijinja::value::{Serde, Value};
use minijinja::{AutoEscape, Environment, UndefinedBehavior};
use serde::Serialize;

/// All templates, by name.
const TEMPLATES: &[(&str, &str)] = &[
    ("rust/types", include_str!("rust/types.rs.j2")),
    ("rust/codecs", include_str!("rust/codecs.rs.j2")),
    ("rust/specs", include_str!("rust/specs.rs.j2")),
    ("rust/provider", include_str!("rust/provider.rs.j2")),
    ("rust/transforms", include_str!("rust/transforms.rs.j2")),
    ("rust/hints", include_str!("rust/hints.rs.j2")),
    ("rust/client", include_str!("rust/client.rs.j2")),
    ("rust/service", include_str!("rust/service.rs.j2")),
    ("rust/agent/specs", include_str!("rust/agent/specs.rs.j2")),
    ("rust/agent/policy", include_str!("rust/agent/policy.rs.j2")),
    (
        "rust/agent/completions",
        include_str!("rust/agent/completions.rs.j2"),
    ),
    ("rust/module", include_str!("rust/module.rs.j2")),
    ("rust/manifest", include_str!("rust/manifest.toml.j2")),
    ("python/types", include_str!("python/types.py.j2")),
    ("python/codecs", include_str!("python/codecs.py.j2")),
    ("python/service", include_str!("python/service.py.j2")),
    ("python/transforms", include_str!("python/transforms.py.j2")),
    (
        "python/agent_specs",
        include_str!("python/agent_specs.py.j2"),
    ),
    (
        "python/completions",
        include_str!("python/completions.py.j2"),
    ),
    ("python/specs", include_str!("python/specs.py.j2")),
    ("python/provider", include_str!("python/provider.py.j2")),
    ("python/client", include_str!("python/client.py.j2")),
    ("python/hints", include_str!("python/hints.py.j2")),
    ("python/package", include_str!("python/package.py.j2")),
    ("python/manifest", include_str!("python/manifest.toml.j2")),
];

static ENVIRONMENT: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut environment = Environment::empty();
    let syntax = SyntaxConfig::builder()
        .line_statement_prefix("%%")
        .trim_blocks(true)
        .lstrip_blocks(true)
        .keep_trailing_newline(true)
        .build()
        .expect("the prefix is no other marker");
    environment.set_syntax(syntax);
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.set_auto_escape_callback(|_| AutoEscape::None);
    for (name, source) in TEMPLATES {
        environment
            .add_template(name, source)
            .expect("a test parses every template");
    }
    environment
});

/// Fills a template with a model of finished text.
pub(crate) fn render(template: &str, model: impl Serialize) -> String {
    let template = ENVIRONMENT
        .get_template(template)
        .expect("the name stands in the table above");
    template
        .render(Value::from(Serde(model)))
        .expect("the model has every field that its template names")
}
