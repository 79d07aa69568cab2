//! Serde's traits by the codecs: scalars, secrets, three-state fields, and formats that are not JSON.
#![cfg(feature = "serde")]

use serde::de::value::{BytesDeserializer, Error, MapDeserializer, SeqDeserializer};
use serde::{Deserialize, Serialize};
use toolrt::{Bytes, Maybe, Secret, Uuid, Value};

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Own {
    id: Uuid,
    #[serde(default, skip_serializing_if = "Maybe::is_absent")]
    note: Maybe<String>,
    key: Secret<Bytes>,
    rest: Value,
}

#[test]
fn types_of_the_runtime_stand_in_types_of_ones_own() {
    let text = r#"{"id":"6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10","key":"aGk=","rest":[1,-2.5,18446744073709551615,{"a":null}]}"#;
    let own: Own = serde_json::from_str(text).unwrap();
    assert_eq!(own.note, Maybe::Absent);
    assert_eq!(serde_json::to_string(&own).unwrap(), text);
    let null: Own =
        serde_json::from_str(&text.replace("\"key\"", "\"note\":null,\"key\"")).unwrap();
    assert_eq!(null.note, Maybe::Null);
    assert!(
        serde_json::to_string(&null)
            .unwrap()
            .contains("\"note\":null")
    );
    let value: Own =
        serde_json::from_str(&text.replace("\"key\"", "\"note\":\"n\",\"key\"")).unwrap();
    assert_eq!(value.note, Maybe::Value("n".to_owned()));
    let error = serde_json::from_str::<Own>(&text.replace("6f1f6f0a-", "6f1f6f0a")).unwrap_err();
    assert!(
        error.to_string().starts_with("The value must be a UUID"),
        "{error}"
    );
}

#[test]
fn bytes_of_other_formats_become_base64() {
    let bytes = Bytes::deserialize(BytesDeserializer::<Error>::new(b"hi")).unwrap();
    assert_eq!(bytes, Bytes::from(b"hi".to_vec()));
}

#[test]
fn numbers_that_keep_their_spelling_keep_it_here() {
    let entries = [("$serde_json::private::Number", "1e400")];
    let number = MapDeserializer::<_, Error>::new(entries.into_iter());
    assert_eq!(Value::deserialize(number).unwrap().to_json(), "1e400");
    let entries = [("$serde_json::private::Number", "1}")];
    let number = MapDeserializer::<_, Error>::new(entries.into_iter());
    assert!(Value::deserialize(number).is_err());
}

#[test]
fn what_json_cannot_say_is_refused() {
    let not_finite = SeqDeserializer::<_, Error>::new([f64::NAN].into_iter());
    let error = Value::deserialize(not_finite).unwrap_err();
    assert_eq!(error.to_string(), "NaN is no number of JSON");
    let deep = "[".repeat(129) + &"]".repeat(129);
    let mut reader = serde_json::Deserializer::from_str(&deep);
    assert!(Value::deserialize(&mut reader).is_err());
    let deepest = "[".repeat(127) + &"]".repeat(127);
    assert_eq!(
        serde_json::from_str::<Value>(&deepest).unwrap().to_json(),
        deepest
    );
}
