//! How a place is read: by its trait, by a method of the reader, or by a function of its own.

use super::tables::Limits;
use super::{How, Maker, Way, called, held_by, line};
use crate::code::Code;
use crate::page::Slot;
use crate::rust::lower::{Kind, Shape};
use crate::rust::tuple;

impl Maker<'_> {
    /// How the value behind `null` is read.
    pub(super) fn non_null(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> How {
        let bare = self.bare_reader(shape, limits, name);
        self.wrapped_reader(shape, bare)
    }

    /// The expression that reads a place, without `?`.
    pub(super) fn read_value(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> String {
        match self.reader(shape, limits, name) {
            How::Plain => "r.read()".to_owned(),
            How::Call { method, args, .. } => read_by(&method, &args),
        }
    }

    /// The function that reads a place.
    pub(super) fn read_path(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> String {
        match self.reader(shape, limits, name) {
            How::Plain => "Reader::read".to_owned(),
            How::Call { path, method, args } => self.read_fn(path, method, args, &shape.rust()),
        }
    }

    pub(super) fn reader(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> How {
        match self.non_null(shape, limits, name) {
            How::Plain => How::Plain,
            call if !shape.nullable => call,
            How::Call { path, method, args } => {
                let or_null = path.and("or_null");
                let read = self.read_fn(path, method, args, &shape.inner_rust());
                How::Call {
                    path: or_null,
                    method: "nullable".to_owned(),
                    args: vec![read],
                }
            }
        }
    }

    /// Boxes and hides what was read.
    fn wrapped_reader(&mut self, shape: &Shape<'_>, how: How) -> How {
        let How::Call { path, method, args } = how else {
            return How::Plain;
        };
        if !shape.boxed && !shape.secret {
            return How::Call { path, method, args };
        }
        let read = read_by(&method, &args);
        let wrap = if shape.secret {
            "toolrt::Secret::new"
        } else {
            "Box::new"
        };
        let path = path.and("hidden");
        let body = vec![line(&format!("{read}.map({wrap})"))];
        self.made_reader(path, &shape.inner_rust(), body)
    }

    fn bare_reader(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> How {
        let path = || Way::of("read", name, limits);
        let call = |method: &str, args: Vec<String>| How::Call {
            path: path(),
            method: method.to_owned(),
            args,
        };
        match &shape.kind {
            Kind::Nominal {
                narrowed: Some(narrowed),
                ..
            } if limits.own => {
                let held = format!("r.held({})?;", held_by(narrowed, limits));
                let body = vec![line(&held), line("r.read()")];
                self.made_reader(path(), &shape.bare, body)
            }
            Kind::Null | Kind::Bool | Kind::Json | Kind::Nominal { .. } => How::Plain,
            Kind::Int | Kind::Float | Kind::Text(_) if !limits.own => How::Plain,
            Kind::Int => call("int", vec![limits.reference()]),
            Kind::Float => call("float", vec![limits.reference()]),
            Kind::Text(_) => call("text", vec![limits.reference()]),
            Kind::List(inner) | Kind::Map(inner) => {
                let (suffix, method) = if matches!(shape.kind, Kind::List(_)) {
                    ("item", "list")
                } else {
                    ("value", "map")
                };
                let read = self.read_path(inner, &limits.inner[0], &format!("{name}_{suffix}"));
                if read == "Reader::read" && !limits.own {
                    return How::Plain;
                }
                call(method, vec![limits.reference(), read])
            }
            Kind::Tuple(items, tail) => {
                let mut body = Vec::new();
                if shape.limits.unique {
                    body.push(line("r.unique()?;"));
                }
                body.push(line("r.begin_list()?;"));
                let mut locals = Vec::new();
                for (index, item) in items.iter().enumerate() {
                    let value = self.read_value(
                        item,
                        &limits.inner[index],
                        &format!("{name}_ITEM{}", index + 1),
                    );
                    body.push(line("r.place()?;"));
                    body.push(line(&format!("let item{} = {value}?;", index + 1)));
                    locals.push(format!("item{}", index + 1));
                }
                if let Some(tail) = tail {
                    let read =
                        self.read_path(tail, &limits.inner[items.len()], &format!("{name}_TAIL"));
                    body.push(line(&format!(
                        "let tail = r.tail(&{}, {read})?;",
                        limits.at
                    )));
                    locals.push("tail".to_owned());
                } else {
                    body.push(line("r.end_list()?;"));
                }
                body.push(Slot::lines(tuple::result(&locals)));
                self.made_reader(path(), &shape.bare, body)
            }
        }
    }

    /// Makes sure that the function `path` is there.
    pub(super) fn read_fn(
        &mut self,
        path: Way,
        method: String,
        args: Vec<String>,
        rust: &Code,
    ) -> String {
        if !method.is_empty() {
            let body = vec![line(&called(&format!("r.{method}"), &args))];
            return self.push_read_fn(&path, rust, body);
        }
        args.into_iter().next().expect("a function has a name")
    }

    /// A function that reads a place.
    fn made_reader(&mut self, path: Way, rust: &Code, body: Vec<Slot>) -> How {
        let name = self.push_read_fn(&path, rust, body);
        How::Call {
            path,
            method: String::new(),
            args: vec![name],
        }
    }

    /// Makes sure that a function is there, and gives its name.
    pub(super) fn push_read_fn(&mut self, path: &Way, rust: &Code, body: Vec<Slot>) -> String {
        self.helper(path, true, rust, body)
    }
}

/// The call that reads: of a function, or of a method of the reader.
fn read_by(method: &str, args: &[String]) -> String {
    if method.is_empty() {
        format!("{}(r)", args[0])
    } else {
        called(&format!("r.{method}"), args)
    }
}
