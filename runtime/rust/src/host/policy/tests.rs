//! Hosts, by the vectors that every runtime runs, and what handlers may open.

use std::path::Path;

use super::site::{Endpoint, Site};
use super::uri::{Named, named};
use super::{GrantPolicy, Mode};
use crate::files::FileKind;
use crate::host::Policy;
use crate::json::{Object, Value};
use crate::spec::{Capability, Spec};
use crate::table::{Field, List, Record, Rest, Table, Text};

const VECTORS: &str = include_str!("../../../../../spec/conformance/policies/hosts.json");

fn at<'v>(value: &'v Value, key: &str) -> &'v Value {
    value.get(key).expect("the vectors have it")
}

fn listed<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    at(value, key).as_array().expect("a list")
}

fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    at(value, key).as_str().expect("a text")
}

/// What a URI names, as the vectors write it.
fn told(uri: &str) -> String {
    let mut told = Object::new();
    let port = |port: Option<u16>| port.map_or(Value::Null, |port| i64::from(port).into());
    match named(uri) {
        Named::File(path) => told.insert("file", path.as_str()),
        Named::Nothing => told.insert("nothing", true),
        Named::Unclear(why) => told.insert("unclear", why),
        Named::Host(endpoint) => {
            told.insert("host", endpoint.host.to_string().as_str());
            told.insert("port", port(endpoint.port));
            told.insert("usual", port(endpoint.usual));
            told.insert("private", endpoint.host.is_private());
        }
    }
    Value::Object(told).to_json()
}

#[test]
fn uris_name_what_the_vectors_say() {
    let all = Value::parse(VECTORS.as_bytes()).expect("they are JSON");
    let uris = listed(&all, "uris");
    for case in uris {
        let uri = text(case, "uri");
        assert_eq!(told(uri), at(case, "named").to_json(), "{uri:?}");
    }
    assert!(uris.len() > 150, "{}", uris.len());
}

#[test]
fn grants_cover_what_the_vectors_say() {
    let all = Value::parse(VECTORS.as_bytes()).expect("they are JSON");
    for case in listed(&all, "grants") {
        let (grant, uri) = (text(case, "grant"), text(case, "uri"));
        let site = Site::parse(grant).expect(grant);
        let Named::Host(endpoint) = named(uri) else {
            panic!("{uri} has a host")
        };
        let covers = at(case, "covers").as_bool().expect("a truth");
        assert_eq!(site.has(&endpoint), covers, "{grant} {uri}");
        if covers && let Some(own) = spelt(&endpoint) {
            // What the hint of a refusal says is a grant of it.
            assert!(own.has(&endpoint), "{uri}");
        }
    }
    for mistake in listed(&all, "mistakes") {
        let text = mistake.as_str().expect("a text");
        assert_eq!(Site::parse(text), None, "{text:?}");
    }
}

fn spelt(endpoint: &Endpoint) -> Option<Site> {
    Site::parse(&endpoint.to_string())
}

#[test]
fn a_site_covers_what_it_names() {
    for (whole, part, covers) in [
        ("a.example", "A.example.", true),
        ("a.example", "a.example:80", false),
        ("a.example:*", "a.example:80", true),
        ("a.example:*", "a.example", true),
        ("*.example", "a.example", true),
        ("*.example", "*.example", true),
        ("*.example", "*.a.example", true),
        ("*.a.example", "*.example", false),
        ("*.example", "example", false),
        ("a.example", "*.a.example", false),
        ("*.example", "a.example:80", false),
        ("*.example:*", "a.example:80", true),
        ("::ffff:10.0.0.1", "10.0.0.1", true),
    ] {
        let site = |text: &str| Site::parse(text).expect("it is one");
        assert_eq!(site(whole).covers(&site(part)), covers, "{whole} {part}");
    }
}

static PLACED: Record = Record {
    name: "Args",
    fields: &[
        Field {
            needs: &["fs:read"],
            ..Field::optional("from", Table::Text(&Text::PATH))
        },
        Field {
            needs: &["fs:write:./out"],
            ..Field::optional("log", Table::Text(&Text::PATH))
        },
        Field::optional("paths", Table::List(&List::of(Table::Text(&Text::PATH)))),
        Field {
            needs: &["fs:read", "net:read"],
            ..Field::optional("page", Table::Text(&Text::URI))
        },
    ],
    rest: Rest::Closed,
};

/// The kinds of operations on a path that a policy lets a tool with these needs do.
fn opens(policy: &GrantPolicy, needs: &'static [&'static str], path: &str) -> String {
    let capabilities: Vec<Capability> = needs
        .iter()
        .map(|name| Capability { name, scope: None })
        .collect();
    let spec: &'static Spec = Box::leak(Box::new(Spec {
        args: Table::Record(&PLACED),
        capabilities: capabilities.leak(),
        ..Spec::EMPTY
    }));
    let args =
        br#"{"from": "in/a", "log": "out/l", "paths": ["in/p", "both"], "page": "file:///in/u"}"#;
    let files = policy.files(spec).expect("the policy checks files");
    assert_eq!(files.working_dir(), Path::new("/srv"));
    let access = files.access(Path::new(path), args);
    let allowed = FileKind::ALL.into_iter();
    let allowed = allowed.filter(|kind| access.allows(*kind));
    let allowed: Vec<&str> = allowed.map(FileKind::capability).collect();
    allowed.join(" ")
}

#[test]
fn marks_and_needs_say_what_a_handler_opens() {
    let nobody = |_: &str| None;
    let policy = |grants: &[&'static str]| {
        let policy = GrantPolicy::new_in(Mode::Standard, "/srv", &nobody).expect("no variable");
        policy
            .with_capabilities(grants.iter().copied())
            .expect("they are grants")
    };
    let own = policy(&["fs:read:./in", "fs:write", "fs:delete"]);
    let needs = &["fs:read", "fs:write"];
    for (path, allowed) in [
        ("in/a", "fs:read"),
        ("out/l", "fs:write"),
        ("in/p", "fs:read fs:write"),
        ("/in/u", "fs:read"),
        ("of no argument", "fs:read fs:write"),
    ] {
        assert_eq!(opens(&own, needs, path), allowed, "{path}");
    }
    assert_eq!(opens(&own, &["none"], "of no argument"), "");
    assert_eq!(opens(&own, &["fs:delete"], "of no argument"), "fs:delete");
    // A tool that declares nothing is left to what the host grants.
    assert_eq!(opens(&own, &[], "in/p"), "fs:read fs:write fs:delete");
    let open = GrantPolicy::new_in(Mode::Standard, "/srv", &nobody).expect("no variable");
    assert_eq!(opens(&open, needs, "in/a"), "fs:read fs:write fs:delete");
    let off = GrantPolicy::new_in(Mode::Off, "/srv", &nobody).expect("no variable");
    assert!(off.files(&Spec::EMPTY).is_none());
}
