//! Places: what the macros of generated codecs make of a table, and of the way in which a value there is read and written.

/// What stands at a place, as [`record!`](crate::record) describes it: its table (`@table`), and what reads (`@get`) and
/// writes (`@put`) a value.
#[doc(hidden)]
#[macro_export]
macro_rules! __place {
    (@whole $kind:ident $at:ident) => { $crate::Table::$kind(&$at) };
    (@whole $kind:ident $at:ident $checked:expr) => { $checked };
    (@or ($table:expr)) => { $table };
    (@or ($table:expr) $checked:expr) => { $checked };
    (@reject $r:ident $checked:expr) => { $r.checked()? };
    (@check $w:ident $checked:expr) => { $w.check() };

    (@table of($table:expr)) => { $table };
    (@table text($at:expr)) => { $crate::Table::Text($at) };
    (@table int($at:expr)) => { $crate::Table::Int($at) };
    (@table float($at:expr)) => { $crate::Table::Float($at) };
    (@table list($at:expr $(, $read:expr, $write:expr)?)) => { $crate::Table::List($at) };
    (@table map($at:expr $(, $read:expr, $write:expr)?)) => { $crate::Table::Map($at) };
    (@table $kind:ident $(($at:expr))?) => { $crate::Table::$kind $(($at))? };

    (@get $r:ident $kind:ident $(($($at:expr),+))? => by($read:expr, $write:expr)) => { $read($r) };
    (@get $r:ident $kind:ident $(($($at:expr),+))? => nullable($read:expr, $write:expr)) => {
        $r.nullable($read)
    };
    (@get $r:ident $kind:ident $(($($at:expr),+))? => $how:ident($($arg:expr),+)) => {
        $crate::__place!(@get $r $how($($arg),+))
    };
    (@get $r:ident text($at:expr)) => { $r.text($at) };
    (@get $r:ident int($at:expr)) => { $r.int($at) };
    (@get $r:ident float($at:expr)) => { $r.float($at) };
    (@get $r:ident list($at:expr)) => { $r.list($at, $crate::Reader::read) };
    (@get $r:ident list($at:expr, $read:expr, $write:expr)) => { $r.list($at, $read) };
    (@get $r:ident map($at:expr)) => { $r.map($at, $crate::Reader::read) };
    (@get $r:ident map($at:expr, $read:expr, $write:expr)) => { $r.map($at, $read) };
    (@get $r:ident $kind:ident $(($($at:expr),+))?) => { $r.read() };

    (@put $w:ident $value:expr, $kind:ident $(($($at:expr),+))? => by($read:expr, $write:expr)) => {
        $write($w, $value)
    };
    (@put $w:ident $value:expr, $kind:ident $(($($at:expr),+))? => nullable($read:expr, $write:expr)) => {
        $w.nullable($value.as_ref(), $write)
    };
    (@put $w:ident $value:expr, $kind:ident $(($($at:expr),+))? => $how:ident($($arg:expr),+)) => {
        $crate::__place!(@put $w $value, $how($($arg),+))
    };
    (@put $w:ident $value:expr, text($at:expr)) => { $w.text($value, $at) };
    (@put $w:ident $value:expr, int($at:expr)) => { $w.int(*$value, $at) };
    (@put $w:ident $value:expr, float($at:expr)) => { $w.float(*$value, $at) };
    (@put $w:ident $value:expr, list($at:expr)) => { $w.list($value, $at, $crate::Writer::write) };
    (@put $w:ident $value:expr, list($at:expr, $read:expr, $write:expr)) => {
        $w.list($value, $at, $write)
    };
    (@put $w:ident $value:expr, map($at:expr)) => { $w.map($value, $at, $crate::Writer::write) };
    (@put $w:ident $value:expr, map($at:expr, $read:expr, $write:expr)) => {
        $w.map($value, $at, $write)
    };
    (@put $w:ident $value:expr, $kind:ident $(($($at:expr),+))?) => { $w.write($value) };

    (@key $w:ident $key:literal) => {
        if const { $crate::codec::is_plain_key($key) } { $w.key($key) } else { $w.any_key($key) }
    };
}

/// Whether a key stands for itself in JSON.
#[doc(hidden)]
pub const fn is_plain_key(key: &str) -> bool {
    let bytes = key.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        if matches!(bytes[at], 0..0x20 | b'"' | b'\\') {
            return false;
        }
        at += 1;
    }
    true
}
