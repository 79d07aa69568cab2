//! The declarations that a project's tools, methods and surfaces use, directly or indirectly.

use std::collections::BTreeSet;

use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};

use super::walk;
use crate::ir::*;
use crate::source::{FileId, Span};

/// The rules about unused declarations, and about surfaces without content.
pub(super) const CODES: [&str; 3] = ["T0703", "T1001", "T1002"];

/// Unused declared types. None in a project that only declares types.
pub(super) fn types(design: &Design) -> Vec<&TypeDecl> {
    if is_library(design) {
        return Vec::new();
    }
    let written = Written::of(design);
    let mut reach = Reach::new(design);
    for (_, id) in &written.types {
        reach.follow(*id);
    }
    let mut unused: Vec<&TypeDecl> = design
        .types
        .iter()
        .filter(|decl| !reach.has(decl.id))
        .collect();
    if !unused.is_empty() {
        let written = written.fields.iter().map(|(_, span)| *span);
        let copied: HashSet<Span> = written.chain(reach.fields()).collect();
        unused.retain(|decl| {
            !fields(decl)
                .iter()
                .any(|field| copied.contains(&field.place.span))
        });
    }
    unused
}

/// The errors that something throws, with the file of what throws them.
pub(super) fn thrown(design: &Design) -> impl Iterator<Item = (FileId, ErrorId)> {
    let methods = design.methods.iter().flat_map(|method| {
        let throws = method.throws.iter();
        throws.map(|id| (method.place.file(), *id))
    });
    let tools = design.tools.iter().flat_map(|tool| {
        let errors = tool.errors.iter();
        errors.map(|thrown| (tool.place.file(), thrown.error))
    });
    let served = design.served().flat_map(|served| {
        let errors = served.errors.iter();
        errors.map(|thrown| (served.place.file(), thrown.error))
    });
    methods.chain(tools).chain(served)
}

/// What each package uses of some that declare types and errors: a line for each, in the order of the design.
///
/// A declaration there is unused if no package uses it.
pub(crate) fn of_packages(
    design: &Design,
    is_shared: &dyn Fn(PackageId) -> bool,
) -> Vec<BTreeSet<String>> {
    let package_of = |file: FileId| design.files[file.0 as usize].package;
    let mut all = vec![BTreeSet::new(); design.packages.len()];
    for (file, id) in thrown(design) {
        let error = &design[id];
        if is_shared(error.package) {
            all[package_of(file).0 as usize].insert(format!("error {}", error.name));
        }
    }
    let mut owners: HashMap<Span, Vec<&TypeDecl>> = HashMap::new();
    for decl in &design.types {
        if is_shared(decl.package) {
            for field in fields(decl) {
                owners.entry(field.place.span).or_default().push(decl);
            }
        }
    }
    let line = |decl: &TypeDecl| {
        let package = &design[decl.package].name;
        format!("type {package}.{}", decl.name)
    };
    let mut written = Written::of(design);
    written.types.sort_by_key(|(file, _)| package_of(*file));
    written.fields.sort_by_key(|(file, _)| package_of(*file));
    for (file, span) in &written.fields {
        let owners = owners.get(span).into_iter().flatten();
        all[package_of(*file).0 as usize].extend(owners.copied().map(line));
    }
    let mut reach = Reach::new(design);
    let of_packages = written
        .types
        .chunk_by(|(one, _), (other, _)| package_of(*one) == package_of(*other));
    for of_package in of_packages {
        for (_, id) in of_package {
            reach.follow(*id);
        }
        let uses = &mut all[package_of(of_package[0].0).0 as usize];
        let reached = reach.reached.iter().map(|id| &design[*id]);
        uses.extend(reached.filter(|decl| is_shared(decl.package)).map(line));
        for span in reach.fields() {
            let owners = owners.get(&span).into_iter().flatten();
            uses.extend(owners.copied().map(line));
        }
        reach.forget();
    }
    all
}

/// What is written outside of declared types, which count once they are reached.
struct Written {
    /// Declared types, with the file of what names them.
    types: Vec<(FileId, TypeId)>,
    /// Fields, by where they were written: `...Base` leaves only them, so what they were copied from is used. Those of
    /// records without a name count wherever they are.
    fields: Vec<(FileId, Span)>,
}

impl Written {
    fn of(design: &Design) -> Self {
        let mut inside_types: HashSet<*const Type> = HashSet::new();
        for decl in &design.types {
            of_decl(decl, &mut |ty| {
                inside_types.insert(std::ptr::from_ref(ty));
            });
        }
        let mut types = Vec::new();
        let mut fields = Vec::new();
        let mut add = |record: &Record, file: FileId| {
            let of = record.fields.iter();
            fields.extend(of.map(|field| (file, field.place.span)));
        };
        walk::owned_types(design, &mut |ty, _, file| {
            if let TypeKind::Record(record) = &ty.kind {
                add(record, file);
            } else if let TypeKind::Named { id } = ty.kind
                && !inside_types.contains(&std::ptr::from_ref(ty))
            {
                types.push((file, id));
            }
        });
        for tool in &design.tools {
            add(&tool.payload.record, tool.place.file());
            types.extend(tool.payload.declared.map(|id| (tool.place.file(), id)));
        }
        for method in &design.methods {
            add(&method.payload.record, method.place.file());
            types.extend(method.payload.declared.map(|id| (method.place.file(), id)));
        }
        for error in &design.errors {
            add(&error.details, error.place.file());
        }
        Self { types, fields }
    }
}

/// The types that some lead to.
struct Reach<'d> {
    design: &'d Design,
    is_reached: Vec<bool>,
    reached: Vec<TypeId>,
}

impl<'d> Reach<'d> {
    fn new(design: &'d Design) -> Self {
        Self {
            design,
            is_reached: vec![false; design.types.len()],
            reached: Vec::new(),
        }
    }

    /// Adds a type, and all that it leads to.
    fn follow(&mut self, id: TypeId) {
        let mut next = self.reached.len();
        self.add(id);
        while let Some(id) = self.reached.get(next).copied() {
            next += 1;
            let design = self.design;
            of_decl(&design[id], &mut |ty| {
                if let TypeKind::Named { id } = ty.kind {
                    self.add(id);
                }
            });
        }
    }

    fn add(&mut self, id: TypeId) {
        if !std::mem::replace(&mut self.is_reached[id.0 as usize], true) {
            self.reached.push(id);
        }
    }

    fn has(&self, id: TypeId) -> bool {
        self.is_reached[id.0 as usize]
    }

    /// Where the fields of these types were written.
    fn fields(&self) -> impl Iterator<Item = Span> {
        let decls = self.reached.iter().map(|id| &self.design[*id]);
        decls.flat_map(|decl| fields(decl).iter().map(|field| field.place.span))
    }

    fn forget(&mut self) {
        for id in self.reached.drain(..) {
            self.is_reached[id.0 as usize] = false;
        }
    }
}

/// Whether nothing in the project could use a type.
pub(crate) fn is_library(design: &Design) -> bool {
    design.services.is_empty() && design.toolsets.is_empty()
}

fn fields(decl: &TypeDecl) -> &[Field] {
    match &decl.body {
        TypeBody::Record(record) => &record.fields,
        TypeBody::Alias { .. } | TypeBody::Enum { .. } | TypeBody::Union(_) => &[],
    }
}

/// The types in a declared one.
fn of_decl<'a>(decl: &'a TypeDecl, visit: &mut impl FnMut(&'a Type)) {
    let mut visit = |ty: &'a Type, _: &'a crate::source::Text| visit(ty);
    match &decl.body {
        TypeBody::Record(record) => {
            record
                .fields
                .iter()
                .for_each(|field| walk::inside(&field.ty, &decl.name, &mut visit));
            match &record.rest {
                Rest::Typed { ty } => walk::inside(ty, &decl.name, &mut visit),
                Rest::Closed | Rest::Open => {}
            }
        }
        TypeBody::Alias { target } => walk::inside(target, &decl.name, &mut visit),
        TypeBody::Enum { .. } => {}
        TypeBody::Union(union) => {
            union
                .variants
                .iter()
                .for_each(|variant| walk::inside(&variant.ty, &decl.name, &mut visit));
        }
    }
}
