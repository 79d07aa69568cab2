//! Findings and problems in all formats: as text for people, by miette, and for machines.

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
pub use report::{Count, Format, Report};
pub use style::Style;
pub use text::count;
pub use tokens::tokens;

impl Report<'_> {
    /// The report in a format. Only text has a style; all others are the same everywhere, and complete documents even
    /// without findings.
    pub fn render(&self, format: Format, style: Style) -> String {
        match format {
            Format::Text => text::render(self, style),
            Format::Short => short::render(self),
            Format::Json => json::render(self),
            Format::Sarif => sarif::render(self),
            Format::Github => github::render(self),
            Format::Junit => junit::render(self),
        }
    }
}
