//! The Rust text of codecs: straight-line readers and writers over the tables.

use toolc_compiler::ir::Presence;

use super::lower::{Body, Item, Kind, Member, Module, RestShape, Shape, Variant};
use super::tables::{Limits, Tables};
use super::types::{push_struct_literal, short_default};
use super::{layout, literal, tuple};

/// Appends the table and the codec of a type.
pub(super) fn push_item<'d>(out: &mut String, module: &mut Module<'_, 'd>, item: &Item<'d>) {
    if matches!(item.body, Body::Alias(_)) {
        return;
    }
    let mut tables = Tables {
        module,
        out: String::new(),
    };
    let (table, limits) = tables.item(item);
    out.push_str(&tables.out);
    out.push_str("\nimpl Payload for ");
    out.push_str(&item.name);
    out.push_str(" {\n    fn table() -> table::Table {\n");
    match table
        .strip_suffix(')')
        .and_then(|call| call.split_once('('))
    {
        Some((head, of)) if 8 + layout::width(&table) > layout::WIDTH => {
            layout::call(out, 8, head, &[of.to_owned()], "")
        }
        Some(_) | None => out.push_str(&format!("        {table}\n")),
    }
    out.push_str("    }\n}\n");
    let mut codec = Codec {
        helpers: String::new(),
    };
    out.push_str("\nimpl Decode for ");
    out.push_str(&item.name);
    out.push_str(" {\n    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {\n");
    let has_schema = item.has_schema();
    if has_schema {
        out.push_str("        r.checked()?;\n");
    }
    codec.push_decode(out, item, &limits);
    out.push_str("    }\n}\n\nimpl Encode for ");
    out.push_str(&item.name);
    out.push_str(" {\n    fn encode(&self, w: &mut Writer) {\n");
    if has_schema {
        out.push_str("        w.check();\n");
    }
    codec.push_encode(out, item, &limits);
    out.push_str("    }\n}\n");
    out.push_str(&codec.helpers);
}

/// Appends a codec for a type that has no name: a function `name` that gives it.
pub(super) fn push_anonymous<'d>(
    out: &mut String,
    module: &mut Module<'_, 'd>,
    name: &str,
    docs: &str,
    shape: &Shape<'d>,
) -> String {
    let upper = super::lower::screaming(name);
    let mut tables = Tables {
        module,
        out: String::new(),
    };
    let (table, limits) = tables.place(shape, &format!("{upper}_TYPE"));
    let whole = tables.module.claim_static(&format!("{upper}_TABLE"));
    let mut codec = Codec {
        helpers: String::new(),
    };
    let read = match codec.reader(shape, &limits, name) {
        How::Plain => {
            codec.push_read_fn(&format!("read_{name}"), &shape.rust, "r.read()");
            format!("read_{name}")
        }
        How::Call { path, method, args } => codec.read_fn(path, method, args, &shape.rust),
    };
    let read = if shape.has_schema() {
        let path = format!("read_{name}_checked");
        codec.push_read_fn(
            &path,
            &shape.rust,
            &format!("r.checked().and_then(|()| {read}(r))"),
        );
        path
    } else {
        read
    };
    let mut write = String::new();
    if shape.has_schema() {
        write.push_str("    w.check();\n");
    }
    codec.push_write(&mut write, 4, "value", shape, &limits, name);
    out.push_str(&tables.out);
    out.push_str(&format!(
        "#[rustfmt::skip]\npub static {whole}: table::Table = {table};\n\n/// {docs}\n"
    ));
    layout::signature(
        out,
        0,
        &format!("pub fn {name}"),
        &[],
        &format!(" -> toolrt::Codec<{}> {{", shape.rust),
    );
    layout::call(
        out,
        4,
        "toolrt::Codec::new",
        &[format!("table_{name}"), read, format!("encode_{name}")],
        "",
    );
    out.push_str("}\n\n");
    let head = format!("fn table_{name}");
    layout::signature(out, 0, &head, &[], " -> table::Table {");
    out.push_str(&format!("    {whole}\n}}\n\n"));
    layout::signature(
        out,
        0,
        &format!("fn encode_{name}"),
        &[
            format!("value: &{}", shape.rust),
            "w: &mut Writer".to_owned(),
        ],
        " {",
    );
    out.push_str(&write);
    out.push_str("}\n");
    out.push_str(&codec.helpers);
    whole
}

/// Appends a function that reads a place, and gives its path.
pub(super) fn push_reader<'d>(
    out: &mut String,
    module: &mut Module<'_, 'd>,
    name: &str,
    shape: &Shape<'d>,
) -> String {
    let mut tables = Tables {
        module,
        out: String::new(),
    };
    let (_, limits) = tables.place(shape, &super::lower::screaming(name));
    let mut codec = Codec {
        helpers: String::new(),
    };
    let path = match codec.reader(shape, &limits, name) {
        How::Plain => format!("<{} as Decode>::decode", shape.rust),
        How::Call { path, method, args } => {
            let rust = shape.rust.clone();
            codec.read_fn(path, method, args, &rust)
        }
    };
    out.push_str(&tables.out);
    out.push_str(&codec.helpers);
    path
}

/// How a place is read or written.
enum How {
    /// By the trait of its type.
    Plain,
    /// By a method of the reader or writer, with what it takes; `path` is a function that does the same.
    Call {
        path: String,
        method: String,
        args: Vec<String>,
    },
}

struct Codec {
    /// Functions for parts that are more than one call.
    helpers: String,
}

impl Codec {
    fn push_decode(&mut self, out: &mut String, item: &Item<'_>, limits: &[Limits]) {
        match &item.body {
            Body::Struct { fields, rest, .. } => {
                self.push_decode_struct(out, item, fields, rest, limits)
            }
            Body::Literals { .. } => {
                out.push_str(&format!("        r.member(&{}, &Self::ALL)\n", item.table));
            }
            Body::Tagged {
                tag,
                content,
                variants,
            } => {
                let tag = literal::string(tag);
                out.push_str(&format!("        match r.tag({tag})? {{\n"));
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
                out.push_str(&format!(
                    "        match r.alternative(&{})? {{\n",
                    item.table
                ));
                for (index, (variant, limits)) in variants.iter().zip(limits).enumerate() {
                    let value =
                        self.read_value(&variant.shape, limits, &part(&item.table, &variant.ident));
                    push_result_arm(out, &index.to_string(), &value, &variant.ident);
                }
                out.push_str("            _ => Err(Refused),\n        }\n");
            }
            Body::Alias(_) => {}
        }
    }

    fn push_decode_struct(
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
            let local = field.local();
            out.push_str("        let mut ");
            out.push_str(&local);
            out.push_str(if field.maybe {
                " = toolrt::Maybe::Absent;\n"
            } else {
                " = None;\n"
            });
            let value = match field.presence {
                Presence::Required { .. } => format!("{local}.ok_or(Refused)?"),
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
                        None => format!("{local}.unwrap_or_else(Self::{})", field.default_fn()),
                    }
                }
            };
            let value = if field.is_long() && value != local {
                settled.push_str(&format!("        let {local} = {value};\n"));
                local
            } else {
                value
            };
            inits.push(if value == field.ident {
                value
            } else {
                format!("{}: {value}", field.ident)
            });
        }
        if let RestShape::Kept(ident, _) = rest {
            let local = rest_local(ident);
            out.push_str(&format!(
                "        let mut {local} = std::collections::BTreeMap::new();\n"
            ));
            inits.push(if local == *ident {
                local
            } else {
                format!("{ident}: {local}")
            });
        }
        out.push_str("        r.begin_object()?;\n");
        if fields.is_empty() && !matches!(rest, RestShape::Kept(..)) {
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
        push_struct_literal(out, 8, "Ok(Self", &inits, ")");
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
            RestShape::Kept(ident, shape) => {
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
                out.push_str(&format!("{}.insert(key, value);\n", rest_local(ident)));
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
        let local = field.local();
        let key = raw_tag(field.wire);
        let value = if field.maybe {
            let inner = self.non_null(&field.shape, limits, &name);
            match inner {
                How::Plain => "r.read()?".to_owned(),
                How::Call { path, method, args } => {
                    let read = self.read_fn(path, method, args, field.shape.inner_rust());
                    format!("r.nullable({read})?.into()")
                }
            }
        } else {
            let value = self.read_value(&field.shape, limits, &name);
            format!("Some({value}?)")
        };
        let line =
            16 + layout::width(&key) + 4 + layout::width(&local) + 3 + layout::width(&value) + 1;
        if line <= layout::WIDTH && layout::width(&value) <= 66 {
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
        out.push_str(&format!("                {key} => {{\n"));
        match value {
            Some(value) => {
                push_let(out, 20, &value);
                out.push_str(&format!("                    {local} = Some(value);\n"));
            }
            None => {
                let read = match self.non_null(&field.shape, limits, &name) {
                    How::Plain => "Reader::read".to_owned(),
                    How::Call { path, method, args } => {
                        self.read_fn(path, method, args, field.shape.inner_rust())
                    }
                };
                push_let(out, 20, &format!("r.nullable({read})"));
                out.push_str(&format!("                    {local} = value.into();\n"));
            }
        }
        out.push_str("                }\n");
    }

    /// How the value behind `null` is read.
    fn non_null(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> How {
        let bare = self.bare_reader(shape, limits, name);
        self.wrapped_reader(shape, bare, name)
    }

    /// The expression that reads a place, without `?`.
    fn read_value(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> String {
        match self.reader(shape, limits, name) {
            How::Plain => "r.read()".to_owned(),
            How::Call { method, args, .. } if method.is_empty() => format!("{}(r)", args[0]),
            How::Call { method, args, .. } => format!("r.{method}({})", args.join(", ")),
        }
    }

    /// The function that reads a place.
    fn read_path(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> String {
        match self.reader(shape, limits, name) {
            How::Plain => "Reader::read".to_owned(),
            How::Call { path, method, args } => self.read_fn(path, method, args, &shape.rust),
        }
    }

    fn reader(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> How {
        match self.non_null(shape, limits, name) {
            How::Plain => How::Plain,
            call if !shape.nullable => call,
            How::Call { path, method, args } => {
                let read = self.read_fn(path, method, args, shape.inner_rust());
                How::Call {
                    path: format!("{read}_or_null"),
                    method: "nullable".to_owned(),
                    args: vec![read],
                }
            }
        }
    }

    /// Boxes and hides what was read.
    fn wrapped_reader(&mut self, shape: &Shape<'_>, how: How, name: &str) -> How {
        let How::Call { path, method, args } = how else {
            return How::Plain;
        };
        if !shape.boxed && !shape.secret {
            return How::Call { path, method, args };
        }
        let read = if method.is_empty() {
            format!("{}(r)", args[0])
        } else {
            format!("r.{method}({})", args.join(", "))
        };
        let wrap = if shape.secret {
            "toolrt::Secret::new"
        } else {
            "Box::new"
        };
        let path = format!("read_{}_hidden", function(name));
        let body = layout::chain(4, &[&read, &format!(".map({wrap})")]);
        self.push_read_fn(&path, shape.inner_rust(), &body);
        How::Call {
            path: path.clone(),
            method: String::new(),
            args: vec![path],
        }
    }

    fn bare_reader(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> How {
        let path = format!("read_{}", function(name));
        let call = |method: &str, args: Vec<String>| How::Call {
            path: path.clone(),
            method: method.to_owned(),
            args,
        };
        match &shape.kind {
            Kind::Null | Kind::Bool | Kind::Json | Kind::Nominal { .. } => How::Plain,
            Kind::Int if limits.own => call("int", vec![format!("&{}", limits.at)]),
            Kind::Float if limits.own => call("float", vec![format!("&{}", limits.at)]),
            Kind::Text(_) if limits.own => call("text", vec![format!("&{}", limits.at)]),
            Kind::Int | Kind::Float | Kind::Text(_) => How::Plain,
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
                call(method, vec![format!("&{}", limits.at), read])
            }
            Kind::Tuple(items, tail) => {
                let mut body = String::from("r.begin_list()?;\n");
                let mut locals = Vec::new();
                for (index, item) in items.iter().enumerate() {
                    let value = self.read_value(
                        item,
                        &limits.inner[index],
                        &format!("{name}_ITEM{}", index + 1),
                    );
                    body.push_str(&format!(
                        "    r.place()?;\n    let item{0} = {value}?;\n",
                        index + 1
                    ));
                    locals.push(format!("item{}", index + 1));
                }
                if let Some(tail) = tail {
                    let read =
                        self.read_path(tail, &limits.inner[items.len()], &format!("{name}_TAIL"));
                    body.push_str(&format!("    let tail = r.tail({read})?;\n"));
                    locals.push("tail".to_owned());
                } else {
                    body.push_str("    r.end_list()?;\n");
                }
                body.push_str(&tuple::result(&locals));
                self.push_read_fn(&path, bare_rust(shape), &body);
                How::Call {
                    path: path.clone(),
                    method: String::new(),
                    args: vec![path],
                }
            }
        }
    }

    /// Makes sure that the function `path` is there.
    fn read_fn(&mut self, path: String, method: String, args: Vec<String>, rust: &str) -> String {
        if !method.is_empty() {
            self.push_read_fn(&path, rust, &inner_call(&format!("r.{method}"), &args));
            return path;
        }
        args.into_iter().next().expect("a function has a name")
    }

    fn push_read_fn(&mut self, path: &str, rust: &str, body: &str) {
        let head = format!("\nfn {path}(");
        if self.helpers.contains(&head) {
            return;
        }
        self.helpers.push('\n');
        layout::signature(
            &mut self.helpers,
            0,
            &format!("fn {path}"),
            &["r: &mut Reader<'_>".to_owned()],
            &layout::returned(0, &format!("Result<{rust}, Refused>")),
        );
        self.helpers.push_str("    ");
        self.helpers.push_str(body);
        self.helpers.push_str("\n}\n");
    }

    fn push_encode(&mut self, out: &mut String, item: &Item<'_>, limits: &[Limits]) {
        match &item.body {
            Body::Struct { fields, rest, .. } => {
                out.push_str("        w.begin_object();\n");
                for (field, limits) in fields.iter().zip(limits) {
                    self.push_encode_field(out, item, field, limits);
                }
                if let RestShape::Kept(ident, shape) = rest {
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
                    out.push_str(&format!(
                        "            Self::{}(value) => {{\n",
                        variant.ident
                    ));
                    if *content {
                        out.push_str(&format!(
                            "                {tag_key}.str({name});\n                w.key(\"value\");\n"
                        ));
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
                    let mut value = String::new();
                    self.push_write(
                        &mut value,
                        0,
                        "value",
                        &variant.shape,
                        limits,
                        &part(&item.table, &variant.ident),
                    );
                    layout::arm(
                        out,
                        12,
                        &format!("Self::{}(value)", variant.ident),
                        value.trim_end().trim_end_matches(';'),
                    );
                }
                out.push_str("        }\n");
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
            out.push_str(&format!(
                "        if !self.{ident}.is_absent() {{\n            {key};\n"
            ));
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
            let local = field.local();
            out.push_str(&format!(
                "        if let Some({local}) = &self.{ident} {{\n"
            ));
            self.push_member(out, 12, &key, &local, true, field, limits, &name);
            out.push_str("        }\n");
        } else {
            self.push_member(
                out,
                8,
                &key,
                &format!("self.{ident}"),
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
        let mut call = String::new();
        let value = if by_ref {
            place.to_owned()
        } else {
            format!("&{place}")
        };
        self.push_write(&mut call, 0, &value, &field.shape, limits, name);
        if let Some(rest) = call
            .strip_prefix("w.")
            .filter(|rest| !rest.trim_end().contains('\n'))
        {
            let chain = format!("{key}.{}", rest.trim_end());
            if layout::width(&chain) <= 61 && indent + layout::width(&chain) <= layout::WIDTH {
                layout::pad(out, indent);
                out.push_str(&chain);
                out.push('\n');
                return;
            }
        }
        layout::pad(out, indent);
        out.push_str(&format!("{key};\n"));
        self.push_write(out, indent, &value, &field.shape, limits, name);
    }

    /// The statement that writes a reference to a value.
    fn push_write(
        &mut self,
        out: &mut String,
        indent: usize,
        value: &str,
        shape: &Shape<'_>,
        limits: &Limits,
        name: &str,
    ) {
        match self.writer(shape, limits, name) {
            How::Plain => layout::call(out, indent, "w.write", &[value.to_owned()], ";"),
            How::Call { method, args, .. } if method.is_empty() => {
                layout::call(
                    out,
                    indent,
                    &args[0],
                    &["w".to_owned(), value.to_owned()],
                    ";",
                );
            }
            How::Call {
                method, mut args, ..
            } => {
                let value = match &*method {
                    // Numbers are passed as they are.
                    "int" | "float" => value
                        .strip_prefix('&')
                        .map_or_else(|| format!("*{value}"), str::to_owned),
                    "nullable" => format!("{}.as_ref()", value.trim_start_matches('&')),
                    _ => value.to_owned(),
                };
                args.insert(0, value);
                layout::call(out, indent, &format!("w.{method}"), &args, ";");
            }
        }
    }

    fn write_path(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> String {
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
                let bare = self.write_fn(path, method, args, shape);
                let path = format!("{bare}_or_null");
                let body = inner_call("w.nullable", &["value.as_ref()".to_owned(), bare.clone()]);
                self.push_write_fn(&path, &shape.rust, &body);
                How::Call {
                    path,
                    method: "nullable".to_owned(),
                    args: vec![bare],
                }
            }
        }
    }

    fn non_null_writer(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> How {
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
        let body = match &*method {
            "" => format!("{}(w, {inner})", args[0]),
            method => {
                let value = match method {
                    "int" | "float" => format!("*{inner}"),
                    _ => inner.to_owned(),
                };
                let args: Vec<String> = [value].into_iter().chain(args).collect();
                inner_call(&format!("w.{method}"), &args)
            }
        };
        let path = format!("write_{}_hidden", function(name));
        self.push_write_fn(&path, shape.inner_rust(), &body);
        How::Call {
            path: path.clone(),
            method: String::new(),
            args: vec![path],
        }
    }

    fn bare_writer(&mut self, shape: &Shape<'_>, limits: &Limits, name: &str) -> How {
        let path = format!("write_{}", function(name));
        let call = |method: &str, args: Vec<String>| How::Call {
            path: path.clone(),
            method: method.to_owned(),
            args,
        };
        match &shape.kind {
            Kind::Null | Kind::Bool | Kind::Json | Kind::Nominal { .. } => How::Plain,
            Kind::Int if limits.own => call("int", vec![format!("&{}", limits.at)]),
            Kind::Float if limits.own => call("float", vec![format!("&{}", limits.at)]),
            Kind::Text(_) if limits.own => call("text", vec![format!("&{}", limits.at)]),
            Kind::Int | Kind::Float | Kind::Text(_) => How::Plain,
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
                call(method, vec![format!("&{}", limits.at), write])
            }
            Kind::Tuple(items, tail) => {
                let mut body = String::from("w.begin_list();\n");
                let count = items.len() + usize::from(tail.is_some());
                for (index, item) in items.iter().enumerate() {
                    self.push_write(
                        &mut body,
                        4,
                        &format!("&value.{}", tuple::place(index, count)),
                        item,
                        &limits.inner[index],
                        &format!("{name}_ITEM{}", index + 1),
                    );
                }
                if let Some(tail) = tail {
                    let write =
                        self.write_path(tail, &limits.inner[items.len()], &format!("{name}_TAIL"));
                    layout::call(
                        &mut body,
                        4,
                        "w.tail",
                        &[
                            format!("&value.{}", tuple::place(items.len(), count)),
                            write,
                        ],
                        ";",
                    );
                }
                body.push_str("    w.end_list()");
                self.push_write_fn(&path, bare_rust(shape), &body);
                How::Call {
                    path: path.clone(),
                    method: String::new(),
                    args: vec![path],
                }
            }
        }
    }

    fn write_fn(
        &mut self,
        path: String,
        method: String,
        args: Vec<String>,
        shape: &Shape<'_>,
    ) -> String {
        if method.is_empty() {
            return args.into_iter().next().expect("a function has a name");
        }
        if method == "nullable" {
            return path;
        }
        let value = if matches!(&*method, "int" | "float") {
            "*value"
        } else {
            "value"
        };
        let mut args = args;
        args.insert(0, value.to_owned());
        self.push_write_fn(
            &path,
            shape.inner_rust(),
            &inner_call(&format!("w.{method}"), &args),
        );
        path
    }

    fn push_write_fn(&mut self, path: &str, rust: &str, body: &str) {
        let head = format!("\nfn {path}(");
        if self.helpers.contains(&head) {
            return;
        }
        self.helpers.push('\n');
        layout::signature(
            &mut self.helpers,
            0,
            &format!("fn {path}"),
            &["w: &mut Writer".to_owned(), format!("value: &{rust}")],
            " {",
        );
        self.helpers.push_str("    ");
        self.helpers.push_str(body);
        self.helpers.push_str(";\n}\n");
    }
}

/// A call as the only statement of a function, from its first character on.
fn inner_call(head: &str, args: &[String]) -> String {
    let mut out = String::new();
    layout::call(&mut out, 4, head, args, "");
    out.trim().to_owned()
}

fn boxed(variant: &Variant<'_>) -> String {
    if variant.shape.boxed {
        "&**value"
    } else {
        "value"
    }
    .to_owned()
}

/// The type without `Option`, `Secret` and `Box`.
fn bare_rust<'a>(shape: &'a Shape<'_>) -> &'a str {
    let mut rust = shape.inner_rust();
    if shape.secret {
        rust = rust
            .strip_prefix("toolrt::Secret<")
            .and_then(|rest| rest.strip_suffix('>'))
            .unwrap_or(rust);
    }
    if shape.boxed {
        rust = rust
            .strip_prefix("Box<")
            .and_then(|rest| rest.strip_suffix('>'))
            .unwrap_or(rust);
    }
    rust
}

fn push_result_arm(out: &mut String, pattern: &str, value: &str, variant: &str) {
    let whole = format!("{value}.map(Self::{variant})");
    if 12 + layout::width(pattern) + 5 + layout::width(&whole) <= layout::WIDTH
        && layout::width(&whole) <= 62
    {
        out.push_str(&format!("            {pattern} => {whole},\n"));
    } else {
        out.push_str(&format!("            {pattern} => {{\n"));
        push_let(out, 16, value);
        out.push_str(&format!(
            "                Ok(Self::{variant}(value))\n            }}\n"
        ));
    }
}

/// `let value = call?;`, its arguments on lines of their own where they do not fit.
fn push_let(out: &mut String, indent: usize, call: &str) {
    let open = call.find('(').unwrap_or(call.len());
    let (head, args) = call.split_at(open);
    let args = args
        .strip_prefix('(')
        .and_then(|args| args.strip_suffix(')'))
        .unwrap_or(args);
    let args: Vec<String> = args
        .split(", ")
        .filter(|arg| !arg.is_empty())
        .map(str::to_owned)
        .collect();
    layout::call(out, indent, &format!("let value = {head}"), &args, "?;");
}

/// The name of a static as a part of a function's name, where no two underscores stand together.
fn function(name: &str) -> String {
    name.to_lowercase().replace("__", "_0_")
}

fn part(table: &str, ident: &str) -> String {
    super::lower::part_of(table, ident)
}

/// The local variable for what a record keeps.
fn rest_local(ident: &str) -> String {
    if ident == "rest" {
        ident.to_owned()
    } else {
        format!("kept_{ident}")
    }
}

/// The call that starts a member. Most keys stand for themselves in JSON, which the runtime need not look for then.
fn key(wire: &str) -> String {
    let is_plain = !wire
        .bytes()
        .any(|byte| matches!(byte, 0..0x20 | b'"' | b'\\'));
    let method = if is_plain { "key" } else { "any_key" };
    format!("w.{method}({})", literal::string(wire))
}

/// A string pattern for a key or tag. The fast path compares tags with their spelling between the quotes.
fn raw_tag(wire: &str) -> String {
    literal::string(wire)
}
