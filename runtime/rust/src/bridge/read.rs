//! From any deserializer to JSON text.

use std::fmt;

use serde_core::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};
use serde_core::{Deserialize, Deserializer};

use crate::codec::Encode;
use crate::json::{MAX_DEPTH, Number, Value, Writer};
use crate::scalars::Bytes;

/// How serde_json passes a number whose spelling is kept (`arbitrary_precision`).
const SPELLED_NUMBER: &str = "$serde_json::private::Number";

/// The JSON text of a deserializer's value.
pub(super) fn text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
    let mut w = Writer::new();
    let piece = Piece {
        w: &mut w,
        depth: 0,
    };
    piece.deserialize(deserializer)?;
    Ok(w.out)
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = text(deserializer)?;
        Self::parse(&text).ok_or_else(|| D::Error::custom("the value is nested too deeply"))
    }
}

/// A position in the document.
struct Piece<'w> {
    w: &'w mut Writer,
    depth: u32,
}

impl Piece<'_> {
    fn inside(&mut self) -> Piece<'_> {
        Piece {
            w: self.w,
            depth: self.depth + 1,
        }
    }

    /// Readers of other formats may have no depth limit.
    fn check_depth<E: Error>(&self) -> Result<(), E> {
        if self.depth < MAX_DEPTH {
            return Ok(());
        }
        Err(E::custom(format!(
            "the value nests more than {MAX_DEPTH} containers"
        )))
    }
}

impl<'de> DeserializeSeed<'de> for Piece<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Piece<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value that JSON can say")
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        self.w.null();
        Ok(())
    }

    fn visit_none<E: Error>(self) -> Result<(), E> {
        self.visit_unit()
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        self.deserialize(deserializer)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        self.deserialize(deserializer)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<(), E> {
        value.encode(self.w);
        Ok(())
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<(), E> {
        value.encode(self.w);
        Ok(())
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<(), E> {
        self.w.number(value);
        Ok(())
    }

    fn visit_i128<E: Error>(self, value: i128) -> Result<(), E> {
        self.w.raw(value.to_string().as_bytes());
        Ok(())
    }

    fn visit_u128<E: Error>(self, value: u128) -> Result<(), E> {
        self.w.raw(value.to_string().as_bytes());
        Ok(())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<(), E> {
        let number = Number::from_f64(value)
            .ok_or_else(|| E::custom(format!("{value} is no number of JSON")))?;
        self.w.raw(number.as_str().as_bytes());
        Ok(())
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        self.w.str(text);
        Ok(())
    }

    /// Formats with a bytes type use it; JSON uses Base64.
    fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<(), E> {
        self.w.str(&Bytes::from(bytes.to_vec()).to_base64());
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<(), A::Error> {
        self.check_depth()?;
        self.w.begin_list();
        while items.next_element_seed(self.inside())?.is_some() {}
        self.w.end_list();
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut entries: A) -> Result<(), A::Error> {
        self.check_depth()?;
        let Some(mut key) = entries.next_key::<String>()? else {
            self.w.begin_object();
            self.w.end_object();
            return Ok(());
        };
        if key == SPELLED_NUMBER {
            let text: String = entries.next_value()?;
            let number =
                Number::parse(&text).ok_or_else(|| A::Error::custom("this is no number"))?;
            self.w.raw(number.as_str().as_bytes());
            return Ok(());
        }
        self.w.begin_object();
        loop {
            self.w.any_key(&key);
            entries.next_value_seed(self.inside())?;
            match entries.next_key()? {
                Some(next) => key = next,
                None => break,
            }
        }
        self.w.end_object();
        Ok(())
    }
}
