//! What the nodes of a type's tree consist of. A part that is left out here does not compile.

use super::Definition;
use super::bytes::{Pack, Reader, Writer};
use crate::syntax::ast::*;

macro_rules! structs {
    ($($node:ident { $($part:ident),* })*) => {
        $(
            impl Pack for $node {
                fn pack(self, to: &mut Writer) {
                    let Self { $($part),* } = self;
                    $($part.pack(to);)*
                }

                fn unpack(from: &mut Reader<'_>) -> Self {
                    $(let $part = Pack::unpack(from);)*
                    Self { $($part),* }
                }
            }
        )*
    };
}

macro_rules! enums {
    ($($node:ident { $($tag:literal $kind:ident $(($inner:ident))? $({ $($part:ident),* })?),* })*) => {
        $(
            impl Pack for $node {
                fn pack(self, to: &mut Writer) {
                    match self {
                        $(
                            Self::$kind $(($inner))? $({ $($part),* })? => {
                                to.byte($tag);
                                $($inner.pack(to);)?
                                $($($part.pack(to);)*)?
                            }
                        )*
                    }
                }

                fn unpack(from: &mut Reader<'_>) -> Self {
                    match from.byte() {
                        $(
                            $tag => {
                                $(let $inner = Pack::unpack(from);)?
                                $($(let $part = Pack::unpack(from);)*)?
                                Self::$kind $(($inner))? $({ $($part),* })?
                            }
                        )*
                        tag => unreachable!("a kind {tag}, which nothing packs"),
                    }
                }
            }
        )*
    };
}

structs! {
    TypeItem { docs, name, attributes, body, span }
    EnumItem { docs, name, attributes, members, span }
    EnumMember { docs, name, value, attributes, span }
    UnionItem { docs, name, by, attributes, variants, span }
    UnionVariant { docs, name, ty, span }
    Docs { text, span }
    Name { text, span, quoted }
    Path { parts, span }
    Str { text, span }
    Number { text, span }
    Type { docs, kind, nullable, attributes, span }
    Field { docs, name, optional, ty, default, from, span }
    Attribute { name, argument, span }
    Value { kind, span }
    Entry { name, value, span }
    RefPath { root, steps, span }
}

enums! {
    Definition { 0 Type(item), 1 Enum(item), 2 Union(item) }
    TypeKind {
        0 Name(path),
        1 List(items),
        2 Map { key, value },
        3 Tuple { items, tail },
        4 Record(members),
        5 Union(alternatives),
        6 Group(inner),
        7 Literal(value)
    }
    RecordMember { 0 Field(field), 1 Spread { path, span }, 2 Rest { ty, span } }
    Argument { 0 Range { min, max, span }, 1 Regex(text), 2 Capabilities(texts), 3 Value(value) }
    ValueKind {
        0 Null,
        1 Bool(value),
        2 Number(text),
        3 String(text),
        4 List(items),
        5 Object(entries),
        6 Path(path)
    }
    RefStep { 0 Key(name), 1 Each(span) }
}
