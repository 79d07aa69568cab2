//! The Python text of mappings and chains: data that the runtime computes values by.

use toolc_compiler::ir::{
    Call, ChainStep, Design, Expr, ExprEntry, Injected, PathStep, Return, Root, Test, Tool,
    ValuePath,
};

use super::literal;
use crate::schema;

/// Paths from `args` to one of `injected` start at a root of their own.
#[derive(Clone, Copy)]
pub(super) struct Mapping<'a> {
    pub injected: &'a [Injected],
}

impl Mapping<'_> {
    /// An expression.
    pub(super) fn expr(self, expr: &Expr) -> String {
        match expr {
            Expr::Value(value) => {
                format!("call.Json({})", literal::string(&schema::text_of(value)))
            }
            Expr::Path(path) => self.path(path),
            Expr::List(items) => {
                let items: Vec<String> = items.iter().map(|item| self.expr(item)).collect();
                format!("call.Items({})", tuple(&items))
            }
            Expr::Object(entries) => self.object(entries),
        }
    }

    /// An object, as an expression.
    pub(super) fn object(self, entries: &[ExprEntry]) -> String {
        format!("call.Members({})", self.entries(entries))
    }

    fn entries(self, entries: &[ExprEntry]) -> String {
        let entry = |entry: &ExprEntry| {
            format!(
                "({}, {})",
                literal::string(&entry.name),
                self.expr(&entry.value)
            )
        };
        let entries: Vec<String> = entries.iter().map(entry).collect();
        tuple(&entries)
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
                PathStep::Key(name) => literal::string(name),
                PathStep::Each => "call.EACH".to_owned(),
            })
            .collect();
        format!(
            "call.Path({}, {}{}{})",
            literal::string(root),
            tuple(&steps),
            if path.count { ", count=True" } else { "" },
            if path.or_null { ", or_null=True" } else { "" }
        )
    }

    fn call(self, design: &Design, call: &Call, name: Option<&str>) -> String {
        let name = name.map_or(String::new(), |name| {
            format!(", name={}", literal::string(name))
        });
        format!(
            "call.Call(tool={}, args={}{name})",
            literal::string(&design[call.tool].name),
            self.entries(&call.args)
        )
    }

    fn returned(self, design: &Design, value: &Return) -> String {
        let value = match value {
            Return::Call(call) => self.call(design, call, None),
            Return::Value(expr) => self.expr(expr),
        };
        format!("call.Return({value})")
    }
}

/// The steps of a chain.
pub(super) fn steps(design: &Design, tool: &Tool) -> Vec<String> {
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
                Test::Empty => "empty",
                Test::Absent => "absent",
            };
            format!(
                "call.If(path={}, test=\"{test}\", then={})",
                mapping.path(path),
                mapping.returned(design, value)
            )
        }
        ChainStep::Return { value } => mapping.returned(design, value),
    };
    chain.steps.iter().map(step).collect()
}

/// `(a, b)`, with the comma that one item needs.
pub(super) fn tuple(items: &[String]) -> String {
    match items {
        [one] => format!("({one},)"),
        items => format!("({})", items.join(", ")),
    }
}
