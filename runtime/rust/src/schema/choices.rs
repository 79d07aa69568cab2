//! Keywords that apply other schemas to the same value.

use super::item::Item;
use super::nodes::{Condition, Dynamic, Id, Kind, Node, Rules};
use super::problem::{Found, Problem};
use super::seen::Seen;
use super::walk::Walk;
use crate::issues::MAX_ISSUES;

/// What an alternative says of a value.
struct Verdict<'a> {
    found: Vec<Found<'a>>,
    broken: usize,
    literals: usize,
    seen: Seen<'a>,
}

/// How far it is looked for what an alternative takes.
const FAR: usize = 64;

impl<'a> Walk<'a> {
    pub(super) fn applied(&mut self, rules: &'a Rules, value: Item<'a>, seen: &mut Seen<'a>) {
        if let Some(id) = rules.reference {
            self.section("$ref", |walk| walk.same(id, value, seen));
        }
        if let Some(dynamic) = &rules.dynamic {
            let id = self.outermost(dynamic);
            self.section("$dynamicRef", |walk| walk.same(id, value, seen));
        }
        for id in &rules.all_of {
            self.section("allOf", |walk| walk.same(*id, value, seen));
        }
        if !rules.any_of.is_empty() {
            self.section("anyOf", |walk| walk.any_of(&rules.any_of, value, seen));
        }
        if !rules.one_of.is_empty() {
            self.section("oneOf", |walk| walk.one_of(&rules.one_of, value, seen));
        }
        if let Some(id) = rules.not
            && !self.is_done()
            && self.quietly(id, value).is_some()
        {
            self.add(&["not"], Problem::Not(id), value.got());
        }
        if let Some(condition) = &rules.condition {
            self.section("if", |walk| walk.condition(condition, value, seen));
        }
        let Item::Object(object) = value else {
            return;
        };
        for (key, id) in &rules.dependent_schemas {
            if object.get(key).is_some() {
                self.section("dependentSchemas", |walk| walk.same(*id, value, seen));
            }
        }
    }

    /// What a `$dynamicRef` leads to: the anchor of the outermost resource that has one of this name.
    fn outermost(&self, dynamic: &Dynamic) -> Id {
        let Some(name) = &dynamic.name else {
            return dynamic.id;
        };
        let known = &self.schema.dynamic;
        let mut scope = self.scope.iter();
        let found = scope.find_map(|resource| known.get(&(*resource, name.clone())));
        found.copied().unwrap_or(dynamic.id)
    }

    fn condition(&mut self, condition: &'a Condition, value: Item<'a>, seen: &mut Seen<'a>) {
        let next = match self.quietly(condition.id, value) {
            Some(evaluated) => {
                seen.merge(evaluated);
                condition.then
            }
            None => condition.otherwise,
        };
        if let Some(id) = next
            && !self.is_done()
        {
            self.same(id, value, seen);
        }
    }

    fn any_of(&mut self, alternatives: &'a [Id], value: Item<'a>, seen: &mut Seen<'a>) {
        let mut closest: Option<Verdict<'a>> = None;
        let mut is_accepted = false;
        for id in alternatives {
            if !self.may_take(*id, value.kind()) {
                continue;
            }
            let verdict = self.apart(*id, value);
            if self.stopped.is_some() {
                return;
            }
            if verdict.broken == 0 {
                if !is_accepted {
                    self.literals += verdict.literals;
                }
                is_accepted = true;
                seen.merge(verdict.seen);
                if !self.schema.tracks {
                    return;
                }
            } else {
                closest = Some(closer(closest, verdict));
            }
        }
        if !is_accepted {
            self.refused("anyOf", alternatives, closest, value);
        }
    }

    fn one_of(&mut self, alternatives: &'a [Id], value: Item<'a>, seen: &mut Seen<'a>) {
        let mut closest: Option<Verdict<'a>> = None;
        let mut accepted: Option<(usize, Verdict<'a>)> = None;
        for (place, id) in alternatives.iter().enumerate() {
            if !self.may_take(*id, value.kind()) {
                continue;
            }
            let verdict = self.apart(*id, value);
            if self.stopped.is_some() {
                return;
            }
            if verdict.broken > 0 {
                closest = Some(closer(closest, verdict));
            } else if let Some((first, _)) = accepted {
                self.add(&["oneOf"], Problem::Both(first, place), value.got());
                return;
            } else {
                accepted = Some((place, verdict));
            }
        }
        match accepted {
            Some((_, verdict)) => {
                self.literals += verdict.literals;
                seen.merge(verdict.seen);
            }
            None => self.refused("oneOf", alternatives, closest, value),
        }
    }

    /// Takes over the problems of the closest alternative.
    fn refused(
        &mut self,
        keyword: &'static str,
        alternatives: &'a [Id],
        closest: Option<Verdict<'a>>,
        value: Item<'a>,
    ) {
        let Some(closest) = closest else {
            return self.add(&[keyword], Problem::Union(alternatives), value.got());
        };
        self.broken += closest.broken;
        self.literals += closest.literals;
        let room = self.most.saturating_sub(self.found.len());
        self.found.extend(closest.found.into_iter().take(room));
    }

    fn apart(&mut self, id: Id, value: Item<'a>) -> Verdict<'a> {
        let found = std::mem::take(&mut self.found);
        let most = std::mem::replace(&mut self.most, MAX_ISSUES);
        let (broken, literals) = (self.broken, self.literals);
        let seen = self.at(id, value);
        let verdict = Verdict {
            found: std::mem::replace(&mut self.found, found),
            broken: self.broken - broken,
            literals: self.literals - literals,
            seen,
        };
        (self.most, self.broken, self.literals) = (most, broken, literals);
        if self.stopped.is_some() {
            self.broken += 1;
        }
        verdict
    }

    /// What a subschema evaluates, if it accepts the value.
    pub(super) fn quietly(&mut self, id: Id, value: Item<'a>) -> Option<Seen<'a>> {
        let found = std::mem::take(&mut self.found);
        let most = std::mem::replace(&mut self.most, 1);
        let (broken, literals) = (self.broken, self.literals);
        let seen = self.at(id, value);
        let is_accepted = self.broken == broken;
        self.found = found;
        (self.most, self.broken, self.literals) = (most, broken, literals);
        if self.stopped.is_some() {
            self.broken += 1;
            return None;
        }
        is_accepted.then_some(seen)
    }

    /// Whether a subschema may accept values of a kind, as far as it is seen at once.
    fn may_take(&self, id: Id, kind: Kind) -> bool {
        self.takes(id, kind, &mut FAR.clone())
    }

    fn takes(&self, id: Id, kind: Kind, far: &mut usize) -> bool {
        if *far == 0 {
            return true;
        }
        *far -= 1;
        let rules = match &self.schema.nodes[id] {
            Node::Always(always) => return *always,
            Node::Rules(rules) => rules,
        };
        let is_named = rules.types.is_empty() || rules.types.iter().any(|one| one.takes(kind));
        let literals = [&rules.constant, &rules.literals].into_iter().flatten();
        let fits = |known: Kind| known.takes(kind) || kind.takes(known);
        is_named
            && literals
                .map(|literals| literals.kinds.iter())
                .all(|mut kinds| kinds.any(|known| fits(*known)))
            && rules.reference.is_none_or(|id| self.takes(id, kind, far))
            && rules.all_of.iter().all(|id| self.takes(*id, kind, far))
            && [&rules.any_of, &rules.one_of].into_iter().all(|several| {
                several.is_empty() || several.iter().any(|id| self.takes(*id, kind, far))
            })
    }
}

/// The closer of two verdicts: that with more literals that match, then with fewer problems, then the first.
fn closer<'a>(best: Option<Verdict<'a>>, next: Verdict<'a>) -> Verdict<'a> {
    let Some(best) = best else {
        return next;
    };
    let (told, best_told) = (next.found.len(), best.found.len());
    let is_closer =
        next.literals > best.literals || (next.literals == best.literals && told < best_told);
    if is_closer { next } else { best }
}
