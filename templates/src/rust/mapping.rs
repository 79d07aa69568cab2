//! Mappings and chains: static data that the runtime computes values by.

use toolc_compiler::ir::{
    Call, ChainStep, Design, Exit, Expr, ExprEntry, Injected, Output, PathStep, Return, Root,
    TemplatePart, Test, Tool, ValuePath, Variable, Word,
};

use super::literal::{self, raw};
use super::symbols;
use crate::code::Code;
use crate::schema;

/// What mappings name.
pub(super) const USED: [&str; 4] = ["Each", "Key", "Expr", "Path"];

/// Paths from `args` to one of `injected` start at a root of their own.
#[derive(Clone, Copy)]
pub(super) struct Mapping<'a> {
    pub injected: &'a [Injected],
    /// Whether names of the runtime are written with their paths, since a type of the module is called as one of them.
    pub whole: bool,
}

impl Mapping<'_> {
    /// `Expr` and the like, or a path that starts with it.
    fn of_calls(self, path: &str) -> Code {
        self.of("toolrt::call", path)
    }

    fn of_steps(self, path: &str) -> Code {
        self.of("toolrt::call::Step", path)
    }

    fn of(self, module: &'static str, path: &str) -> Code {
        if self.whole {
            Code::from([module, "::", path].concat())
        } else {
            symbols::of_library(module, path)
        }
    }

    /// The type of an expression.
    pub(super) fn ty(self) -> Code {
        self.of_calls("Expr")
    }

    /// An expression; the lines behind its first one stand `indent` deep.
    pub(super) fn expr(self, expr: &Expr, indent: usize) -> Code {
        let (kind, value) = match expr {
            Expr::Value(value) => ("Expr::Json", raw(&schema::text_of(value)).into()),
            Expr::Path(path) => ("Expr::Path", self.path(path)),
            Expr::List(items) => {
                let items = items.iter().map(|item| self.expr(item, indent + 4));
                ("Expr::List", lines(items, indent))
            }
            Expr::Object(entries) => return self.object(entries, indent),
        };
        Code::call(self.of_calls(kind), vec![value])
    }

    /// An object, as an expression.
    pub(super) fn object(self, entries: &[ExprEntry], indent: usize) -> Code {
        let entries = self.entries(entries, indent);
        Code::call(self.of_calls("Expr::Object"), vec![entries])
    }

    fn entries(self, entries: &[ExprEntry], indent: usize) -> Code {
        let entry = |entry: &ExprEntry| {
            let name = literal::string(&entry.name).into();
            Code::call("", vec![name, self.expr(&entry.value, indent + 4)])
        };
        lines(entries.iter().map(entry), indent)
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
            PathStep::Key(name) => {
                Code::call(self.of_steps("Key"), vec![literal::string(name).into()])
            }
            PathStep::Each => self.of_steps("Each"),
        });
        let steps = Code::of(Code::word("&"), steps.collect());
        let mut parts = vec![Code::call(
            self.of_calls("Path::of"),
            vec![literal::string(root).into(), steps],
        )];
        if path.count {
            parts.push(Code::word(".counted()"));
        }
        if path.or_null {
            parts.push(Code::word(".nullable()"));
        }
        Code::Seq(parts)
    }

    fn call(self, design: &Design, call: &Call, indent: usize) -> Code {
        Code::Seq(vec![
            self.of_calls("Call"),
            Code::word(" { tool: "),
            literal::string(&design[call.tool].name).into(),
            Code::word(", args: "),
            self.entries(&call.args, indent),
            Code::word(" }"),
        ])
    }

    fn returned(self, design: &Design, value: &Return, indent: usize) -> Code {
        let (kind, value) = match value {
            Return::Call(call) => ("Return::Call", self.call(design, call, indent)),
            Return::Value(expr) => ("Return::Value", self.expr(expr, indent)),
        };
        Code::call(self.of_calls(kind), vec![value])
    }
}

/// The steps of a chain, as the items of a list that stands `indent` deep.
pub(super) fn steps(design: &Design, tool: &Tool, indent: usize) -> Vec<Code> {
    let mapping = Mapping {
        injected: &tool.payload.injected,
        whole: false,
    };
    let Some(chain) = &tool.chain else {
        return Vec::new();
    };
    let step = |step: &ChainStep| {
        let (kind, items) = match step {
            ChainStep::Call { name, call } => {
                let name = name.as_ref().map(|name| literal::string(name).into());
                let name = name.map(|name| Code::call(Code::word("Some"), vec![name]));
                let name = name.unwrap_or(Code::word("None"));
                let call = mapping.call(design, call, indent);
                ("ChainStep::Call", vec![name, call])
            }
            ChainStep::If { path, test, value } => {
                let test = mapping.of_calls(match test {
                    Test::Empty => "Test::Empty",
                    Test::Absent => "Test::Absent",
                });
                let value = mapping.returned(design, value, indent);
                ("ChainStep::If", vec![mapping.path(path), test, value])
            }
            ChainStep::Return { value } => {
                let value = mapping.returned(design, value, indent);
                ("ChainStep::Return", vec![value])
            }
        };
        Code::call(mapping.of_calls(kind), items)
    };
    chain.steps.iter().map(step).collect()
}

/// How the program of a tool is run; the lines behind its first one stand `indent` deep.
pub(super) fn invocation(design: &Design, tool: &Tool, indent: usize) -> Option<Code> {
    let made = tool.invocation.as_ref()?;
    // All arguments are sent, and injected ones among them.
    let mapping = Mapping {
        injected: &[],
        whole: false,
    };
    let inside = indent + 4;
    let words = made.argv.iter().map(|part| mapping.word(part));
    let mut fields = vec![
        ("argv", lines(words, inside)),
        ("output", mapping.form(made.output)),
    ];
    let some = |path: &ValuePath| Code::call(Code::word("Some"), vec![mapping.path(path)]);
    fields.extend(made.stdin.as_ref().map(|stdin| {
        let pair = vec![mapping.path(&stdin.value), mapping.form(stdin.form)];
        let pair = Code::call("", pair);
        ("stdin", Code::call(Code::word("Some"), vec![pair]))
    }));
    if !made.env.is_empty() {
        let variable = |variable: &Variable| {
            let name = literal::string(&variable.name).into();
            Code::call("", vec![name, mapping.word(&variable.value)])
        };
        fields.push(("env", lines(made.env.iter().map(variable), inside)));
    }
    let folder = made.working_dir.as_ref();
    fields.extend(folder.map(|path| ("working_dir", some(path))));
    if !made.exits.is_empty() {
        let exit = |exit: &Exit| {
            let error = exit
                .error
                .map(|error| literal::string(&design[error].name).into());
            let error = error.map(|error| Code::call(Code::word("Some"), vec![error]));
            let error = error.unwrap_or(Code::word("None"));
            Code::call("", vec![exit.code.to_string().into(), error])
        };
        fields.push(("exits", lines(made.exits.iter().map(exit), inside)));
    }
    let pad = " ".repeat(indent);
    let mut out = vec![mapping.of_calls("Invocation"), Code::word(" {")];
    for (name, value) in fields {
        out.extend([
            format!("\n{pad}    {name}: ").into(),
            value,
            Code::word(","),
        ]);
    }
    let rest = mapping.of_calls("Invocation::EMPTY");
    out.extend([format!("\n{pad}    ..").into(), rest]);
    out.push(format!("\n{pad}}}").into());
    Some(Code::Seq(out))
}

impl Mapping<'_> {
    fn form(self, form: Output) -> Code {
        self.of_calls(match form {
            Output::Json => "Output::Json",
            Output::Text => "Output::Text",
            Output::Lines => "Output::Lines",
            Output::Bytes => "Output::Bytes",
        })
    }

    fn word(self, part: &Word) -> Code {
        let (kind, items) = match part {
            Word::Text(template) => match &template.parts[..] {
                [] => ("Word::Fixed", vec![Code::word("\"\"")]),
                [TemplatePart::Text(text)] => ("Word::Fixed", vec![literal::string(text).into()]),
                parts => {
                    let parts = parts.iter().map(|part| self.text_part(part)).collect();
                    ("Word::Text", vec![Code::of(Code::word("&"), parts)])
                }
            },
            Word::Values(path) => ("Word::Values", vec![self.path(path)]),
            Word::Flag { name, value } => {
                let name = literal::string(name).into();
                ("Word::Flag", vec![name, self.path(value)])
            }
        };
        Code::call(self.of_calls(kind), items)
    }

    fn text_part(self, part: &TemplatePart) -> Code {
        let (kind, value) = match part {
            TemplatePart::Text(text) => ("TextPart::Text", literal::string(text).into()),
            TemplatePart::Path(path) => {
                let keys = path.steps.iter().filter_map(|step| match step {
                    PathStep::Key(name) => Some(&**name),
                    PathStep::Each => None,
                });
                let keys = std::iter::once("args").chain(keys);
                let keys = keys.map(|key| literal::string(key).into()).collect();
                let keys = Code::of(Code::word("&"), keys);
                (
                    if path.count {
                        "TextPart::Count"
                    } else {
                        "TextPart::Value"
                    },
                    keys,
                )
            }
        };
        Code::call(self.of_calls(kind), vec![value])
    }
}

/// A list, one item a line.
fn lines(items: impl Iterator<Item = Code>, indent: usize) -> Code {
    let pad = " ".repeat(indent);
    let mut out = vec![Code::word("&[")];
    for item in items {
        out.extend([format!("\n{pad}    ").into(), item, Code::word(",")]);
    }
    if out.len() > 1 {
        out.push(format!("\n{pad}").into());
    }
    out.push(Code::word("]"));
    Code::Seq(out)
}
