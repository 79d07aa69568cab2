//! What tools cost a model that sees them: an estimate of tokens, the same everywhere and every time.
//!
//! The rule: a run of letters costs one token for every ten letters or part of ten, a run of digits one for every
//! three, a run of other signs one for every four; every character that is not ASCII costs one. Blanks cost nothing. A
//! tool costs what its name, its description and the JSON Schema of its arguments cost, and [`AROUND`] for the rest of
//! the definition in a request.

use foldhash::{HashMap, HashMapExt};

use crate::ir::*;

/// The constant cost of a tool in a request.
pub const AROUND: u64 = 8;

/// The estimate for a text.
pub fn of_text(text: &str) -> u64 {
    #[derive(Clone, Copy, PartialEq)]
    enum Run {
        Blank,
        Letters,
        Digits,
        Signs,
    }
    let (mut tokens, mut run, mut length) = (0, Run::Blank, 0);
    for c in text.chars() {
        let here = match c {
            _ if c.is_whitespace() => Run::Blank,
            'a'..='z' | 'A'..='Z' => Run::Letters,
            '0'..='9' => Run::Digits,
            _ if c.is_ascii() => Run::Signs,
            _ => {
                (tokens, run) = (tokens + 1, Run::Blank);
                continue;
            }
        };
        length = if here == run { length + 1 } else { 0 };
        run = here;
        let most = match run {
            Run::Blank => continue,
            Run::Letters => 10,
            Run::Digits => 3,
            Run::Signs => 4,
        };
        tokens += u64::from(length % most == 0);
    }
    tokens
}

/// The estimate for a tool as a model sees it.
pub fn of_tool(design: &Design, tool: &Tool) -> u64 {
    let mut count = Count {
        design,
        tokens: AROUND + of_text(&tool.name),
        seen: HashMap::new(),
    };
    count.docs(tool.docs.as_ref());
    // They are paragraphs of the description.
    for text in [&tool.when, &tool.avoid, &tool.deprecated]
        .into_iter()
        .flatten()
    {
        count.tokens += 2 + of_text(text);
    }
    if let Some(decl) = tool.payload.declared.map(|id| &design[id]) {
        count.docs(decl.docs.as_ref());
        count.keywords(decl.schema.as_ref());
    }
    count.record(&tool.payload.record);
    count.tokens
}

/// The estimate for everything that an exposure shows.
pub fn of_exposure(design: &Design, exposure: &Exposure<'_>) -> u64 {
    let tools = exposure.tools().map(|tool| of_tool(design, &design[tool]));
    tools.sum()
}

struct Count<'a> {
    design: &'a Design,
    tokens: u64,
    /// How often declared types were met.
    seen: HashMap<TypeId, u32>,
}

/// A keyword with a value of one word: `"type":"string"`.
const MEMBER: u64 = 4;

/// A keyword with a schema, or a list of them: `"items":{`.
const NESTED: u64 = 2;

/// The cost of a reference to a definition beside its name: `"$ref":"#/$defs/…"`.
const REFERENCE: u64 = 7;

impl Count<'_> {
    fn docs(&mut self, docs: Option<&crate::source::Text>) {
        if let Some(docs) = docs {
            self.tokens += MEMBER + of_text(docs);
        }
    }

    fn value(&mut self, value: &Value) {
        self.tokens += of_text(&value.to_json());
    }

    fn keywords(&mut self, schema: Option<&Value>) {
        if let Some(schema) = schema {
            self.value(schema);
        }
    }

    fn annotations(&mut self, annotations: &Annotations) {
        if let Some(title) = &annotations.title {
            self.tokens += of_text(title) + MEMBER;
        }
        if let Some(text) = &annotations.deprecated {
            self.tokens += of_text(text) + 2 * MEMBER;
        }
        if !annotations.examples.is_empty() {
            self.tokens += MEMBER;
            annotations
                .examples
                .iter()
                .for_each(|value| self.value(value));
        }
    }

    fn record(&mut self, record: &Record) {
        self.tokens += MEMBER + NESTED;
        let mut required = 0;
        for field in &record.fields {
            self.tokens += of_text(&field.name) + 1;
            self.docs(field.docs.as_ref());
            self.annotations(&field.annotations);
            let default = match &field.presence {
                Presence::Required { default } => {
                    required += of_text(&field.name) + 1;
                    default.as_deref()
                }
                Presence::Optional { default } => default.as_deref(),
                Presence::Defaulted { default } => Some(&**default),
            };
            if let Some(default) = default {
                self.tokens += 3;
                self.value(default);
            }
            self.ty(&field.ty);
        }
        if required > 0 {
            self.tokens += required + NESTED;
        }
        match &record.rest {
            Rest::Closed => self.tokens += MEMBER + 1,
            Rest::Open => {}
            Rest::Typed { ty } => {
                self.tokens += NESTED + 1;
                self.ty(ty);
            }
        }
    }

    fn ty(&mut self, ty: &Type) {
        self.docs(ty.docs.as_ref());
        match &ty.kind {
            TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Path
            | TypeKind::Null => self.tokens += MEMBER,
            TypeKind::Bytes | TypeKind::Format { .. } => self.tokens += 2 * MEMBER,
            TypeKind::Json | TypeKind::Unknown => self.tokens += 1,
            TypeKind::List { items: inner } | TypeKind::Map { values: inner } => {
                self.tokens += MEMBER + NESTED;
                self.ty(inner);
            }
            TypeKind::Tuple { items, tail } => {
                self.tokens += 2 * MEMBER + 2 * NESTED;
                items
                    .iter()
                    .chain(tail.as_deref())
                    .for_each(|ty| self.ty(ty));
            }
            TypeKind::Record(record) => self.record(record),
            TypeKind::Union { alternatives } => {
                self.tokens += NESTED;
                alternatives.iter().for_each(|ty| self.ty(ty));
            }
            TypeKind::Literals { values } => {
                self.tokens += MEMBER + NESTED;
                values.iter().for_each(|value| self.value(value));
            }
            TypeKind::Nullable { inner } => {
                self.tokens += MEMBER + NESTED;
                self.ty(inner);
            }
            TypeKind::Named { id } => self.named(*id),
        }
        if let Some(limits) = &ty.constraints {
            self.constraints(limits);
        }
    }

    /// The first use counts as the type itself, the second as a definition with two references, each further one as a
    /// reference.
    fn named(&mut self, id: TypeId) {
        let decl = &self.design[id];
        let scalar = matches!(&decl.body, TypeBody::Alias { target } if is_scalar(&target.kind));
        if !scalar {
            let times = self.seen.entry(id).or_default();
            *times += 1;
            let name = of_text(&decl.name);
            match *times {
                1 => {}
                2 => return self.tokens += 3 * name + 2 * REFERENCE + NESTED,
                _ => return self.tokens += name + REFERENCE,
            }
        }
        self.docs(decl.docs.as_ref());
        self.annotations(&decl.annotations);
        self.keywords(decl.schema.as_ref());
        match &decl.body {
            TypeBody::Record(record) => self.record(record),
            TypeBody::Alias { target } => self.ty(target),
            TypeBody::Enum { members } => {
                self.tokens += MEMBER + NESTED;
                for member in members {
                    self.value(&member.value);
                    if let Some(docs) = &member.docs {
                        self.tokens += of_text(docs) + of_text(&member.name) + 2;
                    }
                }
            }
            TypeBody::Union(union) => {
                self.tokens += NESTED;
                for variant in &union.variants {
                    self.docs(variant.docs.as_ref());
                    // The tag's property, its place among those that are required, and its value.
                    let key = union.by.as_ref().map_or(1, |by| of_text(by));
                    self.tokens += 2 * (key + 1) + MEMBER + NESTED + of_text(&variant.name);
                    let design = self.design;
                    match union
                        .by
                        .as_ref()
                        .and_then(|_| design.record_of(design.flat(&variant.ty).kind))
                    {
                        // Its fields stand beside the tag, wherever else it is written.
                        Some(record) => self.record(record),
                        None => {
                            // The object around tag and value.
                            self.tokens += 3 * MEMBER + 2 * NESTED;
                            self.ty(&variant.ty);
                        }
                    }
                }
            }
        }
    }

    fn constraints(&mut self, limits: &Constraints) {
        for bounds in [limits.length, limits.items, limits.entries]
            .iter()
            .flatten()
        {
            for bound in [bounds.min, bounds.max].iter().flatten() {
                self.tokens += MEMBER + of_text(&bound.to_string());
            }
        }
        let numbers = [&limits.min, &limits.max, &limits.above, &limits.below];
        let numbers = numbers.into_iter().flatten().chain(&limits.steps);
        for text in numbers.chain(&limits.patterns).chain(&limits.format) {
            self.tokens += MEMBER + of_text(text);
        }
        self.tokens += if limits.unique { MEMBER } else { 0 };
        limits.schemas.iter().for_each(|schema| self.value(schema));
    }
}

/// Types that are written out at every use.
fn is_scalar(kind: &TypeKind) -> bool {
    match kind {
        TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Bytes
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Json
        | TypeKind::Null
        | TypeKind::Unknown => true,
        TypeKind::List { .. }
        | TypeKind::Map { .. }
        | TypeKind::Tuple { .. }
        | TypeKind::Record(_)
        | TypeKind::Union { .. }
        | TypeKind::Literals { .. }
        | TypeKind::Nullable { .. }
        | TypeKind::Named { .. } => false,
    }
}

#[cfg(test)]
mod tests {
    use super::of_text;

    #[test]
    fn texts_cost_what_the_rule_says() {
        for (text, tokens) in [
            ("", 0),
            ("find", 1),
            ("find files", 2),
            ("find_files", 3),
            ("authorization", 2),
            ("2026", 2),
            ("{\"a\":[]}", 4),
            ("日本", 2),
            ("naïve", 3),
        ] {
            assert_eq!(of_text(text), tokens, "{text}");
        }
    }
}
