//! The bodies of `Encode`: one member after the other, held to the same tables.

use super::super::lower::{Body, Item, Member, RestShape, Variant};
use super::super::tables::Limits;
use super::super::{expressions, layout, literal};
use super::{Codec, How, part};

impl Codec<'_> {
    pub(super) fn push_encode(&mut self, out: &mut String, item: &Item<'_>, limits: &[Limits]) {
        match &item.body {
            Body::Struct { fields, rest, .. } => {
                out.push_str("        w.begin_object();\n");
                for (field, limits) in fields.iter().zip(limits) {
                    self.push_encode_field(out, item, field, limits);
                }
                if let RestShape::Kept { ident, shape, .. } = rest {
                    let limits = limits.last().expect("the rest comes last");
                    let write = self.write_path(shape, limits, &format!("{}_REST", item.table));
                    layout::call(out, 8, "w.entries", &[format!("&self.{ident}"), write], ";");
                }
                out.push_str("        w.end_object();\n");
            }
            Body::Literals { .. } => {
                let args = [format!("&{}", item.table), "*self as usize".to_owned()];
                layout::call(out, 8, "w.member", &args, ";");
            }
            Body::Tagged {
                tag,
                content,
                variants,
            } => {
                let tag_key = key(tag);
                let tag = literal::string(tag);
                if *content {
                    out.push_str("        w.begin_object();\n");
                }
                out.push_str("        match self {\n");
                for (variant, limits) in variants.iter().zip(limits) {
                    let name = literal::string(variant.wire);
                    expressions::block_arm(out, 12, &format!("Self::{}(value)", variant.ident));
                    if *content {
                        let key = format!("{tag_key}.str({name})");
                        expressions::statement(out, 16, "", &key, ";");
                        out.push_str("                w.key(\"value\");\n");
                        self.push_write(
                            out,
                            16,
                            "value",
                            &variant.shape,
                            limits,
                            &part(&item.table, &variant.ident),
                        );
                    } else {
                        layout::call(
                            out,
                            16,
                            "w.variant",
                            &[tag.clone(), name, boxed(variant)],
                            ";",
                        );
                    }
                    out.push_str("            }\n");
                }
                out.push_str("        }\n");
                if *content {
                    out.push_str("        w.end_object();\n");
                }
            }
            Body::Union { variants } => {
                out.push_str("        match self {\n");
                for (variant, limits) in variants.iter().zip(limits) {
                    let name = part(&item.table, &variant.ident);
                    let value = self.write_call("value", &variant.shape, limits, &name);
                    let pattern = format!("Self::{}(value)", variant.ident);
                    expressions::arm(out, 12, &pattern, &value);
                }
                out.push_str("        }\n");
            }
            Body::Newtype(shape) => {
                out.push_str("        let value = &self.0;\n");
                let name = part(&item.table, "value");
                self.push_write(out, 8, "value", shape, &limits[0], &name);
            }
            Body::Alias(_) => {}
        }
    }

    fn push_encode_field(
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
        let key = key(field.wire);
        let ident = &field.ident;
        if field.maybe {
            let write = match self.non_null_writer(&field.shape, limits, &name) {
                How::Plain => "Writer::write".to_owned(),
                How::Call { path, method, args } => self.write_fn(path, method, args, &field.shape),
            };
            let value = ["!self.", ident, ".is_absent()"].concat();
            expressions::condition(out, 8, "if", &value);
            expressions::statement(out, 12, "", &key, ";");
            layout::call(
                out,
                12,
                "w.nullable",
                &[format!("self.{ident}.value()"), write],
                ";",
            );
            out.push_str("        }\n");
            return;
        }
        if field.optional {
            let local = field.local.clone();
            let head = ["if let Some(", &local, ") ="].concat();
            expressions::condition(out, 8, &head, &["&self.", ident].concat());
            self.push_member(out, 12, &key, &local, true, field, limits, &name);
            out.push_str("        }\n");
        } else {
            self.push_member(
                out,
                8,
                &key,
                &["self.", ident].concat(),
                false,
                field,
                limits,
                &name,
            );
        }
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "a place has a key, a value and a type"
    )]
    fn push_member(
        &mut self,
        out: &mut String,
        indent: usize,
        key: &str,
        place: &str,
        by_ref: bool,
        field: &Member<'_>,
        limits: &Limits,
        name: &str,
    ) {
        let value = if by_ref {
            place.to_owned()
        } else {
            ["&", place].concat()
        };
        let call = self.write_call(&value, &field.shape, limits, name);
        if let Some(rest) = call.strip_prefix("w.") {
            let chain = [key, ".", rest].concat();
            if layout::width(&chain) <= 60 && indent + layout::width(&chain) < layout::WIDTH {
                layout::pad(out, indent);
                out.push_str(&chain);
                out.push_str(";\n");
                return;
            }
        }
        expressions::statement(out, indent, "", key, ";");
        expressions::statement(out, indent, "", &call, ";");
    }
}

fn boxed(variant: &Variant<'_>) -> String {
    if variant.shape.boxed {
        "&**value"
    } else {
        "value"
    }
    .to_owned()
}

/// The call that starts a member. Most keys stand for themselves in JSON, which the runtime need not look for then.
fn key(wire: &str) -> String {
    let is_plain = !wire
        .bytes()
        .any(|byte| matches!(byte, 0..0x20 | b'"' | b'\\'));
    let method = if is_plain { "key" } else { "any_key" };
    ["w.", method, "(", &literal::string(wire), ")"].concat()
}
