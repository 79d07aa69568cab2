//! Our own templates, read once into steps that print values as they are: a page costs little more than its bytes.
//!
//! The engine is for the templates of users. A test holds both to the same bytes.

mod parse;
mod read;
mod run;
mod tree;

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

pub(super) use self::read::read;

use crate::code::Fragment;

/// A template with all that it includes and imports.
#[derive(Debug)]
pub(super) struct Program {
    steps: Vec<Step>,
    /// How many variables it has.
    variables: usize,
    /// The templates that it consists of.
    pub(super) parts: Vec<&'static str>,
}

/// What a template does.
#[derive(Debug)]
enum Step {
    Text(&'static str),
    Print(Expression),
    If(Expression, Vec<Step>, Vec<Step>),
    For(Box<For>),
    /// Gives a variable its value.
    Set(usize, Expression),
    /// Gives a variable what these steps print.
    Capture(usize, Vec<Step>),
}

/// A loop.
#[derive(Debug)]
struct For {
    over: Expression,
    /// Which items count.
    condition: Option<Expression>,
    item: usize,
    /// Where the loop is, as `loop` tells it.
    place: usize,
    /// The variables that start anew with each item.
    inner: std::ops::Range<usize>,
    body: Vec<Step>,
}

/// What a template asks for.
#[derive(Debug)]
enum Expression {
    /// A field of the model.
    Model(Field),
    Variable(usize),
    Field(Box<Expression>, Field),
    /// Of a list.
    Item(Box<Expression>, usize),
    /// Of the loop with its place in a variable.
    Loop(usize, Loop),
    Fixed(Arc<Fragment>),
    Flag(bool),
    Number(u64),
    Not(Box<Expression>),
    And(Box<Expression>, Box<Expression>),
    Or(Box<Expression>, Box<Expression>),
    /// Whether there is a value at all, even if it is none.
    IsDefined(Box<Expression>),
    IsNothing(Box<Expression>),
    IsLess(Box<Expression>, Box<Expression>),
    IsEqual(Box<Expression>, Box<Expression>),
    /// One of two, by the first.
    Either(Box<[Expression; 3]>),
    Length(Box<Expression>),
    /// A word of ours, as something else.
    Word(Box<Expression>, fn(&'static str) -> Fragment),
    /// What a macro prints with these values for its variables.
    Call(Vec<(usize, Expression)>, Vec<Step>),
}

/// What a loop tells of itself.
#[derive(Debug, Clone, Copy)]
enum Loop {
    IsFirst,
    IsLast,
    Index,
}

/// A field by its name, and where it was found last: models of a kind have their fields in one order.
#[derive(Debug)]
struct Field {
    name: &'static str,
    at: AtomicUsize,
}
