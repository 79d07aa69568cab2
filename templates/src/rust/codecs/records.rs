//! The bodies of `Decode` for records: a `match` on keys, defaults, and what is not declared.

use toolc_compiler::ir::Presence;

use super::super::defaults::short_default;
use super::super::layout::struct_literal;
use super::super::lower::{Item, Member, RestShape};
use super::super::tables::Limits;
use super::super::{expressions, layout};
use super::{Codec, How, part, push_let, raw_tag};

impl Codec<'_> {
    pub(super) fn push_decode_struct(
        &mut self,
        out: &mut String,
        item: &Item<'_>,
        fields: &[Member<'_>],
        rest: &RestShape<'_>,
        limits: &[Limits],
    ) {
        let mut inits = Vec::with_capacity(fields.len() + 1);
        let mut settled = String::new();
        for field in fields {
            let local = field.local.clone();
            out.push_str("        let mut ");
            out.push_str(&local);
            out.push_str(if field.maybe {
                " = toolrt::Maybe::Absent;\n"
            } else {
                " = None;\n"
            });
            let value = match field.presence {
                Presence::Required { .. } => [&*local, ".ok_or(Refused)?"].concat(),
                Presence::Optional { .. } => local.clone(),
                Presence::Defaulted { default } => {
                    match short_default(&field.shape, default).as_deref() {
                        Some(
                            "String::new()"
                            | "Vec::new()"
                            | "std::collections::BTreeMap::new()"
                            | "0"
                            | "0.0"
                            | "false"
                            | "None"
                            | "()",
                        ) => {
                            format!("{local}.unwrap_or_default()")
                        }
                        Some(value) => format!("{local}.unwrap_or({value})"),
                        None => format!("{local}.unwrap_or_else(Self::{})", field.default_fn),
                    }
                }
            };
            let value = if field.is_long() && value != local {
                let head = format!("let {local} =");
                expressions::statement(&mut settled, 8, &head, &value, ";");
                local
            } else {
                value
            };
            inits.push(if value == field.ident {
                value
            } else {
                [&*field.ident, ": ", &value].concat()
            });
        }
        if let RestShape::Kept { ident, local, .. } = rest {
            out.push_str(&format!(
                "        let mut {local} = std::collections::BTreeMap::new();\n"
            ));
            inits.push(if local == ident {
                local.clone()
            } else {
                format!("{ident}: {local}")
            });
        }
        out.push_str("        r.begin_object()?;\n");
        if fields.is_empty() && !matches!(rest, RestShape::Kept { .. }) {
            let skip = if matches!(rest, RestShape::Open) {
                "skip"
            } else {
                "unknown"
            };
            out.push_str(&format!(
                "        while r.key()?.is_some() {{\n            r.{skip}()?;\n        }}\n"
            ));
        } else if fields.is_empty() {
            out.push_str("        while let Some(key) = r.key()? {\n");
            self.push_rest(out, 12, item, rest, limits, true);
            out.push_str("        }\n");
        } else {
            out.push_str("        while let Some(key) = r.key()? {\n            match key {\n");
            for (field, limits) in fields.iter().zip(limits) {
                self.push_field_arm(out, item, field, limits);
            }
            self.push_rest(out, 16, item, rest, limits, false);
            out.push_str("            }\n        }\n");
        }
        out.push_str(&settled);
        struct_literal(out, 8, "Ok(Self", &inits, ")");
        out.push('\n');
    }

    fn push_rest(
        &mut self,
        out: &mut String,
        indent: usize,
        item: &Item<'_>,
        rest: &RestShape<'_>,
        limits: &[Limits],
        bare: bool,
    ) {
        match rest {
            RestShape::Closed => out.push_str("                _ => r.unknown()?,\n"),
            RestShape::Open => out.push_str("                _ => r.skip()?,\n"),
            RestShape::Kept { local, shape, .. } => {
                let limits = limits.last().expect("the rest comes last");
                let value = self.read_value(shape, limits, &format!("{}_REST", item.table));
                let inner = if bare { indent } else { indent + 4 };
                if !bare {
                    layout::pad(out, indent);
                    out.push_str("_ => {\n");
                }
                layout::pad(out, inner);
                out.push_str("let key = key.to_owned();\n");
                push_let(out, inner, &value);
                layout::pad(out, inner);
                out.push_str(&format!("{local}.insert(key, value);\n"));
                if !bare {
                    layout::pad(out, indent);
                    out.push_str("}\n");
                }
            }
        }
    }

    fn push_field_arm(
        &mut self,
        out: &mut String,
        item: &Item<'_>,
        field: &Member<'_>,
        limits: &Limits,
    ) {
        let name = if field.shape.is_simple() {
            String::new()
        } else {
            part(&item.table, &field.ident)
        };
        let local = field.local.clone();
        let key = raw_tag(field.wire);
        let value = if field.maybe {
            let inner = self.non_null(&field.shape, limits, &name);
            match inner {
                How::Plain => "r.read()?".to_owned(),
                How::Call { path, method, args } => {
                    let read = self.read_fn(path, method, args, &field.shape.inner_rust().flat());
                    format!("r.nullable({read})?.into()")
                }
            }
        } else {
            let value = self.read_value(&field.shape, limits, &name);
            format!("Some({value}?)")
        };
        // By bytes, as rustfmt counts some of it: a block is never wrong.
        let line = 16 + key.len() + 4 + local.len() + 3 + value.len() + 1;
        // `Some` takes what may be as wide as a chain.
        let widest = if field.maybe { 60 } else { 66 };
        // A `?` and the comma count twice where nothing is around the value.
        let longest = layout::WIDTH - if field.maybe { 2 } else { 0 };
        if line <= longest && value.len() <= widest {
            out.push_str("                ");
            out.push_str(&key);
            out.push_str(" => ");
            out.push_str(&local);
            out.push_str(" = ");
            out.push_str(&value);
            out.push_str(",\n");
            return;
        }
        let value = value
            .strip_prefix("Some(")
            .and_then(|value| value.strip_suffix("?)"))
            .map(str::to_owned);
        expressions::block_arm(out, 16, &key);
        match value {
            Some(value) => {
                push_let(out, 20, &value);
                out.push_str(&format!("                    {local} = Some(value);\n"));
            }
            None => {
                let read = match self.non_null(&field.shape, limits, &name) {
                    How::Plain => "Reader::read".to_owned(),
                    How::Call { path, method, args } => {
                        self.read_fn(path, method, args, &field.shape.inner_rust().flat())
                    }
                };
                push_let(out, 20, &format!("r.nullable({read})"));
                out.push_str(&format!("                    {local} = value.into();\n"));
            }
        }
        out.push_str("                }\n");
    }
}
