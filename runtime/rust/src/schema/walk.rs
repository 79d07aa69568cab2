//! The walk of a value by a compiled schema: collects all problems.

use super::decimal::Decimal;
use super::item::Item;
use super::keys::key;
use super::nodes::{Compiled, Id, Literals, Node, Rules};
use super::problem::{Found, Problem};
use super::seen::Seen;
use crate::issues::{Got, MAX_ISSUES, Segment};
use crate::meter::spend;

/// How many subschemas are applied to values, at most; what else takes long counts as more than one.
pub(super) const MOST_STEPS: u64 = 500_000;
/// How many subschemas may be applied inside of one another.
const MOST_NESTED: usize = 500;

/// Why a walk does not go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stop {
    Steps,
    Nested,
}

/// A walk in progress, by a schema and over a value that live for `'a`.
pub(super) struct Walk<'a> {
    pub(super) schema: &'a Compiled,
    pub(super) path: Vec<Segment<'a>>,
    /// The first `most` problems.
    pub(super) found: Vec<Found<'a>>,
    pub(super) most: usize,
    /// The number of problems, kept or not.
    pub(super) broken: usize,
    /// The number of fields whose literal matches, which make an alternative the closer one.
    pub(super) literals: usize,
    /// The keywords of the whole schema that do not hold, if only these are asked for.
    pub(super) keywords: Option<Vec<&'static str>>,
    pub(super) stopped: Option<Stop>,
    /// The resources that were entered, the outermost first.
    pub(super) scope: Vec<usize>,
    /// How many steps are left.
    pub(super) left: u64,
    nested: usize,
}

impl<'a> Walk<'a> {
    pub(super) fn new(schema: &'a Compiled) -> Self {
        Self {
            schema,
            path: Vec::new(),
            found: Vec::new(),
            most: MAX_ISSUES,
            broken: 0,
            literals: 0,
            keywords: None,
            stopped: None,
            scope: Vec::new(),
            left: MOST_STEPS,
            nested: 0,
        }
    }

    /// Applies a subschema, and notes what it evaluates if it accepts.
    pub(super) fn at(&mut self, id: Id, value: Item<'a>) -> Seen<'a> {
        self.charge(1);
        if self.is_done() {
            return Seen::default();
        }
        let schema = self.schema;
        match &schema.nodes[id] {
            Node::Always(true) => Seen::default(),
            Node::Always(false) => {
                // One level further in: `not: false` is no problem of the schema itself.
                self.nested += 1;
                self.add(&["false"], Problem::Never, value.got());
                self.nested -= 1;
                Seen::default()
            }
            Node::Rules(rules) => self.inside(rules, value),
        }
    }

    fn inside(&mut self, rules: &'a Rules, value: Item<'a>) -> Seen<'a> {
        if self.nested >= MOST_NESTED {
            self.stop(Stop::Nested);
            return Seen::default();
        }
        self.nested += 1;
        let is_outside = self.scope.last() != Some(&rules.resource);
        if is_outside {
            self.scope.push(rules.resource);
        }
        let mut seen = Seen::default();
        self.rules(rules, value, &mut seen);
        if is_outside {
            self.scope.pop();
        }
        self.nested -= 1;
        seen
    }

    /// All keywords of an object, in the order in which their problems are reported. A value of the wrong kind, or none
    /// of the expected ones, has no other problem.
    fn rules(&mut self, rules: &'a Rules, value: Item<'a>, seen: &mut Seen<'a>) {
        let before = self.broken;
        self.kind(rules, value);
        if self.broken > before && !self.is_top() {
            return;
        }
        match value {
            Item::Text(text) => self.text(rules, text),
            Item::Number(number) => self.number(rules, number),
            Item::List(items) => self.list(rules, items, seen),
            Item::Object(object) => self.object(rules, object, seen),
            Item::Null | Item::Bool(_) => {}
        }
        self.applied(rules, value, seen);
        if self.broken > before {
            return;
        }
        match value {
            Item::List(items) => self.unevaluated_items(rules, items, seen),
            Item::Object(object) => self.unevaluated_properties(rules, object, seen),
            Item::Text(_) | Item::Number(_) | Item::Null | Item::Bool(_) => {}
        }
    }

    /// `const`, `enum`, `type`.
    fn kind(&mut self, rules: &'a Rules, value: Item<'a>) {
        let before = self.broken;
        for (keyword, literals) in [("const", &rules.constant), ("enum", &rules.literals)] {
            if let Some(literals) = literals
                && !self.is_one(literals, value)
            {
                let problem = Problem::Literal(literals);
                self.add(&[keyword], problem, value.got());
            }
        }
        let is_told = self.broken > before && !self.is_top();
        if is_told || rules.types.is_empty() {
            return;
        }
        let kind = value.kind();
        if !rules.types.iter().any(|wanted| wanted.takes(kind)) {
            self.add(&["type"], Problem::Type(&rules.types), value.got());
        }
    }

    fn is_one(&mut self, literals: &'a Literals, value: Item<'a>) -> bool {
        if !literals.has_parts && matches!(value, Item::List(_) | Item::Object(_)) {
            return false;
        }
        let (key, count) = key(value);
        self.charge(count);
        literals.keys.contains(&key)
    }

    fn text(&mut self, rules: &'a Rules, text: &'a str) {
        let got = Got::Text(text);
        if let Some(format) = rules.format.filter(|format| !format.accepts(text)) {
            self.add(&["format"], Problem::Format(format), got);
        }
        if !rules.length.is_any() || rules.pattern.is_some() {
            let length = text.chars().count();
            let names = rules.length.broken(length as u64, "minLength", "maxLength");
            self.add(&names, Problem::Length(rules.length), Got::Count(length));
            if let Some(pattern) = &rules.pattern {
                self.charge(pattern.steps(length));
                if !self.is_done() && !pattern.matches(text) {
                    self.add(&["pattern"], Problem::Pattern(&pattern.source), got);
                }
            }
        }
    }

    fn number(&mut self, rules: &'a Rules, number: &'a crate::json::Number) {
        if rules.limits.is_empty() && rules.step.is_none() {
            return;
        }
        let (decimal, got) = (Decimal::of(number), Got::Number(number.as_str()));
        let beyond = rules.limits.iter().filter(|limit| match limit.keyword {
            "minimum" => decimal < limit.decimal,
            "exclusiveMinimum" => decimal <= limit.decimal,
            "maximum" => decimal > limit.decimal,
            _ => decimal >= limit.decimal,
        });
        let names: Vec<&'static str> = beyond.map(|limit| limit.keyword).collect();
        self.add(&names, Problem::Range(&rules.limits), got);
        if let Some((number, _)) = rules
            .step
            .as_ref()
            .filter(|(_, step)| !step.divides(&decimal))
        {
            self.add(&["multipleOf"], Problem::Step(number), got);
        }
    }

    /// Runs keywords that apply subschemas; a problem inside is one of the keyword.
    pub(super) fn section(&mut self, keyword: &'static str, run: impl FnOnce(&mut Self)) {
        if self.is_done() {
            return;
        }
        let before = self.broken;
        run(self);
        let is_top = self.is_top();
        if let Some(keywords) = &mut self.keywords
            && is_top
            && self.broken > before
        {
            keywords.push(keyword);
            self.found.clear();
        }
    }

    /// Applies a subschema to the value itself.
    pub(super) fn same(&mut self, id: Id, value: Item<'a>, seen: &mut Seen<'a>) {
        let before = self.broken;
        let inner = self.at(id, value);
        if self.schema.tracks && self.broken == before {
            seen.merge(inner);
        }
    }

    /// Applies a subschema to a part of the value.
    pub(super) fn below(&mut self, segment: Segment<'a>, id: Id, value: Item<'a>) {
        self.path.push(segment);
        self.at(id, value);
        self.path.pop();
    }

    /// Adds a problem of keywords, if any of them does not hold.
    pub(super) fn add(&mut self, keywords: &[&'static str], problem: Problem<'a>, got: Got<'a>) {
        if keywords.is_empty() {
            return;
        }
        self.broken += 1;
        let is_top = self.is_top();
        match &mut self.keywords {
            Some(all) if is_top => all.extend(keywords),
            Some(_) | None => {
                if self.found.len() < self.most {
                    let path = self.path.clone();
                    self.found.push(Found { path, problem, got });
                }
            }
        }
    }

    /// Whether the keywords of the whole schema are looked at, each for itself.
    pub(super) fn is_top(&self) -> bool {
        self.nested == 1 && self.keywords.is_some()
    }

    /// Whether nothing that comes can change the result.
    pub(super) fn is_done(&self) -> bool {
        self.stopped.is_some() || self.found.len() >= self.most
    }

    pub(super) fn charge(&mut self, steps: u64) {
        let counted = u32::try_from(steps.saturating_mul(8)).unwrap_or(u32::MAX);
        match self.left.checked_sub(steps) {
            Some(left) if spend(counted) => self.left = left,
            Some(_) | None => self.stop(Stop::Steps),
        }
    }

    fn stop(&mut self, why: Stop) {
        self.broken += 1;
        self.stopped.get_or_insert(why);
    }
}
