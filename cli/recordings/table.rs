//! A report for people: a table with bars.

use std::fmt::Write;

use toolc_build::show::plain;
use toolrt::recording::{Report, ToolReport};

/// How many codes and issues are shown of a tool.
const MOST: usize = 5;

/// How long a bar may be, and how short.
const LONGEST: usize = 30;
const SHORTEST: usize = 8;

/// The widths of what stands before the bars, besides the name.
const NUMBERS: usize = 8 + 8 + 9 + 10 + 10 + 2;

/// A report as a table for a screen of this width.
pub fn table(report: &Report, width: usize) -> String {
    let tools = report.tools();
    let names: Vec<String> = tools.iter().map(|(name, _)| plain(name)).collect();
    let longest = names.iter().map(|name| name.chars().count()).max();
    let column = longest.unwrap_or(0).clamp(4, 32);
    let room = width.saturating_sub(column + NUMBERS);
    let bar = room.clamp(SHORTEST, LONGEST);
    let most = tools.iter().map(|(_, tool)| tool.counts()[0]).max();
    let mut text = String::new();
    if !tools.is_empty() {
        let heads = ["calls", "failed", "retries", "p50", "p95"];
        let [calls, failed, retries, p50, p95] = heads;
        put(
            &mut text,
            format_args!(
                "{:<column$}{calls:>8}{failed:>8}{retries:>9}{p50:>10}{p95:>10}",
                "tool"
            ),
        );
    }
    for (name, (_, tool)) in names.iter().zip(&tools) {
        let [calls, failed, asked, retries] = tool.counts();
        let (p50, p95) = (time(tool.percentile(50)), time(tool.percentile(95)));
        let bars = bars(calls, failed, most.unwrap_or(1), bar);
        put(
            &mut text,
            format_args!(
                "{name:<column$}{calls:>8}{failed:>8}{retries:>9}{p50:>10}{p95:>10}  {bars}"
            ),
        );
        if asked > 0 {
            put(&mut text, format_args!("  asked its caller {asked} times"));
        }
        details(&mut text, tool, bar);
    }
    let (broken, foreign) = report.others();
    let calls = report.calls();
    let tools = tools.len();
    let _ = write!(
        text,
        "{calls} call{} of {tools} tool{}",
        plural(calls),
        plural(tools as u64)
    );
    for (count, what) in [(broken, "no JSON"), (foreign, "no call")] {
        if count > 0 {
            let verb = if count == 1 { "is" } else { "are" };
            let _ = write!(text, "; {count} line{} {verb} {what}", plural(count));
        }
    }
    text.push('\n');
    text
}

/// Why calls of a tool failed, and what was wrong with arguments.
fn details(text: &mut String, tool: &ToolReport, bar: usize) {
    let failures = tool.failures();
    let most = failures.first().map_or(1, |(_, count)| *count);
    for (code, count) in failures.iter().take(MOST) {
        let code = plain(code);
        let bars = bars(*count, *count, most, bar.min(10));
        put(text, format_args!("  {code:<30}{count:>8}  {bars}"));
    }
    more(text, failures.len());
    let issues = tool.issues();
    for (path, code, count) in issues.iter().take(MOST) {
        let at = match *path {
            "" => "all of it".to_owned(),
            path => plain(path),
        };
        let code = plain(code);
        put(text, format_args!("    {at:<30}{count:>6}  {code}"));
    }
    more(text, issues.len());
}

fn more(text: &mut String, count: usize) {
    if count > MOST {
        put(text, format_args!("    and {} more", count - MOST));
    }
}

fn put(text: &mut String, line: std::fmt::Arguments<'_>) {
    let line = line.to_string();
    text.push_str(line.trim_end());
    text.push('\n');
}

fn plural(count: u64) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// A bar for `count` of `most`; the part that failed is lighter. What there is, is seen.
fn bars(count: u64, failed: u64, most: u64, longest: usize) -> String {
    let cells = |count: u64| {
        let cells = u128::from(count) * longest as u128 / u128::from(most.max(1));
        usize::try_from(cells).unwrap_or(longest)
    };
    let whole = cells(count).max(usize::from(count > 0));
    let light = cells(failed).max(usize::from(failed > 0)).min(whole);
    format!("{}{}", "█".repeat(whole - light), "░".repeat(light))
}

/// A time for people, with three digits or fewer behind what is below a second.
fn time(microseconds: u64) -> String {
    match microseconds {
        0..1_000 => format!("{microseconds} µs"),
        1_000..10_000 => format!("{:.1} ms", tenths(microseconds, 1_000)),
        10_000..1_000_000 => format!("{} ms", microseconds / 1_000),
        1_000_000..60_000_000 => format!("{:.1} s", tenths(microseconds, 1_000_000)),
        60_000_000..3_600_000_000 => format!("{:.1} min", tenths(microseconds, 60_000_000)),
        _ => format!("{:.1} h", tenths(microseconds, 3_600_000_000)),
    }
}

/// Tenths of a unit, rounded down.
fn tenths(count: u64, unit: u64) -> f64 {
    (count / (unit / 10)) as f64 / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_short() {
        for (microseconds, text) in [
            (0, "0 µs"),
            (999, "999 µs"),
            (1_050, "1.0 ms"),
            (9_999, "9.9 ms"),
            (12_345, "12 ms"),
            (1_250_000, "1.2 s"),
            (90_000_000, "1.5 min"),
            (u64::MAX, "5124095576.0 h"),
        ] {
            assert_eq!(time(microseconds), text);
        }
    }

    #[test]
    fn bars_show_what_there_is() {
        assert_eq!(bars(10, 0, 10, 4), "████");
        assert_eq!(bars(10, 5, 10, 4), "██░░");
        assert_eq!(bars(1, 1, 1_000_000, 4), "░");
        assert_eq!(bars(u64::MAX, 1, u64::MAX, 4), "███░");
        assert_eq!(bars(0, 0, 0, 4), "");
    }
}
