//! How a place is written: by its trait, by a method of the writer, or by a function of its own.

use super::tables::Limits;
use super::{How, Maker, Way, called, held_by, line};
use crate::code::Code;
use crate::page::Slot;
use crate::rust::lower::{Kind, Shape};
use crate::rust::tuple;

impl Maker<'_> {
    /// The call that writes a reference to a value.
    pub(super) fn write_call(
        &mut self,
        value: &str,
        shape: &Shape<'_>,
        limits: &Limits,
        name: &str,
    ) -> String {
        match self.writer(shape, limits, name) {
            How::Plain => ["w.write(", value, ")"].concat(),
            How::Call { method, args, .. } if method.is_empty() => {
                format!("{}(w, {value})", args[0])
            }
            How::Call { method, args, .. } => {
                let value = match &*method {
                    // Numbers are passed as they are.
                    "int" | "float" => value
                        .strip_prefix('&')
                        .map_or_else(|| format!("*{value}"), str::to_owned),
                    "nullable" => format!("{}.as_ref()", value.trim_start_matches('&')),
                    _ => value.to_owned(),
                };
                ["w.", &method, "(", &value, ", ", &args.join(", "), ")"].concat()
            }
        }
    }

    pub(super) fn write_path(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> String {
        match self.writer(shape, limits, name) {
            How::Plain => "Writer::write".to_owned(),
            How::Call { path, method, args } => self.write_fn(path, method, args, shape),
        }
    }

    fn writer(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> How {
        match self.non_null_writer(shape, limits, name) {
            How::Plain => How::Plain,
            call if !shape.nullable => call,
            How::Call { path, method, args } => {
                let or_null = path.and("or_null");
                let bare = self.write_fn(path, method, args, shape);
                let call = called("w.nullable", &["value.as_ref()".to_owned(), bare.clone()]);
                self.push_write_fn(&or_null, &shape.rust(), vec![statement(&call)]);
                How::Call {
                    path: or_null,
                    method: "nullable".to_owned(),
                    args: vec![bare],
                }
            }
        }
    }

    pub(super) fn non_null_writer(
        &mut self,
        shape: &Shape<'_>,
        limits: &Limits,
        name: &str,
    ) -> How {
        let how = self.bare_writer(shape, limits, name);
        let How::Call { path, method, args } = how else {
            return How::Plain;
        };
        if !shape.boxed && !shape.secret {
            return How::Call { path, method, args };
        }
        let inner = if shape.secret {
            "value.expose()"
        } else {
            "&**value"
        };
        let call = match &*method {
            "" => called(&args[0], &["w".to_owned(), inner.to_owned()]),
            method => {
                let value = match method {
                    "int" | "float" => format!("*{inner}"),
                    _ => inner.to_owned(),
                };
                let args: Vec<String> = [value].into_iter().chain(args).collect();
                called(&format!("w.{method}"), &args)
            }
        };
        let body = vec![statement(&call)];
        self.made_writer(path.and("hidden"), &shape.inner_rust(), body)
    }

    fn bare_writer(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> How {
        let path = || Way::of("write", name, limits);
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
                let args = ["start".to_owned(), held_by(narrowed, limits)];
                let body = vec![
                    line("let start = w.position();"),
                    line("w.write(value);"),
                    statement(&called("w.held", &args)),
                ];
                self.made_writer(path(), &shape.bare, body)
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
                let write = self.write_path(inner, &limits.inner[0], &format!("{name}_{suffix}"));
                if write == "Writer::write" && !limits.own {
                    return How::Plain;
                }
                call(method, vec![limits.reference(), write])
            }
            Kind::Tuple(items, tail) => {
                let mut body = Vec::new();
                if shape.limits.unique {
                    body.push(line("let start = w.position();"));
                }
                body.push(line("w.begin_list();"));
                let count = items.len() + usize::from(tail.is_some());
                let place = |index| format!("&value.{}", tuple::place(index, count));
                for (index, item) in items.iter().enumerate() {
                    let name = format!("{name}_ITEM{}", index + 1);
                    let call = self.write_call(&place(index), item, &limits.inner[index], &name);
                    body.push(statement(&call));
                }
                if let Some(tail) = tail {
                    let write =
                        self.write_path(tail, &limits.inner[items.len()], &format!("{name}_TAIL"));
                    let args = [place(items.len()), format!("&{}", limits.at), write];
                    body.push(statement(&called("w.tail", &args)));
                }
                body.push(line("w.end_list();"));
                if shape.limits.unique {
                    body.push(line("w.unique(start);"));
                }
                self.made_writer(path(), &shape.bare, body)
            }
        }
    }

    pub(super) fn write_fn(
        &mut self,
        path: Way,
        method: String,
        args: Vec<String>,
        shape: &Shape<'_>,
    ) -> String {
        if method.is_empty() {
            return args.into_iter().next().expect("a function has a name");
        }
        if method == "nullable" {
            return self.name(&path);
        }
        let value = if matches!(&*method, "int" | "float") {
            "*value"
        } else {
            "value"
        };
        let mut args = args;
        args.insert(0, value.to_owned());
        let body = vec![statement(&called(&format!("w.{method}"), &args))];
        self.push_write_fn(&path, &shape.inner_rust(), body)
    }

    /// A function that writes a place.
    fn made_writer(&mut self, path: Way, rust: &Code, body: Vec<Slot>) -> How {
        let name = self.push_write_fn(&path, rust, body);
        How::Call {
            path,
            method: String::new(),
            args: vec![name],
        }
    }

    /// Makes sure that a function is there, and gives its name.
    fn push_write_fn(&mut self, path: &Way, rust: &Code, body: Vec<Slot>) -> String {
        self.helper(path, false, rust, body)
    }
}

fn statement(call: &str) -> Slot {
    line(&format!("{call};"))
}
