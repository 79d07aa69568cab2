//! From the tree of a template to its steps: names are resolved, includes and macros take their place.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

use heck::ToUpperCamelCase;

use super::parse::parse;
use super::tree::{Expr, Macro as Tree, Operator, Statement};
use super::{Expression, Field, For, Loop, Program, Step};
use crate::code::{Code, Fragment, Seen};
use crate::render::code;

/// Why a template is no program: what it uses that ours do not.
type Unknown = String;

/// Reads a template; `source` has the texts of all.
pub(in crate::render) fn read(
    name: &'static str,
    source: &dyn Fn(&str) -> Option<(&'static str, &'static str)>,
) -> Result<Program, Unknown> {
    let mut reader = Reader {
        source,
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

/// The statements of a template.
type File = Vec<Statement>;

/// A macro: a statement of a file, and the names that it sees.
struct Macro {
    file: Rc<File>,
    statement: usize,
    names: Names,
}

impl Macro {
    fn tree(&self) -> Option<&Tree> {
        match self.file.get(self.statement)? {
            Statement::Macro(tree) => Some(tree),
            Statement::Text(_)
            | Statement::Print(_)
            | Statement::If { .. }
            | Statement::For { .. }
            | Statement::Set(..)
            | Statement::Capture(..)
            | Statement::Include(_)
            | Statement::Import(..) => None,
        }
    }
}

struct Reader<'r> {
    source: &'r dyn Fn(&str) -> Option<(&'static str, &'static str)>,
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
        Ok(Rc::new(parse(text)?))
    }

    /// What a template does that is included, or the page's own.
    fn template(&mut self, name: &str) -> Result<Vec<Step>, Unknown> {
        let file = self.file(name)?;
        self.block(|reader| reader.statements(&file, Some(&file)))
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
        statements: &[Statement],
        file: Option<&Rc<File>>,
    ) -> Result<Vec<Step>, Unknown> {
        let mut steps = Vec::with_capacity(statements.len());
        for (index, statement) in statements.iter().enumerate() {
            if let (Statement::Macro(tree), Some(file)) = (statement, file) {
                self.bind_macro(tree.name, file, index);
            } else {
                self.statement(statement, &mut steps)?;
            }
        }
        Ok(steps)
    }

    fn statement(&mut self, statement: &Statement, steps: &mut Vec<Step>) -> Result<(), Unknown> {
        steps.push(match statement {
            Statement::Text(text) => Step::Text(text),
            Statement::Print(value) => Step::Print(self.expression(value)?),
            Statement::If {
                condition,
                then,
                otherwise,
            } => {
                let condition = self.expression(condition)?;
                let is_branch = std::mem::replace(&mut self.is_branch, true);
                let then = self.statements(then, None)?;
                let otherwise = self.statements(otherwise, None)?;
                self.is_branch = is_branch;
                Step::If(condition, then, otherwise)
            }
            Statement::For {
                item,
                over,
                condition,
                body,
            } => {
                let over = self.expression(over)?;
                Step::For(Box::new(self.for_loop(
                    item,
                    over,
                    condition.as_ref(),
                    body,
                )?))
            }
            Statement::Set(name, value) => {
                let value = self.expression(value)?;
                if let (Expression::Fixed(fragment), false) = (&value, self.is_branch) {
                    self.bind(name, Binding::Fixed(fragment.clone()));
                    return Ok(());
                }
                Step::Set(self.declared(name)?, value)
            }
            Statement::Capture(name, body) => {
                let body = self.block(|reader| reader.statements(body, None))?;
                Step::Capture(self.declared(name)?, body)
            }
            Statement::Include(name) => {
                steps.append(&mut self.template(name)?);
                return Ok(());
            }
            Statement::Import(file, names) => {
                let known = self.module(file)?;
                for (name, known_as) in names {
                    let binding = known.get(name);
                    let binding = binding.ok_or_else(|| format!("no macro `{name}`"))?;
                    self.bind(known_as, binding.clone());
                }
                return Ok(());
            }
            Statement::Macro(tree) => return Err(format!("the macro `{}` inside", tree.name)),
        });
        Ok(())
    }

    fn for_loop(
        &mut self,
        name: &'static str,
        over: Expression,
        condition: Option<&Expr>,
        body: &[Statement],
    ) -> Result<For, Unknown> {
        let (item, place) = (self.variable(), self.variable());
        let first = self.variables;
        self.block(|reader| {
            reader.bind(name, Binding::Variable(item));
            let condition = condition.map(|condition| reader.expression(condition));
            let condition = condition.transpose()?;
            reader.bind("loop", Binding::Loop(place));
            let body = reader.statements(body, None)?;
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
        let steps = self.statements(&file, Some(&file));
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
    fn call(&mut self, called: &Macro, arguments: &[Expr]) -> Result<Expression, Unknown> {
        let tree = called.tree().ok_or("no macro")?;
        if arguments.len() != tree.parameters.len() {
            return Err(format!("a call of `{}` with defaults", tree.name));
        }
        let mut given = Vec::new();
        for (parameter, argument) in tree.parameters.iter().zip(arguments) {
            let value = self.expression(argument)?;
            given.push((*parameter, self.variable(), value));
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

    fn expression(&mut self, tree: &Expr) -> Result<Expression, Unknown> {
        Ok(match tree {
            Expr::Name(name) => match self.bound(name) {
                Some(Binding::Variable(variable)) => Expression::Variable(*variable),
                Some(Binding::Fixed(fragment)) => Expression::Fixed(fragment.clone()),
                Some(Binding::Macro(_) | Binding::Loop(_)) => {
                    return Err(format!("`{name}` alone"));
                }
                None if *name == "imports" => Expression::Fixed(Arc::new(Fragment::Imports)),
                None if self.sees_model => Expression::Model(Field::new(name)),
                None => return Err(format!("a macro that sees `{name}`")),
            },
            Expr::Text(text) => return Err(format!("the text `{text}` alone")),
            Expr::Number(number) => Expression::Number(*number),
            Expr::Flag(flag) => Expression::Flag(*flag),
            Expr::Not(value) => Expression::Not(self.boxed(value)?),
            Expr::Binary(operator, sides) => {
                let [left, right] = &**sides;
                let (left, right) = (self.boxed(left)?, self.boxed(right)?);
                match operator {
                    Operator::And => Expression::And(left, right),
                    Operator::Or => Expression::Or(left, right),
                    Operator::IsLess => Expression::IsLess(left, right),
                    Operator::IsEqual => Expression::IsEqual(left, right),
                }
            }
            Expr::Either(parts) => {
                let [test, value, otherwise] = &**parts;
                Expression::Either(Box::new([
                    self.expression(test)?,
                    self.expression(value)?,
                    self.expression(otherwise)?,
                ]))
            }
            Expr::Filter(value, name) => {
                let of = self.boxed(value)?;
                let made: fn(&'static str) -> Fragment = match *name {
                    "length" => return Ok(Expression::Length(of)),
                    "literal" => |word| Fragment::Literal(word.to_owned()),
                    "camel" => |word| Fragment::Code(Code::from(word.to_upper_camel_case())),
                    "constant" => |word| Fragment::Code(Code::from(word.to_uppercase())),
                    name => return Err(format!("the filter `{name}`")),
                };
                Expression::Word(of, made)
            }
            Expr::Test(value, name) => {
                let of = self.boxed(value)?;
                match *name {
                    "none" => Expression::IsNothing(of),
                    "defined" => Expression::IsDefined(of),
                    name => return Err(format!("the test `{name}`")),
                }
            }
            Expr::Attribute(of, name) => self.attribute(of, name)?,
            Expr::Item(of, at) => {
                let at = usize::try_from(*at).map_err(|error| error.to_string())?;
                Expression::Item(self.boxed(of)?, at)
            }
            Expr::Call(name, arguments) => {
                if let Some(Binding::Macro(called)) = self.bound(name) {
                    let called = called.clone();
                    return self.call(&called, arguments);
                }
                Expression::Fixed(Arc::new(import_fragment(name, arguments)?))
            }
        })
    }

    fn boxed(&mut self, tree: &Expr) -> Result<Box<Expression>, Unknown> {
        self.expression(tree).map(Box::new)
    }

    fn attribute(&mut self, of: &Expr, name: &'static str) -> Result<Expression, Unknown> {
        if let Expr::Name(of) = of
            && let Some(Binding::Loop(place)) = self.bound(of)
        {
            let what = match name {
                "first" => Loop::IsFirst,
                "last" => Loop::IsLast,
                "index" => Loop::Index,
                name => return Err(format!("`loop.{name}`")),
            };
            return Ok(Expression::Loop(*place, what));
        }
        Ok(Expression::Field(self.boxed(of)?, Field::new(name)))
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

/// The fragment of a call that names something to import: `loaded`, `checked` or `used`.
fn import_fragment(function: &str, arguments: &[Expr]) -> Result<Fragment, Unknown> {
    let texts = arguments.iter().map(|argument| {
        let Expr::Text(text) = argument else {
            return Err(format!("a call of `{function}` with {argument:?}"));
        };
        Ok(*text)
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
