//! Statements.

use super::Lower;
use crate::diagnostics::Finding;
use crate::source::Span;
use crate::syntax::ast::{
    Filter, Form, Message, Name, PolicyEntry, PolicyValue, Statement, StatementKind, Str, Usage,
    View,
};
use crate::syntax::codes;
use crate::syntax::grammar::{Node, Nodes, Rule, each, expect, expect_after_keyword, take};
use crate::syntax::keywords::begins_member;

impl Lower<'_> {
    /// A statement; its only child determines which.
    pub(super) fn statement(&mut self, node: Node<'_>) -> Statement {
        let span = self.span(&node);
        let part = expect(&mut node.into_inner());
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
            Rule::flag
            | Rule::said
            | Rule::word_said
            | Rule::lasting
            | Rule::counted
            | Rule::names
            | Rule::words
            | Rule::views
            | Rule::part => self.formed(word, parts),
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
            Rule::retries => {
                let count = self.count(&expect(&mut parts));
                let backoff = parts.nth(1).map(|duration| self.duration(&duration));
                StatementKind::Retries { count, backoff }
            }
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
            Rule::asks => {
                let name = self.name(&expect(&mut parts));
                let ty = Box::new(self.ty(expect(&mut parts)));
                let question = self.text(&expect(&mut parts));
                StatementKind::Asks { name, ty, question }
            }
            Rule::deprecated => StatementKind::Deprecated(self.last_text(parts)),
            Rule::meta => StatementKind::Meta(Box::new(self.value(expect(&mut parts)))),
            Rule::argv => StatementKind::Argv(Box::new(self.value(expect(&mut parts)))),
            Rule::env => StatementKind::Env(Box::new(self.value(expect(&mut parts)))),
            Rule::exit => StatementKind::Exit {
                code: self.count(&expect(&mut parts)),
                ends: self.path(expect(&mut parts)),
            },
            Rule::recover => {
                let action = self.name(&expect(&mut parts));
                let after = take(&mut parts, Rule::after)
                    .map(|after| self.duration(&expect_after_keyword(after)));
                StatementKind::Recover {
                    action,
                    after,
                    hint: self.last_text(parts).map(Box::new),
                }
            }
            Rule::example => self.example(parts),
            Rule::policy => StatementKind::Policy(self.policy(parts)),
            Rule::message => {
                let message = Box::new(self.message(expect(&mut parts)));
                match word {
                    "user" => StatementKind::User(message),
                    _ => StatementKind::Assistant(message),
                }
            }
            Rule::icon => {
                let src = self.text(&expect(&mut parts));
                let mut said = |rule| {
                    let part = take(&mut parts, rule)?;
                    Some(Box::new(self.text(&expect_after_keyword(part))))
                };
                let (mime, sizes) = (said(Rule::icon_mime), said(Rule::icon_sizes));
                let theme = take(&mut parts, Rule::icon_theme);
                StatementKind::Icon {
                    src,
                    mime,
                    sizes,
                    theme: theme.map(|theme| Box::new(self.name(&expect_after_keyword(theme)))),
                }
            }
            Rule::cache => StatementKind::Cache {
                time: self.duration(&expect(&mut parts)),
                scope: parts.next().map(|scope| self.name(&scope)),
            },
            Rule::context => {
                let to = Box::new(self.reference(expect(&mut parts)));
                // The word `from`.
                parts.next();
                StatementKind::ContextValue {
                    to,
                    origin: self.name(&expect(&mut parts)),
                    key: self.text(&expect(&mut parts)),
                }
            }
            other => unreachable!("{other:?} is no statement"),
        }
    }

    /// A statement of a common form: `parts` are the nodes after its keyword.
    fn formed(&mut self, keyword: &str, mut parts: Nodes<'_>) -> StatementKind {
        let usage =
            Usage::of_keyword(keyword).expect("the grammar has no keyword but those of the table");
        match usage.form {
            Form::Flag(flag) => StatementKind::Flag(flag),
            Form::Text(made) => made(self.text(&expect(&mut parts))),
            Form::Word(made) => made(self.name(&expect(&mut parts))),
            Form::Lasting(made) => made(self.duration(&expect(&mut parts))),
            Form::Counted(made) => made(self.count(&expect(&mut parts))),
            Form::Names(made) => {
                let names = each(parts, |name| self.name(&name));
                self.no_eaten_line(&names);
                made(names)
            }
            Form::Part(made) => made(Box::new(self.reference(expect(&mut parts)))),
            Form::Words(made) => made(self.capabilities(parts)),
            Form::Views(made) => made(each(parts, |view| self.view(view))),
            Form::Own => unreachable!("`{keyword}` has a rule of its own"),
        }
    }

    /// `tags a,` and on the next line `readonly`: the list consumed the statement.
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

    fn message(&mut self, node: Node<'_>) -> Message {
        match node.as_rule() {
            Rule::media => {
                let mut parts = node.into_inner();
                let kind = self.name(&expect(&mut parts));
                let data = self.text(&expect(&mut parts));
                // The word `mime`.
                parts.next();
                Message::Media {
                    kind,
                    data,
                    mime: self.text(&expect(&mut parts)),
                }
            }
            Rule::embedded => {
                let mut parts = node.into_inner();
                parts.next();
                let uri = self.text(&expect(&mut parts));
                let mut said = |keyword| {
                    take(&mut parts, keyword)?;
                    Some(self.text(&expect(&mut parts)))
                };
                Message::Resource {
                    uri,
                    mime: said(Rule::mime_word),
                    text: said(Rule::text_word),
                }
            }
            _ => Message::Text(self.text(&node)),
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

#[cfg(test)]
mod tests {
    use crate::diagnostics::Findings;
    use crate::source::FileId;
    use crate::syntax::ast::{Form, Item, STATEMENTS};
    use crate::syntax::parse;

    /// The name of the statement on a line of a block.
    fn name_of(line: &str) -> &'static str {
        let mut findings = Findings::default();
        let text = format!("package p\n\ntoolset t {{\n  {line}\n}}\n");
        let tree = parse(FileId(0), &text, &mut findings);
        assert!(findings.is_empty(), "{line}: {findings:?}");
        let [Item::Toolset(toolset)] = &tree.items[..] else {
            panic!("{line}: {:?}", tree.items);
        };
        let statement = toolset.block.statements().next();
        statement.expect("a statement").kind.usage().name
    }

    #[test]
    fn the_grammar_has_the_keywords_of_the_table() {
        for usage in STATEMENTS {
            let behind = match usage.form {
                Form::Flag(_) => "",
                Form::Text(_) => " \"a text\"",
                Form::Word(_) => " word",
                Form::Lasting(_) => " 5s",
                Form::Counted(_) => " 2",
                Form::Names(_) => " one, other",
                Form::Part(_) => " args.text",
                Form::Words(_) => " fs:read, \"net:read\"",
                Form::Views(_) => " files only [find], notes",
                Form::Own => continue,
            };
            let line = format!("{}{behind}", usage.keyword);
            assert_eq!(name_of(&line), usage.name, "{line}");
        }
    }

    #[test]
    fn statements_of_their_own_form_are_in_the_table() {
        for (line, name) in [
            ("bind todos.add { text: args.text }", "bind"),
            ("data internal pii none", "data"),
            ("data pii none", "pii"),
            ("confirm \"Really?\" denied { done: false }", "confirm"),
            ("retries 2 backoff 1s", "retries"),
            ("pages args.cursor -> result.next", "pages"),
            ("side chart: string for timeline", "side"),
            ("hint call \"…\"", "hint call"),
            ("hint result \"…\"", "hint result"),
            ("next find \"…\"", "next"),
            ("deprecated", "deprecated"),
            ("meta { \"a/b\": 1 }", "meta"),
            ("example { args {} }", "example"),
            ("recover retry after 2s", "recover"),
            ("argv [\"git\", { \"-n\": args.count }]", "argv"),
            ("env { LANG: \"C\" }", "env"),
            ("exit 128 demo.not_a_repository", "exit"),
            ("policy { calls 20 }", "policy"),
            ("user \"…\"", "user"),
            ("assistant image \"AA==\" mime \"image/png\"", "assistant"),
            (
                "user resource \"a:b\" mime \"text/plain\" text \"…\"",
                "user",
            ),
            (
                "icon \"a:b\" mime \"image/png\" sizes \"any\" for dark",
                "icon",
            ),
            ("cache 5m private", "cache"),
            ("context labels.tenant from header \"X-Tenant\"", "context"),
        ] {
            assert_eq!(name_of(line), name);
        }
    }
}
