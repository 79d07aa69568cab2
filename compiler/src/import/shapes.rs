//! Shapes that get a name: records and enums that occur more than once, long lists of values, tagged unions.

use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};

use super::names::{TypeNames, pascal};
use super::plurals::{common_name, item_name};
use super::tool::{Params, Tool};
use super::types::{Body, Decl, Field, Kind, Member, Record, Type, Types, Variant};
use super::write;
use crate::ir::Value;
use crate::source::Text;

/// Inline lists of more values than this are enums.
const MOST_INLINE: usize = 8;

/// Records that are nested deeper than this have a name.
const DEEPEST_INLINE: usize = 5;

/// Declares types for these shapes, and rewrites the tools to use the names.
pub(super) fn name(tools: &mut [Tool], types: &mut Types, names: &mut TypeNames) {
    let mut shapes = Shapes {
        counts: HashMap::new(),
        chosen: HashMap::new(),
    };
    for tool in tools.iter() {
        if let Params::Fields(record) = &tool.params {
            shapes.count_record(types, record, &tool.name);
        }
        if let Some(result) = &tool.result {
            let hint = format!("{}Result", pascal(&tool.name));
            shapes.count(types, result, &hint, &tool.name);
        }
    }
    for decl in &types.decls {
        match &decl.body {
            Body::Record(record) => shapes.count_record(types, record, &decl.name),
            Body::Alias(ty) => shapes.count(types, ty, &decl.name, &decl.name),
            Body::Tagged(_, variants) => {
                for variant in variants {
                    shapes.count(types, &variant.ty, &variant.tag, &decl.name);
                }
            }
            Body::Pending | Body::Enum(_) => {}
        }
    }
    for tool in tools.iter_mut() {
        let context = tool.name.clone();
        if let Params::Fields(record) = &mut tool.params {
            shapes.record(record, &context, 1, types, names);
        }
        if let Some(result) = &mut tool.result {
            let hint = format!("{}Result", pascal(&context));
            shapes.result(result, &hint, &context, types, names);
        }
    }
    let mut index = 0;
    // What is declared on the way is looked at as well.
    while index < types.decls.len() {
        let mut body = std::mem::replace(&mut types.decls[index].body, Body::Pending);
        let name = types.decls[index].name.clone();
        match &mut body {
            Body::Record(record) => shapes.record(record, &name, 1, types, names),
            Body::Alias(ty) => shapes.inside(ty, &name, &name, 1, types, names),
            Body::Tagged(_, variants) => {
                for variant in variants {
                    shapes.inside(
                        &mut variant.ty,
                        &variant.tag.clone(),
                        &name,
                        1,
                        types,
                        names,
                    );
                }
            }
            Body::Pending | Body::Enum(_) => {}
        }
        types.decls[index].body = body;
        index += 1;
    }
    tag_unions(tools, types, names);
}

struct Shapes {
    /// How often a written shape occurs, and the base of its name.
    counts: HashMap<String, (usize, String)>,
    /// The types that shapes became.
    chosen: HashMap<String, usize>,
}

impl Shapes {
    fn count(&mut self, types: &Types, ty: &Type, hint: &str, context: &str) {
        if let Some(key) = key(types, ty) {
            match self.counts.get_mut(&key) {
                Some((count, name)) => {
                    *count += 1;
                    // `BillingAddress` and `ShippingAddress` are an `Address`.
                    if let Some(common) = common_name(name, hint) {
                        *name = common;
                    }
                }
                None => {
                    self.counts.insert(key, (1, hint.to_owned()));
                }
            }
        }
        let item = item_name(hint);
        match &ty.kind {
            Kind::Record(record) => self.count_record(types, record, context),
            Kind::List(inner) | Kind::Map(inner) => self.count(types, inner, &item, context),
            Kind::Tuple(items, tail) => {
                for inner in items.iter().chain(tail.as_deref()) {
                    self.count(types, inner, &item, context);
                }
            }
            Kind::Union(items) => {
                for inner in items {
                    self.count(types, inner, hint, context);
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
            | Kind::Literals(_)
            | Kind::Named(_) => {}
        }
    }

    fn count_record(&mut self, types: &Types, record: &Record, context: &str) {
        for field in &record.fields {
            self.count(types, &field.ty, &pascal(&field.name), context);
        }
        if let super::types::Rest::Typed(ty) = &record.rest {
            self.count(types, ty, &format!("{}Value", pascal(context)), context);
        }
    }

    fn record(
        &mut self,
        record: &mut Record,
        context: &str,
        depth: usize,
        types: &mut Types,
        names: &mut TypeNames,
    ) {
        for field in &mut record.fields {
            let name = field.name.clone();
            self.ty(&mut field.ty, &pascal(&name), context, depth, types, names);
        }
        if let super::types::Rest::Typed(ty) = &mut record.rest {
            self.ty(
                ty,
                &format!("{}Value", pascal(context)),
                context,
                depth,
                types,
                names,
            );
        }
    }

    /// A short result is inline.
    fn result(
        &mut self,
        ty: &mut Type,
        hint: &str,
        context: &str,
        types: &mut Types,
        names: &mut TypeNames,
    ) {
        let long = matches!(&ty.kind, Kind::Record(record) if record.fields.len() > 1)
            && ty.schema.is_empty()
            && write::type_text(types, ty).len() > 120;
        if long && !ty.nullable {
            let docs = ty.docs.take();
            let inner = std::mem::take(ty);
            let index = declare(inner, hint, context, types, names);
            *ty = Type::of(Kind::Named(index));
            ty.docs = docs;
            return;
        }
        self.ty(ty, hint, context, 1, types, names);
    }

    fn ty(
        &mut self,
        ty: &mut Type,
        hint: &str,
        context: &str,
        depth: usize,
        types: &mut Types,
        names: &mut TypeNames,
    ) {
        if let Some(key) = key(types, ty) {
            let repeated = self.counts.get(&key).filter(|(count, _)| *count > 1);
            let repeats = repeated.is_some() && is_worth_a_name(ty);
            let hint = repeated.map_or(hint.to_owned(), |(_, name)| name.clone());
            let long = matches!(&ty.kind, Kind::Literals(values) if values.len() > MOST_INLINE);
            let deep = depth > DEEPEST_INLINE && matches!(ty.kind, Kind::Record(_));
            if repeats || long || deep {
                let index = match self.chosen.get(&key) {
                    Some(index) => *index,
                    None => {
                        let inner = Type {
                            nullable: false,
                            docs: None,
                            ..ty.clone()
                        };
                        let index = declare(inner, &hint, context, types, names);
                        self.chosen.insert(key, index);
                        index
                    }
                };
                *ty = Type {
                    kind: Kind::Named(index),
                    nullable: ty.nullable,
                    docs: ty.docs.take(),
                    ..Type::default()
                };
                return;
            }
        }
        self.inside(ty, hint, context, depth, types, names);
    }

    fn inside(
        &mut self,
        ty: &mut Type,
        hint: &str,
        context: &str,
        depth: usize,
        types: &mut Types,
        names: &mut TypeNames,
    ) {
        let item = item_name(hint);
        match &mut ty.kind {
            Kind::Record(record) => self.record(record, context, depth + 1, types, names),
            Kind::List(inner) => self.ty(inner, &item, context, depth + 1, types, names),
            Kind::Map(inner) => self.ty(inner, &item, context, depth + 1, types, names),
            Kind::Tuple(items, tail) => {
                for inner in items.iter_mut().chain(tail.as_deref_mut()) {
                    self.ty(inner, &item, context, depth + 1, types, names);
                }
            }
            Kind::Union(items) => {
                for inner in items {
                    self.ty(inner, hint, context, depth + 1, types, names);
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
            | Kind::Literals(_)
            | Kind::Named(_) => {}
        }
    }
}

/// The text of a shape that may have a name.
fn key(types: &Types, ty: &Type) -> Option<String> {
    let may = if let Kind::Record(record) = &ty.kind {
        !record.fields.is_empty()
    } else {
        ty.kind.texts().is_some_and(|texts| texts.len() > 1)
    };
    may.then(|| {
        let bare = Type {
            nullable: false,
            docs: None,
            ..ty.clone()
        };
        write::type_text(types, &bare)
    })
}

/// Whether a shape that occurs again is easier to read by a name.
fn is_worth_a_name(ty: &Type) -> bool {
    match &ty.kind {
        Kind::Record(record) => record.fields.len() > 1,
        Kind::Literals(values) => values.len() > 3,
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
        | Kind::Union(_)
        | Kind::Named(_) => false,
    }
}

fn declare(ty: Type, hint: &str, context: &str, types: &mut Types, names: &mut TypeNames) -> usize {
    let schema = ty.schema;
    let texts = ty.kind.texts().filter(|_| schema.is_empty());
    let body = if let Some(texts) = texts {
        Body::Enum(texts.iter().cloned().filter_map(member).collect())
    } else if let Kind::Record(record) = ty.kind {
        Body::Record(record)
    } else {
        Body::Alias(Box::new(Type {
            kind: ty.kind,
            schema: schema.clone(),
            limits: ty.limits,
            ..Type::default()
        }))
    };
    let schema = if matches!(body, Body::Record(_)) {
        schema
    } else {
        Vec::new()
    };
    types.decls.push(Decl {
        name: names.fresh(hint, context),
        about: Default::default(),
        schema,
        body,
    });
    types.decls.len() - 1
}

fn member(value: Value) -> Option<Member> {
    match value {
        Value::String(value) => Some(Member {
            value,
            docs: None,
            title: None,
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::List(_) | Value::Object(_) => None,
    }
}

/// Unions of records that one key distinguishes become tagged unions.
fn tag_unions(tools: &mut [Tool], types: &mut Types, names: &mut TypeNames) {
    let mut uses: HashMap<usize, usize> = HashMap::new();
    let mut count = |ty: &Type| count_uses(ty, &mut uses);
    for tool in tools.iter() {
        tool.children(&mut count);
        if let Params::Declared(index) = tool.params {
            // A payload is a record, not a variant.
            count(&Type::of(Kind::Named(index)));
            count(&Type::of(Kind::Named(index)));
        }
    }
    for decl in &types.decls {
        decl.body.children(&mut count);
    }
    let mut stripped = HashSet::new();
    for tool in tools.iter_mut() {
        let context = tool.name.clone();
        if let Params::Fields(record) = &mut tool.params {
            tag_record(record, &context, types, names, &uses, &mut stripped);
        }
        if let Some(result) = &mut tool.result {
            tag(
                result,
                &format!("{}Result", pascal(&context)),
                &context,
                types,
                names,
                &uses,
                &mut stripped,
            );
        }
    }
    let mut index = 0;
    while index < types.decls.len() {
        let mut body = std::mem::replace(&mut types.decls[index].body, Body::Pending);
        let name = types.decls[index].name.clone();
        // An alias of such a union is the union.
        let own = if let Body::Alias(ty) = &body
            && !ty.nullable
            && ty.schema.is_empty()
            && ty.docs.is_none()
        {
            tagged(ty, types, &uses, &mut stripped)
        } else {
            None
        };
        match own {
            Some(tagged) => body = tagged,
            None => match &mut body {
                Body::Record(record) => {
                    tag_record(record, &name, types, names, &uses, &mut stripped)
                }
                Body::Alias(ty) => tag(ty, &name, &name, types, names, &uses, &mut stripped),
                Body::Tagged(_, variants) => {
                    for variant in variants {
                        tag(
                            &mut variant.ty,
                            &name,
                            &name,
                            types,
                            names,
                            &uses,
                            &mut stripped,
                        );
                    }
                }
                Body::Pending | Body::Enum(_) => {}
            },
        }
        // What became a variant meanwhile has lost its tag; it is not being read.
        types.decls[index].body = body;
        index += 1;
    }
    for index in stripped {
        if let (Some(key), Body::Record(record)) = (
            types.tags.get(&index).cloned(),
            &mut types.decls[index].body,
        ) {
            record.fields.retain(|field| field.name != key);
        }
    }
}

fn count_uses(ty: &Type, uses: &mut HashMap<usize, usize>) {
    if let Kind::Named(index) = ty.kind {
        *uses.entry(index).or_default() += 1;
    }
    ty.children(&mut |inner| count_uses(inner, uses));
}

fn tag_record(
    record: &mut Record,
    context: &str,
    types: &mut Types,
    names: &mut TypeNames,
    uses: &HashMap<usize, usize>,
    stripped: &mut HashSet<usize>,
) {
    for field in &mut record.fields {
        let hint = pascal(&field.name);
        tag(&mut field.ty, &hint, context, types, names, uses, stripped);
    }
    if let super::types::Rest::Typed(ty) = &mut record.rest {
        tag(ty, "Value", context, types, names, uses, stripped);
    }
}

fn tag(
    ty: &mut Type,
    hint: &str,
    context: &str,
    types: &mut Types,
    names: &mut TypeNames,
    uses: &HashMap<usize, usize>,
    stripped: &mut HashSet<usize>,
) {
    let item = item_name(hint);
    match &mut ty.kind {
        Kind::Record(record) => tag_record(record, context, types, names, uses, stripped),
        Kind::List(inner) | Kind::Map(inner) => {
            tag(inner, &item, context, types, names, uses, stripped)
        }
        Kind::Tuple(items, tail) => {
            for inner in items.iter_mut().chain(tail.as_deref_mut()) {
                tag(inner, &item, context, types, names, uses, stripped);
            }
        }
        Kind::Union(items) => {
            for inner in items {
                tag(inner, hint, context, types, names, uses, stripped);
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
        | Kind::Literals(_)
        | Kind::Named(_) => {}
    }
    if ty.schema.is_empty()
        && let Some(body) = tagged(ty, types, uses, stripped)
    {
        types.decls.push(Decl {
            name: names.fresh(hint, context),
            about: Default::default(),
            schema: Vec::new(),
            body,
        });
        ty.kind = Kind::Named(types.decls.len() - 1);
    }
}

/// The tagged union that a union is.
fn tagged(
    ty: &Type,
    types: &mut Types,
    uses: &HashMap<usize, usize>,
    stripped: &mut HashSet<usize>,
) -> Option<Body> {
    let Kind::Union(alternatives) = &ty.kind else {
        return None;
    };
    let records: Option<Vec<&Record>> = alternatives
        .iter()
        .map(|ty| {
            if ty.schema.is_empty() {
                types.record_of(ty)
            } else {
                None
            }
        })
        .collect();
    let records = records?;
    let mut named = alternatives.iter().filter_map(|ty| ty.kind.named());
    let escaped =
        named.any(|index| !types.decls[index].schema.is_empty() || stripped.contains(&index));
    if escaped {
        return None;
    }
    let key = records[0]
        .fields
        .iter()
        .map(|field| field.name.clone())
        .find(|key| {
            let tags: Option<Vec<Text>> =
                records.iter().map(|record| tag_of(record, key)).collect();
            tags.is_some_and(|tags| (0..tags.len()).all(|late| !tags[..late].contains(&tags[late])))
        })?;
    let tags: Vec<(Text, Option<Text>)> = records
        .iter()
        .filter_map(|record| {
            let field = record.fields.iter().find(|field| field.name == key)?;
            Some((tag_of(record, &key)?, field.about.docs.clone()))
        })
        .collect();
    let mut variants = Vec::with_capacity(alternatives.len());
    for (alternative, (tag, docs)) in alternatives.iter().zip(tags) {
        let docs = alternative.docs.clone().or(docs);
        // Nobody else needs the record with its tag.
        let only_here = alternative.kind.named();
        let ty = if let Some(index) = only_here.filter(|index| uses.get(index) == Some(&1)) {
            stripped.insert(index);
            types.tags.insert(index, key.clone());
            Type::of(Kind::Named(index))
        } else {
            let record = types.record_of(alternative)?;
            let fields = record.fields.iter().filter(|field| field.name != key);
            Type::of(Kind::Record(Record {
                fields: fields.cloned().collect(),
                rest: record.rest.clone(),
            }))
        };
        variants.push(Variant { tag, docs, ty });
    }
    Some(Body::Tagged(key, variants))
}

/// The only text that a required field may be.
fn tag_of(record: &Record, key: &str) -> Option<Text> {
    let field: &Field = record.fields.iter().find(|field| &*field.name == key)?;
    if !field.is_required() || field.ty.nullable || !field.ty.schema.is_empty() {
        return None;
    }
    match field.ty.kind.texts()? {
        [tag] => tag.text().cloned(),
        _ => None,
    }
}

impl Tool {
    /// Calls `f` with each type directly inside it.
    pub(super) fn children<'t>(&'t self, f: &mut dyn FnMut(&'t Type)) {
        if let Params::Fields(record) = &self.params {
            record.children(f);
        }
        if let Some(result) = &self.result {
            f(result);
        }
    }
}
