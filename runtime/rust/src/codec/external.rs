//! Types of the host that replace generated ones: the generated form has the table and the codec, the host's type the
//! value.

use std::fmt::Display;

use super::{Decode, Encode};
use crate::json::{Reader, Refused, Writer};

/// Reads a value by its form; if the host's type rejects it, its error is the reason.
pub fn read_external<F, T>(r: &mut Reader<'_>) -> Result<T, Refused>
where
    F: Decode,
    T: TryFrom<F, Error: Display>,
{
    let start = r.place_of_next();
    let form = F::decode(r)?;
    T::try_from(form).map_err(|why| r.decline(start, &why))
}

/// Writes a value by its form.
pub fn write_external<'a, F, T>(value: &'a T, w: &mut Writer)
where
    F: Encode + From<&'a T>,
{
    F::from(value).encode(w);
}

/// Replaces a generated type by a type of the host; generated code has this line for each `extern` type.
///
/// The type needs a conversion from the form, and the form one from the type:
///
/// ```
/// # #[derive(Debug, Clone, PartialEq)] pub struct MoneyForm { pub amount: i64, pub currency: String }
/// /// An amount in a currency that we trade.
/// #[derive(Debug, Clone, PartialEq)]
/// pub struct Money { cents: i64 }
///
/// impl TryFrom<MoneyForm> for Money {
///     /// Callers read it; where the value is a `@secret`, they do not.
///     type Error = String;
///
///     fn try_from(form: MoneyForm) -> Result<Self, String> {
///         match &*form.currency {
///             "EUR" => Ok(Self { cents: form.amount }),
///             other => Err(format!("we do not trade {other}")),
///         }
///     }
/// }
///
/// impl From<&Money> for MoneyForm {
///     fn from(money: &Money) -> Self {
///         Self { amount: money.cents, currency: "EUR".to_owned() }
///     }
/// }
/// ```
#[macro_export]
macro_rules! external {
    ($name:ty: $form:ty) => {
        impl $crate::Payload for $name {
            fn table() -> $crate::Table {
                <$form as $crate::Payload>::table()
            }
        }

        impl $crate::Decode for $name {
            fn decode(r: &mut $crate::Reader<'_>) -> Result<Self, $crate::Refused> {
                $crate::codec::read_external::<$form, Self>(r)
            }
        }

        impl $crate::Encode for $name {
            fn encode(&self, w: &mut $crate::Writer) {
                $crate::codec::write_external::<$form, Self>(self, w);
            }
        }
    };
}
