//! How a place is written: by its trait, by a method of the writer, or by a function of its own.

use super::tables::Limits;
use super::{How, Maker, Way, called, held_by, statement};
use crate::code::Code;
use crate::rust::lower::{Kind, Shape};
use crate::rust::{symbols, tuple};
use crate::slot::Slot;

/// A value to write.
#[derive(Clone, Copy)]
pub(super) enum Written<'v> {
    /// What stands at a place.
    At(&'v str),
    /// What a reference leads to.
    Behind(&'v str),
    /// What a text of ours is a reference to.
    Reference(&'static str),
}

/// A call that writes.
pub(super) enum Call {
    /// Of a method of the writer, without it.
    Method(Code),
    Function(Code),
}

/// What the functions of parts write.
const VALUE: Written<'static> = Written::Behind("value");

impl Maker<'_> {
    /// The call that writes a value.
    pub(super) fn write_call(
        &mut self,
        value: Written<'_>,
        shape: &Shape<'_>,
        limits: &Limits,
        name: &str,
    ) -> Call {
        self.writer(shape, limits, name).write(value)
    }

    pub(super) fn write_path(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> Code {
        let how = self.writer(shape, limits, name);
        self.write_fn(how, &shape.rust())
    }

    pub(super) fn writer(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> How {
        let how = self.non_null_writer(shape, limits, name);
        match how.way() {
            Some(way) if shape.nullable => {
                let way = way.and("or_null");
                let bare = self.write_fn(how, &shape.inner_rust());
                How::Method(way, "nullable", vec![bare])
            }
            Some(_) | None => how,
        }
    }

    pub(super) fn non_null_writer(
        &mut self,
        shape: &Shape<'_>,
        limits: &Limits,
        name: &str,
    ) -> How {
        let how = self.bare_writer(shape, limits, name);
        let inner = match (shape.secret, shape.boxed) {
            (true, _) => "value.expose()",
            (false, true) => "&**value",
            (false, false) => return how,
        };
        let Some(way) = how.way() else { return how };
        let way = way.and("hidden");
        let body = vec![statement(how.write(Written::Reference(inner)).code())];
        self.made_writer(way, &shape.inner_rust(), body)
    }

    fn bare_writer(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> How {
        let way = || Way::of("write", name, limits);
        let limited = |method| How::Method(way(), method, vec![limits.reference()]);
        match &shape.kind {
            Kind::Nominal {
                narrowed: Some(narrowed),
                ..
            } if limits.own => {
                let args = vec![Code::word("start"), held_by(narrowed, limits)];
                let body = vec![
                    Slot::word("let start = w.position();"),
                    Slot::word("w.write(value);"),
                    statement(called("w.held", args)),
                ];
                self.made_writer(way(), &shape.bare, body)
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
                let how = self.writer(inner, &limits.inner[0], &format!("{name}_{suffix}"));
                if matches!(how, How::Plain) && !limits.own {
                    return How::Plain;
                }
                let write = self.write_fn(how, &inner.rust());
                How::Method(way(), method, vec![limits.reference(), write])
            }
            Kind::Tuple(items, tail) => {
                let mut body = Vec::new();
                if shape.limits.unique {
                    body.push(Slot::word("let start = w.position();"));
                }
                body.push(Slot::word("w.begin_list();"));
                let count = items.len() + usize::from(tail.is_some());
                let place = |index| format!("value.{}", tuple::place(index, count));
                for (index, item) in items.iter().enumerate() {
                    let name = format!("{name}_ITEM{}", index + 1);
                    let place = place(index);
                    let value = Written::At(&place);
                    let call = self.write_call(value, item, &limits.inner[index], &name);
                    body.push(statement(call.code()));
                }
                if let Some(tail) = tail {
                    let write =
                        self.write_path(tail, &limits.inner[items.len()], &format!("{name}_TAIL"));
                    let value = Written::At(&place(items.len())).reference();
                    let args = vec![value, limits.reference(), write];
                    body.push(statement(called("w.tail", args)));
                }
                body.push(Slot::word("w.end_list();"));
                if shape.limits.unique {
                    body.push(Slot::word("w.unique(start);"));
                }
                self.made_writer(way(), &shape.bare, body)
            }
        }
    }

    /// Makes sure that there is a function that writes a place.
    pub(super) fn write_fn(&mut self, how: How, rust: &Code) -> Code {
        match how {
            How::Plain => symbols::plain_writer(),
            How::Function(_, name) => name,
            How::Method(way, method, args) => {
                let body = vec![statement(write_by(method, VALUE, args).code())];
                self.helper(&way, false, rust, body)
            }
        }
    }

    /// A function that writes a place.
    fn made_writer(&mut self, way: Way, rust: &Code, body: Vec<Slot>) -> How {
        let name = self.helper(&way, false, rust, body);
        How::Function(way, name)
    }
}

impl How {
    /// The call that writes a value.
    fn write(self, value: Written<'_>) -> Call {
        match self {
            Self::Plain => write_by("write", value, Vec::new()),
            Self::Function(_, name) => {
                let args = vec![Code::word("w"), value.reference()];
                Call::Function(Code::call(name, args))
            }
            Self::Method(_, method, args) => write_by(method, value, args),
        }
    }
}

/// The call of a method of the writer.
fn write_by(method: &'static str, value: Written<'_>, mut args: Vec<Code>) -> Call {
    let value = match method {
        // Numbers are passed as they are.
        "int" | "float" => value.itself(),
        "nullable" => value.as_ref(),
        _ => value.reference(),
    };
    args.insert(0, value);
    Call::Method(called(method, args))
}

impl Call {
    /// The whole call.
    pub(super) fn code(self) -> Code {
        match self {
            Self::Method(method) => Code::Seq(vec![Code::word("w."), method]),
            Self::Function(call) => call,
        }
    }
}

impl Written<'_> {
    fn reference(self) -> Code {
        match self {
            Self::At(place) => ["&", place].concat().into(),
            Self::Behind(name) => Code::from(name),
            Self::Reference(text) => Code::word(text),
        }
    }

    fn itself(self) -> Code {
        match self {
            Self::At(place) => Code::from(place),
            Self::Behind(text) | Self::Reference(text) => ["*", text].concat().into(),
        }
    }

    fn as_ref(self) -> Code {
        match self {
            Self::At(text) | Self::Behind(text) | Self::Reference(text) => {
                [text, ".as_ref()"].concat().into()
            }
        }
    }
}
