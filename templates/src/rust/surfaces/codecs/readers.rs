//! How a place is read: by its trait, by a method of the reader, or by a function of its own.

use super::tables::Limits;
use super::{How, Maker, Way, called, held_by, statement};
use crate::code::{Bracket, Code, Split};
use crate::rust::lower::{Kind, Shape};
use crate::rust::{symbols, tuple};
use crate::slot::Slot;

impl Maker<'_> {
    /// How the value behind `null` is read.
    pub(super) fn non_null(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> How {
        let bare = self.bare_reader(shape, limits, name);
        self.wrapped_reader(shape, bare)
    }

    /// The expression that reads a place, without `?`.
    pub(super) fn read_value(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> Code {
        self.reader(shape, limits, name).read()
    }

    /// The function that reads a place.
    pub(super) fn read_path(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> Code {
        let how = self.reader(shape, limits, name);
        self.read_fn(how, &shape.rust())
    }

    pub(super) fn reader(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> How {
        let how = self.non_null(shape, limits, name);
        match how.way() {
            Some(way) if shape.nullable => {
                let or_null = way.and("or_null");
                let read = self.read_fn(how, &shape.inner_rust());
                How::Method(or_null, "nullable", vec![read])
            }
            Some(_) | None => how,
        }
    }

    /// Boxes and hides what was read.
    fn wrapped_reader(&mut self, shape: &Shape<'_>, how: How) -> How {
        let wrap = match (shape.secret, shape.boxed) {
            (true, _) => "toolrt::Secret::new",
            (false, true) => "Box::new",
            (false, false) => return how,
        };
        let Some(way) = how.way() else { return how };
        let way = way.and("hidden");
        let mapped = called(".map", vec![Code::word(wrap)]);
        let body = vec![Slot::code(Code::Seq(vec![how.read(), mapped]))];
        self.made_reader(way, &shape.inner_rust(), body)
    }

    fn bare_reader(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> How {
        let way = || Way::of("read", name, limits);
        let limited = |method| How::Method(way(), method, vec![limits.reference()]);
        match &shape.kind {
            Kind::Nominal {
                narrowed: Some(narrowed),
                ..
            } if limits.own => {
                let held = called("r.held", vec![held_by(narrowed, limits)]);
                let held = Code::Seq(vec![held, Code::word("?")]);
                let body = vec![statement(held), Slot::word("r.read()")];
                self.made_reader(way(), &shape.bare, body)
            }
            Kind::Null | Kind::Bool | Kind::Json | Kind::Nominal { .. } => How::Plain,
            Kind::Int | Kind::Float | Kind::Text(_) if !limits.own => How::Plain,
            Kind::Int => limited("int"),
            Kind::Float => limited("float"),
            Kind::Text(_) => limited("text"),
            Kind::List(inner) | Kind::Map(inner) => {
                let (suffix, method) = if matches!(shape.kind, Kind::List(_)) {
                    ("item", "list")
                } else {
                    ("value", "map")
                };
                let how = self.reader(inner, &limits.inner[0], &format!("{name}_{suffix}"));
                if matches!(how, How::Plain) && !limits.own {
                    return How::Plain;
                }
                let read = self.read_fn(how, &inner.rust());
                How::Method(way(), method, vec![limits.reference(), read])
            }
            Kind::Tuple(items, tail) => {
                let mut body = Vec::new();
                if shape.limits.unique {
                    body.push(Slot::word("r.unique()?;"));
                }
                body.push(Slot::word("r.begin_list()?;"));
                let mut locals = Vec::new();
                for (index, item) in items.iter().enumerate() {
                    let value = self.read_value(
                        item,
                        &limits.inner[index],
                        &format!("{name}_ITEM{}", index + 1),
                    );
                    let local = format!("item{}", index + 1);
                    body.push(Slot::word("r.place()?;"));
                    body.push(set(&local, value));
                    locals.push(local);
                }
                if let Some(tail) = tail {
                    let read =
                        self.read_path(tail, &limits.inner[items.len()], &format!("{name}_TAIL"));
                    body.push(set(
                        "tail",
                        called("r.tail", vec![limits.reference(), read]),
                    ));
                    locals.push("tail".to_owned());
                } else {
                    body.push(Slot::word("r.end_list()?;"));
                }
                body.push(Slot::lines(tuple::result(&locals)));
                self.made_reader(way(), &shape.bare, body)
            }
        }
    }

    /// Makes sure that there is a function that reads a place.
    pub(super) fn read_fn(&mut self, how: How, rust: &Code) -> Code {
        match how {
            How::Plain => symbols::plain_reader(),
            How::Function(_, name) => name,
            How::Method(way, method, args) => {
                let body = vec![Slot::code(called_on_reader(method, args))];
                self.helper(&way, true, rust, body)
            }
        }
    }

    /// A function that reads a place.
    fn made_reader(&mut self, way: Way, rust: &Code, body: Vec<Slot>) -> How {
        let name = self.helper(&way, true, rust, body);
        How::Function(way, name)
    }
}

impl How {
    /// The call that reads.
    pub(super) fn read(self) -> Code {
        match self {
            Self::Plain => Code::word("r.read()"),
            Self::Function(_, name) => Code::call(name, vec![Code::word("r")]),
            Self::Method(_, method, args) => called_on_reader(method, args),
        }
    }
}

/// A call of a method of the reader.
fn called_on_reader(method: &'static str, args: Vec<Code>) -> Code {
    let args = Code::Group(Bracket::Round, Split::Together, args);
    Code::Seq(vec![Code::word("r."), Code::word(method), args])
}

/// `let name = value?;`
fn set(name: &str, value: Code) -> Slot {
    let head = ["let ", name, " = "].concat().into();
    Slot::code(Code::Seq(vec![head, value, Code::word("?;")]))
}
