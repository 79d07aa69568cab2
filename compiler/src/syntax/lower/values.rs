//! Values and the paths that refer to them.

use super::Lower;
use crate::source::Span;
use crate::syntax::ast::{Count, Duration, Entry, Number, RefPath, RefStep, Value, ValueKind};
use crate::syntax::grammar::{Node, Rule, each, expect};

impl Lower<'_> {
    /// Any value.
    pub(super) fn value(&mut self, node: Node<'_>) -> Value {
        let span = self.span(&node);
        let kind = match node.as_rule() {
            Rule::text | Rule::string => ValueKind::String(self.text(&node).text),
            Rule::number => ValueKind::Number(self.shared(node.as_str())),
            Rule::list => ValueKind::List(each(node.into_inner(), |item| self.value(item))),
            Rule::object => ValueKind::Object(self.entries(node)),
            Rule::reference => return self.referred(node),
            other => unreachable!("{other:?} is no value"),
        };
        Value { kind, span }
    }

    /// A word alone may be `true`, `false` or `null`.
    fn referred(&mut self, node: Node<'_>) -> Value {
        let path = self.reference(node);
        let span = path.span;
        let kind = match (&*path.root.text, path.steps.is_empty()) {
            ("null", true) => ValueKind::Null,
            ("true", true) => ValueKind::Bool(true),
            ("false", true) => ValueKind::Bool(false),
            (_, _) => ValueKind::Path(Box::new(path)),
        };
        Value { kind, span }
    }

    /// `key: value` in an object or a call.
    pub(super) fn entries(&mut self, node: Node<'_>) -> Vec<Entry> {
        let parts = node.into_inner();
        let mut entries = Vec::with_capacity(parts.len());
        self.previous = None;
        for part in parts {
            let start = part.as_span().start();
            match part.as_rule() {
                Rule::entry => {
                    entries.push(self.entry(part));
                    self.previous = Some(start);
                }
                Rule::junk_field => {
                    self.broken(&part, Rule::entry);
                }
                // A call begins with its name.
                _ => {}
            }
        }
        entries
    }

    fn entry(&mut self, node: Node<'_>) -> Entry {
        let span = self.span(&node);
        let mut parts = node.into_inner();
        let name = self.name(&expect(&mut parts));
        Entry {
            name,
            value: self.value(expect(&mut parts)),
            span,
        }
    }

    /// `args.items.count`
    pub(super) fn reference(&mut self, node: Node<'_>) -> RefPath {
        let span = self.span(&node);
        let mut parts = node.into_inner();
        let root = self.name(&expect(&mut parts));
        let steps = parts
            .map(|part| match part.as_rule() {
                Rule::each => RefStep::Each(self.span(&part)),
                _ => RefStep::Key(self.name(&part)),
            })
            .collect();
        RefPath { root, steps, span }
    }

    pub(super) fn number(&mut self, node: &Node<'_>) -> Number {
        Number {
            text: self.shared(node.as_str()),
            span: self.token(node),
        }
    }

    pub(super) fn count(&self, node: &Node<'_>) -> Count {
        Count {
            value: node.as_str().parse().unwrap_or(u64::MAX),
            span: self.token(node),
        }
    }

    pub(super) fn duration(&self, node: &Node<'_>) -> Duration {
        let span: Span = self.token(node);
        let written = node.as_str();
        let digits = written.bytes().take_while(u8::is_ascii_digit).count();
        let factor: u64 = match &written[digits..] {
            "ms" => 1,
            "s" => 1_000,
            "m" => 60_000,
            "h" => 3_600_000,
            _ => 86_400_000,
        };
        let number: Option<u64> = written[..digits].parse().ok();
        let millis = number
            .and_then(|number| number.checked_mul(factor))
            .unwrap_or(u64::MAX);
        Duration { millis, span }
    }
}
