//! What recordings tell about tools.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::io::{self, BufRead};

use super::times::Times;
use super::{Entry, Line, Lines, NoEntry};
use crate::json::{Value, Writer};

/// How many tools are told apart, and of each how many codes and how many issues: a file that somebody else has written
/// must not fill the memory.
const MOST: usize = 10_000;
const MOST_OF_TOOL: usize = 1_000;

/// What recordings tell about tools: calls, failures, wrong arguments, times.
#[derive(Debug, Clone, Default)]
pub struct Report {
    calls: u64,
    broken: u64,
    foreign: u64,
    /// Calls of more tools than are told apart.
    others: u64,
    tools: BTreeMap<String, ToolReport>,
}

/// What recordings tell about a tool.
#[derive(Debug, Clone, Default)]
pub struct ToolReport {
    calls: u64,
    failed: u64,
    asked: u64,
    retries: u64,
    times: Times,
    failures: BTreeMap<String, u64>,
    issues: BTreeMap<(String, String), u64>,
}

impl Report {
    /// A report of nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the calls that a file tells of.
    ///
    /// # Errors
    /// The file cannot be read to its end.
    pub fn read(&mut self, from: impl BufRead) -> io::Result<()> {
        for line in Lines::new(from) {
            match line? {
                Line::Call(entry) => self.add(&entry),
                Line::None(why) => self.add_none(why),
            }
        }
        Ok(())
    }

    /// Adds a call.
    pub fn add(&mut self, entry: &Entry) {
        self.calls += 1;
        if !self.tools.contains_key(&entry.tool) && self.tools.len() >= MOST {
            self.others += 1;
            return;
        }
        let tool = self.tools.entry(entry.tool.clone()).or_default();
        tool.add(entry);
    }

    /// Adds a line that is no call.
    pub fn add_none(&mut self, why: NoEntry) {
        match why {
            NoEntry::Broken => self.broken += 1,
            NoEntry::Foreign => self.foreign += 1,
        }
    }

    /// How many calls there are.
    pub fn calls(&self) -> u64 {
        self.calls
    }

    /// How many lines are no JSON, and how many are no calls.
    pub fn others(&self) -> (u64, u64) {
        (self.broken, self.foreign)
    }

    /// The tools, the most called ones first.
    pub fn tools(&self) -> Vec<(&str, &ToolReport)> {
        let tools = self.tools.iter().map(|(name, tool)| (&**name, tool));
        let mut tools: Vec<_> = tools.collect();
        tools.sort_by_key(|(_, tool)| Reverse(tool.calls));
        tools
    }

    /// The report as JSON; the same bytes for the same calls.
    pub fn to_json(&self) -> String {
        let mut w = Writer::new();
        w.begin_object();
        w.key("calls").number(self.calls);
        w.key("broken_lines").number(self.broken);
        w.key("foreign_lines").number(self.foreign);
        if self.others > 0 {
            w.key("other_calls").number(self.others);
        }
        w.key("tools").begin_list();
        for (name, tool) in self.tools() {
            tool.write(name, &mut w);
        }
        w.end_list();
        w.end_object();
        w.into_text()
    }
}

impl ToolReport {
    fn add(&mut self, entry: &Entry) {
        self.calls += 1;
        self.times.add(entry.duration_us);
        let envelope = &entry.envelope;
        let attempts = envelope.get("meta").and_then(|meta| meta.get("attempts"));
        let attempts = attempts.and_then(Value::as_number);
        let attempts = attempts.and_then(|attempts| attempts.as_str().parse::<u64>().ok());
        self.retries = self
            .retries
            .saturating_add(attempts.unwrap_or(1).saturating_sub(1));
        let code = match envelope.get("status").and_then(Value::as_str) {
            Some("success") => return,
            Some("input_required") => {
                self.asked += 1;
                return;
            }
            Some("partial") => "partial",
            _ => {
                let error = envelope.get("error");
                let code = error.and_then(|error| error.get("code"));
                code.and_then(Value::as_str).unwrap_or("internal")
            }
        };
        self.failed += 1;
        count(&mut self.failures, code.to_owned());
        if matches!(code, "invalid_input" | "invalid_json") {
            let issues = envelope.get("error").and_then(|error| error.get("issues"));
            for issue in issues.and_then(Value::as_array).unwrap_or_default() {
                let text = |key| issue.get(key).and_then(Value::as_str);
                if let (Some(path), Some(code)) = (text("path"), text("code")) {
                    count(&mut self.issues, (folded(path), code.to_owned()));
                }
            }
        }
    }

    /// How often it was called, and how often it has failed, asked its caller, and been tried again.
    pub fn counts(&self) -> [u64; 4] {
        [self.calls, self.failed, self.asked, self.retries]
    }

    /// The microseconds that so many of a hundred calls have taken at most.
    pub fn percentile(&self, percent: u64) -> u64 {
        self.times.percentile(percent).unwrap_or(0)
    }

    /// The codes of the failures, the most frequent ones first.
    pub fn failures(&self) -> Vec<(&str, u64)> {
        let failures = self.failures.iter().map(|(code, count)| (&**code, *count));
        let mut failures: Vec<_> = failures.collect();
        failures.sort_by_key(|(_, count)| Reverse(*count));
        failures
    }

    /// What was wrong with arguments, by path and code, the most frequent first. Places in lists are `*`.
    pub fn issues(&self) -> Vec<(&str, &str, u64)> {
        let issues = self.issues.iter();
        let issues = issues.map(|((path, code), count)| (&**path, &**code, *count));
        let mut issues: Vec<_> = issues.collect();
        issues.sort_by_key(|(_, _, count)| Reverse(*count));
        issues
    }

    fn write(&self, name: &str, w: &mut Writer) {
        let [calls, failed, asked, retries] = self.counts();
        w.begin_object();
        w.key("tool").str(name);
        w.key("calls").number(calls);
        w.key("failed").number(failed);
        w.key("asked").number(asked);
        w.key("retries").number(retries);
        w.key("p50_us").number(self.percentile(50));
        w.key("p95_us").number(self.percentile(95));
        w.key("failures").begin_list();
        for (code, count) in self.failures() {
            w.begin_object();
            w.key("code").str(code);
            w.key("count").number(count);
            w.end_object();
        }
        w.end_list();
        w.key("issues").begin_list();
        for (path, code, count) in self.issues() {
            w.begin_object();
            w.key("path").str(path);
            w.key("code").str(code);
            w.key("count").number(count);
            w.end_object();
        }
        w.end_list();
        w.end_object();
    }
}

/// Counts one more; what is too much is not told apart any more.
fn count<K: Ord>(counts: &mut BTreeMap<K, u64>, key: K) {
    if counts.contains_key(&key) || counts.len() < MOST_OF_TOOL {
        *counts.entry(key).or_default() += 1;
    }
}

/// A pointer with `*` for each place in a list.
fn folded(path: &str) -> String {
    let parts = path.split('/').map(|part| {
        let is_place = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        if is_place { "*" } else { part }
    });
    parts.collect::<Vec<_>>().join("/")
}
