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
