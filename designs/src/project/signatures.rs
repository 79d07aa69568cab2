//! What tools and methods take and give.

use std::collections::HashSet;

use toolc_compiler::ir::{
    Annotations, Design, Field, Format, Presence, Record, Rest, Type, TypeBody, TypeKind, Value,
};

use super::{InjectedPlan, Project, Signature};
use crate::names::written;
use crate::print::Printer;
use crate::random::Random;
use crate::types::{NOWHERE, Spot, docs, ty};

/// Types may name everything here.
pub(super) const ANYWHERE: Spot = Spot {
    depth: 2,
    guarded: false,
};

impl Project<'_> {
    /// A random signature; with `subject` it has a text argument of that name.
    pub(super) fn signature(&self, random: &mut Random, subject: bool) -> Signature {
        let records: Vec<usize> = (0..self.types.design.types.len())
            .filter(|at| matches!(self.types.design.types[*at].body, TypeBody::Record(_)))
            .collect();
        if !subject && !records.is_empty() && random.chance(15) {
            let declared = *random.pick(&records);
            if let TypeBody::Record(record) = &self.types.design.types[declared].body {
                return Signature {
                    declared: Some(declared),
                    record: (**record).clone(),
                    injected: Vec::new(),
                };
            }
        }
        let count = match random.below(12) {
            0 => 0,
            1 => 9,
            _ => random.between(1, 4),
        };
        let mut taken = HashSet::from(["subject".to_owned(), "cursor".to_owned()]);
        let mut record = self.types.record_of(random, count, &mut taken, ANYWHERE);
        self.headers(random, &mut record);
        if subject {
            record.fields.insert(
                0,
                plain_field(
                    "subject",
                    ty(TypeKind::String),
                    Presence::Required { default: None },
                ),
            );
        }
        let mut injected = Vec::new();
        for _ in 0..if random.chance(25) {
            random.between(1, 3)
        } else {
            0
        } {
            let name = self.taste.fresh(random, &mut taken);
            injected.push(injected_argument(random, name, record.fields.len()));
        }
        Signature {
            declared: None,
            record,
            injected,
        }
    }

    /// Some arguments travel in headers as well.
    fn headers(&self, random: &mut Random, record: &mut Record) {
        let design = &self.types.design;
        for (index, field) in record.fields.iter_mut().enumerate() {
            let flat = design.flat(&field.ty);
            let fits = match flat.kind {
                TypeKind::String
                | TypeKind::Int
                | TypeKind::Bool
                | TypeKind::Format { .. }
                | TypeKind::Path
                | TypeKind::Literals { .. } => true,
                TypeKind::Named { id } => matches!(design[*id].body, TypeBody::Enum { .. }),
                TypeKind::Float
                | TypeKind::Bytes
                | TypeKind::Json
                | TypeKind::Null
                | TypeKind::List { .. }
                | TypeKind::Map { .. }
                | TypeKind::Tuple { .. }
                | TypeKind::Record(_)
                | TypeKind::Union { .. }
                | TypeKind::Nullable { .. }
                | TypeKind::Unknown => false,
            };
            if fits && random.chance(5) {
                field.annotations.header = Some(format!("X-Arg-{index}").into());
            }
        }
    }

    /// A result, or none where it is content.
    pub(super) fn result(&self, random: &mut Random) -> Option<Type> {
        if random.chance(12) {
            return None;
        }
        if random.chance(40) {
            let count = random.between(0, 4);
            let fields = &mut HashSet::new();
            let record = self.types.record_of(random, count, fields, ANYWHERE);
            return Some(ty(TypeKind::Record(Box::new(record))));
        }
        let mut result = self.types.shape(random, ANYWHERE);
        result.docs = if random.chance(5) { docs(random) } else { None };
        Some(result)
    }
}

/// A field that says nothing special.
pub(super) fn plain_field(name: &str, ty: Type, presence: Presence) -> Field {
    Field {
        name: name.into(),
        docs: None,
        ty,
        presence,
        annotations: Annotations::default(),
        place: NOWHERE,
    }
}

fn injected_argument(random: &mut Random, name: String, index: usize) -> InjectedPlan {
    let kind = match random.below(7) {
        0 => TypeKind::Int,
        1 => TypeKind::Bool,
        2 => TypeKind::Float,
        3 => TypeKind::Literals {
            values: vec![Value::String("a".into()), Value::String("b".into())],
        },
        4 => TypeKind::Format {
            format: Format::Uuid,
        },
        5 => TypeKind::Bytes,
        _ => TypeKind::String,
    };
    let source = match random.below(8) {
        0 => "session_id".to_owned(),
        1 => "run_id".to_owned(),
        2 => "turn_id".to_owned(),
        3 => "call_id".to_owned(),
        4 => "parent_call_id".to_owned(),
        5 => "caller".to_owned(),
        6 => "labels[\"odd label\"]".to_owned(),
        _ => format!("labels.label_{index}"),
    };
    InjectedPlan {
        name,
        optional: random.chance(30),
        ty: ty(kind),
        source,
    }
}

/// `(a: int, b?: string)`, over several lines.
pub(super) fn parameters(printer: &mut Printer<'_>, signature: &Signature, indent: &str) -> String {
    if let Some(declared) = signature.declared {
        let decl = &printer.types.design.types[declared];
        let name = printer.name(decl.package.0 as usize, &decl.name);
        return format!("({name})");
    }
    if signature.record.fields.is_empty()
        && signature.injected.is_empty()
        && matches!(signature.record.rest, Rest::Closed)
    {
        return "()".to_owned();
    }
    let mut out = String::from("(\n");
    for argument in &signature.injected {
        let ty = printer.ty(&argument.ty, true);
        let mark = if argument.optional { "?" } else { "" };
        out.push_str(&format!(
            "{indent}  {}{mark}: {ty} from context.{}\n",
            written(&argument.name),
            argument.source
        ));
    }
    printer.fields(
        &signature.record.fields,
        &signature.record.rest,
        &format!("{indent}  "),
        &mut out,
    );
    out + indent + ")"
}

/// ` -> T`, nothing, or content.
pub(super) fn arrow(printer: &mut Printer<'_>, result: Option<&Type>, content: bool) -> String {
    match result {
        None if content => " -> content".to_owned(),
        None => String::new(),
        Some(ty) => {
            let text = printer.result(ty);
            format!(" -> {text}")
        }
    }
}

/// Whether an argument could be given by others as it stands.
pub(super) fn is_passable(design: &Design, field: &Field) -> bool {
    !field.annotations.secret && !design.flat(&field.ty).secret
}
