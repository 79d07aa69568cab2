//! The Rust text of mappings and chains: static data that the runtime computes values by.

use toolc_compiler::ir::{
    Call, ChainStep, Design, Expr, ExprEntry, Injected, PathStep, Return, Root, Test, Tool,
    ValuePath,
};

use super::literal::{self, raw};
use crate::schema;

/// What the text of this file needs in scope.
pub(super) const USED: [&str; 4] = ["Each", "Key", "Expr", "Path"];

/// Paths from `args` to one of `injected` start at a root of their own.
#[derive(Clone, Copy)]
pub(super) struct Mapping<'a> {
    pub injected: &'a [Injected],
    /// Whether names of the runtime are written with their paths, since a type of the module is called as one of them.
    pub whole: bool,
}

impl Mapping<'_> {
    fn of_calls(self) -> &'static str {
        if self.whole { "toolrt::call::" } else { "" }
    }

    fn of_steps(self) -> &'static str {
        if self.whole {
            "toolrt::call::Step::"
        } else {
            ""
        }
    }

    /// The type of an expression.
    pub(super) fn ty(self) -> String {
        format!("{}Expr", self.of_calls())
    }

    /// An expression; the lines behind its first one stand `indent` deep.
    pub(super) fn expr(self, expr: &Expr, indent: usize) -> String {
        let calls = self.of_calls();
        match expr {
            Expr::Value(value) => format!("{calls}Expr::Json({})", raw(&schema::text_of(value))),
            Expr::Path(path) => format!("{calls}Expr::Path({})", self.path(path)),
            Expr::List(items) => {
                let items = items
                    .iter()
                    .map(|item| self.expr(item, indent + 4))
                    .collect();
                format!("{calls}Expr::List({})", lines(items, indent))
            }
            Expr::Object(entries) => self.object(entries, indent),
        }
    }

    /// An object, as an expression.
    pub(super) fn object(self, entries: &[ExprEntry], indent: usize) -> String {
        format!(
            "{}Expr::Object({})",
            self.of_calls(),
            self.entries(entries, indent)
        )
    }

    fn entries(self, entries: &[ExprEntry], indent: usize) -> String {
        let entry = |entry: &ExprEntry| {
            format!(
                "({}, {})",
                literal::string(&entry.name),
                self.expr(&entry.value, indent + 4)
            )
        };
        lines(entries.iter().map(entry).collect(), indent)
    }

    fn path(self, path: &ValuePath) -> String {
        let injected = |name: &str| self.injected.iter().any(|argument| &*argument.name == name);
        let root = match (&path.root, path.steps.first()) {
            (Root::Args, Some(PathStep::Key(name))) if injected(name) => "$injected",
            (Root::Args, _) => "args",
            (Root::Result, _) => "result",
            (Root::Details, _) => "details",
            (Root::Step { name }, _) => name,
        };
        let steps: Vec<String> = path
            .steps
            .iter()
            .map(|step| match step {
                PathStep::Key(name) => format!("{}Key({})", self.of_steps(), literal::string(name)),
                PathStep::Each => format!("{}Each", self.of_steps()),
            })
            .collect();
        format!(
            "{}Path::of({}, &[{}]){}{}",
            self.of_calls(),
            literal::string(root),
            steps.join(", "),
            if path.count { ".counted()" } else { "" },
            if path.or_null { ".nullable()" } else { "" }
        )
    }

    fn call(self, design: &Design, call: &Call, indent: usize) -> String {
        format!(
            "Call {{ tool: {}, args: {} }}",
            literal::string(&design[call.tool].name),
            self.entries(&call.args, indent)
        )
    }

    fn returned(self, design: &Design, value: &Return, indent: usize) -> String {
        match value {
            Return::Call(call) => format!("Return::Call({})", self.call(design, call, indent)),
            Return::Value(expr) => format!("Return::Value({})", self.expr(expr, indent)),
        }
    }
}

/// The steps of a chain, as the items of a list that stands `indent` deep.
pub(super) fn steps(design: &Design, tool: &Tool, indent: usize) -> Vec<String> {
    let mapping = Mapping {
        injected: &tool.payload.injected,
        whole: false,
    };
    let Some(chain) = &tool.chain else {
        return Vec::new();
    };
    let step = |step: &ChainStep| match step {
        ChainStep::Call { name, call } => {
            let name = match name {
                Some(name) => format!("Some({})", literal::string(name)),
                None => "None".to_owned(),
            };
            format!(
                "ChainStep::Call({name}, {})",
                mapping.call(design, call, indent)
            )
        }
        ChainStep::If { path, test, value } => {
            let test = match test {
                Test::Empty => "Test::Empty",
                Test::Absent => "Test::Absent",
            };
            format!(
                "ChainStep::If({}, {test}, {})",
                mapping.path(path),
                mapping.returned(design, value, indent)
            )
        }
        ChainStep::Return { value } => format!(
            "ChainStep::Return({})",
            mapping.returned(design, value, indent)
        ),
    };
    chain.steps.iter().map(step).collect()
}

/// A list, one item a line.
fn lines(items: Vec<String>, indent: usize) -> String {
    if items.is_empty() {
        return "&[]".to_owned();
    }
    let pad = " ".repeat(indent);
    let items: String = items
        .iter()
        .map(|item| format!("{pad}    {item},\n"))
        .collect();
    format!("&[\n{items}{pad}]")
}
