//! Statements.

use super::Lower;
use super::items::expect_after_keyword;
use crate::diagnostics::Finding;
use crate::source::Span;
use crate::syntax::ast::{
    Filter, Flag, Name, PolicyEntry, PolicyValue, Statement, StatementKind, Str, View,
};
use crate::syntax::codes;
use crate::syntax::grammar::{Node, Nodes, Rule, each, expect, take};
use crate::syntax::keywords::begins_member;

impl Lower<'_> {
    /// A statement; its one child says which.
    pub(super) fn statement(&mut self, node: Node<'_>) -> Statement {
        let span = self.span(&node);
        let part = expect(&mut node.into_inner());
        if part.as_rule() == Rule::flag {
            let kind = StatementKind::Flag(flag(part.as_str()));
            return Statement {
                kind,
                keyword: self.token(&part),
                span,
            };
        }
        let rule = part.as_rule();
        let mut parts = part.into_inner();
        let word = expect(&mut parts);
        let keyword = self.token(&word);
        let kind = self.statement_kind(rule, word.as_str(), parts);
        Statement {
            kind,
            keyword,
            span,
        }
    }

    fn statement_kind(&mut self, rule: Rule, word: &str, mut parts: Nodes<'_>) -> StatementKind {
        match rule {
            Rule::said => {
                let text = self.text(&expect(&mut parts));
                said(word, text)
            }
            Rule::word_said => {
                let name = self.name(&expect(&mut parts));
                match word {
                    "cost" => StatementKind::Cost(name),
                    "owner" => StatementKind::Owner(name),
                    "kind" => StatementKind::Kind(name),
                    _ => StatementKind::Field(name),
                }
            }
            Rule::names => {
                let names = each(parts, |name| self.name(&name));
                self.no_eaten_line(&names);
                if word == "tags" {
                    StatementKind::Tags(names)
                } else {
                    StatementKind::Exports(names)
                }
            }
            Rule::needs => StatementKind::Needs(self.capabilities(parts)),
            Rule::scopes => StatementKind::Scopes(self.capabilities(parts)),
            Rule::bind => self.bind(parts),
            Rule::hint => {
                let result = expect(&mut parts).as_str() == "result";
                let text = self.text(&expect(&mut parts));
                if result {
                    StatementKind::HintResult(text)
                } else {
                    StatementKind::HintCall(text)
                }
            }
            Rule::next => {
                let tool = self.name(&expect(&mut parts));
                StatementKind::Next {
                    tool,
                    text: self.last_text(parts),
                }
            }
            Rule::timeout => StatementKind::Timeout(self.duration(&expect(&mut parts))),
            Rule::retries => {
                let count = self.count(&expect(&mut parts));
                let backoff = parts.nth(1).map(|duration| self.duration(&duration));
                StatementKind::Retries { count, backoff }
            }
            Rule::parallel => StatementKind::Parallel(self.count(&expect(&mut parts))),
            Rule::confirm => {
                let question = self.text(&expect(&mut parts));
                let denied = parts.nth(1).map(|value| Box::new(self.value(value)));
                StatementKind::Confirm { question, denied }
            }
            Rule::pages => {
                let cursor = Box::new(self.reference(expect(&mut parts)));
                StatementKind::Pages {
                    cursor,
                    next: Box::new(self.reference(expect(&mut parts))),
                }
            }
            Rule::data => {
                let class = take(&mut parts, Rule::data_class)
                    .map(|class| self.name(&expect(&mut class.into_inner())));
                let pii = parts
                    .next()
                    .map(|pii| self.name(&expect_after_keyword(pii)));
                StatementKind::Data { class, pii }
            }
            Rule::side => {
                let name = self.name(&expect(&mut parts));
                let ty = Box::new(self.ty(expect(&mut parts)));
                let audience = parts.nth(1).map(|name| self.name(&name));
                StatementKind::Side { name, ty, audience }
            }
            Rule::deprecated => StatementKind::Deprecated(self.last_text(parts)),
            Rule::meta => StatementKind::Meta(Box::new(self.value(expect(&mut parts)))),
            Rule::recover => {
                let action = self.name(&expect(&mut parts));
                let after = take(&mut parts, Rule::after)
                    .map(|after| self.duration(&expect_after_keyword(after)));
                StatementKind::Recover {
                    action,
                    after,
                    hint: self.last_text(parts),
                }
            }
            Rule::example => self.example(parts),
            Rule::views => {
                let views = each(parts, |view| self.view(view));
                if word == "uses" {
                    StatementKind::Uses(views)
                } else {
                    StatementKind::Exposes(views)
                }
            }
            Rule::policy => StatementKind::Policy(self.policy(parts)),
            other => unreachable!("{other:?} is no statement"),
        }
    }

    /// `tags a,` and on the next line `readonly`: the list took the statement.
    fn no_eaten_line(&mut self, names: &[Name]) {
        for pair in names.windows(2) {
            let gap = pair[0].span.end as usize..pair[1].span.start as usize;
            let Some(line) = self.text[gap.clone()].find('\n') else {
                continue;
            };
            let comma = self.text[gap.clone()].find(',').unwrap_or(0);
            if pair[1].quoted || !begins_member(&pair[1].text) || comma > line {
                continue;
            }
            let comma = Span::new(self.file, gap.start + comma, gap.start + comma + 1);
            let word = &pair[1].text;
            self.findings.push(
                Finding::new(
                    &codes::TRAILING_COMMA,
                    comma,
                    "a comma behind the last item",
                )
                .here(format!("it takes `{word}` into the list"))
                .related(pair[1].span, "a statement of its own?")
                .help(format!(
                    "remove the comma, or write `\"{word}\"` if it is an item"
                ))
                .guess(comma, ""),
            );
        }
    }

    fn last_text(&mut self, mut parts: Nodes<'_>) -> Option<Str> {
        parts.next().map(|text| self.text(&text))
    }

    fn bind(&mut self, mut parts: Nodes<'_>) -> StatementKind {
        let method = self.path(expect(&mut parts));
        let args = take(&mut parts, Rule::object).map(|object| Box::new(self.value(object)));
        let result = parts.find(|part| part.as_rule() == Rule::mapped_result);
        let result = result.map(|result| Box::new(self.value(expect(&mut result.into_inner()))));
        StatementKind::Bind {
            method,
            args,
            result,
        }
    }

    /// Capabilities and scopes may stand without quotes.
    fn capabilities(&mut self, parts: Nodes<'_>) -> Vec<Str> {
        let one = |part: Node<'_>| {
            if part.as_str().starts_with('"') {
                return self.text(&part);
            }
            Str {
                text: self.shared(part.as_str()),
                span: self.token(&part),
            }
        };
        each(parts, one)
    }

    fn example(&mut self, mut parts: Nodes<'_>) -> StatementKind {
        let name = take(&mut parts, Rule::text).map(|name| self.text(&name));
        let (mut args, mut result, mut error) = (None, None, None);
        self.previous = None;
        for part in parts {
            match part.as_rule() {
                Rule::example_args => args = Some(Box::new(self.value(expect_after_keyword(part)))),
                Rule::example_result => {
                    result = Some(Box::new(self.value(expect_after_keyword(part))))
                }
                Rule::example_error => {
                    let mut parts = part.into_inner();
                    parts.next();
                    let path = self.path(expect(&mut parts));
                    let details = parts.next().map(|details| self.value(details));
                    error = Some(Box::new((path, details)));
                }
                _ => {
                    self.broken(&part, Rule::example_part);
                }
            }
        }
        StatementKind::Example {
            name,
            args,
            result,
            error,
        }
    }

    fn view(&mut self, node: Node<'_>) -> View {
        let span = self.span(&node);
        let mut parts = node.into_inner();
        let toolset = self.name(&expect(&mut parts));
        let filter = parts.next().map(|filter| {
            let span = self.span(&filter);
            let mut parts = filter.into_inner();
            let except = expect(&mut parts).as_str() == "except";
            let tools = each(parts, |tool| self.name(&tool));
            Filter {
                except,
                tools,
                span,
            }
        });
        View {
            toolset,
            filter,
            span,
        }
    }

    fn policy(&mut self, parts: Nodes<'_>) -> Vec<PolicyEntry> {
        let mut entries = Vec::new();
        for part in parts {
            self.previous = None;
            if part.as_rule() != Rule::limit {
                self.broken(&part, Rule::limit);
                continue;
            }
            let mut parts = part.into_inner();
            let name: Name = self.name(&expect(&mut parts));
            let value = expect(&mut parts);
            let value = match value.as_rule() {
                Rule::duration => PolicyValue::Duration(self.duration(&value)),
                Rule::count => PolicyValue::Count(self.count(&value)),
                _ => PolicyValue::Word(self.name(&value)),
            };
            entries.push(PolicyEntry { name, value });
        }
        entries
    }
}

/// A statement that is a keyword and a text.
fn said(word: &str, text: Str) -> StatementKind {
    match word {
        "when" => StatementKind::When(text),
        "title" => StatementKind::Title(text),
        "version" => StatementKind::Version(text),
        "avoid" => StatementKind::Avoid(text),
        "delegate" => StatementKind::Delegate(text),
        "remind" => StatementKind::Remind(text),
        "instructions" => StatementKind::Instructions(text),
        "remote" => StatementKind::Remote(text),
        "mime" => StatementKind::Mime(text),
        "user" => StatementKind::User(text),
        _ => StatementKind::Assistant(text),
    }
}

fn flag(word: &str) -> Flag {
    match word {
        "readonly" => Flag::Readonly,
        "destructive" => Flag::Destructive,
        "additive" => Flag::Additive,
        "idempotent" => Flag::Idempotent,
        "open_world" => Flag::OpenWorld,
        "closed_world" => Flag::ClosedWorld,
        "dry_run" => Flag::DryRun,
        "partial" => Flag::Partial,
        "final" => Flag::Final,
        _ => Flag::Unmetered,
    }
}
