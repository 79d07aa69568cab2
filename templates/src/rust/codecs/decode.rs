//! The bodies of `Decode`: by kind of type, and where tags or alternatives tell variants apart.

use super::super::lower::{Body, Item};
use super::super::tables::Limits;
use super::super::{expressions, layout, literal};
use super::{Codec, part, push_let, raw_tag};

impl Codec<'_> {
    pub(super) fn push_decode(&mut self, out: &mut String, item: &Item<'_>, limits: &[Limits]) {
        match &item.body {
            Body::Struct { fields, rest, .. } => {
                self.push_decode_struct(out, item, fields, rest, limits)
            }
            Body::Literals { .. } => {
                let value = format!("r.member(&{}, &Self::ALL)", item.table);
                expressions::statement(out, 8, "", &value, "");
            }
            Body::Tagged {
                tag,
                content,
                variants,
            } => {
                let tag = literal::string(tag);
                expressions::condition(out, 8, "match", &format!("r.tag({tag})?"));
                for (variant, limits) in variants.iter().zip(limits) {
                    let ident = &variant.ident;
                    let value = if *content {
                        let read =
                            self.read_path(&variant.shape, limits, &part(&item.table, ident));
                        format!("r.content({tag}, \"value\", {read})")
                    } else {
                        format!("r.variant({tag})")
                    };
                    push_result_arm(out, &raw_tag(variant.wire), &value, ident);
                }
                out.push_str("            _ => Err(Refused),\n        }\n");
            }
            Body::Union { variants } => {
                let value = format!("r.alternative(&{})?", item.table);
                expressions::condition(out, 8, "match", &value);
                for (index, (variant, limits)) in variants.iter().zip(limits).enumerate() {
                    let value =
                        self.read_value(&variant.shape, limits, &part(&item.table, &variant.ident));
                    push_result_arm(out, &index.to_string(), &value, &variant.ident);
                }
                out.push_str("            _ => Err(Refused),\n        }\n");
            }
            Body::Newtype(shape) => {
                let call = self.read_value(shape, &limits[0], &part(&item.table, "value"));
                push_let(out, 8, &call);
                out.push_str("        Ok(Self(value))\n");
            }
            Body::Alias(_) => {}
        }
    }
}

fn push_result_arm(out: &mut String, pattern: &str, value: &str, variant: &str) {
    let whole = format!("{value}.map(Self::{variant})");
    if 12 + layout::width(pattern) + 5 + layout::width(&whole) <= layout::WIDTH
        && layout::width(&whole) <= 60
    {
        out.push_str(&format!("            {pattern} => {whole},\n"));
    } else {
        expressions::block_arm(out, 12, pattern);
        push_let(out, 16, value);
        expressions::statement(out, 16, "", &format!("Ok(Self::{variant}(value))"), "");
        out.push_str("            }\n");
    }
}
