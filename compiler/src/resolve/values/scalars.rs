//! Texts, numbers, enums and literals.

use super::{Checker, free, quoted};
use crate::decimal::Decimal;
use crate::diagnostics::Finding;
use crate::ir::{Constraints, Member, TypeId, TypeKind, Value};
use crate::resolve::codes_values::{
    BARE_WORD, NOT_ONE_OF, OUT_OF_LIMITS, WRONG_FORMAT, WRONG_KIND,
};
use crate::source::Span;
use crate::syntax::ast::{self, ValueKind};

impl<'a> Checker<'a> {
    pub(super) fn text(
        &mut self,
        value: &ast::Value,
        kind: &TypeKind,
        constraints: &Constraints,
    ) -> Value {
        let ValueKind::String(text) = &value.kind else {
            return self.wrong_kind(value, kind);
        };
        let broken = kind.grammar().filter(|grammar| !grammar.accepts(text));
        match broken {
            Some(grammar) => {
                let message = format!("{} must be {}", self.place(), grammar.phrase());
                self.add(&WRONG_FORMAT, value.span, message, "not such a text");
            }
            None if kind.is_decimal() => {
                if let Some(number) = Decimal::parse(text) {
                    self.number_limits(value.span, &number, constraints);
                }
            }
            None => self.text_limits(value.span, text, constraints),
        }
        Value::String(text.clone())
    }

    pub(super) fn number(
        &mut self,
        value: &ast::Value,
        kind: &TypeKind,
        constraints: &Constraints,
    ) -> Value {
        let ValueKind::Number(text) = &value.kind else {
            return self.wrong_kind(value, kind);
        };
        let Some(number) = Decimal::parse(text) else {
            return self.wrong_kind(value, kind);
        };
        if matches!(kind, TypeKind::Int) {
            if !number.is_integer() {
                let message = format!("{} must be a whole number", self.place());
                self.add(&WRONG_KIND, value.span, message, "it has a fraction");
                return Value::Number(text.clone());
            }
            let Some(integer) = number.to_i64() else {
                let message = format!("{} does not fit 64 bits", self.place());
                self.add(
                    &OUT_OF_LIMITS,
                    value.span,
                    message,
                    "from -9223372036854775808 to 9223372036854775807",
                );
                return Value::Number(text.clone());
            };
            self.number_limits(value.span, &number, constraints);
            // `1.0` and `1e2` are integers: every target sees them as digits.
            return Value::Number(integer.to_string().into());
        }
        if !text.parse::<f64>().is_ok_and(f64::is_finite) {
            let message = format!("{} is larger than any float", self.place());
            self.add(
                &OUT_OF_LIMITS,
                value.span,
                message,
                "at most 1.7976931348623157e308",
            );
            return Value::Number(text.clone());
        }
        self.number_limits(value.span, &number, constraints);
        Value::Number(text.clone())
    }

    pub(super) fn literal(
        &mut self,
        value: &ast::Value,
        literals: &[Value],
        kind: &TypeKind,
    ) -> Value {
        match &value.kind {
            ValueKind::Path(path) => {
                let word = &path.root.text;
                let known = literals
                    .iter()
                    .any(|literal| matches!(literal, Value::String(text) if text == word));
                if known || !path.steps.is_empty() {
                    return self.bare_word(value.span, path, kind);
                }
                self.none_of(value.span, word, literals);
                Value::String(word.clone())
            }
            ValueKind::Null | ValueKind::List(_) | ValueKind::Object(_) => {
                self.wrong_kind(value, kind)
            }
            ValueKind::Bool(_) | ValueKind::Number(_) | ValueKind::String(_) => {
                let scalar = free(value, &mut Vec::new());
                if !literals
                    .iter()
                    .any(|literal| literal.is_same_scalar(&scalar))
                {
                    self.none_of(value.span, &shown(&scalar), literals);
                }
                scalar
            }
        }
    }

    /// A bare word is a member, a quoted one its wire value.
    pub(super) fn member(
        &mut self,
        value: &ast::Value,
        id: TypeId,
        members: &[Member],
        kind: &TypeKind,
    ) -> Value {
        let decl = &self.design[id];
        match &value.kind {
            ValueKind::Path(path) if path.steps.is_empty() => {
                let word = &path.root.text;
                if let Some(member) = self.design.member_named(id, word) {
                    return member.value.clone();
                }
                let by_wire = self.design.member_of(id, &Value::String(word.clone()));
                let finding = match by_wire {
                    Some(member) => {
                        let message = format!("`{word}` is the wire value of `{}`", member.name);
                        let finding = Finding::new(&BARE_WORD, value.span, message)
                            .here("no member has this name");
                        quoted(finding, value.span, word)
                    }
                    None => self.no_member(value.span, word, id, members, |member| {
                        Some(member.name.to_string())
                    }),
                };
                self.found.push(finding);
                Value::String(word.clone())
            }
            // `Unit.Celsius`
            ValueKind::Path(path)
                if path.root.text == decl.name
                    && let [ast::RefStep::Key(word)] = &*path.steps
                    && let Some(member) = self.design.member_named(id, &word.text) =>
            {
                let message = format!("`{}` stands before its member", path.root.text);
                let finding = Finding::new(&BARE_WORD, value.span, message)
                    .here("the type says which enum it is")
                    .help(format!("write `{}`", member.name))
                    .edit(value.span, member.name.to_string());
                self.found.push(finding);
                member.value.clone()
            }
            ValueKind::String(_) | ValueKind::Number(_) => {
                let scalar = free(value, &mut Vec::new());
                if self.design.member_of(id, &scalar).is_some() {
                    return scalar;
                }
                let text = shown(&scalar);
                let by_name = self.design.member_named(id, &text);
                let finding = match by_name {
                    Some(member) => {
                        let wire = member.value.to_json();
                        let message =
                            format!("`{text}` is the name of a member, and {wire} is what travels");
                        Finding::new(&NOT_ONE_OF, value.span, message)
                            .here("in quotes this is a wire value")
                            .help(format!("write {wire}, or the name without quotes"))
                            .edit(value.span, wire)
                    }
                    None => self.no_member(value.span, &text, id, members, |member| {
                        Some(member.value.to_json())
                    }),
                };
                self.found.push(finding);
                scalar
            }
            ValueKind::Null
            | ValueKind::Bool(_)
            | ValueKind::List(_)
            | ValueKind::Object(_)
            | ValueKind::Path(_) => self.wrong_kind(value, kind),
        }
    }

    fn no_member(
        &self,
        span: Span,
        word: &str,
        id: TypeId,
        members: &[Member],
        spell: impl Fn(&Member) -> Option<String>,
    ) -> Finding {
        let decl = &self.design[id];
        let finding = Finding::new(
            &NOT_ONE_OF,
            span,
            format!("`{}` has no member `{word}`", decl.name),
        )
        .here("no such member")
        .related(decl.place.span, "declared here");
        let known = || members.iter().filter_map(&spell);
        self.with_known(finding, span, word, members.len(), known)
    }

    fn none_of(&mut self, span: Span, word: &str, literals: &[Value]) {
        let known = || literals.iter().map(Value::to_json);
        let message = format!("{} cannot be `{word}`", self.place());
        let finding = Finding::new(&NOT_ONE_OF, span, message).here("not one of those allowed");
        let finding = self.with_known(finding, span, word, literals.len(), known);
        self.found.push(finding);
    }

    /// Suggests the names closest to a word, or lists all `count` known ones; each is spelled only when needed.
    fn with_known<K: Iterator<Item = String>>(
        &self,
        finding: Finding,
        span: Span,
        word: &str,
        count: usize,
        known: impl Fn() -> K,
    ) -> Finding {
        let plain = |text: &str| text.trim_matches('"').to_string();
        let mut spelled: Vec<String> = Vec::new();
        let mut names: Vec<String> = Vec::new();
        let close = self.design.suggestions.nearest(word, count, || {
            spelled = known().collect();
            names = spelled.iter().map(|text| plain(text)).collect();
            names.iter().map(String::as_str)
        });
        let written: Vec<&String> = close
            .iter()
            .filter_map(|name| spelled.iter().find(|text| plain(text) == **name))
            .collect();
        match written[..] {
            [only] => finding.help(format!("did you mean `{only}`?")).respell(
                span,
                word,
                &plain(only),
                only.as_str(),
            ),
            [] => {
                let some = known().take(12).map(|text| format!("`{text}`"));
                let some: Vec<String> = some.collect();
                let more = if count > 12 { ", …" } else { "" };
                finding.help(format!("it is one of {}{more}", some.join(", ")))
            }
            [..] => {
                let some: Vec<String> = written.iter().map(|text| format!("`{text}`")).collect();
                finding.help(format!("did you mean {}?", some.join(" or ")))
            }
        }
    }
}

/// A text without its quotes, anything else as JSON.
fn shown(scalar: &Value) -> String {
    scalar
        .text()
        .map_or_else(|| scalar.to_json(), |text| text.to_string())
}
