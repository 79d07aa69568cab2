//! Commands of GitHub's workflows, which become annotations of a change.

use std::fmt::Write;

use super::entry::{Entry, entries};
use super::report::{Report, word};

pub(super) fn render(report: &Report<'_>) -> String {
    let all = entries(report).into_iter().map(Entry::plain);
    all.map(|entry| command(&entry)).collect()
}

/// `::error file=tools/a.tools,line=3,endLine=3,col=7,endColumn=9,title=T0203::…`
fn command(entry: &Entry) -> String {
    let mut properties = String::new();
    if let Some(place) = &entry.place {
        let (start, end) = (place.start, place.end);
        let _ = write!(
            properties,
            "file={},line={},endLine={}",
            property(&place.path),
            start.line + 1,
            end.line + 1
        );
        // Columns of places over several lines are turned away.
        if start.line == end.line {
            let last = end.points.max(start.points + 1);
            let _ = write!(properties, ",col={},endColumn={last}", start.points + 1);
        }
        properties.push(',');
    }
    let title = match entry.code {
        Some(code) => format!("{}: {}", code.id, code.title),
        None => "toolc".to_owned(),
    };
    format!(
        "::{} {properties}title={}::{}\n",
        word(entry.severity),
        property(&title),
        data(&entry.whole_message())
    )
}

fn data(text: &str) -> String {
    text.replace('%', "%25")
        .replace('\r', "%0D")
        .replace('\n', "%0A")
}

fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_end_a_command_or_property_is_escaped() {
        assert_eq!(data("50%: a,\nb"), "50%25: a,%0Ab");
        assert_eq!(property("50%: a,\r\nb"), "50%25%3A a%2C%0D%0Ab");
    }
}
