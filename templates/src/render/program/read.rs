//! From the tree of a template to its steps: names are resolved, includes and macros take their place.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "the parser knows more statements and expressions than our templates have"
)]

use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

use heck::ToUpperCamelCase;
use minijinja::machinery::ast::{self, BinOpKind, CallArg, Expr, Stmt, UnaryOpKind};
use minijinja::machinery::parse;
use minijinja::syntax::SyntaxConfig;
use minijinja::value::ValueKind;

use super::{Expression, Field, For, Loop, Program, Step};
use crate::code::{Code, Fragment, Seen};
use crate::render::code;

/// Why a template is no program: what it uses that ours do not.
type Unknown = String;

/// Reads a template; `source` has the texts of all.
pub(in crate::render) fn read(
    name: &'static str,
    source: &dyn Fn(&str) -> Option<(&'static str, &'static str)>,
    syntax: &SyntaxConfig,
) -> Result<Program, Unknown> {
    let mut reader = Reader {
        source,
        syntax,
        variables: 0,
        parts: Vec::new(),
        scopes: vec![BTreeMap::new()],
        is_branch: false,
        sees_model: true,
    };
    let steps = reader.template(name)?;
    Ok(Program {
        steps,
        variables: reader.variables,
        parts: reader.parts,
    })
}

/// What a name stands for.
#[derive(Clone)]
enum Binding {
    Variable(usize),
    Fixed(Arc<Fragment>),
    Macro(Rc<Macro>),
    /// The loop around, by the variable with its place.
    Loop(usize),
}

type Names = BTreeMap<&'static str, Binding>;

/// The tree of a template.
struct File(Stmt<'static>);

impl File {
    fn statements(&self) -> &[Stmt<'static>] {
        match &self.0 {
            Stmt::Template(tree) => &tree.children,
            _ => &[],
        }
    }
}

/// A macro: a statement of a file, and the names that it sees.
struct Macro {
    file: Rc<File>,
    statement: usize,
    names: Names,
}

impl Macro {
    fn tree(&self) -> Option<&ast::Macro<'static>> {
        match self.file.statements().get(self.statement) {
            Some(Stmt::Macro(tree)) => Some(tree),
            _ => None,
        }
    }
}

struct Reader<'r> {
    source: &'r dyn Fn(&str) -> Option<(&'static str, &'static str)>,
    syntax: &'r SyntaxConfig,
    variables: usize,
    parts: Vec<&'static str>,
    /// The names of the blocks around, the innermost last.
    scopes: Vec<Names>,
    /// Whether what is read may not run, and the names of this block outlive that.
    is_branch: bool,
    /// Whether names may be fields of the model: macros see what they are given.
    sees_model: bool,
}

impl Reader<'_> {
    /// The statements of a file.
    fn file(&mut self, name: &str) -> Result<Rc<File>, Unknown> {
        let (name, text) = (self.source)(name).ok_or_else(|| format!("no template `{name}`"))?;
        if self.parts.len() > MOST_PARTS {
            return Err(format!("`{name}` includes itself"));
        }
        self.parts.push(name);
        let tree = parse(text, name, self.syntax.clone());
        Ok(Rc::new(File(tree.map_err(|error| error.to_string())?)))
    }

    /// What a template does that is included, or the page's own.
    fn template(&mut self, name: &str) -> Result<Vec<Step>, Unknown> {
        let file = self.file(name)?;
        self.block(|reader| reader.statements(file.statements(), Some(&file)))
    }

    /// Reads what has names of its own.
    fn block<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, Unknown>,
    ) -> Result<T, Unknown> {
        let is_branch = std::mem::take(&mut self.is_branch);
        self.scopes.push(Names::new());
        let done = read(self);
        self.scopes.pop();
        self.is_branch = is_branch;
        done
    }

    /// Reads statements; those of a whole file may be macros.
    fn statements(
        &mut self,
        statements: &[Stmt<'static>],
        file: Option<&Rc<File>>,
    ) -> Result<Vec<Step>, Unknown> {
        let mut steps = Vec::with_capacity(statements.len());
        for (index, statement) in statements.iter().enumerate() {
            if let (Stmt::Macro(tree), Some(file)) = (statement, file) {
                self.bind_macro(tree.name, file, index);
            } else {
                self.statement(statement, &mut steps)?;
            }
        }
        Ok(steps)
    }

    fn statement(
        &mut self,
        statement: &Stmt<'static>,
        steps: &mut Vec<Step>,
    ) -> Result<(), Unknown> {
        steps.push(match statement {
            Stmt::EmitRaw(text) => Step::Text(text.raw),
            Stmt::EmitExpr(value) => Step::Print(self.expression(&value.expr)?),
            Stmt::IfCond(branch) => {
                let condition = self.expression(&branch.expr)?;
                let is_branch = std::mem::replace(&mut self.is_branch, true);
                let then = self.statements(&branch.true_body, None)?;
                let otherwise = self.statements(&branch.false_body, None)?;
                self.is_branch = is_branch;
                Step::If(condition, then, otherwise)
            }
            Stmt::ForLoop(tree) => Step::For(Box::new(self.for_loop(tree)?)),
            Stmt::Set(set) => {
                let value = self.expression(&set.expr)?;
                let name = variable(&set.target)?;
                if let (Expression::Fixed(fragment), false) = (&value, self.is_branch) {
                    self.bind(name, Binding::Fixed(fragment.clone()));
                    return Ok(());
                }
                Step::Set(self.declared(name)?, value)
            }
            Stmt::SetBlock(set) if set.filter.is_none() => {
                let body = self.block(|reader| reader.statements(&set.body, None))?;
                Step::Capture(self.declared(variable(&set.target)?)?, body)
            }
            Stmt::Include(include) => {
                steps.append(&mut self.template(text(&include.name)?)?);
                return Ok(());
            }
            Stmt::FromImport(import) => {
                let names = self.module(text(&import.expr)?)?;
                for (name, known_as) in &import.names {
                    let name = variable(name)?;
                    let known_as = known_as.as_ref().map_or(Ok(name), variable)?;
                    let binding = names.get(name);
                    let binding = binding.ok_or_else(|| format!("no macro `{name}`"))?;
                    self.bind(known_as, binding.clone());
                }
                return Ok(());
            }
            other => return Err(format!("{other:?}")),
        });
        Ok(())
    }

    fn for_loop(&mut self, tree: &ast::ForLoop<'static>) -> Result<For, Unknown> {
        if tree.recursive || !tree.else_body.is_empty() {
            return Err("a loop that is more than one".to_owned());
        }
        let over = self.expression(&tree.iter)?;
        let name = variable(&tree.target)?;
        let (item, place) = (self.variable(), self.variable());
        let first = self.variables;
        self.block(|reader| {
            reader.bind(name, Binding::Variable(item));
            let condition = tree.filter_expr.as_ref();
            let condition = condition.map(|condition| reader.expression(condition));
            let condition = condition.transpose()?;
            reader.bind("loop", Binding::Loop(place));
            let body = reader.statements(&tree.body, None)?;
            Ok(For {
                over,
                condition,
                item,
                place,
                inner: first..reader.variables,
                body,
            })
        })
    }

    /// The names of a file that others import.
    fn module(&mut self, name: &str) -> Result<Names, Unknown> {
        let file = self.file(name)?;
        let scopes = std::mem::replace(&mut self.scopes, vec![Names::new()]);
        let sees_model = std::mem::replace(&mut self.sees_model, false);
        let steps = self.statements(file.statements(), Some(&file));
        self.sees_model = sees_model;
        let names = std::mem::replace(&mut self.scopes, scopes).pop();
        let is_silent = |step: &Step| matches!(step, Step::Text(_));
        match steps?.iter().all(is_silent) {
            true => Ok(names.unwrap_or_default()),
            false => Err(format!("`{name}` is more than macros")),
        }
    }

    fn bind_macro(&mut self, name: &'static str, file: &Rc<File>, statement: usize) {
        let names = self.scopes.iter().flatten();
        let names = names.map(|(name, binding)| (*name, binding.clone()));
        let made = Macro {
            file: file.clone(),
            statement,
            names: names.collect(),
        };
        self.bind(name, Binding::Macro(Rc::new(made)));
    }

    /// What a macro does with these values.
    fn call(
        &mut self,
        called: &Macro,
        arguments: &[CallArg<'static>],
    ) -> Result<Expression, Unknown> {
        let tree = called.tree().ok_or("no macro")?;
        if !tree.defaults.is_empty() || arguments.len() != tree.args.len() {
            return Err(format!("a call of `{}` with defaults", tree.name));
        }
        let mut given = Vec::new();
        for (parameter, argument) in tree.args.iter().zip(arguments) {
            let CallArg::Pos(value) = argument else {
                return Err(format!("a call of `{}` with names", tree.name));
            };
            let value = self.expression(value)?;
            given.push((variable(parameter)?, self.variable(), value));
        }
        let scopes = std::mem::replace(&mut self.scopes, vec![called.names.clone()]);
        let sees_model = std::mem::replace(&mut self.sees_model, false);
        let body = self.block(|reader| {
            for (name, variable, _) in &given {
                reader.bind(name, Binding::Variable(*variable));
            }
            reader.statements(&tree.body, None)
        });
        self.scopes = scopes;
        self.sees_model = sees_model;
        let given = given.into_iter();
        let given = given.map(|(_, variable, value)| (variable, value));
        Ok(Expression::Call(given.collect(), body?))
    }

    fn variable(&mut self) -> usize {
        self.variables += 1;
        self.variables - 1
    }

    fn bind(&mut self, name: &'static str, binding: Binding) {
        if let Some(names) = self.scopes.last_mut() {
            names.insert(name, binding);
        }
    }

    fn bound(&self, name: &str) -> Option<&Binding> {
        let mut scopes = self.scopes.iter().rev();
        scopes.find_map(|names| names.get(name))
    }

    /// The variable of this block with a name.
    fn declared(&mut self, name: &'static str) -> Result<usize, Unknown> {
        let here = self.scopes.last().and_then(|names| names.get(name));
        if let Some(Binding::Variable(variable)) = here {
            return Ok(*variable);
        }
        if self.is_branch && self.bound(name).is_some() {
            return Err(format!("`{name}` may be one or the other"));
        }
        let variable = self.variable();
        self.bind(name, Binding::Variable(variable));
        Ok(variable)
    }

    fn expression(&mut self, tree: &Expr<'static>) -> Result<Expression, Unknown> {
        Ok(match tree {
            Expr::Var(name) => match self.bound(name.id) {
                Some(Binding::Variable(variable)) => Expression::Variable(*variable),
                Some(Binding::Fixed(fragment)) => Expression::Fixed(fragment.clone()),
                Some(Binding::Macro(_) | Binding::Loop(_)) => {
                    return Err(format!("`{}` alone", name.id));
                }
                None if name.id == "imports" => Expression::Fixed(Arc::new(Fragment::Imports)),
                None if self.sees_model => Expression::Model(Field::new(name.id)),
                None => return Err(format!("a macro that sees `{}`", name.id)),
            },
            Expr::Const(constant) => constant_of(&constant.value)?,
            Expr::UnaryOp(operation) if matches!(operation.op, UnaryOpKind::Not) => {
                Expression::Not(Box::new(self.expression(&operation.expr)?))
            }
            Expr::BinOp(operation) => {
                let left = Box::new(self.expression(&operation.left)?);
                let right = Box::new(self.expression(&operation.right)?);
                match operation.op {
                    BinOpKind::ScAnd => Expression::And(left, right),
                    BinOpKind::ScOr => Expression::Or(left, right),
                    BinOpKind::Lt => Expression::IsLess(left, right),
                    BinOpKind::Eq => Expression::IsEqual(left, right),
                    _ => return Err(format!("{operation:?}")),
                }
            }
            Expr::IfExpr(either) => {
                let otherwise = either.false_expr.as_ref().ok_or("a value or none")?;
                Expression::Either(Box::new([
                    self.expression(&either.test_expr)?,
                    self.expression(&either.true_expr)?,
                    self.expression(otherwise)?,
                ]))
            }
            Expr::Filter(filter) => {
                let of = filter.expr.as_ref().ok_or("a filter of nothing")?;
                let of = Box::new(self.expression(of)?);
                let made: fn(&'static str) -> Fragment = match filter.name {
                    "length" => return Ok(Expression::Length(of)),
                    "literal" => |word| Fragment::Literal(word.to_owned()),
                    "camel" => |word| Fragment::Code(Code::from(word.to_upper_camel_case())),
                    "constant" => |word| Fragment::Code(Code::from(word.to_uppercase())),
                    name => return Err(format!("the filter `{name}`")),
                };
                Expression::Word(of, made)
            }
            Expr::Test(test) => {
                let of = Box::new(self.expression(&test.expr)?);
                match test.name {
                    "none" => Expression::IsNothing(of),
                    "defined" => Expression::IsDefined(of),
                    name => return Err(format!("the test `{name}`")),
                }
            }
            Expr::GetAttr(attribute) => self.attribute(attribute)?,
            Expr::GetItem(item) => {
                let of = self.expression(&item.expr)?;
                match self.expression(&item.subscript_expr)? {
                    Expression::Number(at) => {
                        let at = usize::try_from(at).map_err(|error| error.to_string())?;
                        Expression::Item(Box::new(of), at)
                    }
                    _ => return Err(format!("{item:?}")),
                }
            }
            Expr::Call(call) => {
                let Expr::Var(name) = &call.expr else {
                    return Err(format!("{call:?}"));
                };
                if let Some(Binding::Macro(called)) = self.bound(name.id) {
                    let called = called.clone();
                    return self.call(&called, &call.args);
                }
                Expression::Fixed(Arc::new(named(name.id, &call.args)?))
            }
            other => return Err(format!("{other:?}")),
        })
    }

    fn attribute(&mut self, attribute: &ast::GetAttr<'static>) -> Result<Expression, Unknown> {
        if let Expr::Var(of) = &attribute.expr
            && let Some(Binding::Loop(place)) = self.bound(of.id)
        {
            let what = match attribute.name {
                "first" => Loop::IsFirst,
                "last" => Loop::IsLast,
                "index" => Loop::Index,
                name => return Err(format!("`loop.{name}`")),
            };
            return Ok(Expression::Loop(*place, what));
        }
        let of = self.expression(&attribute.expr)?;
        Ok(Expression::Field(Box::new(of), Field::new(attribute.name)))
    }
}

/// More files than any template has.
const MOST_PARTS: usize = 100;

impl Field {
    fn new(name: &'static str) -> Self {
        Self {
            name,
            at: AtomicUsize::new(0),
        }
    }
}

/// The name of a variable that is set.
fn variable(tree: &Expr<'static>) -> Result<&'static str, Unknown> {
    match tree {
        Expr::Var(name) => Ok(name.id),
        other => Err(format!("{other:?}")),
    }
}

/// A text that stands in the template.
fn text<'t>(tree: &'t Expr<'static>) -> Result<&'t str, Unknown> {
    match tree {
        Expr::Const(constant) => constant.value.as_str(),
        _ => None,
    }
    .ok_or_else(|| format!("{tree:?}"))
}

fn constant_of(value: &minijinja::Value) -> Result<Expression, Unknown> {
    match (value.is_number(), u64::try_from(value.clone())) {
        (true, Ok(number)) => Ok(Expression::Number(number)),
        _ if value.kind() == ValueKind::Bool => Ok(Expression::Flag(value.is_true())),
        _ => Err(format!("the constant {value:?}")),
    }
}

/// What a function says that names something to import.
fn named(function: &str, arguments: &[CallArg<'static>]) -> Result<Fragment, Unknown> {
    let texts = arguments.iter().map(|argument| match argument {
        CallArg::Pos(value) => text(value),
        _ => Err(format!("a call of `{function}` with names")),
    });
    let texts: Vec<&str> = texts.collect::<Result<_, _>>()?;
    let code = |path, known_as, seen| code(path, known_as, seen).map_err(|error| error.to_string());
    match (function, &texts[..]) {
        ("loaded", [path]) => code(path, None, Seen::Loaded).map(Fragment::Code),
        ("loaded", [path, here]) => code(path, Some(here), Seen::Loaded).map(Fragment::Code),
        ("checked", [path]) => code(path, None, Seen::Checked).map(Fragment::Code),
        ("checked", [path, here]) => code(path, Some(here), Seen::Checked).map(Fragment::Code),
        ("used", paths) => {
            let names = paths.iter().map(|path| code(path, None, Seen::Loaded));
            Ok(Fragment::Used(Code::Items(
                names.collect::<Result<_, _>>()?,
            )))
        }
        _ => Err(format!("the function `{function}`")),
    }
}
