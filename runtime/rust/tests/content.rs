//! Parts of content, with what clients are told of them.

use toolrt::{Annotations, Content, DateTime, Part, Payload, Uri};

fn uri(text: &str) -> Uri {
    Uri::parse(text).expect("it is a URI")
}

#[test]
fn every_part_is_read_as_it_was_written() {
    let told = Annotations {
        last_modified: Some(DateTime::parse("2026-01-31T09:30:00Z").unwrap()),
        ..Annotations::for_user().with_priority(0.5)
    };
    let link = Part::ResourceLink {
        uri: uri("file:///a"),
        name: "a".into(),
        title: Some("A".into()),
        description: Some("The first.".into()),
        mime_type: Some("text/plain".into()),
        size: Some(12),
        annotations: Some(Annotations::default()),
    };
    let media = r#""data":"AAE=","mimeType":"image/png""#;
    let user = r#""annotations":{"audience":["user"],"priority":0.5,"lastModified":"2026-01-31T09:30:00Z"}"#;
    for (part, json) in [
        (Part::text("a"), r#"{"type":"text","text":"a"}"#.to_owned()),
        (
            Part::text("a").annotated(told.clone()),
            format!(r#"{{"type":"text","text":"a",{user}}}"#),
        ),
        (
            Part::image(vec![0, 1], "image/png").annotated(told.clone()),
            format!(r#"{{"type":"image",{media},{user}}}"#),
        ),
        (
            Part::audio(vec![0, 1], "image/png").annotated(told.clone()),
            format!(r#"{{"type":"audio",{media},{user}}}"#),
        ),
        (
            Part::resource_text(uri("a:b"), "c").annotated(told.clone()),
            format!(r#"{{"type":"resource","resource":{{"uri":"a:b","text":"c"}},{user}}}"#),
        ),
        (
            Part::resource_data(uri("a:b"), vec![0, 1]),
            r#"{"type":"resource","resource":{"uri":"a:b","blob":"AAE="}}"#.to_owned(),
        ),
        (
            Part::link(uri("a:b"), "b"),
            r#"{"type":"resource_link","uri":"a:b","name":"b"}"#.to_owned(),
        ),
        (
            link,
            r#"{"type":"resource_link","uri":"file:///a","name":"a","title":"A","description":"The first.","mimeType":"text/plain","size":12,"annotations":{}}"#
                .to_owned(),
        ),
    ] {
        let content = Content::from(part);
        let written = String::from_utf8(content.to_json().unwrap()).unwrap();
        assert_eq!(written, format!("[{json}]"));
        assert_eq!(Content::from_json(written).unwrap(), content);
    }
}

#[test]
fn what_breaks_its_type_is_said() {
    for (json, path, code) in [
        (
            r#"[{"type":"text","text":"a","annotations":{"priority":1.5}}]"#,
            "/0/annotations/priority",
            "range",
        ),
        (
            r#"[{"type":"text","text":"a","annotations":{"audience":["nobody"]}}]"#,
            "/0/annotations/audience/0",
            "enum",
        ),
        (
            r#"[{"type":"text","text":"a","annotations":{"lastModified":"yesterday"}}]"#,
            "/0/annotations/lastModified",
            "format",
        ),
        (
            r#"[{"type":"resource_link","uri":"a:b","name":"b","size":-1}]"#,
            "/0/size",
            "range",
        ),
        (
            r#"[{"type":"resource_link","uri":"a:b"}]"#,
            "/0/name",
            "missing",
        ),
    ] {
        let issues = Content::from_json(json).unwrap_err();
        let found: Vec<_> = issues
            .iter()
            .map(|issue| (issue.path.as_str(), issue.code.as_str()))
            .collect();
        assert_eq!(found, [(path, code)]);
    }
    let too_much = Annotations::default().with_priority(1.5);
    let content = Content::from(Part::text("a").annotated(too_much));
    assert_eq!(content.to_json().unwrap_err().len(), 1);
}
