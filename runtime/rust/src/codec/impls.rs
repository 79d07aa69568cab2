//! Codecs of the types that every design has.

use std::collections::BTreeMap;

use super::{Decode, Encode, Payload};
use crate::json::{Number, Object, Reader, Refused, Value, Writer};
use crate::maybe::Maybe;
use crate::scalars::{
    Bytes, Date, DateTime, Decimal, Duration, Email, FilePath, Hostname, Ipv4, Ipv6, Time, Uri,
    Uuid,
};
use crate::secret::Secret;
use crate::table::{Float, Int, List, Map, Table, Text};

impl Decode for () {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        if r.null() { Ok(()) } else { Err(Refused) }
    }
}

impl Encode for () {
    fn encode(&self, w: &mut Writer) {
        w.null();
    }
}

impl Payload for () {
    fn table() -> Table {
        Table::Null
    }
}

impl Decode for bool {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.bool()
    }
}

impl Encode for bool {
    fn encode(&self, w: &mut Writer) {
        w.bool(*self);
    }
}

impl Payload for bool {
    fn table() -> Table {
        Table::Bool
    }
}

impl Decode for i64 {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.int(&Int::ANY)
    }
}

impl Encode for i64 {
    fn encode(&self, w: &mut Writer) {
        w.whole(*self);
    }
}

impl Payload for i64 {
    fn table() -> Table {
        Table::INT
    }
}

impl Decode for f64 {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.float(&Float::ANY)
    }
}

impl Encode for f64 {
    fn encode(&self, w: &mut Writer) {
        if !self.is_finite() {
            w.refuse();
        }
        w.real(*self);
    }
}

impl Payload for f64 {
    fn table() -> Table {
        Table::FLOAT
    }
}

macro_rules! text {
    ($($name:ident = $limits:ident, $table:ident;)*) => {$(
        impl Decode for $name {
            fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
                r.text(&Text::$limits)
            }
        }

        impl Encode for $name {
            fn encode(&self, w: &mut Writer) {
                // What a newtype holds was checked when it was built.
                w.text(self, &Text::ANY);
            }
        }

        impl Payload for $name {
            fn table() -> Table {
                Table::$table
            }
        }
    )*};
}

text! {
    String = ANY, STRING;
    Bytes = BYTES, BYTES;
    DateTime = DATE_TIME, DATE_TIME;
    Date = DATE, DATE;
    Time = TIME, TIME;
    Duration = DURATION, DURATION;
    Decimal = DECIMAL, DECIMAL;
    Uuid = UUID, UUID;
    Uri = URI, URI;
    Email = EMAIL, EMAIL;
    Hostname = HOSTNAME, HOSTNAME;
    Ipv4 = IPV4, IPV4;
    Ipv6 = IPV6, IPV6;
    FilePath = PATH, PATH;
}

impl Decode for Value {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        Ok(match r.peek() {
            Some(b'"') => Self::String(r.read()?),
            Some(b'{') => {
                let mut members = Vec::new();
                r.begin_object()?;
                while let Some(key) = r.key()? {
                    let key = key.to_owned();
                    members.push((key, r.read()?));
                }
                Self::Object(Object::from_members(members))
            }
            Some(b'[') => Self::Array(r.read()?),
            Some(b't' | b'f') => Self::Bool(r.bool()?),
            Some(b'n') => {
                r.read::<()>()?;
                Self::Null
            }
            _ => Self::Number(Number::trusted(r.number()?)),
        })
    }
}

impl Encode for Value {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Null => w.null(),
            Self::Bool(value) => w.write(value),
            Self::Number(number) => w.raw(number.as_str().as_bytes()),
            Self::String(text) => w.str(text),
            Self::Array(items) => w.write(items),
            Self::Object(object) => {
                w.begin_object();
                for (key, value) in object.iter() {
                    w.any_key(key).write(value);
                }
                w.end_object();
            }
        }
    }
}

impl Payload for Value {
    fn table() -> Table {
        Table::Json
    }
}

impl<T: Decode> Decode for Option<T> {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.nullable(T::decode)
    }
}

impl<T: Encode> Encode for Option<T> {
    fn encode(&self, w: &mut Writer) {
        w.nullable(self.as_ref(), |w, value| w.write(value));
    }
}

impl<T: Decode> Decode for Maybe<T> {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.nullable(T::decode).map(Self::from)
    }
}

impl<T: Encode> Encode for Maybe<T> {
    fn encode(&self, w: &mut Writer) {
        w.nullable(self.value(), |w, value| w.write(value));
    }
}

impl<T: Decode> Decode for Secret<T> {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        T::decode(r).map(Self::new)
    }
}

impl<T: Encode> Encode for Secret<T> {
    fn encode(&self, w: &mut Writer) {
        self.expose().encode(w);
    }
}

impl<T: Decode> Decode for Box<T> {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        T::decode(r).map(Self::new)
    }
}

impl<T: Encode> Encode for Box<T> {
    fn encode(&self, w: &mut Writer) {
        self.as_ref().encode(w);
    }
}

impl<T: Decode> Decode for Vec<T> {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.list(&List::of(Table::Json), T::decode)
    }
}

impl<T: Encode> Encode for Vec<T> {
    fn encode(&self, w: &mut Writer) {
        w.list(self, &List::of(Table::Json), |w, item| w.write(item));
    }
}

impl<T: Decode> Decode for BTreeMap<String, T> {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.map(&Map::of(Table::Json), T::decode)
    }
}

impl<T: Encode> Encode for BTreeMap<String, T> {
    fn encode(&self, w: &mut Writer) {
        w.map(self, &Map::of(Table::Json), |w, value| w.write(value));
    }
}
