//! What is written arrives in the tree as it was meant.

use toolc_compiler::diagnostics::Findings;
use toolc_compiler::source::FileId;
use toolc_compiler::syntax::{self, ast, ast::*};

#[test]
fn keywords_are_names_elsewhere() {
    let fields = fields(
        "type: string, from: datetime, tool?: int args: [int] null: bool true: T in-reply-to?: string type-x: int",
    );
    let names: Vec<_> = fields.iter().map(|field| &*field.name.text).collect();
    assert_eq!(
        names,
        [
            "type",
            "from",
            "tool",
            "args",
            "null",
            "true",
            "in-reply-to",
            "type-x"
        ]
    );
    assert!(fields[2].optional && fields[6].optional);
    let file = fine(
        "type type { a: int } enum enum { enum, type } union union by by { by: By } error error",
    );
    assert_eq!(file.items.len(), 4);
}

#[test]
fn white_space_never_matters() {
    let tight = fine(
        "type A{a?:[string]@items(1..),b:{c:int}?=null}toolset t{tool x(a:int)->int{readonly tags a,b timeout 3s}}",
    );
    let wide = fine(
        "type A { a ? : [ string ] @ items ( 1 .. ) \n , b\n:\n{ c : int } ? = null }\ntoolset\nt {\ntool x ( a : int ) -> int\n{ readonly\ntags a , b\ntimeout\n3s } }",
    );
    assert_eq!(shape(&tight), shape(&wide));
}

#[test]
fn commas_are_optional_between_fields() {
    assert_eq!(fields("a: int b: int, c: int\nd: int,").len(), 4);
}

#[test]
fn quoted_names_stand_anywhere() {
    let file = fine(
        r#"enum E { "in progress", "" = "x" } toolset "a b" { tool "files.find"("filter[status]"?: string) -> int { tags "x y" } }"#,
    );
    let Item::Toolset(toolset) = &file.items[1] else {
        panic!("a toolset")
    };
    assert_eq!(&*toolset.name.text, "a b");
    let Member::Tool(tool) = &toolset.block.members[0] else {
        panic!("a tool")
    };
    assert!(tool.name.quoted && &*tool.name.text == "files.find");
}

#[test]
fn types_in_all_forms() {
    let file = fine(
        "type A { a: string | int @range(1..) | null, b: (A | B)?, c: [string: [int]], d: [A, ...B], e: [A, B], f: [A,], \
         g: common.Money, h: -1 | 2.50 | true, i: [A] @items(1..), j: T? @length(..9) @unique, ...Base, ...: json }",
    );
    let Item::Type(item) = &file.items[0] else {
        panic!("a type")
    };
    let TypeKind::Record(members) = &item.body.kind else {
        panic!("a record")
    };
    let kinds: Vec<_> = members
        .iter()
        .map(|member| match member {
            RecordMember::Field(field) => kind(&field.ty),
            RecordMember::Spread { path, .. } => format!("...{}", path.parts[0].text),
            RecordMember::Rest { ty, .. } => {
                format!("rest {}", ty.as_ref().map_or(String::new(), kind))
            }
        })
        .collect();
    assert_eq!(
        kinds,
        [
            "string | int @range | null",
            "(A | B)?",
            "[string: [int]]",
            "[A, ...B]",
            "[A, B]",
            "[A,]",
            "common.Money",
            "-1 | 2.50 | true",
            "[A] @items",
            "T? @length @unique",
            "...Base",
            "rest json",
        ]
    );
}

#[test]
fn a_leading_bar_and_doc_comments_in_types() {
    let file = fine(
        "type A =\n  |\n  /// one\n  string\n  |\n  /// two\n  int\ntype B {\n  x: [\n    /// items\n    int\n  ]\n}",
    );
    let Item::Type(item) = &file.items[0] else {
        panic!("a type")
    };
    let TypeKind::Union(alternatives) = &item.body.kind else {
        panic!("a union")
    };
    let docs: Vec<_> = alternatives
        .iter()
        .map(|ty| ty.docs.as_ref().map(|docs| &*docs.text))
        .collect();
    assert_eq!(docs, [Some("one"), Some("two")]);
}

#[test]
fn numbers_keep_their_spelling() {
    let fields = fields(
        "a: float = 0.0 b: int = -12 c: float = 1E+5 d: int @range(0..5) e: float @range(-1.5..2.50)",
    );
    let ValueKind::Number(text) = &fields[0].default.as_ref().expect("a default").kind else {
        panic!("a number")
    };
    assert_eq!(&**text, "0.0");
    let Some(Argument::Range {
        min: Some(min),
        max: Some(max),
        ..
    }) = &fields[4].ty.attributes[0].argument
    else {
        panic!("a range")
    };
    assert_eq!((&*min.text, &*max.text), ("-1.5", "2.50"));
}

#[test]
fn patterns_are_one_token() {
    let fields = fields(r#"a: string @pattern(/^[a-z/"]\/(x|y){2}$/) b: string @pattern("^\\d$")"#);
    let Some(Argument::Regex(regex)) = &fields[0].ty.attributes[0].argument else {
        panic!("a pattern")
    };
    assert_eq!(&*regex.text, r#"^[a-z/"]\/(x|y){2}$"#);
}

#[test]
fn texts_are_decoded() {
    assert_eq!(
        text(r#""a\"b\\c\/d\n\tA \u0041\u{1F600}\ud83d\ude00é""#),
        "a\"b\\c/d\n\tA A😀😀é"
    );
    assert_eq!(text(r#""""#), "");
}

#[test]
fn text_blocks_lose_their_indentation() {
    assert_eq!(
        text("\"\"\"\n      one\n        two\n\n      three \\\"\"\"\n      \"\"\""),
        "one\n  two\n\nthree \"\"\""
    );
    assert_eq!(text("\"\"\"one line\"\"\""), "one line");
    assert_eq!(
        text("\"\"\"first\n    second\n    third\"\"\""),
        "first\nsecond\nthird"
    );
    assert_eq!(text("\"\"\"\r\n  a\r\n  b\r\n  \"\"\""), "a\nb");
    assert_eq!(text("\"\"\"\n\"\"\""), "");
}

#[test]
fn doc_comments_lose_one_space() {
    let file = fine(
        "///  two\n///none\n// not this\n///\n/// last  \r\ntype A { a: int }\n//// no doc comment\ntype B { a: int }",
    );
    let (Item::Type(a), Item::Type(b)) = (&file.items[0], &file.items[1]) else {
        panic!("types")
    };
    assert_eq!(docs(&a.docs), " two\nnone\n\nlast  ");
    assert!(b.docs.is_none());
    let comments: Vec<_> = file.comments.iter().map(|comment| &*comment.text).collect();
    assert_eq!(comments, [" not this", "// no doc comment"]);
}

#[test]
fn spans_end_with_the_last_token() {
    let source = "type A { a: int? // why\n\n b: [int]   } // end\n\ntype B = int // so\n";
    let file = fine(source);
    let written =
        |span: toolc_compiler::source::Span| &source[span.start as usize..span.end as usize];
    let (Item::Type(a), Item::Type(b)) = (&file.items[0], &file.items[1]) else {
        panic!("types")
    };
    assert_eq!(written(b.span), "type B = int");
    let TypeKind::Record(members) = &a.body.kind else {
        panic!("a record")
    };
    let spans: Vec<_> = members
        .iter()
        .map(|member| match member {
            RecordMember::Field(field) => (written(field.span), written(field.ty.span)),
            RecordMember::Spread { span, .. } | RecordMember::Rest { span, .. } => {
                (written(*span), "")
            }
        })
        .collect();
    assert_eq!(spans, [("a: int?", "int?"), ("b: [int]", "[int]")]);
}

#[test]
fn statements_without_their_optional_parts() {
    let tool = "readonly deprecated final tags a, b data pii none data internal next find retries 2 example { args {} } \
                recover stop recover retry after 2s needs fs:write:./out, net:read:api.acme.dev, \"env:read\" confirm \"?\" \
                bind a.b return { x: result.y } side s: [int] for internal pages args.c -> result.n cost low";
    let file = fine(&format!("toolset t {{ tool x() {{ {tool} }} }}"));
    let Item::Toolset(toolset) = &file.items[0] else {
        panic!("a toolset")
    };
    let Member::Tool(tool) = &toolset.block.members[0] else {
        panic!("a tool")
    };
    let members = &tool.block.as_ref().expect("a block").members;
    assert_eq!(members.len(), 17);
    let needs = members.iter().find_map(|member| match member {
        Member::Statement(Statement {
            kind: StatementKind::Needs(needs),
            ..
        }) => Some(needs),
        _ => None,
    });
    let needs: Vec<_> = needs
        .expect("needs")
        .iter()
        .map(|need| &*need.text)
        .collect();
    assert_eq!(
        needs,
        ["fs:write:./out", "net:read:api.acme.dev", "env:read"]
    );
}

#[test]
fn durations_in_milliseconds() {
    for (written, wanted) in [
        ("500ms", 500),
        ("30s", 30_000),
        ("5m", 300_000),
        ("2h", 7_200_000),
        ("1d", 86_400_000),
        ("99999999999999999999s", u64::MAX),
    ] {
        let file = fine(&format!("toolset t {{ timeout {written} }}"));
        let Item::Toolset(toolset) = &file.items[0] else {
            panic!("a toolset")
        };
        let Member::Statement(Statement {
            kind: StatementKind::Timeout(duration),
            ..
        }) = &toolset.block.members[0]
        else {
            panic!("a timeout")
        };
        assert_eq!(duration.millis, wanted);
    }
}

#[test]
fn chains_in_all_forms() {
    let file = fine(
        "toolset t { chain c() -> int { title \"x\" title = find(a: 1, b: [args.x]) find() if a.b[\"c d\"][].e is absent return { x: 1 } return find(a: a) } }",
    );
    let Item::Toolset(toolset) = &file.items[0] else {
        panic!("a toolset")
    };
    let Member::Chain(chain) = &toolset.block.members[0] else {
        panic!("a chain")
    };
    assert!(matches!(
        &chain.body[..],
        [
            ChainMember::Statement(_),
            ChainMember::Let { .. },
            ChainMember::Call(_),
            ChainMember::If {
                value: Return::Value(_),
                ..
            },
            ChainMember::Return {
                value: Return::Call(_),
                ..
            },
        ]
    ));
}

#[test]
fn a_byte_order_mark_and_other_line_ends_are_fine() {
    let file =
        fine("\u{FEFF}/// doc\r\npackage a.b\r\n\r\ntype A {\r\n  /// x\r\n  a: int\r\n}\r\n");
    assert_eq!(docs(&file.package.expect("a package").docs), "doc");
}

#[test]
fn an_empty_file_is_fine() {
    assert!(fine("").items.is_empty());
    assert_eq!(fine("// only a comment").comments.len(), 1);
}

fn fine(text: &str) -> ast::File {
    let mut findings = Findings::default();
    let tree = syntax::parse(FileId(0), text, &mut findings);
    let messages: Vec<_> = findings.iter().map(|finding| &finding.message).collect();
    assert!(messages.is_empty(), "{messages:?} in:\n{text}");
    tree
}

/// The tree without its spans.
fn shape(file: &ast::File) -> String {
    let printed = format!("{:?}", file.items);
    let mut parts = printed.split("Span {");
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |text, part| {
        text + part.split_once('}').map_or("", |(_, rest)| rest)
    })
}

fn fields(written: &str) -> Vec<Field> {
    let mut file = fine(&format!("type A {{ {written} }}"));
    let Item::Type(item) = file.items.remove(0) else {
        panic!("a type")
    };
    let TypeKind::Record(members) = item.body.kind else {
        panic!("a record")
    };
    members
        .into_iter()
        .map(|member| match member {
            RecordMember::Field(field) => field,
            RecordMember::Spread { .. } | RecordMember::Rest { .. } => panic!("a field"),
        })
        .collect()
}

fn text(written: &str) -> String {
    let file = fine(&format!("toolset t {{ title {written} }}"));
    let Item::Toolset(toolset) = &file.items[0] else {
        panic!("a toolset")
    };
    let Member::Statement(Statement {
        kind: StatementKind::Title(text),
        ..
    }) = &toolset.block.members[0]
    else {
        panic!("a title")
    };
    text.text.to_string()
}

fn docs(docs: &Option<Docs>) -> &str {
    docs.as_ref().map_or("", |docs| &docs.text)
}

fn kind(ty: &Type) -> String {
    let inner = match &ty.kind {
        TypeKind::Name(path) => path
            .parts
            .iter()
            .map(|part| part.text.to_string())
            .collect::<Vec<_>>()
            .join("."),
        TypeKind::List(item) => format!("[{}]", kind(item)),
        TypeKind::Map { key, value } => format!("[{}: {}]", kind(key), kind(value)),
        TypeKind::Tuple { items, tail } => {
            let mut parts: Vec<_> = items.iter().map(kind).collect();
            parts.extend(tail.as_ref().map(|tail| format!("...{}", kind(tail))));
            let one = if parts.len() == 1 { "," } else { "" };
            format!("[{}{one}]", parts.join(", "))
        }
        TypeKind::Record(_) => "{}".to_string(),
        TypeKind::Union(alternatives) => alternatives
            .iter()
            .map(kind)
            .collect::<Vec<_>>()
            .join(" | "),
        TypeKind::Group(inner) => format!("({})", kind(inner)),
        TypeKind::Literal(value) => match &value.kind {
            ValueKind::Number(text) | ValueKind::String(text) => text.to_string(),
            ValueKind::Bool(value) => value.to_string(),
            ValueKind::Null => "null".to_string(),
            ValueKind::List(_) | ValueKind::Object(_) | ValueKind::Path(_) => "?".to_string(),
        },
    };
    let mark = if ty.nullable { "?" } else { "" };
    let attributes: String = ty
        .attributes
        .iter()
        .map(|attribute| format!(" @{}", attribute.name.text))
        .collect();
    format!("{inner}{mark}{attributes}")
}
