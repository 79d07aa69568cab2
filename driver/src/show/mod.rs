//! Renderings of findings and problems: as text for people, by miette, and for machines.

mod diagnostic;
mod drawn;
mod entry;
mod github;
mod json;
mod junit;
mod page;
mod plain;
mod report;
mod sarif;
mod short;
mod source;
mod style;
mod text;
mod tokens;

pub use drawn::{findings, place, problem};
pub use json::schema;
pub use page::{list, page};
pub use plain::{plain, plain_json, plain_lines};
pub use report::{Count, Rendering, Report};
pub use style::Style;
pub use text::count;
pub use tokens::tokens;

impl Report<'_> {
    /// The report as text. Only text has a style; all others are the same everywhere, and complete documents even
    /// without findings.
    pub fn render(&self, rendering: Rendering, style: Style) -> String {
        match rendering {
            Rendering::Text => text::render(self, style),
            Rendering::Short => short::render(self),
            Rendering::Json => json::render(self),
            Rendering::Sarif => sarif::render(self),
            Rendering::Github => github::render(self),
            Rendering::Junit => junit::render(self),
        }
    }
}
