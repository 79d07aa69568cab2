//! Tools and types as the text of a file; the formatter lays it out.

use foldhash::{HashSet, HashSetExt};

use super::conduct::Conduct;
use super::tool::{Params, Tool};
use super::types::{
    About, Body, Decl, Field, FieldDefault, Kind, Member, Record, Rest, Type, Types, Variant,
};
use crate::ir::{Bounds, Constraints, Value};
use crate::layout::formatted;
use crate::source::{Text, is_hidden};

/// The name and the content of a file.
pub(super) struct Contents<'a> {
    pub package: &'a str,
    pub service: &'a str,
    pub toolset: &'a str,
    /// `mcp` or `command`, and the label of the server or command that the tools are called on.
    pub origin: Option<(&'a str, &'a str)>,
    pub docs: &'a str,
    pub tools: &'a [Tool],
    pub types: &'a Types,
}

/// How many tools or types are formatted at once: large enough for few batches, small enough for the cache.
const AT_ONCE: usize = 32;

/// The text of a file, in its canonical form. Tools and types are laid out some at a time, since none depends on others.
pub(super) fn file(contents: &Contents<'_>) -> String {
    let types = contents.types;
    let mut head = Writer::new(types);
    head.docs(Some(contents.docs));
    head.put(&format!(
        "package {}\n\nservice {} {{ exports {} }}\n",
        contents.package, contents.service, contents.toolset
    ));
    let mut text = formatted(&head.out).text;
    for (index, tools) in contents.tools.chunks(AT_ONCE).enumerate() {
        let mut writer = Writer::new(types);
        if index == 0 {
            writer.docs(Some(contents.docs));
        }
        writer.put(&format!("toolset {}", contents.toolset));
        if let Some((origin, label)) = contents.origin {
            writer.put(&format!(" from {origin} "));
            writer.string(label);
        }
        writer.put(" {\n");
        for tool in tools {
            writer.tool(tool);
            writer.put("\n");
        }
        writer.put("}\n");
        let written = formatted(&writer.out).text;
        let open = written.strip_suffix("}\n").unwrap_or(&written);
        text.push('\n');
        text.push_str(match index {
            0 => open,
            // The toolset is open already.
            _ => open.split_once('\n').map_or(open, |(_, tools)| tools),
        });
    }
    text.push_str("}\n");
    let mut used = HashSet::new();
    for tool in contents.tools {
        reach_all(types, tool, &mut used);
    }
    let decls: Vec<&Decl> = types
        .decls
        .iter()
        .enumerate()
        .filter_map(|(index, decl)| used.contains(&index).then_some(decl))
        .collect();
    for decls in decls.chunks(AT_ONCE) {
        let mut writer = Writer::new(types);
        for decl in decls {
            writer.decl(decl);
            writer.put("\n");
        }
        text.push('\n');
        text.push_str(&formatted(&writer.out).text);
    }
    text
}

/// A value as it stands in a file.
pub(super) fn value_text(value: &Value) -> String {
    let types = Types::default();
    let mut writer = Writer::new(&types);
    writer.value(value);
    writer.out
}

/// A type on one line, as shapes are compared.
pub(super) fn type_text(types: &Types, ty: &Type) -> String {
    let mut writer = Writer::new(types);
    writer.ty(ty);
    writer.out
}

/// Whether a tool uses a declared type.
pub(super) fn reaches(types: &Types, tool: &Tool, decl: usize) -> bool {
    let mut used = HashSet::new();
    reach_all(types, tool, &mut used);
    used.contains(&decl)
}

fn reach_all(types: &Types, tool: &Tool, used: &mut HashSet<usize>) {
    if let Params::Declared(index) = tool.params {
        reach_decl(types, index, used);
    }
    tool.children(&mut |ty| reach(types, ty, used));
}

fn reach(types: &Types, ty: &Type, used: &mut HashSet<usize>) {
    if let Kind::Named(index) = ty.kind {
        reach_decl(types, index, used);
    }
    ty.children(&mut |inner| reach(types, inner, used));
}

fn reach_decl(types: &Types, index: usize, used: &mut HashSet<usize>) {
    if used.insert(index) {
        types.decls[index]
            .body
            .children(&mut |inner| reach(types, inner, used));
    }
}

struct Writer<'t> {
    types: &'t Types,
    out: String,
}

impl<'t> Writer<'t> {
    fn new(types: &'t Types) -> Self {
        Self {
            types,
            out: String::new(),
        }
    }

    fn put(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn docs(&mut self, docs: Option<&str>) {
        let Some(docs) = docs else { return };
        if !self.out.is_empty() && !self.out.ends_with('\n') {
            self.put("\n");
        }
        for line in docs.split('\n') {
            self.put(if line.is_empty() { "///" } else { "/// " });
            self.put(line);
            self.put("\n");
        }
    }

    /// A text in quotes, with invisible characters escaped.
    fn string(&mut self, text: &str) {
        self.out.push('"');
        for letter in text.chars() {
            match letter {
                '"' => self.put("\\\""),
                '\\' => self.put("\\\\"),
                '\n' => self.put("\\n"),
                '\r' => self.put("\\r"),
                '\t' => self.put("\\t"),
                _ if is_hidden(letter) => self.put(&letter.escape_unicode().to_string()),
                letter => self.out.push(letter),
            }
        }
        self.out.push('"');
    }

    fn value(&mut self, value: &Value) {
        match value {
            Value::Null => self.put("null"),
            Value::Bool(true) => self.put("true"),
            Value::Bool(false) => self.put("false"),
            Value::Number(text) => self.put(text),
            Value::String(text) => self.string(text),
            Value::List(items) => {
                self.put("[");
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        self.put(", ");
                    }
                    self.value(item);
                }
                self.put("]");
            }
            Value::Object(entries) => self.object(entries),
        }
    }

    fn object(&mut self, entries: &[(Text, Value)]) {
        self.put("{ ");
        for (index, (key, value)) in entries.iter().enumerate() {
            if index > 0 {
                self.put(", ");
            }
            self.string(key);
            self.put(": ");
            self.value(value);
        }
        self.put(" }");
    }

    /// A value of a known type: members of enums by their names.
    fn value_of(&mut self, value: &Value, ty: &Type) {
        match (value, self.enum_of(ty)) {
            (Value::String(text), true) if is_word(text) => self.put(text),
            _ => self.value(value),
        }
    }

    fn enum_of(&self, ty: &Type) -> bool {
        let Some(index) = ty.kind.named() else {
            return false;
        };
        match &self.types.decls[index].body {
            Body::Enum(_) => true,
            Body::Alias(ty) => self.enum_of(ty),
            Body::Pending | Body::Record(_) | Body::Tagged(..) => false,
        }
    }

    /// A type, preceded by its docs if it is not a union.
    fn ty(&mut self, ty: &Type) {
        let attributed = !ty.schema.is_empty() || ty.limits != Constraints::default();
        match &ty.kind {
            Kind::Union(alternatives) => {
                if attributed {
                    self.put("(");
                }
                for (index, alternative) in alternatives.iter().enumerate() {
                    if index > 0 || alternative.docs.is_some() {
                        self.put(" | ");
                    }
                    self.docs(alternative.docs.as_deref());
                    self.ty(alternative);
                }
                match (attributed, ty.nullable) {
                    (true, true) => self.put(")?"),
                    (true, false) => self.put(")"),
                    (false, true) => self.put(" | null"),
                    (false, false) => {}
                }
            }
            Kind::Literals(values) => {
                let grouped = attributed && (values.len() > 1 || ty.nullable);
                if grouped {
                    self.put("(");
                }
                for (index, value) in values.iter().enumerate() {
                    if index > 0 {
                        self.put(" | ");
                    }
                    self.value(value);
                }
                match (grouped, ty.nullable) {
                    (true, true) => self.put(")?"),
                    (true, false) => self.put(")"),
                    (false, true) => self.put(" | null"),
                    (false, false) => {}
                }
            }
            Kind::Json
            | Kind::String
            | Kind::Int
            | Kind::Float
            | Kind::Bool
            | Kind::Bytes
            | Kind::Null
            | Kind::Format(_)
            | Kind::List(_)
            | Kind::Map(_)
            | Kind::Tuple(..)
            | Kind::Record(_)
            | Kind::Named(_) => {
                self.atom(&ty.kind);
                if ty.nullable {
                    self.put("?");
                }
            }
        }
        self.limits(&ty.limits);
        self.schema(&ty.schema);
    }

    /// A type at a position where a doc comment may precede it.
    fn documented(&mut self, ty: &Type) {
        self.docs(ty.docs.as_deref());
        self.ty(ty);
    }

    fn atom(&mut self, kind: &Kind) {
        match kind {
            Kind::Json => self.put("json"),
            Kind::String => self.put("string"),
            Kind::Int => self.put("int"),
            Kind::Float => self.put("float"),
            Kind::Bool => self.put("bool"),
            Kind::Bytes => self.put("bytes"),
            Kind::Null => self.put("null"),
            Kind::Format(format) => self.put(format.name()),
            Kind::List(inner) => {
                self.put("[");
                self.documented(inner);
                self.put("]");
            }
            Kind::Map(inner) => {
                self.put("[string: ");
                self.documented(inner);
                self.put("]");
            }
            Kind::Tuple(items, tail) => {
                self.put("[");
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        self.put(", ");
                    }
                    self.documented(item);
                }
                if let Some(tail) = tail {
                    self.put(", ...");
                    self.documented(tail);
                } else if items.len() == 1 {
                    self.put(",");
                }
                self.put("]");
            }
            Kind::Record(record) => {
                self.put("{ ");
                self.record(record);
                self.put(" }");
            }
            Kind::Named(index) => {
                let name = self.types.decls[*index].name.clone();
                self.put(&name);
            }
            Kind::Union(_) | Kind::Literals(_) => unreachable!("`ty` writes them"),
        }
    }

    fn record(&mut self, record: &Record) {
        for (index, field) in record.fields.iter().enumerate() {
            if index > 0 {
                self.put(", ");
            }
            self.field(field);
        }
        let comma = if record.fields.is_empty() { "" } else { ", " };
        match &record.rest {
            Rest::Closed => {}
            Rest::Open => self.put(&format!("{comma}...")),
            Rest::Typed(ty) => {
                self.put(&format!("{comma}...: "));
                self.documented(ty);
            }
        }
    }

    fn field(&mut self, field: &Field) {
        self.docs(field.about.docs.as_deref());
        self.string(&field.name);
        self.put(if field.optional { "?: " } else { ": " });
        let inner_docs = field
            .ty
            .docs
            .as_deref()
            .filter(|docs| field.about.docs.as_deref() != Some(docs));
        if let Some(docs) = inner_docs {
            self.put("| ");
            self.docs(Some(docs));
        }
        self.ty(&field.ty);
        if let FieldDefault::Documented(value) = &field.default {
            self.put(" @default(");
            self.value_of(value, &field.ty);
            self.put(")");
        }
        self.about(&field.about, Some(&field.ty));
        if let FieldDefault::Value(value) = &field.default {
            self.put(" = ");
            self.value_of(value, &field.ty);
        }
    }

    /// Metadata, without the docs.
    fn about(&mut self, about: &About, ty: Option<&Type>) {
        if about.secret || about.is_password {
            self.put(" @secret");
        }
        if let Some(header) = &about.header {
            self.put(" @header(");
            self.string(header);
            self.put(")");
        }
        if let Some(title) = &about.title {
            self.put(" @title(");
            self.string(title);
            self.put(")");
        }
        match about.deprecated.as_deref() {
            Some("") => self.put(" @deprecated"),
            Some(why) => {
                self.put(" @deprecated(");
                self.string(why);
                self.put(")");
            }
            None => {}
        }
        for example in &about.examples {
            self.put(" @example(");
            match ty {
                Some(ty) => self.value_of(example, ty),
                None => self.value(example),
            }
            self.put(")");
        }
    }

    fn limits(&mut self, limits: &Constraints) {
        for (name, bounds) in [
            ("length", limits.length),
            ("items", limits.items),
            ("entries", limits.entries),
        ] {
            if let Some(Bounds { min, max }) = bounds {
                let end =
                    |limit: Option<u64>| limit.map_or(String::new(), |limit| limit.to_string());
                self.put(&format!(" @{name}({}..{})", end(min), end(max)));
            }
        }
        if limits.min.is_some() || limits.max.is_some() {
            let end = |limit: &Option<Text>| limit.as_deref().unwrap_or_default().to_owned();
            self.put(&format!(
                " @range({}..{})",
                end(&limits.min),
                end(&limits.max)
            ));
        }
        for (name, limit) in [("above", &limits.above), ("below", &limits.below)] {
            if let Some(limit) = limit {
                self.put(&format!(" @{name}({limit})"));
            }
        }
        for step in &limits.steps {
            self.put(&format!(" @step({step})"));
        }
        for pattern in &limits.patterns {
            self.put(" @pattern(");
            if can_stand_between_slashes(pattern) {
                self.put(&format!("/{pattern}/"));
            } else {
                self.string(pattern);
            }
            self.put(")");
        }
        if limits.unique {
            self.put(" @unique");
        }
        if let Some(format) = &limits.format {
            self.put(" @format(");
            self.string(format);
            self.put(")");
        }
    }

    fn schema(&mut self, schema: &[(Text, Value)]) {
        if !schema.is_empty() {
            self.put(" @schema(");
            self.object(schema);
            self.put(")");
        }
    }

    fn tool(&mut self, tool: &Tool) {
        self.docs(tool.docs.as_deref());
        self.put("tool ");
        self.string(&tool.name);
        self.put("(");
        match &tool.params {
            Params::Fields(record) => self.record(record),
            Params::Declared(index) => {
                let name = self.types.decls[*index].name.clone();
                self.put(&name);
            }
        }
        self.put(")");
        if let Some(result) = &tool.result {
            self.put(" -> ");
            self.documented(result);
        }
        if tool.conduct.streams {
            self.put(" streams json");
        }
        let start = self.out.len();
        self.put(" {\n");
        let empty = self.out.len();
        self.statements(tool);
        if self.out.len() == empty {
            self.out.truncate(start);
            self.put("\n");
        } else {
            self.put("}\n");
        }
    }

    fn statements(&mut self, tool: &Tool) {
        if let Some(remote) = &tool.remote {
            self.statement("remote", remote);
        }
        if let Some(title) = &tool.title {
            self.statement("title", title);
        }
        if let Some(version) = &tool.version {
            self.statement("version", version);
        }
        let effects = &tool.effects;
        let flags = [
            (effects.readonly == Some(true), "readonly"),
            (effects.destructive == Some(true), "destructive"),
            (effects.destructive == Some(false), "additive"),
            (effects.idempotent == Some(true), "idempotent"),
            (effects.open_world == Some(true), "open_world"),
            (effects.open_world == Some(false), "closed_world"),
        ];
        let mut any = false;
        for (said, word) in flags {
            if said {
                self.put(word);
                self.put(" ");
                any = true;
            }
        }
        if any {
            self.put("\n");
        }
        if !tool.needs.is_empty() {
            self.put(&format!("needs {}\n", tool.needs.join(", ")));
        }
        self.list("scopes", &tool.scopes);
        if let Some(data) = &tool.data {
            self.put(&format!("data {data}\n"));
        }
        if let Some(cost) = &tool.cost {
            self.put(&format!("cost {cost}\n"));
        }
        self.list("tags", &tool.tags);
        for icon in &tool.icons {
            self.put("icon ");
            self.string(&icon.src);
            if let Some(mime) = &icon.mime {
                self.put(" mime ");
                self.string(mime);
            }
            if !icon.sizes.is_empty() {
                self.put(" sizes ");
                self.string(&icon.sizes.join(" "));
            }
            if let Some(theme) = icon.theme {
                self.put(&format!(" for {}", theme.name()));
            }
            self.put("\n");
        }
        self.conduct(&tool.conduct);
        if tool.deprecated {
            let why = tool.conduct.deprecated.as_deref();
            self.statement("deprecated", why.unwrap_or_default());
        }
        for example in &tool.examples {
            self.put("example { args ");
            self.value(example);
            self.put(" }\n");
        }
        if !tool.meta.is_empty() {
            self.put("meta ");
            self.object(&tool.meta);
            self.put("\n");
        }
    }

    fn conduct(&mut self, conduct: &Conduct) {
        for (word, text) in [
            ("when", &conduct.when),
            ("avoid", &conduct.avoid),
            ("delegate", &conduct.delegate),
            ("confirm", &conduct.confirm),
        ] {
            if let Some(text) = text {
                self.statement(word, text);
            }
        }
        for (said, word) in [(conduct.dry_run, "dry_run"), (conduct.partial, "partial")] {
            if said {
                self.put(word);
                self.put("\n");
            }
        }
        match conduct.timeout {
            Some(time) if time % 1000 == 0 => self.put(&format!("timeout {}s\n", time / 1000)),
            Some(time) => self.put(&format!("timeout {time}ms\n")),
            None => {}
        }
    }

    fn statement(&mut self, word: &str, text: &str) {
        self.put(word);
        self.put(" ");
        self.string(text);
        self.put("\n");
    }

    fn list(&mut self, word: &str, items: &[Text]) {
        for (index, item) in items.iter().enumerate() {
            self.put(if index == 0 { word } else { "," });
            self.put(" ");
            self.string(item);
        }
        if !items.is_empty() {
            self.put("\n");
        }
    }

    fn decl(&mut self, decl: &Decl) {
        self.docs(decl.about.docs.as_deref());
        match &decl.body {
            Body::Pending => unreachable!("everything is read before it is written"),
            Body::Record(record) => {
                self.put(&format!("type {}", decl.name));
                self.about(&decl.about, None);
                self.schema(&decl.schema);
                self.put(" { ");
                self.record(record);
                self.put(" }\n");
            }
            Body::Alias(ty) => {
                self.put(&format!("type {}", decl.name));
                self.about(&decl.about, None);
                self.put(" = ");
                if ty.docs.is_some() {
                    self.put("| ");
                }
                self.documented(ty);
                self.put("\n");
            }
            Body::Enum(members) => {
                self.put(&format!("enum {}", decl.name));
                self.about(&decl.about, None);
                self.put(" {\n");
                members.iter().for_each(|member| self.member(member));
                self.put("}\n");
            }
            Body::Tagged(key, variants) => {
                self.put(&format!("union {} by ", decl.name));
                if is_word(key) {
                    self.put(key);
                } else {
                    self.string(key);
                }
                self.about(&decl.about, None);
                self.put(" {\n");
                variants.iter().for_each(|variant| self.variant(variant));
                self.put("}\n");
            }
        }
    }

    fn member(&mut self, member: &Member) {
        self.docs(member.docs.as_deref());
        self.string(&member.value);
        if let Some(title) = &member.title {
            self.put(" @title(");
            self.string(title);
            self.put(")");
        }
        self.put("\n");
    }

    fn variant(&mut self, variant: &Variant) {
        self.docs(variant.docs.as_deref());
        self.string(&variant.tag);
        self.put(": ");
        self.ty(&variant.ty);
        self.put("\n");
    }
}

/// Whether a text can be the name of a member.
fn is_word(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
        && text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
        && !matches!(text, "true" | "false" | "null")
}

/// Whether a pattern can be written between slashes unchanged.
fn can_stand_between_slashes(pattern: &str) -> bool {
    let mut in_class = false;
    let mut escaped = false;
    for letter in pattern.chars() {
        match letter {
            _ if is_hidden(letter) => return false,
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '[' => in_class = true,
            ']' => in_class = false,
            '/' if !in_class => return false,
            _ => {}
        }
    }
    !pattern.is_empty() && !escaped && !pattern.contains("\\/")
}
