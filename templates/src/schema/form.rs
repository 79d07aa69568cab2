//! The schema of what a human is asked, as the forms of MCP have it (`PrimitiveSchemaDefinition`).

use toolc_compiler::ir::{Design, Format, Member, Type, Value};

use super::{Place, Writer};

/// The schema of an answer: like that of any type, but without references, with titles for the members of enums that
/// have them, and with no formats but those that a form knows.
pub fn of_form(design: &Design, ty: &Type) -> String {
    let mut writer = Writer::new(design);
    writer.choices = Some(Choices::One);
    writer.json.open();
    writer.ty(ty, Place::NOWHERE);
    writer.finish()
}

/// How many members of an enum somebody chooses in a form.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Choices {
    One,
    Several,
}

/// Whether an enum of texts says how its members are shown.
pub(super) fn has_titles(members: &[Member]) -> bool {
    let mut values = members.iter().map(|member| &member.value);
    values.all(|value| matches!(value, Value::String(_)))
        && members
            .iter()
            .any(|member| member.annotations.title.is_some())
}

/// Whether a field of a form can have this format.
pub(super) fn is_of_forms(format: Format) -> bool {
    match format {
        Format::Datetime | Format::Date | Format::Uri | Format::Email => true,
        Format::Time
        | Format::Duration
        | Format::Decimal
        | Format::Uuid
        | Format::Hostname
        | Format::Ipv4
        | Format::Ipv6 => false,
    }
}

impl Writer<'_> {
    /// The members of an enum with their titles; what has none is shown by its name.
    pub(super) fn titled(&mut self, choices: Choices, members: &[Member]) {
        match choices {
            Choices::One => {
                self.json.text("type", "string");
                self.json.key("oneOf");
            }
            Choices::Several => self.json.key("anyOf"),
        }
        self.json.open_list();
        for member in members {
            let title = member.annotations.title.as_ref();
            self.json.open();
            self.json.key("const");
            self.json.value(&member.value);
            self.json.text("title", title.unwrap_or(&member.name));
            self.json.close();
        }
        self.json.close_list();
    }
}

#[cfg(test)]
mod tests {
    use toolc_compiler::{Input, compile};

    use super::of_form;

    const DESIGN: &str = r#"
        package demo
        service demo {}
        enum Paper { red @title("Deep red"), gold @title("Gold"), plain }
        enum Speed { slow, fast }
        enum Level { low = 1 @title("Low"), high = 2 }
        type Wrapping {
          one: Paper
          some: [Paper] @items(1..2)
          first: Speed = slow
          then: [Speed] = [fast]
          old: Speed @schema({"enumNames": ["Slow", "Fast"]})
          level?: Level
          when: date
          id: uuid
        }
        toolset orders {
          owner demo
          /// Wrap an order.
          tool wrap_order() {
            asks wrapping: Wrapping "How?"
            asks paper: Paper "Which?"
          }
        }
    "#;

    #[test]
    fn forms_have_titles_and_no_references() {
        let input = Input {
            path: "demo.tools".to_owned(),
            text: DESIGN.to_owned(),
        };
        let checked = compile(vec![input]);
        let errors = checked.findings.iter().filter(|finding| finding.is_error());
        let errors: Vec<&str> = errors.map(|finding| &*finding.message).collect();
        assert!(errors.is_empty(), "{errors:?}");
        let asks: Vec<_> = checked.design.asks().collect();
        let titled = r#"[{"const":"red","title":"Deep red"},{"const":"gold","title":"Gold"},{"const":"plain","title":"plain"}]"#;
        let fields = [
            format!(r#""one":{{"type":"string","oneOf":{titled}}}"#),
            format!(
                r#""some":{{"type":"array","items":{{"anyOf":{titled}}},"minItems":1,"maxItems":2}}"#
            ),
            r#""first":{"default":"slow","type":"string","enum":["slow","fast"]}"#.to_owned(),
            r#""then":{"type":"array","default":["fast"],"items":{"type":"string","enum":["slow","fast"]}}"#.to_owned(),
            r#""old":{"type":"string","enum":["slow","fast"],"enumNames":["Slow","Fast"]}"#.to_owned(),
            // Only texts have titles that a form shows.
            r#""level":{"description":"What the values mean:\n\n- 1 (Low)","type":"integer","enum":[1,2]}"#
                .to_owned(),
            r#""when":{"type":"string","format":"date"}"#.to_owned(),
            r#""id":{"type":"string"}"#.to_owned(),
        ];
        let expected = format!(
            r#"{{"type":"object","properties":{{{}}},"required":["one","some","old","when","id"],"additionalProperties":false}}"#,
            fields.join(",")
        );
        assert_eq!(of_form(&checked.design, &asks[0].ty), expected);
        let alone = format!(r#"{{"type":"string","oneOf":{titled}}}"#);
        assert_eq!(of_form(&checked.design, &asks[1].ty), alone);
    }
}
