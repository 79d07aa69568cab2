//! From the structs of surfaces to the values that templates see, without a detour through text or tables.
//!
//! Our own templates read these values as they are; the engine, which runs those of users, gets a view of them.

use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use minijinja::value::{Enumerator, Object, Value as Shown};
use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::{
    Error as _, Impossible, Serialize, SerializeSeq, SerializeStruct, SerializeTuple, Serializer,
};

use serde_json::Value as Json;

use crate::code::{Rules, alone};
use crate::slot::Slot;

/// What a template sees of a model, or of a part of it.
#[derive(Debug)]
pub(super) enum Value {
    Nothing,
    Flag(bool),
    Number(u64),
    Slot(Slot),
    List(Vec<Value>),
    Record(Vec<(&'static str, Value)>),
}

impl Value {
    /// Of a model.
    pub(super) fn of(model: &impl Serialize) -> Self {
        model
            .serialize(Values)
            .expect("models are structs and lists of slots, flags and numbers")
    }

    /// The same, as the engine takes it.
    pub(super) fn shown(&self) -> Shown {
        match self {
            Self::Nothing => Shown::from(()),
            Self::Flag(flag) => Shown::from(*flag),
            Self::Number(number) => Shown::from(*number),
            Self::Slot(slot) => Shown::from_dyn_object(slot.0.clone()),
            Self::List(items) => {
                Shown::from_object(items.iter().map(Self::shown).collect::<Vec<Shown>>())
            }
            Self::Record(fields) => {
                let fields = fields.iter();
                Shown::from_object(Record {
                    fields: fields.map(|(name, value)| (*name, value.shown())).collect(),
                    next: AtomicUsize::new(0),
                })
            }
        }
    }

    /// As JSON, with every fragment as what it prints.
    pub(super) fn json(&self, rules: &Rules) -> Json {
        match self {
            Self::Nothing => Json::Null,
            Self::Flag(flag) => Json::Bool(*flag),
            Self::Number(number) => Json::from(*number),
            Self::Slot(slot) => Json::String(alone(&slot.0, rules)),
            Self::List(items) => items.iter().map(|item| item.json(rules)).collect(),
            Self::Record(fields) => {
                let entry = |(name, value): &(&str, Self)| ((*name).to_owned(), value.json(rules));
                Json::Object(fields.iter().map(entry).collect())
            }
        }
    }
}

/// The JSON Schema of models of a kind, as people see them.
pub(super) fn schema<M: JsonSchema>() -> Json {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    let closed = settings.with_transform(RecursiveTransform(|schema: &mut Schema| {
        if schema.get("properties").is_some() {
            schema.insert("additionalProperties".to_owned(), Json::Bool(false));
        }
    }));
    let generator = closed.into_generator();
    generator.into_root_schema_for::<M>().to_value()
}

thread_local! {
    /// The slot that is being handed over.
    static HANDED: RefCell<Option<Slot>> = const { RefCell::new(None) };
}

/// Under this name a slot is asked for.
const SLOT: &str = "toolc::Slot";

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        HANDED.with_borrow_mut(|handed| *handed = Some(self.clone()));
        let done = serializer.serialize_newtype_struct(SLOT, &Text(self));
        HANDED.with_borrow_mut(|handed| *handed = None);
        done
    }
}

/// To anybody but templates, a slot is the text that it prints.
impl JsonSchema for Slot {
    fn schema_name() -> Cow<'static, str> {
        "Slot".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string" })
    }
}

/// A slot as its text, for anybody but templates.
struct Text<'s>(&'s Slot);

impl Serialize for Text<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&Shown::from_dyn_object(self.0.0.clone()))
    }
}

/// A struct, as the engine sees it.
#[derive(Debug)]
struct Record {
    fields: Vec<(&'static str, Shown)>,
    /// Behind the field that was asked for last: templates name fields in their order.
    next: AtomicUsize,
}

impl Object for Record {
    fn get_value(self: &Arc<Self>, key: &Shown) -> Option<Shown> {
        self.get_value_by_str(key.as_str()?)
    }

    fn get_value_by_str(self: &Arc<Self>, key: &str) -> Option<Shown> {
        let start = self.next.load(Ordering::Relaxed).min(self.fields.len());
        let (before, behind) = self.fields.split_at(start);
        let mut all = behind.iter().chain(before).enumerate();
        let (at, (_, value)) = all.find(|(_, (name, _))| *name == key)?;
        // The same field may be asked for again: whether it is there, then what it is.
        let place = (start + at) % self.fields.len();
        self.next.store(place, Ordering::Relaxed);
        Some(value.clone())
    }

    fn enumerate(self: &Arc<Self>) -> Enumerator {
        Enumerator::Values(
            self.fields
                .iter()
                .map(|(name, _)| Shown::from(*name))
                .collect(),
        )
    }

    fn enumerator_len(self: &Arc<Self>) -> Option<usize> {
        Some(self.fields.len())
    }
}

/// What models do not have.
#[derive(Debug)]
struct Foreign(String);

impl fmt::Display for Foreign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Foreign {}

impl serde::ser::Error for Foreign {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

/// Makes values.
struct Values;

/// A list in the making.
struct Items(Vec<Value>);

impl SerializeSeq for Items {
    type Ok = Value;
    type Error = Foreign;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Foreign> {
        self.0.push(item.serialize(Values)?);
        Ok(())
    }

    fn end(self) -> Result<Value, Foreign> {
        Ok(Value::List(self.0))
    }
}

impl SerializeTuple for Items {
    type Ok = Value;
    type Error = Foreign;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Foreign> {
        SerializeSeq::serialize_element(self, item)
    }

    fn end(self) -> Result<Value, Foreign> {
        SerializeSeq::end(self)
    }
}

/// A struct in the making.
struct Fields(Vec<(&'static str, Value)>);

impl SerializeStruct for Fields {
    type Ok = Value;
    type Error = Foreign;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Foreign> {
        self.0.push((name, value.serialize(Values)?));
        Ok(())
    }

    fn end(self) -> Result<Value, Foreign> {
        Ok(Value::Record(self.0))
    }
}

type None = Impossible<Value, Foreign>;

/// One method for each kind that models do not have.
macro_rules! foreign {
    ($($name:ident($($kind:ty),*) -> $result:ty;)*) => {
        $(fn $name(self, $(_: $kind),*) -> Result<$result, Foreign> {
            Err(Foreign::custom(stringify!($name)))
        })*
    };
}

impl Serializer for Values {
    type Ok = Value;
    type Error = Foreign;
    type SerializeSeq = Items;
    type SerializeStruct = Fields;
    type SerializeTuple = Items;
    type SerializeTupleStruct = None;
    type SerializeTupleVariant = None;
    type SerializeMap = None;
    type SerializeStructVariant = None;

    fn serialize_bool(self, value: bool) -> Result<Value, Foreign> {
        Ok(Value::Flag(value))
    }

    fn serialize_u64(self, value: u64) -> Result<Value, Foreign> {
        Ok(Value::Number(value))
    }

    fn serialize_none(self) -> Result<Value, Foreign> {
        Ok(Value::Nothing)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Value, Foreign> {
        value.serialize(self)
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Items, Foreign> {
        Ok(Items(Vec::with_capacity(length.unwrap_or_default())))
    }

    fn serialize_tuple(self, length: usize) -> Result<Items, Foreign> {
        self.serialize_seq(Some(length))
    }

    fn serialize_struct(self, _: &'static str, length: usize) -> Result<Fields, Foreign> {
        Ok(Fields(Vec::with_capacity(length)))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<Value, Foreign> {
        if name != SLOT {
            return value.serialize(self);
        }
        let slot = HANDED.with_borrow_mut(Option::take);
        let slot = slot.ok_or_else(|| Foreign::custom("a slot hands itself over"))?;
        Ok(Value::Slot(slot))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<Value, Foreign> {
        Err(Foreign::custom("serialize_newtype_variant"))
    }

    foreign! {
        serialize_i8(i8) -> Value;
        serialize_i16(i16) -> Value;
        serialize_i32(i32) -> Value;
        serialize_i64(i64) -> Value;
        serialize_u8(u8) -> Value;
        serialize_u16(u16) -> Value;
        serialize_u32(u32) -> Value;
        serialize_f32(f32) -> Value;
        serialize_f64(f64) -> Value;
        serialize_char(char) -> Value;
        serialize_str(&str) -> Value;
        serialize_bytes(&[u8]) -> Value;
        serialize_unit() -> Value;
        serialize_unit_struct(&'static str) -> Value;
        serialize_unit_variant(&'static str, u32, &'static str) -> Value;
        serialize_tuple_struct(&'static str, usize) -> None;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> None;
        serialize_map(Option<usize>) -> None;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> None;
    }
}
