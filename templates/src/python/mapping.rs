//! The Python text of mappings and chains: data that the runtime computes values by.

use toolc_compiler::ir::{
    Call, ChainStep, Design, Exit, Expr, ExprEntry, Injected, PathStep, Return, Root, Template,
    TemplatePart, Test, Tool, ValuePath, Variable, Word,
};

use super::{literal, symbols};
use crate::code::{Bracket, Code, Module};
use crate::schema;

/// Paths from `args` to one of `injected` start at a root of their own.
#[derive(Clone, Copy)]
pub(super) struct Mapping<'a> {
    pub injected: &'a [Injected],
}

impl Mapping<'_> {
    /// An expression.
    pub(super) fn expr(self, expr: &Expr) -> Code {
        match expr {
            Expr::Value(value) => {
                let text = literal::string(&schema::text_of(value));
                Code::call(of_call("Json"), vec![text.into()])
            }
            Expr::Path(path) => self.path(path),
            Expr::List(items) => {
                let items = items.iter().map(|item| self.expr(item));
                Code::call(of_call("Items"), vec![tuple(items.collect())])
            }
            Expr::Object(entries) => self.object(entries),
        }
    }

    /// An object, as an expression.
    pub(super) fn object(self, entries: &[ExprEntry]) -> Code {
        Code::call(of_call("Members"), vec![self.entries(entries)])
    }

    fn entries(self, entries: &[ExprEntry]) -> Code {
        let entry = |entry: &ExprEntry| {
            let name = literal::string(&entry.name).into();
            Code::display(Bracket::Round, vec![name, self.expr(&entry.value)])
        };
        tuple(entries.iter().map(entry).collect())
    }

    fn path(self, path: &ValuePath) -> Code {
        let injected = |name: &str| self.injected.iter().any(|argument| &*argument.name == name);
        let root = match (&path.root, path.steps.first()) {
            (Root::Args, Some(PathStep::Key(name))) if injected(name) => "$injected",
            (Root::Args, _) => "args",
            (Root::Result, _) => "result",
            (Root::Details, _) => "details",
            (Root::Step { name }, _) => name,
        };
        let steps = path.steps.iter().map(|step| match step {
            PathStep::Key(name) => literal::string(name).into(),
            PathStep::Each => of_call("EACH"),
        });
        let mut items = vec![literal::string(root).into(), tuple(steps.collect())];
        if path.count {
            items.push(Code::word("count=True"));
        }
        if path.or_null {
            items.push(Code::word("or_null=True"));
        }
        Code::call(of_call("Path"), items)
    }

    fn call(self, design: &Design, call: &Call, name: Option<&str>) -> Code {
        let tool = literal::string(&design[call.tool].name);
        let mut items = vec![
            Code::named("tool", tool.into()),
            Code::named("args", self.entries(&call.args)),
        ];
        items.extend(name.map(|name| Code::named("name", literal::string(name).into())));
        Code::call(of_call("Call"), items)
    }

    fn returned(self, design: &Design, value: &Return) -> Code {
        let value = match value {
            Return::Call(call) => self.call(design, call, None),
            Return::Value(expr) => self.expr(expr),
        };
        Code::call(of_call("Return"), vec![value])
    }
}

/// A name from the runtime's module of calls.
fn of_call(name: &str) -> Code {
    let module = Module::Library("toolrt".to_owned());
    symbols::known_as(module, "call", &format!("call.{name}"))
}

/// `(a, b)`, and `(a,)` of one.
pub(super) fn tuple(mut items: Vec<Code>) -> Code {
    match items.len() {
        1 => Code::Seq(vec![Code::word("("), items.remove(0), Code::word(",)")]),
        _ => Code::display(Bracket::Round, items),
    }
}

/// The steps of a chain.
pub(super) fn steps(design: &Design, tool: &Tool) -> Vec<Code> {
    let mapping = Mapping {
        injected: &tool.payload.injected,
    };
    let Some(chain) = &tool.chain else {
        return Vec::new();
    };
    let step = |step: &ChainStep| match step {
        ChainStep::Call { name, call } => mapping.call(design, call, name.as_deref()),
        ChainStep::If { path, test, value } => {
            let test = match test {
                Test::Empty => "\"empty\"",
                Test::Absent => "\"absent\"",
            };
            let items = vec![
                Code::named("path", mapping.path(path)),
                Code::named("test", Code::word(test)),
                Code::named("then", mapping.returned(design, value)),
            ];
            Code::call(of_call("If"), items)
        }
        ChainStep::Return { value } => mapping.returned(design, value),
    };
    chain.steps.iter().map(step).collect()
}

/// How the program of a tool is run, as the value of a field that stands 8 deep.
pub(super) fn invocation(design: &Design, tool: &Tool) -> Option<Code> {
    let made = tool.invocation.as_ref()?;
    // All arguments are sent, and injected ones among them.
    let mapping = Mapping { injected: &[] };
    let words = made.argv.iter().map(|part| mapping.word(part)).collect();
    let mut items = vec![
        Code::named("argv", tuple(words)),
        Code::named("output", literal::string(made.output.name()).into()),
    ];
    let part = |name, path: &Option<ValuePath>| {
        let path = path.as_ref()?;
        Some(Code::named(name, mapping.path(path)))
    };
    if let Some(stdin) = &made.stdin {
        let form = literal::string(stdin.form.name()).into();
        let pair = vec![mapping.path(&stdin.value), form];
        items.push(Code::named("stdin", Code::display(Bracket::Round, pair)));
    }
    if !made.env.is_empty() {
        let variable = |variable: &Variable| {
            let name = literal::string(&variable.name).into();
            Code::display(Bracket::Round, vec![name, mapping.word(&variable.value)])
        };
        items.push(Code::named(
            "env",
            tuple(made.env.iter().map(variable).collect()),
        ));
    }
    items.extend(part("working_dir", &made.working_dir));
    if !made.exits.is_empty() {
        let exit = |exit: &Exit| {
            let error = exit
                .error
                .map(|error| literal::string(&design[error].name).into());
            let error = error.unwrap_or(Code::word("None"));
            Code::display(Bracket::Round, vec![exit.code.to_string().into(), error])
        };
        items.push(Code::named(
            "exits",
            tuple(made.exits.iter().map(exit).collect()),
        ));
    }
    let mut out = vec![of_call("Invocation"), Code::word("(")];
    for item in items {
        out.extend([Code::word("\n            "), item, Code::word(",")]);
    }
    out.push(Code::word("\n        )"));
    Some(Code::Seq(out))
}

impl Mapping<'_> {
    fn word(self, part: &Word) -> Code {
        match part {
            Word::Text(template) => match &template.parts[..] {
                [] => Code::word("\"\""),
                [TemplatePart::Text(text)] => literal::string(text).into(),
                _ => self.template(template),
            },
            Word::Values(path) => self.path(path),
            Word::Flag { name, value } => {
                let items = vec![literal::string(name).into(), self.path(value)];
                Code::call(of_call("Flag"), items)
            }
        }
    }

    fn template(self, template: &Template) -> Code {
        let part = |part: &TemplatePart| match part {
            TemplatePart::Text(text) => literal::string(text).into(),
            TemplatePart::Path(path) => {
                let keys = path.steps.iter().filter_map(|step| match step {
                    PathStep::Key(name) => Some(&**name),
                    PathStep::Each => None,
                });
                let keys = std::iter::once("args").chain(keys);
                let keys = keys.map(|key| literal::string(key).into()).collect();
                let kind = if path.count { "Count" } else { "Scalar" };
                Code::call(of_call(kind), vec![tuple(keys)])
            }
        };
        tuple(template.parts.iter().map(part).collect())
    }
}
