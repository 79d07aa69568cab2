//! Formats at their hard edges, by RFC.

use toolrt_format::{Format, base64, decimal};

fn hold(format: Format, accepted: &[&str], refused: &[&str]) {
    for text in accepted {
        assert!(
            format.accepts(text),
            "{} must accept {text:?}",
            format.name()
        );
    }
    for text in refused {
        assert!(
            !format.accepts(text),
            "{} must refuse {text:?}",
            format.name()
        );
    }
}

#[test]
fn date_times_have_offsets_and_leap_seconds_where_utc_has_them() {
    hold(
        Format::DateTime,
        &[
            "1963-06-19T08:30:06.283185Z",
            "1963-06-19t08:30:06z",
            "1998-12-31T23:59:60Z",
            "1998-12-31t23:59:60Z",
            "1998-12-31T15:59:60.123-08:00",
            "1999-01-01T00:29:60+00:30",
            "2024-02-29T00:00:00-00:00",
        ],
        &[
            "1998-12-31T23:59:61Z",
            "1998-12-31T22:59:60Z",
            "2023-02-29T00:00:00Z",
            "1900-02-29T00:00:00Z",
            "1990-02-31T15:59:59.123-08:00",
            "1963-06-19 08:30:06Z",
            "1963-06-19T08:30:06",
            "1998-12-31 23:59:59Z",
            "1998-12-31T23:59:59",
            "1963-06-19T08:30:06.Z",
            "1963-06-19T24:00:00Z",
            "1963-06-19T08:30:06+24:00",
            "1963-06-19T08:30:06+01",
            "+1963-06-19T08:30:06Z",
            "1963-06-1\u{09EA}T00:00:00Z",
            "",
        ],
    );
}

#[test]
fn dates_exist() {
    hold(
        Format::Date,
        &["2020-02-29", "0400-02-29", "0001-01-01", "1582-10-10"],
        &[
            "2021-02-29",
            "2100-02-29",
            "2020-04-31",
            "2020-00-15",
            "1998-1-20",
            "2020-13-01",
            "\u{9E8}020-01-01",
        ],
    );
}

#[test]
fn times_have_offsets_and_leap_seconds_where_utc_has_them() {
    hold(
        Format::Time,
        &[
            "08:30:06.283185Z",
            "23:59:60Z",
            "01:29:60+01:30",
            "15:59:60-08:00",
            "08:30:06z",
        ],
        &[
            "08:30:06",
            "22:59:60Z",
            "23:59:61Z",
            "08:30:06.Z",
            "24:00:00Z",
            "08:30:06+24:00",
            "08:30:06 Z",
        ],
    );
}

#[test]
fn durations_follow_rfc_3339() {
    hold(
        Format::Duration,
        &[
            "P4DT12H30M5S",
            "P4Y",
            "PT0S",
            "P0D",
            "P1M",
            "PT1M",
            "PT36H",
            "P1DT12H",
            "P2W",
            "P1Y2M3DT4H5M6S",
            "P01D",
        ],
        &[
            "PT1D",
            "P",
            "P1YT",
            "PT",
            "P2D1Y",
            "P1D2H",
            "P2S",
            "P1Y2W",
            "4DT12H",
            "P\u{09E8}Y",
            "P1",
            "p1d",
            "P1Y2D",
            "PT1H2S",
            "PT0.5S",
            "-P1D",
            "P1D\n",
            "P1WT1H",
        ],
    );
}

#[test]
fn addresses_are_what_their_rfcs_say() {
    hold(
        Format::Ipv4,
        &["192.168.0.1", "0.0.0.0", "255.255.255.255"],
        &[
            "127.0.0.0.1",
            "256.1.1.1",
            "127.0",
            "0x7f000001",
            "087.10.0.1",
            "1.2.3.4/24",
            "1\u{09E8}7.0.0.1",
        ],
    );
    hold(
        Format::Ipv6,
        &[
            "::1",
            "::",
            "::abef",
            "1::",
            "::42:ff:1",
            "1:2::192.168.0.1",
            "::ffff:192.168.0.1",
        ],
        &[
            "12345::",
            ":2:3:4:5:6:7:8",
            "1:2",
            "1::2::3",
            "fe80::a%eth1",
            "::1/64",
            " ::1",
            "1:2:3:4:5:6:7:8:9",
        ],
    );
    hold(
        Format::Email,
        &[
            "joe.bloggs@example.com",
            "te~st@example.com",
            "\"joe bloggs\"@example.com",
            "\"joe @ b\"@example.com",
            "a@[127.0.0.1]",
            "a@[IPv6:::1]",
        ],
        &[
            "2962",
            ".test@example.com",
            "te..st@example.com",
            "a@",
            "@b",
            "a@[127.0.0.300]",
            "a b@example.com",
            "joe@in valid.com",
            "\"joe\\\"@example.com",
            "@a.b",
            "a@invalid=domain.com",
            "\u{fc}@example.com",
        ],
    );
    hold(
        Format::Hostname,
        &[
            "www.example.com",
            "localhost",
            "a-b",
            "1host",
            "xn--4gbwdl.xn--wgbh1c",
            "a-b.c",
            &"a".repeat(63),
            &["a"; 127].join("."),
        ],
        &[
            "",
            ".",
            "example.",
            &"a".repeat(64),
            &["a"; 128].join("."),
            "a.",
            ".a",
            "a..b",
            "-a",
            "a-",
            "a_b",
            "exa mple",
            "\u{fc}.de",
        ],
    );
}

#[test]
fn uris_have_a_scheme() {
    hold(
        Format::Uri,
        &[
            "http://foo.bar/?baz=qux#quuux",
            "http://userid:password@example.com:8080/",
            "urn:oasis:names:tc",
            "tel:+1-816-555-1212",
            "http://[2001:db8::7]/c=GB?objectClass?one",
            "mailto:a@b.c",
            "a:",
            "http://a:80/%20",
            "file:///etc/x",
        ],
        &[
            "//foo.bar",
            "/abc",
            "abc",
            "http:// a.com",
            "http://a/<b>",
            "http://a/%zz",
            "1http://a",
            "http://a:b/",
            "http://[::1",
            "http://a/\u{fc}",
            "http://a b@c",
            "bar,baz:foo",
            "bar,baz",
            "\\\\WINDOWS",
            "http:// x",
            "http://[::1/",
            "h:%2",
            "1a:b",
            ":a",
            "http://\u{fc}/",
            "http://a/\\b",
        ],
    );
}

#[test]
fn base64_is_padded_and_its_pad_bits_may_be_anything() {
    hold(
        Format::Base64,
        &["", "aGk=", "aGl=", "QQ==", "QR==", "aB==", "+/+/"],
        &[
            "aGk", "a", "aGk=\n", "aG=k", "=aGk", "-_-_", "QQ=", "====", "a===", "=", "aG k",
            "a=bc",
        ],
    );
    let bytes = base64::decode("aGl=").expect("pad bits are free");
    assert_eq!(base64::encode(&bytes), "aGk=");
}

#[test]
fn uuids_have_hyphens() {
    hold(
        Format::Uuid,
        &[
            "2EB8AA08-aa98-11ea-b4aa-73b441d16380",
            "00000000-0000-0000-0000-000000000000",
        ],
        &[
            "2eb8aa08aa9811eab4aa73b441d16380",
            "2eb8aa08-aa98-11ea-b4aa-73b441d1638",
            "{2eb8aa08-aa98-11ea-b4aa-73b441d16380}",
            "2eb8aa08-aa98-11ea-b4aa-73b441d1638g",
        ],
    );
}

#[test]
fn what_is_base64_can_be_decoded() {
    let letters = ['A', 'z', '+', '=', '-', '\u{e9}'];
    let mut texts = vec![String::new()];
    for _ in 0..6 {
        let longer = texts.iter().flat_map(|text| {
            let with = |letter: &char| format!("{text}{letter}");
            letters.iter().map(with).collect::<Vec<_>>()
        });
        texts = longer.collect();
        for text in &texts {
            let decoded = base64::decode(text).is_some();
            assert_eq!(decoded, base64::is_base64(text), "{text:?}");
        }
    }
}

#[test]
fn every_example_has_its_format() {
    for format in [
        Format::DateTime,
        Format::Date,
        Format::Time,
        Format::Duration,
        Format::Uuid,
        Format::Uri,
        Format::Email,
        Format::Hostname,
        Format::Ipv4,
        Format::Ipv6,
        Format::Decimal,
        Format::Base64,
    ] {
        let example = format.phrase().split('"').nth(1).expect("an example");
        assert!(format.accepts(example), "{example}");
        assert!(!format.accepts(&format!("{example}\n")), "{example}");
    }
}

#[test]
fn decimals_are_compared_by_value() {
    let ordered = [
        "-1000", "-999.9", "-1.5", "-1.05", "-0.1", "0", "0.0999", "0.1", "1.05", "1.5", "9", "10",
        "1000.001",
    ];
    for (at, one) in ordered.iter().enumerate() {
        for (other_at, other) in ordered.iter().enumerate() {
            assert_eq!(
                decimal::compare(one, other),
                at.cmp(&other_at),
                "{one} {other}"
            );
            let (longer, other_longer) = (with_zeros(one), with_zeros(other));
            assert_eq!(decimal::compare(&longer, other), at.cmp(&other_at));
            assert_eq!(decimal::compare(&longer, &other_longer), at.cmp(&other_at));
        }
        assert_eq!(decimal::shortest(&with_zeros(one)), *one);
    }
    assert!(decimal::compare("-0.00", "0").is_eq());
    assert_eq!(decimal::shortest("-0.00"), "0");
}

fn with_zeros(text: &str) -> String {
    format!("{text}{}00", if text.contains('.') { "" } else { "." })
}

#[test]
fn numbers_with_exponents_become_plain_decimals() {
    for (number, plain) in [
        ("5", "5"),
        ("-0.50", "-0.50"),
        ("1e3", "1000"),
        ("1.5E2", "150"),
        ("1.25e+1", "12.5"),
        ("12e-3", "0.012"),
        ("-100e-2", "-1"),
        ("0e999999999", "0"),
        ("0.000e-5", "0"),
        ("1e99", &format!("1{}", "0".repeat(99))),
    ] {
        assert_eq!(decimal::plain(number).as_deref(), Some(plain), "{number}");
    }
    for number in [
        "1e100",
        "1e-100",
        "1e999999999",
        "1e99999999999999999999",
        "x",
        "",
        "1e",
        "--1",
    ] {
        assert_eq!(decimal::plain(number), None, "{number}");
    }
}
