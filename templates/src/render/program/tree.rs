//! The tree of a template, in the part of Jinja that ours use.

/// A statement, or what stands between statements.
#[derive(Debug)]
pub(super) enum Statement {
    Text(&'static str),
    Print(Expr),
    If {
        condition: Expr,
        then: Vec<Statement>,
        otherwise: Vec<Statement>,
    },
    For {
        item: &'static str,
        over: Expr,
        condition: Option<Expr>,
        body: Vec<Statement>,
    },
    Set(&'static str, Expr),
    /// The name of what the body prints.
    Capture(&'static str, Vec<Statement>),
    Include(&'static str),
    /// A file, and names of it with the names that they have here.
    Import(&'static str, Vec<(&'static str, &'static str)>),
    Macro(Macro),
}

#[derive(Debug)]
pub(super) struct Macro {
    pub name: &'static str,
    pub parameters: Vec<&'static str>,
    pub body: Vec<Statement>,
}

#[derive(Debug)]
pub(super) enum Expr {
    Name(&'static str),
    Text(&'static str),
    Number(u64),
    Flag(bool),
    Not(Box<Expr>),
    Binary(Operator, Box<[Expr; 2]>),
    /// The test, what holds if it is true, and what holds otherwise.
    Either(Box<[Expr; 3]>),
    Filter(Box<Expr>, &'static str),
    Test(Box<Expr>, &'static str),
    Attribute(Box<Expr>, &'static str),
    Item(Box<Expr>, u64),
    Call(&'static str, Vec<Expr>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Operator {
    And,
    Or,
    IsLess,
    IsEqual,
}
