//! The codecs of records: all that generated code says of each is its table.

/// Implements the codec of a record, and its table: for a struct with the fields that are listed.
///
/// The first line names the struct and the static of its table, says what the record is called in issues, if that is not
/// the name of the struct, and what becomes of other keys: `closed` reports them, `rest(field: place)` keeps them in a
/// `BTreeMap`, `open(field: Json)` as they are in an [`Object`](crate::Object). Each further line has the key, the
/// field, whether it may be absent, and its place:
///
/// - `required`, `optional` (an `Option`), `maybe` (a [`Maybe`](crate::Maybe)), or `default(…)` with the default as JSON
///   and as a value; in brackets behind it the capabilities that bind the field;
/// - the place is the name of a [`Table`](crate::Table), with what it takes: `STRING`, `Record(&TODO)`. In lower case,
///   `text(&LIMITS)`, `int(…)`, `float(…)`, `list(…)` and `map(…)` have limits that the fast path checks; the last two
///   may have two functions that read and write an item. Any other way of reading stands behind an arrow:
///   `Secret(&Table::STRING) => by(read, write)`.
///
/// ```
/// use toolrt::{Payload, table};
///
/// #[derive(Debug, PartialEq)]
/// pub struct Todo { pub id: String, pub tags: Vec<String>, pub count: i64, pub note: Option<String> }
///
/// static TODO_ID: table::Text = table::Text::ANY.min(1).max(8);
/// static TODO_TAGS: table::List = table::List::of(table::Table::STRING).max(2);
///
/// toolrt::record! {
///     Todo: TODO, closed;
///     "id" id: required, text(&TODO_ID);
///     "tags" tags: required, list(&TODO_TAGS);
///     "count" count: default("1", 1), INT;
///     "note" note: optional, STRING;
/// }
///
/// let todo = Todo::from_json(r#"{"id":"a","tags":["b"]}"#).unwrap();
/// assert_eq!(todo, Todo { id: "a".into(), tags: vec!["b".into()], count: 1, note: None });
/// assert_eq!(todo.to_json().unwrap(), br#"{"id":"a","tags":["b"],"count":1}"#);
/// let issues = Todo::from_json(r#"{"id":"","tags":[],"nope":1}"#).unwrap_err();
/// assert_eq!(issues.len(), 2);
/// ```
#[macro_export]
macro_rules! record {
    (
        $name:ident: $at:ident $(= $label:literal)?, $rest:ident $((
            $kept:ident: $kept_kind:ident $(($($kept_at:expr),+))? $(=> $kept_how:ident($($kept_arg:expr),+))?
        ))? $(, @ $checked:expr)?;
        $(
            $key:literal $field:ident: $presence:ident $(($json:literal, $default:expr))? $([$($need:literal),+])?,
            $kind:ident $(($($place:expr),+))? $(=> $how:ident($($arg:expr),+))?;
        )*
    ) => {
        #[doc(hidden)]
        pub static $at: $crate::table::Record = $crate::table::Record {
            name: $crate::__record!(@label $name $($label)?),
            fields: &[$(
                $crate::__record!(
                    @field $key $presence ($crate::__place!(@table $kind $(($($place),+))?)) $($json)?
                )$(.needs(&[$($need),+]))?,
            )*],
            rest: $crate::__record!(@rest $rest $($kept_kind $(($($kept_at),+))?)?),
        };

        impl $crate::Payload for $name {
            fn table() -> $crate::Table {
                $crate::__place!(@whole Record $at $($checked)?)
            }
        }

        impl $crate::Decode for $name {
            #[allow(clippy::never_loop, reason = "it may have no fields")]
            fn decode(r: &mut $crate::Reader<'_>) -> ::core::result::Result<Self, $crate::Refused> {
                $($crate::__place!(@reject r $checked);)?
                $(let mut $field = $crate::__record!(@start $presence);)*
                $(let mut $kept = $crate::__record!(@none $rest $kept_kind);)?
                r.begin_object()?;
                // Most documents have the order of the design: the field behind the last one is looked for first, and
                // only then any. The compiler makes jumps of the comparisons of places.
                let mut next = 0;
                loop {
                    let found = 'found: {
                        let start = r.start_of_key();
                        let mut at = 0;
                        $(
                            let key = ::core::concat!("\"", $key, "\":");
                            if next == at && const { $crate::codec::is_plain_key($key) } && r.passes_key(start, key) {
                                break 'found at;
                            }
                            at += 1;
                        )*
                        let _ = at;
                        $crate::__record!(
                            @next r $at
                            $($rest $kept $kept_kind $(($($kept_at),+))? $(=> $kept_how($($kept_arg),+))?)?
                        )
                    };
                    next = found + 1;
                    let mut at = 0;
                    $(
                        if found == at {
                            $field = $crate::__record!(
                                @read r $presence $kind $(($($place),+))? $(=> $how($($arg),+))?
                            );
                            continue;
                        }
                        at += 1;
                    )*
                    let _ = at;
                    break;
                }
                ::core::result::Result::Ok(Self {
                    $($field: $crate::__record!(@end $field $presence $($default)?),)*
                    $($kept: $crate::__record!(@kept $rest $kept),)?
                })
            }
        }

        impl $crate::Encode for $name {
            fn encode(&self, w: &mut $crate::Writer) {
                $($crate::__place!(@check w $checked);)?
                let tag = w.begin_object();
                let _ = tag;
                $($crate::__record!(
                    @write w $key $presence self.$field, $kind $(($($place),+))? $(=> $how($($arg),+))?
                );)*
                $(w.undeclared(&$at, tag, self.$kept.iter(), |w, value| {
                    $crate::__place!(
                        @put w value, $kept_kind $(($($kept_at),+))? $(=> $kept_how($($kept_arg),+))?
                    );
                });)?
                w.end_object();
            }
        }
    };
}

/// What [`record!`](crate::record) makes of its parts.
#[doc(hidden)]
#[macro_export]
macro_rules! __record {
    (@label $name:ident) => { ::core::stringify!($name) };
    (@label $name:ident $label:literal) => { $label };

    (@field $key:literal required ($table:expr)) => { $crate::table::Field::required($key, $table) };
    (@field $key:literal optional ($table:expr)) => { $crate::table::Field::optional($key, $table) };
    (@field $key:literal maybe ($table:expr)) => { $crate::table::Field::optional($key, $table) };
    (@field $key:literal default ($table:expr) $json:literal) => {
        $crate::table::Field::default($key, $table, $json)
    };

    (@rest closed) => { $crate::table::Rest::Closed };
    (@rest open $kind:ident) => { $crate::table::Rest::Open };
    (@rest rest $kind:ident $(($($at:expr),+))?) => {
        $crate::table::Rest::Kept($crate::__place!(@table $kind $(($($at),+))?))
    };
    (@next $r:ident $at:ident) => { $r.field(&$at)? };
    (@none open $kind:ident) => { ::std::vec::Vec::<(::std::string::String, $crate::Value)>::new() };
    (@none rest $kind:ident) => { ::std::collections::BTreeMap::new() };
    (@kept open $kept:ident) => { $kept.into_iter().collect() };
    (@kept rest $kept:ident) => { $kept };
    (@next $r:ident $at:ident open $kept:ident $($place:tt)+) => {
        $r.field_or(&$at, |r, key| {
            let value = $crate::__place!(@get r $($place)+)?;
            $kept.push((key, value));
            ::core::result::Result::Ok(())
        })?
    };
    (@next $r:ident $at:ident rest $kept:ident $($place:tt)+) => {
        $r.field_or(&$at, |r, key| {
            let value = $crate::__place!(@get r $($place)+)?;
            $kept.insert(key, value);
            ::core::result::Result::Ok(())
        })?
    };

    (@start maybe) => { $crate::Maybe::Absent };
    (@start $presence:ident) => { ::core::option::Option::None };
    (@end $field:ident required) => { $field.ok_or($crate::Refused)? };
    (@end $field:ident default $default:expr) => { $field.unwrap_or_else(|| $default) };
    (@end $field:ident $presence:ident) => { $field };

    // A value that may be null has its own way of saying that it is absent.
    (@read $r:ident maybe $kind:ident $(($($at:expr),+))? => by($read:expr, $write:expr)) => {
        $r.nullable($read)?.into()
    };
    (@read $r:ident maybe $($place:tt)+) => { $r.read()? };
    (@read $r:ident $presence:ident $($place:tt)+) => {
        ::core::option::Option::Some($crate::__place!(@get $r $($place)+)?)
    };

    (@write $w:ident $key:literal optional $self:ident.$field:ident, $($place:tt)+) => {
        if let ::core::option::Option::Some(value) = &$self.$field {
            $crate::__place!(@key $w $key);
            $crate::__place!(@put $w value, $($place)+);
        }
    };
    (
        @write $w:ident $key:literal maybe $self:ident.$field:ident,
        $kind:ident $(($($at:expr),+))? $(=> by($read:expr, $write:expr))?
    ) => {
        if !$self.$field.is_absent() {
            $crate::__place!(@key $w $key);
            $w.nullable($self.$field.value(), $crate::__record!(@writer $($write)?));
        }
    };
    (@write $w:ident $key:literal $presence:ident $self:ident.$field:ident, $($place:tt)+) => {
        $crate::__place!(@key $w $key);
        $crate::__place!(@put $w &$self.$field, $($place)+);
    };
    (@writer) => { $crate::Writer::write };
    (@writer $write:expr) => { $write };

}
