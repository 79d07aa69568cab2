//! What generated code takes from `toolrt` for its types, one line each.

use toolrt::codec::NoMember;
use toolrt::table::{Enum, Literal};

#[derive(Debug, Clone, Copy, PartialEq)]
enum Size {
    Small,
    Twelve,
    Half,
    Whole,
    Unknown,
}

impl Size {
    const ALL: [Self; 5] = [
        Self::Small,
        Self::Twelve,
        Self::Half,
        Self::Whole,
        Self::Unknown,
    ];
}

toolrt::members! {
    Size: SIZE;
    Text("small");
    Int(12);
    Float(0.5);
    Bool(true);
    Null;
}

toolrt::member_texts!(Size: SIZE);

#[derive(Debug, Clone, PartialEq)]
enum Target {
    Name(String),
    Number(i64),
    Size(Size),
}

toolrt::conversions!(Target {
    Name(String),
    Number(i64),
    Size(Size),
});

#[derive(Debug, Clone, PartialEq)]
struct Gone {}

toolrt::error_message!(Gone: "It is {gone}.");

#[test]
fn members_that_are_no_texts_are_as_json_writes_them() {
    let texts = Size::ALL.map(|size| size.to_string());
    assert_eq!(texts, ["small", "12", "0.5", "true", "null"]);
    assert_eq!(texts.map(|text| text.parse()), Size::ALL.map(Ok));
    assert_eq!(format!("{:>6}", Size::Small), " small");
}

#[test]
fn a_text_that_is_no_member_is_told_what_there_is() {
    static MANY: Enum = Enum {
        members: &[Literal::Text("a\"b"); 23],
    };
    let told = |error: NoMember| error.to_string();
    let error = "tiny".parse::<Size>().unwrap_err();
    assert_eq!(
        told(error),
        r#"the text is none of "small", 12, 0.5, true, null"#
    );
    let error = toolrt::codec::member_of(&MANY, "").unwrap_err();
    let listed = [r#""a\"b""#; 20].join(", ");
    assert_eq!(
        told(error),
        format!("the text is none of {listed} and 3 more")
    );
}

#[test]
fn unions_are_made_of_what_they_hold() {
    assert_eq!(Target::from("x".to_owned()), Target::Name("x".into()));
    assert_eq!(Target::from(1), Target::Number(1));
    assert_eq!(Target::from(Size::Half), Target::Size(Size::Half));
}

#[test]
fn braces_in_the_message_of_an_error_are_text() {
    let gone: Box<dyn std::error::Error> = Gone {}.into();
    assert_eq!(gone.to_string(), "It is {gone}.");
}
