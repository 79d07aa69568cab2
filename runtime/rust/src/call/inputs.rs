//! From the arguments of a tool to the payload of the method that it is bound to, and back with the result.

use super::mapping::{Expr, Roots};
use super::{CallFault, Fault, Internal, spelt_out};
use crate::codec::{Codec, Payload};
use crate::diagnose::Issue;
use crate::json::{Object, Value};
use crate::table::Table;

/// The arguments of a tool as JSON, to convert them to another type: that of the method which the tool is bound to, or
/// of the steps of a chain. Every value that fits by shape is accepted, and the other side checks its own limits.
#[derive(Debug)]
pub struct Inputs {
    args: Value,
    table: Table,
    /// The injected arguments.
    injected: Object,
}

impl Inputs {
    /// Begins with the arguments.
    pub fn of<A: Payload>(args: &A) -> Result<Self, Internal> {
        Ok(Self {
            args: written(Codec::of(), args)?,
            table: A::table(),
            injected: Object::new(),
        })
    }

    /// Adds an injected argument.
    pub fn with<T>(
        mut self,
        name: &'static str,
        codec: Codec<T>,
        value: &T,
    ) -> Result<Self, Internal> {
        self.injected.insert(name, written(codec, value)?);
        Ok(self)
    }

    /// Adds an injected argument that may be missing.
    pub fn with_optional<T>(
        self,
        name: &'static str,
        codec: Codec<T>,
        value: Option<&T>,
    ) -> Result<Self, Internal> {
        match value {
            Some(value) => self.with(name, codec, value),
            None => Ok(self),
        }
    }

    /// The roots of paths: `args` and `$injected`.
    pub(crate) fn into_roots(self) -> Vec<(&'static str, Value)> {
        vec![("args", self.args), ("$injected", self.injected.into())]
    }

    /// The arguments as they are, injected ones included, as JSON.
    pub(crate) fn into_json(self) -> String {
        let Self {
            mut args, injected, ..
        } = self;
        if let Value::Object(args) = &mut args {
            for (name, value) in injected.iter() {
                args.insert(name, value.clone());
            }
        }
        args.to_json()
    }

    /// The payload of the method: the arguments unchanged, injected ones included. If an argument violates a limit of
    /// the method, that is the caller's `invalid_input`.
    pub fn payload<P: Payload>(self) -> Result<P, Internal> {
        let (table, injected) = (self.table, self.injected.clone());
        P::from_json(self.into_json()).map_err(|issues| {
            let own = |issue: &Issue| {
                let injected = injected.get(&issue.field()?).is_some();
                (!injected).then(|| issue.clone())
            };
            blamed(table, &issues, own)
        })
    }

    /// The payload of the method: the result of `mapping` for the roots `args` and `$injected`. If an argument violates
    /// a limit of the method, that is the caller's `invalid_input`, reported for that argument; any other violation is
    /// a bug in the design.
    pub fn mapped<P: Payload>(self, mapping: &'static Expr) -> Result<P, Internal> {
        let table = self.table;
        let payload = computed(mapping, &self.into_roots())?;
        P::from_json(payload).map_err(|issues| {
            let moved = |issue: &Issue| Some(issue.moved(mapping.origin("args", &issue.path)?));
            blamed(table, &issues, moved)
        })
    }
}

/// The caller's error, if all issues are about arguments that it sent and may see.
fn blamed(table: Table, issues: &[Issue], own: impl Fn(&Issue) -> Option<Issue>) -> Internal {
    let visible = |issue: &Issue| {
        let own = own(issue)?;
        (!contains_secret(table, &own.field()?)).then_some(own)
    };
    let what = "the arguments do not fit the method";
    match issues.iter().map(visible).collect() {
        Some(issues) => Internal::passing(Fault::Ready(Box::new(CallFault::invalid_input(issues)))),
        // The method may not know what is secret: its issues may show a secret.
        None if table.has_secrets() => {
            let mut codes: Vec<&str> = Vec::new();
            for code in issues.iter().map(|issue| issue.code.as_str()) {
                if !codes.contains(&code) {
                    codes.push(code);
                }
            }
            Internal::new(format!("{what}: {}", codes.join(", ")))
        }
        None => refused(what, issues),
    }
}

/// The result of a tool from that of the method that it is bound to: unchanged, or by `mapping`. A result that violates
/// the limits of the tool is `invalid_output`.
pub fn transform_result<M, T>(
    from: Codec<M>,
    result: &M,
    to: Codec<T>,
    mapping: Option<&'static Expr>,
) -> Result<T, Internal> {
    let value = written(from, result)?;
    let json = match mapping {
        None => value.to_json(),
        Some(expr) => computed(expr, &[("result", value)])?,
    };
    to.decode(json.as_bytes())
        .map_err(|issues| Internal::passing(Fault::InvalidOutput(issues)))
}

fn written<T>(codec: Codec<T>, value: &T) -> Result<Value, Internal> {
    let json = codec
        .encode(value)
        .map_err(|issues| refused("a value breaks its own type", &issues))?;
    Ok(Value::parse(&json).unwrap_or_default())
}

fn computed(expr: &Expr, roots: &Roots<'_>) -> Result<String, Internal> {
    let value = expr.value(roots);
    let value = value.ok_or_else(|| Internal::new("a mapping gives nothing"))?;
    Ok(value.to_json())
}

fn refused(what: &str, issues: &[Issue]) -> Internal {
    Internal::new(format!("{what}: {}", spelt_out(issues)))
}

fn contains_secret(table: Table, field: &str) -> bool {
    let Table::Record(record) = table else {
        return false;
    };
    let field = record.fields.iter().find(|own| own.name == field);
    field.is_some_and(|field| field.table.has_secrets())
}
