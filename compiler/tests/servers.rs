//! MCP servers: what the IR has of them, and which names, URIs and capabilities are accepted.

use toolc_compiler::ir::{
    CacheScope, Discovery, McpServer, MessageContent, Origin, ResultText, Role, Source, Theme,
    TypeKind,
};
use toolc_compiler::{Checked, Input, compile};

#[test]
fn the_ir_has_what_a_server_says() {
    let checked = server(
        r#"
        text both
        discovery search, permitted
        cache 5m private
        icon "https://acme.dev/a.png" mime "image/png" sizes "48x48 any" for dark
        icon "data:image/png;base64,aGk="
        context session_id from header "X-Session"
        context labels.tenant from claim "tid"
        context labels["odd label"] from meta "acme.dev/run"

        /// A note.
        resource note "note:///{id}" -> [string] {
          watched
          cache 10s
          needs fs:read, fs:read
          scopes "notes:read", "notes:read"
          timeout 2s
          asks code: int "Which code?"
        }"#,
    );
    let server = only(&checked);
    assert_eq!(server.text, ResultText::Both);
    assert_eq!(server.discovery, [Discovery::Search, Discovery::Permitted]);
    let cache = server.cache.expect("it is said");
    assert_eq!((cache.time, cache.scope), (300_000, CacheScope::Private));
    let [icon, plain] = &server.icons[..] else {
        panic!("{:?}", server.icons)
    };
    let sizes: Vec<&str> = icon.sizes.iter().map(|size| &**size).collect();
    assert_eq!(&*icon.src, "https://acme.dev/a.png");
    assert_eq!(icon.mime.as_deref(), Some("image/png"));
    assert_eq!(sizes, ["48x48", "any"]);
    assert_eq!(icon.theme, Some(Theme::Dark));
    assert!(plain.mime.is_none() && plain.sizes.is_empty() && plain.theme.is_none());
    let context: Vec<_> = server
        .context
        .iter()
        .map(|value| (value.to.clone(), value.origin, &*value.key))
        .collect();
    assert_eq!(
        context,
        [
            (Source::SessionId, Origin::Header, "X-Session"),
            (Source::Label("tenant".into()), Origin::Claim, "tid"),
            (
                Source::Label("odd label".into()),
                Origin::Meta,
                "acme.dev/run"
            ),
        ]
    );
    let [note] = &server.resources[..] else {
        panic!("{:?}", server.resources)
    };
    let cache = note.cache.expect("it is said");
    assert!(note.watched);
    assert_eq!((cache.time, cache.scope), (10_000, CacheScope::Public));
    // Each once.
    assert_eq!(note.served.capabilities.len(), 1);
    assert_eq!(note.served.scopes.len(), 1);
    assert_eq!(note.served.timeout, Some(2_000));
    assert_eq!(note.served.asks.len(), 1);
}

#[test]
fn variables_of_a_resource_have_the_types_of_its_parameters() {
    let checked = server(
        "resource note(id: int @range(1..9), place: path @needs(fs:read:./in)) \"note:///{place}/{id}/{other}\" {
          needs fs:read:./in
        }",
    );
    let design = checked.design;
    let resource = design.resources().next().expect("it is there");
    let names: Vec<&str> = resource
        .args
        .fields
        .iter()
        .map(|field| &*field.name)
        .collect();
    assert_eq!(names, ["place", "id", "other"]);
    let kinds: Vec<&TypeKind> = resource
        .args
        .fields
        .iter()
        .map(|field| &field.ty.kind)
        .collect();
    assert!(
        matches!(kinds[..], [TypeKind::Path, TypeKind::Int, TypeKind::String]),
        "{kinds:?}"
    );
    assert_eq!(resource.args.fields[0].annotations.needs.len(), 1);
    for (params, codes) in [
        ("id: int", &[][..]),
        ("id: int @needs(fs:read)", &["T0217", "T0430"]),
        ("id: path @needs(fs:write)", &["T0430"]),
        ("id: int, id: int", &["T0102"]),
        ("name: int", &["T0453"]),
        ("id?: int", &["T0453"]),
        ("id: int = 3", &["T0453"]),
        ("id: uuid from context.run_id", &["T0401"]),
        ("id: nothing", &["T0101"]),
        ("id: int, ...", &["T0453"]),
    ] {
        let checked = server(&format!("resource note({params}) \"note:///{{id}}\""));
        assert_eq!(errors(&checked), codes, "{params}");
    }
}

#[test]
fn the_ir_has_the_messages_of_a_prompt() {
    let checked = server(
        r#"
        /// A prompt.
        prompt look(id: int) {
          user image "aGk=" mime "image/png"
          user audio "aGk=" mime "audio/wav"
          user resource "note:///{args.id}"
          user resource "note:///x" mime "text/plain" text "Note {args.id}"
          assistant "So {args.id}."
        }"#,
    );
    let messages = &only(&checked).prompts[0].messages;
    let said: Vec<(Role, &str)> = messages
        .iter()
        .map(|message| {
            let what = match &message.content {
                MessageContent::Text(_) => "text",
                MessageContent::Image(_) => "image",
                MessageContent::Audio(_) => "audio",
                MessageContent::Resource { text: None, .. } => "read",
                MessageContent::Resource { text: Some(_), .. } => "resource",
            };
            (message.role, what)
        })
        .collect();
    assert_eq!(
        said,
        [
            (Role::User, "image"),
            (Role::User, "audio"),
            (Role::User, "read"),
            (Role::User, "resource"),
            (Role::Assistant, "text"),
        ]
    );
}

/// Clients send texts, which are read as JSON where the type is none.
#[test]
fn arguments_of_prompts_have_any_type() {
    let checked = server(
        r#"
        /// A prompt.
        prompt sum(all: [int], by?: { key: string }, rest: json, most: int @range(1..9) = 3) {
          user "Sum {args.all.count} up to {args.most}."
        }"#,
    );
    assert_eq!(only(&checked).prompts[0].args.fields.len(), 4);
}

#[test]
fn names_in_requests_have_their_forms() {
    let cases = [
        ("header", "X-Run", true),
        ("header", "x_run.1~", true),
        ("header", "X Run", false),
        ("header", "X:Run", false),
        ("header", "Ünder", false),
        ("header", "", false),
        ("meta", "run", true),
        ("meta", "acme.dev/run", true),
        ("meta", "a-b.c1/run_id.x-y", true),
        ("meta", "1", true),
        ("meta", "", false),
        ("meta", "acme.dev/", false),
        ("meta", "/run", false),
        ("meta", "acme..dev/run", false),
        ("meta", "1acme/run", false),
        ("meta", "acme-/run", false),
        ("meta", "acme.dev/run/id", false),
        ("meta", "run-", false),
        ("meta", "_run", false),
        ("meta", "run id", false),
        ("claim", "https://acme.dev/tenant", true),
        ("claim", "", false),
    ];
    for (origin, key, is_good) in cases {
        let checked = server(&format!("context run_id from {origin} \"{key}\""));
        let codes: &[&str] = if is_good { &[] } else { &["T0456"] };
        assert_eq!(errors(&checked), codes, "{origin} {key:?}");
    }
}

#[test]
fn a_value_of_the_context_is_set_once() {
    let cases = [
        ("run_id", "run_id", true),
        ("labels.a", "labels[\"a\"]", true),
        ("labels.a", "labels.b", false),
        ("labels.run_id", "run_id", false),
    ];
    for (first, second, is_twice) in cases {
        let checked = server(&format!(
            "context {first} from meta \"a\"\ncontext {second} from meta \"a\""
        ));
        let codes: &[&str] = if is_twice { &["T0402"] } else { &[] };
        assert_eq!(errors(&checked), codes, "{first} and {second}");
    }
}

#[test]
fn no_two_resources_have_one_uri() {
    let cases = [
        ("note:///a", "note:///a", true),
        ("note:///{id}", "note:///{name}", true),
        ("note:///{+id}", "note:///{+path}", true),
        ("note:///{id}", "note:///{+id}", false),
        ("note:///{id}", "note:///id", false),
        ("note:///{a}/{b}", "note:///{b}/{a}", true),
        ("note:///{a}/b", "note:///{a}/c", false),
    ];
    for (first, second, are_one) in cases {
        let checked = server(&format!(
            "resource one \"{first}\"\nresource other \"{second}\""
        ));
        let codes: &[&str] = if are_one { &["T0102"] } else { &[] };
        assert_eq!(errors(&checked), codes, "{first} and {second}");
    }
}

#[test]
fn resources_and_prompts_need_what_tools_may_need() {
    let cases = [
        ("", "needs fs:read:./notes", None),
        ("", "needs none, fs:read", Some("T0413")),
        ("", "needs fs:read:../notes", Some("T0415")),
        ("at: path @needs(fs:read)", "needs fs:read", None),
        ("at: path @needs(fs:read)", "needs fs:write", Some("T0430")),
    ];
    for (args, needs, code) in cases {
        let prompt = format!("prompt look({args}) {{ user \"Look.\" {needs} }}");
        let mut checked = vec![server(&prompt)];
        if args.is_empty() {
            let resource = format!("resource note \"note:///a\" {{ {needs} }}");
            checked.push(server(&resource));
        }
        for checked in checked {
            assert_eq!(errors(&checked), Vec::from_iter(code), "{args} {needs}");
        }
    }
}

#[test]
fn errors_of_resources_and_prompts_blame_their_arguments() {
    let cases = [
        ("resource note \"note:///{id}\" throws lost", true),
        ("resource note \"note:///{name}\" throws lost", false),
        ("prompt look(id: int) throws lost { hosted }", true),
        ("prompt look(name: string) throws lost { hosted }", false),
        ("prompt look(...) throws lost { hosted }", true),
    ];
    for (member, is_good) in cases {
        let error = "/// Not there.\nerror lost() { kind not_found field id }";
        let checked = compile(vec![input(&format!(
            "package a\n{error}\nservice s {{ mcp notes {{ {member} }} }}"
        ))]);
        assert_eq!(errors(&checked), [""; 0], "{member}");
        let codes = checked.findings.iter().map(|finding| finding.code.id);
        let blamed: Vec<&str> = codes.filter(|code| *code == "T0801").collect();
        assert_eq!(blamed.is_empty(), is_good, "{member}");
    }
}

/// A name may have a slash in it, also in front of the one behind its server's.
#[test]
fn what_stands_for_a_resource_knows_its_own_name() {
    let checked = compile(vec![input(
        "package a\nservice s { mcp \"a/b\" { resource \"c/d\" \"note:///a\" } }",
    )]);
    assert_eq!(errors(&checked), [""; 0]);
    let names: Vec<_> = checked
        .design
        .tools
        .iter()
        .map(|tool| (&*tool.name, tool.own_name()))
        .collect();
    assert_eq!(names, [("a/b/c/d", "c/d")]);
}

/// A server with these members.
fn server(members: &str) -> Checked {
    compile(vec![input(&format!(
        "package a\nservice s {{\n  mcp notes {{\n{members}\n}}\n}}"
    ))])
}

fn input(text: &str) -> Input {
    Input {
        path: "a.tools".to_owned(),
        text: text.to_owned(),
    }
}

/// The server of a design without errors.
fn only(checked: &Checked) -> &McpServer {
    assert_eq!(errors(checked), [""; 0]);
    &checked.design.mcp_servers[0]
}

/// The codes of all errors.
fn errors(checked: &Checked) -> Vec<&'static str> {
    let errors = checked.findings.iter().filter(|finding| finding.is_error());
    errors.map(|finding| finding.code.id).collect()
}
