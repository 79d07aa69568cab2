//! Scalars as the types of other crates, and back.
#![allow(unused_imports, dead_code, reason = "each crate has a feature")]

use toolrt::{ConversionError, Date, DateTime, Decimal, Time, Uri, Uuid};

/// Texts with a leap second, and whether the contract has it.
const LEAP: &str = "1998-12-31T15:59:60.5-08:00";

fn moment(text: &str) -> DateTime {
    DateTime::parse(text).expect("a date and time")
}

fn date(text: &str) -> Date {
    Date::parse(text).expect("a date")
}

fn time(text: &str) -> Time {
    Time::parse(text).expect("a time")
}

/// Texts, and what comes back: with a capital `T` and `Z`, without zeros at the end.
const MOMENTS: [(&str, &str); 7] = [
    ("2026-01-31T09:30:00Z", "2026-01-31T09:30:00Z"),
    (
        "2024-02-29t23:59:59.123456789z",
        "2024-02-29T23:59:59.123456789Z",
    ),
    (
        "2024-02-29T23:59:59.1200000000000+05:30",
        "2024-02-29T23:59:59.12+05:30",
    ),
    (
        "1969-12-31T23:59:59.999999999-23:59",
        "1969-12-31T23:59:59.999999999-23:59",
    ),
    ("0001-01-01T00:00:00-00:00", "0001-01-01T00:00:00Z"),
    ("2026-06-30T12:00:00-00:30", "2026-06-30T12:00:00-00:30"),
    ("9998-12-31T23:59:59Z", "9998-12-31T23:59:59Z"),
];
const DATES: [&str; 5] = [
    "2026-01-31",
    "2024-02-29",
    "0000-01-01",
    "0099-12-01",
    "9999-12-31",
];
const TIMES: [(&str, &str); 3] = [
    ("09:30:00Z", "09:30:00Z"),
    ("23:59:59.000000001+01:00", "23:59:59.000000001+01:00"),
    ("00:00:00.50z", "00:00:00.5Z"),
];
const TENTH_DIGIT: &str = "2026-01-31T09:30:00.0000000001Z";

#[cfg(feature = "jiff")]
mod jiff_types {
    use jiff::civil;
    use jiff::tz::{Offset, TimeZone};
    use jiff::{Timestamp, ZonedDateTime};

    use super::*;

    #[test]
    fn moments_come_back() {
        for (text, back) in MOMENTS {
            let zoned = ZonedDateTime::try_from(&moment(text)).expect("jiff has it");
            assert_eq!(
                DateTime::try_from(&zoned).map(DateTime::into_string),
                Ok(back.to_owned())
            );
            let stamp = Timestamp::try_from(&moment(text)).expect("jiff has it");
            assert_eq!(stamp, zoned.timestamp(), "{text}");
            let utc = DateTime::try_from(stamp).expect("the contract has it");
            assert_eq!(Timestamp::try_from(&utc), Ok(stamp));
            assert!(utc.as_str().ends_with('Z'));
        }
    }

    #[test]
    fn dates_and_times_come_back() {
        for text in DATES {
            let day = civil::Date::from(&date(text));
            assert_eq!(
                Date::try_from(day).map(Date::into_string),
                Ok(text.to_owned())
            );
        }
        for (text, back) in TIMES {
            let clock = <(civil::Time, Offset)>::try_from(&time(text)).expect("jiff has it");
            assert_eq!(
                Time::try_from(clock).map(Time::into_string),
                Ok(back.to_owned())
            );
        }
    }

    #[test]
    fn what_one_side_cannot_hold_has_a_name() {
        assert_eq!(
            Timestamp::try_from(&moment(LEAP)),
            Err(ConversionError::LeapSecond)
        );
        assert_eq!(
            Timestamp::try_from(&moment(TENTH_DIGIT)),
            Err(ConversionError::TooPrecise)
        );
        let late = moment("9999-12-31T23:59:59-23:59");
        assert_eq!(Timestamp::try_from(&late), Err(ConversionError::OutOfRange));
        let early = civil::Date::new(-1, 1, 1).expect("a date");
        assert_eq!(Date::try_from(early), Err(ConversionError::OutOfRange));
        let odd = Offset::from_seconds(61).expect("an offset");
        let zoned = civil::date(2026, 1, 1)
            .at(0, 0, 0, 0)
            .to_zoned_datetime(TimeZone::fixed(odd));
        let zoned = zoned.expect("a moment");
        assert_eq!(DateTime::try_from(&zoned), Err(ConversionError::Unknown));
    }
}

#[cfg(feature = "chrono")]
mod chrono_types {
    use chrono::{FixedOffset, NaiveDate, NaiveTime, TimeZone, Utc};

    use super::*;

    type Fixed = chrono::DateTime<FixedOffset>;

    #[test]
    fn moments_come_back_with_leap_seconds() {
        let leap = [
            (LEAP, LEAP),
            ("1990-12-31T23:59:60Z", "1990-12-31T23:59:60Z"),
        ];
        for (text, back) in MOMENTS.into_iter().chain(leap) {
            let made = Fixed::try_from(&moment(text)).expect("chrono has it");
            assert_eq!(
                DateTime::try_from(made).map(DateTime::into_string),
                Ok(back.to_owned())
            );
            let utc = chrono::DateTime::<Utc>::try_from(&moment(text)).expect("chrono has it");
            assert_eq!(utc, made);
            let back = DateTime::try_from(utc).expect("the contract has it");
            assert_eq!(chrono::DateTime::<Utc>::try_from(&back), Ok(utc));
        }
    }

    #[test]
    fn dates_and_times_come_back() {
        for text in DATES {
            let day = NaiveDate::from(&date(text));
            assert_eq!(
                Date::try_from(day).map(Date::into_string),
                Ok(text.to_owned())
            );
        }
        for (text, back) in TIMES {
            let clock = <(NaiveTime, FixedOffset)>::try_from(&time(text)).expect("chrono has it");
            assert_eq!(
                Time::try_from(clock).map(Time::into_string),
                Ok(back.to_owned())
            );
        }
    }

    #[test]
    fn what_one_side_cannot_hold_has_a_name() {
        assert_eq!(
            Fixed::try_from(&moment(TENTH_DIGIT)),
            Err(ConversionError::TooPrecise)
        );
        let early = NaiveDate::from_ymd_opt(-1, 1, 1).expect("a date");
        assert_eq!(Date::try_from(early), Err(ConversionError::OutOfRange));
        // chrono has leap seconds in every minute.
        let noon = NaiveTime::from_hms_nano_opt(12, 0, 59, 1_500_000_000).expect("a time");
        let day = NaiveDate::from_ymd_opt(2026, 1, 1).expect("a date");
        let made = DateTime::try_from(Utc.from_utc_datetime(&day.and_time(noon)));
        assert_eq!(made, Err(ConversionError::LeapSecond));
        let odd = FixedOffset::east_opt(61).expect("an offset");
        assert_eq!(Time::try_from((noon, odd)), Err(ConversionError::Unknown));
    }
}

#[cfg(feature = "time")]
mod time_types {
    use ::time::{OffsetDateTime, UtcOffset};

    use super::*;

    #[test]
    fn moments_come_back() {
        for (text, back) in MOMENTS {
            let made = OffsetDateTime::try_from(&moment(text)).expect("time has it");
            assert_eq!(
                DateTime::try_from(made).map(DateTime::into_string),
                Ok(back.to_owned())
            );
        }
    }

    #[test]
    fn dates_and_times_come_back() {
        for text in DATES {
            let day = ::time::Date::from(&date(text));
            assert_eq!(
                Date::try_from(day).map(Date::into_string),
                Ok(text.to_owned())
            );
        }
        for (text, back) in TIMES {
            let clock = <(::time::Time, UtcOffset)>::try_from(&time(text)).expect("time has it");
            assert_eq!(
                Time::try_from(clock).map(Time::into_string),
                Ok(back.to_owned())
            );
        }
    }

    #[test]
    fn what_one_side_cannot_hold_has_a_name() {
        let leap = OffsetDateTime::try_from(&moment(LEAP));
        assert_eq!(leap, Err(ConversionError::LeapSecond));
        let long = OffsetDateTime::try_from(&moment(TENTH_DIGIT));
        assert_eq!(long, Err(ConversionError::TooPrecise));
        let early = ::time::Date::from_calendar_date(-1, ::time::Month::May, 1).expect("a date");
        assert_eq!(Date::try_from(early), Err(ConversionError::OutOfRange));
        let odd = UtcOffset::from_whole_seconds(61).expect("an offset");
        let made = Time::try_from((::time::Time::MIDNIGHT, odd));
        assert_eq!(made, Err(ConversionError::Unknown));
    }
}

#[cfg(feature = "uuid")]
#[test]
fn ids_come_back_in_lower_case() {
    for text in [
        "6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10",
        "FFFFFFFF-0000-0000-0000-00000000000A",
    ] {
        let id = Uuid::parse(text).expect("an id");
        let back = Uuid::from(uuid::Uuid::from(&id));
        assert_eq!(back.as_str(), text.to_lowercase());
    }
}

#[cfg(feature = "url")]
#[test]
fn uris_come_back_as_urls_are_written() {
    let uri = |text: &str| Uri::parse(text).expect("a URI");
    for (text, back) in [
        ("https://example.com/a?b=c#d", "https://example.com/a?b=c#d"),
        ("HTTPS://EXAMPLE.com:443", "https://example.com/"),
        ("urn:isbn:0451450523", "urn:isbn:0451450523"),
    ] {
        let url = url::Url::try_from(&uri(text)).expect("a URL");
        assert_eq!(
            Uri::try_from(url).map(Uri::into_string),
            Ok(back.to_owned())
        );
    }
    let no_port = url::Url::try_from(&uri("http://example.com:99999/"));
    assert_eq!(no_port, Err(ConversionError::Unknown));
    let no_uri = url::Url::parse("https://example.com/a[b").expect("a URL");
    assert!(matches!(
        Uri::try_from(no_uri),
        Err(ConversionError::Invalid(_))
    ));
}

#[cfg(feature = "rust_decimal")]
#[test]
fn decimals_are_those_of_rust_decimal_as_far_as_it_reaches() {
    let decimal = |text: &str| Decimal::parse(text).expect("a decimal");
    for text in [
        "0",
        "1.50",
        "-0.001",
        "79228162514264337593543950335",
        "0.0000000000000000000000000001",
    ] {
        let made = rust_decimal::Decimal::try_from(&decimal(text)).expect("it has it");
        assert_eq!(Decimal::from(made).as_str(), text);
    }
    for (text, error) in [
        ("79228162514264337593543950336", ConversionError::OutOfRange),
        (
            "0.00000000000000000000000000001",
            ConversionError::TooPrecise,
        ),
        (
            "1000000000000000000000000000.001",
            ConversionError::TooPrecise,
        ),
    ] {
        assert_eq!(
            rust_decimal::Decimal::try_from(&decimal(text)),
            Err(error),
            "{text}"
        );
    }
}

#[cfg(feature = "bigdecimal")]
#[test]
fn decimals_are_those_of_bigdecimal_up_to_a_hundred_digits() {
    use bigdecimal::BigDecimal;

    let long = "9".repeat(100);
    for text in [
        "0",
        "1.50",
        "-0.001",
        &long,
        &format!("0.{}1", "0".repeat(98)),
    ] {
        let made = BigDecimal::from(&Decimal::parse(text).expect("a decimal"));
        assert_eq!(
            Decimal::try_from(&made).map(Decimal::into_string),
            Ok(text.to_owned())
        );
    }
    for (text, plain) in [("1e3", "1000"), ("-1.5e-3", "-0.0015"), ("12E1", "120")] {
        let value: BigDecimal = text.parse().expect("a number");
        assert_eq!(
            Decimal::try_from(&value).map(Decimal::into_string),
            Ok(plain.to_owned())
        );
    }
    for text in ["1e100", "1e-100", "1e999999999", "-1e-999999999"] {
        let value: BigDecimal = text.parse().expect("a number");
        assert_eq!(
            Decimal::try_from(&value),
            Err(ConversionError::OutOfRange),
            "{text}"
        );
    }
}
