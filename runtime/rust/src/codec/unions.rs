//! The codecs of unions, and of types that are another one: all that generated code says of each is its table.

/// Implements the codec of a union whose variants a key tells apart, and its table.
///
/// The first line names the enum, the static of its table and the key, and says where the fields of a variant are:
/// `beside` the tag, or as `content` of the key `value`. Each further line has the tag of a variant, its name, and what it
/// holds, as in [`record!`](crate::record).
///
/// ```
/// use toolrt::Payload;
///
/// #[derive(Debug, PartialEq)]
/// pub enum Trigger { Every(i64), At(String) }
///
/// toolrt::tagged! {
///     Trigger: TRIGGER, "kind" content;
///     "every" Every: INT;
///     "at" At: STRING;
/// }
///
/// let trigger = Trigger::from_json(r#"{"kind":"every","value":5}"#).unwrap();
/// assert_eq!(trigger, Trigger::Every(5));
/// assert_eq!(trigger.to_json().unwrap(), br#"{"kind":"every","value":5}"#);
/// ```
#[macro_export]
macro_rules! tagged {
    (
        $name:ident: $at:ident, $tag:literal $where:ident $(, @ $checked:expr)?;
        $($wire:literal $variant:ident: $kind:ident $(($($place:expr),+))? $(=> $how:ident($($arg:expr),+))?;)*
    ) => {
        #[doc(hidden)]
        pub static $at: $crate::table::Tagged = $crate::table::Tagged {
            name: ::core::stringify!($name),
            tag: $tag,
            content: $crate::__tagged!(@content $where),
            variants: &[$($crate::table::Variant::new(
                $wire,
                $crate::__place!(@table $kind $(($($place),+))?),
            ),)*],
        };

        impl $crate::Payload for $name {
            fn table() -> $crate::Table {
                $crate::__place!(@whole Tagged $at $($checked)?)
            }
        }

        impl $crate::Decode for $name {
            fn decode(r: &mut $crate::Reader<'_>) -> ::core::result::Result<Self, $crate::Refused> {
                $($crate::__place!(@reject r $checked);)?
                match r.tag($tag)? {
                    $($wire => $crate::__tagged!(
                        @read r $tag $where, $kind $(($($place),+))? $(=> $how($($arg),+))?
                    ).map(Self::$variant),)*
                    _ => ::core::result::Result::Err($crate::Refused),
                }
            }
        }

        impl $crate::Encode for $name {
            fn encode(&self, w: &mut $crate::Writer) {
                $($crate::__place!(@check w $checked);)?
                match self {
                    $(Self::$variant(value) => $crate::__tagged!(
                        @write w $tag $wire value $where,
                        $kind $(($($place),+))? $(=> $how($($arg),+))?
                    ),)*
                }
            }
        }
    };
}

/// What [`tagged!`](crate::tagged) makes of its parts.
#[doc(hidden)]
#[macro_export]
macro_rules! __tagged {
    (@content beside) => { ::core::option::Option::None };
    (@content content) => { ::core::option::Option::Some("value") };
    (@read $r:ident $tag:literal beside, $($place:tt)+) => { $r.variant($tag) };
    (@read $r:ident $tag:literal content, $($place:tt)+) => {
        $r.content($tag, "value", |r| $crate::__place!(@get r $($place)+))
    };
    (@write $w:ident $tag:literal $wire:literal $value:ident beside, $($place:tt)+) => {
        $w.variant($tag, $wire, $value)
    };
    (@write $w:ident $tag:literal $wire:literal $value:ident content, $($place:tt)+) => {{
        $w.begin_object();
        $crate::__place!(@key $w $tag);
        $w.str($wire);
        $w.key("value");
        $crate::__place!(@put $w $value, $($place)+);
        $w.end_object();
    }};
}

/// Implements the codec of a union without a tag, and its table.
///
/// The first line names the enum and the static of its table. Each further line has the number of an alternative, from 0,
/// its variant, and what that holds, as in [`record!`](crate::record): the first that accepts a value has it.
///
/// ```
/// use toolrt::Payload;
///
/// #[derive(Debug, PartialEq)]
/// pub enum Id { Number(i64), Text(String) }
///
/// toolrt::alternatives! {
///     Id: ID;
///     0 Number: INT;
///     1 Text: STRING;
/// }
///
/// assert_eq!(Id::from_json("7").unwrap(), Id::Number(7));
/// assert_eq!(Id::Text("7".into()).to_json().unwrap(), br#""7""#);
/// ```
#[macro_export]
macro_rules! alternatives {
    (
        $name:ident: $at:ident $(, @ $checked:expr)?;
        $($number:literal $variant:ident: $kind:ident $(($($place:expr),+))? $(=> $how:ident($($arg:expr),+))?;)*
    ) => {
        #[doc(hidden)]
        pub static $at: $crate::table::Union = $crate::table::Union {
            alternatives: &[$($crate::__place!(@table $kind $(($($place),+))?),)*],
        };

        impl $crate::Payload for $name {
            fn table() -> $crate::Table {
                $crate::__place!(@whole Union $at $($checked)?)
            }
        }

        impl $crate::Decode for $name {
            fn decode(r: &mut $crate::Reader<'_>) -> ::core::result::Result<Self, $crate::Refused> {
                $($crate::__place!(@reject r $checked);)?
                match r.alternative(&$at)? {
                    $($number => $crate::__place!(
                        @get r $kind $(($($place),+))? $(=> $how($($arg),+))?
                    ).map(Self::$variant),)*
                    _ => ::core::result::Result::Err($crate::Refused),
                }
            }
        }

        impl $crate::Encode for $name {
            fn encode(&self, w: &mut $crate::Writer) {
                $($crate::__place!(@check w $checked);)?
                match self {
                    $(Self::$variant(value) => $crate::__place!(
                        @put w value, $kind $(($($place),+))? $(=> $how($($arg),+))?
                    ),)*
                }
            }
        }
    };
}

/// Implements the codec of a struct that holds one value: `newtype!(Rows: list(&ROWS))`, with what it holds as in
/// [`record!`](crate::record).
#[macro_export]
macro_rules! newtype {
    (
        $name:ident: $kind:ident $(($($place:expr),+))? $(=> $how:ident($($arg:expr),+))? $(, @ $checked:expr)?
    ) => {
        impl $crate::Payload for $name {
            fn table() -> $crate::Table {
                $crate::__place!(@or ($crate::__place!(@table $kind $(($($place),+))?)) $($checked)?)
            }
        }

        impl $crate::Decode for $name {
            fn decode(r: &mut $crate::Reader<'_>) -> ::core::result::Result<Self, $crate::Refused> {
                $($crate::__place!(@reject r $checked);)?
                $crate::__place!(@get r $kind $(($($place),+))? $(=> $how($($arg),+))?).map(Self)
            }
        }

        impl $crate::Encode for $name {
            fn encode(&self, w: &mut $crate::Writer) {
                $($crate::__place!(@check w $checked);)?
                let value = &self.0;
                $crate::__place!(@put w value, $kind $(($($place),+))? $(=> $how($($arg),+))?);
            }
        }
    };
}

/// The codec of a type without a name of its own: the static of its table, and what it holds as in
/// [`record!`](crate::record): `codec!(NAMES: list(&NAMES_LIST))`.
#[macro_export]
macro_rules! codec {
    (
        $table:path: $kind:ident $(($($place:expr),+))? $(=> $how:ident($($arg:expr),+))? $(, @ $checked:expr)?
    ) => {
        $crate::Codec::new(
            || $table,
            |r| {
                $($crate::__place!(@reject r $checked);)?
                $crate::__place!(@get r $kind $(($($place),+))? $(=> $how($($arg),+))?)
            },
            |value, w| {
                $($crate::__place!(@check w $checked);)?
                $crate::__place!(@put w value, $kind $(($($place),+))? $(=> $how($($arg),+))?);
            },
        )
    };
}
