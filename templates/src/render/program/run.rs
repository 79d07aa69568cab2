//! Runs the steps of a template over a model.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each question has an answer for few kinds of values; all others are wrong"
)]

use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::{Expression, Field, For, Loop, Program, Step};
use crate::code::{Fragment, Held, Printer, Rules};
use crate::render::value::Value;

/// Why a page cannot be made: the engine finds the line, and says it better.
#[derive(Debug, Clone, Copy)]
pub(in crate::render) struct Wrong(pub(in crate::render) &'static str);

/// What an expression is, when it is asked.
#[derive(Clone)]
enum Got<'a> {
    /// Nothing was set, or there is no such field.
    Undefined,
    Value(&'a Value),
    Flag(bool),
    Number(u64),
    Fragment(Held<'a>),
    /// What was printed elsewhere.
    Captured(Rc<[Kept<'a>]>),
    /// How many items a loop has seen with this one, and how many it has.
    Place(usize, usize),
}

/// A part of what is printed into a variable.
#[derive(Clone)]
enum Kept<'a> {
    Text(&'a str),
    Slot(Held<'a>),
    Number(u64),
}

/// Where steps print.
enum Out<'o, 'a> {
    Page(&'o mut Printer<'a>),
    Variable(&'o mut Vec<Kept<'a>>),
}

impl<'a> Out<'_, 'a> {
    fn put(&mut self, part: Kept<'a>) -> Result<(), Wrong> {
        match (self, part) {
            (Self::Variable(parts), part) => parts.push(part),
            (Self::Page(page), Kept::Slot(held)) => page.slot(0, held),
            (Self::Page(page), Kept::Text(text)) => page.text(text).map_err(|at| Wrong(at.why))?,
            (Self::Page(page), Kept::Number(number)) => {
                let text = number.to_string();
                page.text(&text).map_err(|at| Wrong(at.why))?;
            }
        }
        Ok(())
    }
}

const TRUE: &Fragment = &Fragment::Flag(true);
const FALSE: &Fragment = &Fragment::Flag(false);

impl Program {
    /// The text of the page with a path.
    pub(in crate::render) fn page(
        &self,
        model: &Value,
        rules: &Rules,
        path: &str,
    ) -> Result<String, Wrong> {
        let mut printer = Printer::new(rules);
        let mut run = Run {
            model,
            variables: vec![Got::Undefined; self.variables],
        };
        run.steps(&self.steps, &mut Out::Page(&mut printer))?;
        printer.finish(path).map_err(|at| Wrong(at.why))
    }
}

struct Run<'a> {
    model: &'a Value,
    variables: Vec<Got<'a>>,
}

impl<'a> Run<'a> {
    fn steps(&mut self, steps: &'a [Step], out: &mut Out<'_, 'a>) -> Result<(), Wrong> {
        for step in steps {
            match step {
                Step::Text(text) => out.put(Kept::Text(text))?,
                Step::Print(value) => self.print(value, out)?,
                Step::If(condition, then, otherwise) => {
                    let steps = match self.is_true(condition)? {
                        true => then,
                        false => otherwise,
                    };
                    self.steps(steps, out)?;
                }
                Step::For(each) => self.each(each, out)?,
                Step::Set(variable, value) => self.variables[*variable] = self.got(value)?,
                Step::Capture(variable, steps) => {
                    self.variables[*variable] = Got::Captured(self.captured(steps)?);
                }
            }
        }
        Ok(())
    }

    fn captured(&mut self, steps: &'a [Step]) -> Result<Rc<[Kept<'a>]>, Wrong> {
        let mut parts = Vec::new();
        self.steps(steps, &mut Out::Variable(&mut parts))?;
        Ok(parts.into())
    }

    fn each(&mut self, each: &'a For, out: &mut Out<'_, 'a>) -> Result<(), Wrong> {
        let Got::Value(Value::List(items)) = self.got(&each.over)? else {
            return Err(Wrong("only lists have items"));
        };
        let mut of = items.len();
        if let Some(condition) = &each.condition {
            of = 0;
            for item in items {
                self.variables[each.item] = Got::Value(item);
                of += usize::from(self.is_true(condition)?);
            }
        }
        let mut seen = 0;
        for item in items {
            self.variables[each.item] = Got::Value(item);
            if let Some(condition) = &each.condition
                && !self.is_true(condition)?
            {
                continue;
            }
            seen += 1;
            self.variables[each.place] = Got::Place(seen, of);
            self.variables[each.inner.clone()].fill(Got::Undefined);
            self.steps(&each.body, out)?;
        }
        Ok(())
    }

    fn print(&mut self, value: &'a Expression, out: &mut Out<'_, 'a>) -> Result<(), Wrong> {
        if let Expression::Call(given, steps) = value {
            // What is not kept needs no place to stay.
            self.give(given)?;
            return self.steps(steps, out);
        }
        match self.got(value)? {
            Got::Value(Value::Slot(slot)) => out.put(Kept::Slot(Held::Lent(&slot.0))),
            Got::Fragment(held) => out.put(Kept::Slot(held)),
            Got::Value(Value::Flag(flag)) => out.put(flag_slot(*flag)),
            Got::Flag(flag) => out.put(flag_slot(flag)),
            Got::Value(Value::Number(number)) => out.put(Kept::Number(*number)),
            Got::Number(number) => out.put(Kept::Number(number)),
            Got::Captured(parts) => parts.iter().try_for_each(|part| out.put(part.clone())),
            Got::Undefined | Got::Value(_) | Got::Place(..) => {
                Err(Wrong("only fragments are printed"))
            }
        }
    }

    fn give(&mut self, given: &'a [(usize, Expression)]) -> Result<(), Wrong> {
        for (variable, value) in given {
            self.variables[*variable] = self.got(value)?;
        }
        Ok(())
    }

    /// The part of the model that an expression names; nothing where it is more than a name, or there is no such part.
    fn value(&self, expression: &Expression) -> Option<&'a Value> {
        match expression {
            Expression::Model(field) => field.of(self.model),
            Expression::Variable(variable) => match self.variables[*variable] {
                Got::Value(value) => Some(value),
                _ => None,
            },
            Expression::Field(of, field) => field.of(self.value(of)?),
            _ => None,
        }
    }

    fn got(&mut self, expression: &'a Expression) -> Result<Got<'a>, Wrong> {
        if let Some(value) = self.value(expression) {
            return Ok(Got::Value(value));
        }
        Ok(match expression {
            Expression::Model(_) => Got::Undefined,
            Expression::Variable(variable) => self.variables[*variable].clone(),
            Expression::Field(of, field) => match self.got(of)? {
                Got::Value(value) => field.of(value).map_or(Got::Undefined, Got::Value),
                Got::Undefined => return Err(Wrong("a field of nothing")),
                Got::Flag(_)
                | Got::Number(_)
                | Got::Fragment(_)
                | Got::Captured(_)
                | Got::Place(..) => Got::Undefined,
            },
            Expression::Item(of, at) => match self.got(of)? {
                Got::Value(Value::List(items)) => items.get(*at).map_or(Got::Undefined, Got::Value),
                _ => return Err(Wrong("only lists have items")),
            },
            Expression::Loop(place, what) => match (&self.variables[*place], what) {
                (Got::Place(seen, _), Loop::IsFirst) => Got::Flag(*seen == 1),
                (Got::Place(seen, of), Loop::IsLast) => Got::Flag(seen == of),
                (Got::Place(seen, _), Loop::Index) => {
                    Got::Number(u64::try_from(*seen).unwrap_or(u64::MAX))
                }
                _ => return Err(Wrong("no loop")),
            },
            Expression::Fixed(fragment) => Got::Fragment(Held::Lent(fragment)),
            Expression::Flag(flag) => Got::Flag(*flag),
            Expression::Number(number) => Got::Number(*number),
            Expression::Not(of) => Got::Flag(!self.is_true(of)?),
            Expression::And(left, right) => match self.got(left)? {
                left if !is_true(&left)? => left,
                _ => self.got(right)?,
            },
            Expression::Or(left, right) => match self.got(left)? {
                left if is_true(&left)? => left,
                _ => self.got(right)?,
            },
            Expression::IsDefined(of) => Got::Flag(!matches!(self.got(of)?, Got::Undefined)),
            Expression::IsNothing(of) => match self.got(of)? {
                Got::Undefined => return Err(Wrong("a test of nothing")),
                got => Got::Flag(matches!(got, Got::Value(Value::Nothing))),
            },
            Expression::IsLess(left, right) => Got::Flag(self.number(left)? < self.number(right)?),
            Expression::IsEqual(left, right) => {
                Got::Flag(self.number(left)? == self.number(right)?)
            }
            Expression::Either(parts) => {
                let [condition, then, otherwise] = &**parts;
                match self.is_true(condition)? {
                    true => self.got(then)?,
                    false => self.got(otherwise)?,
                }
            }
            Expression::Length(of) => match self.got(of)? {
                Got::Value(Value::List(items)) => {
                    Got::Number(u64::try_from(items.len()).unwrap_or(u64::MAX))
                }
                _ => return Err(Wrong("only lists have a length")),
            },
            Expression::Word(of, made) => {
                let slot = match self.got(of)? {
                    Got::Value(Value::Slot(slot)) => Some(&*slot.0),
                    _ => None,
                };
                let Some(Fragment::Word(word)) = slot else {
                    return Err(Wrong("only words are made to something else"));
                };
                Got::Fragment(Held::Made(Arc::new(made(word))))
            }
            Expression::Call(given, steps) => {
                self.give(given)?;
                Got::Captured(self.captured(steps)?)
            }
        })
    }

    fn is_true(&mut self, condition: &'a Expression) -> Result<bool, Wrong> {
        match self.value(condition) {
            Some(value) => Ok(value.is_true()),
            None => is_true(&self.got(condition)?),
        }
    }

    fn number(&mut self, expression: &'a Expression) -> Result<u64, Wrong> {
        match self.got(expression)? {
            Got::Number(number) => Ok(number),
            Got::Value(Value::Number(number)) => Ok(*number),
            _ => Err(Wrong("only numbers are compared")),
        }
    }
}

fn is_true(got: &Got<'_>) -> Result<bool, Wrong> {
    Ok(match got {
        Got::Undefined => return Err(Wrong("a condition of nothing")),
        Got::Value(value) => value.is_true(),
        Got::Flag(flag) => *flag,
        Got::Number(number) => *number != 0,
        Got::Fragment(_) | Got::Place(..) => true,
        Got::Captured(parts) => parts
            .iter()
            .any(|part| !matches!(part, Kept::Text(text) if text.is_empty())),
    })
}

fn flag_slot<'a>(flag: bool) -> Kept<'a> {
    Kept::Slot(Held::Lent(if flag { TRUE } else { FALSE }))
}

impl Value {
    /// What it is as a condition.
    fn is_true(&self) -> bool {
        match self {
            Self::Nothing => false,
            Self::Flag(flag) => *flag,
            Self::Number(number) => *number != 0,
            Self::Slot(_) => true,
            Self::List(items) => !items.is_empty(),
            Self::Record(fields) => !fields.is_empty(),
        }
    }
}

impl Field {
    fn of<'a>(&self, value: &'a Value) -> Option<&'a Value> {
        let Value::Record(fields) = value else {
            return None;
        };
        let at = self.at.load(Ordering::Relaxed);
        if let Some((name, value)) = fields.get(at)
            && *name == self.name
        {
            return Some(value);
        }
        let at = fields.iter().position(|(name, _)| *name == self.name)?;
        self.at.store(at, Ordering::Relaxed);
        Some(&fields[at].1)
    }
}
