//! Scalar formats at their hard edges, by RFC.

use toolrt::scalars::Format;

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
        ],
        &[
            "",
            ".",
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
            "http://a/\\b",
        ],
    );
}

#[test]
fn base64_is_padded_and_its_pad_bits_may_be_anything() {
    hold(
        Format::Base64,
        &["", "aGk=", "aGl=", "QQ==", "QR==", "+/+/"],
        &["aGk", "a", "aGk=\n", "aG=k", "=aGk", "-_-_", "QQ=", "===="],
    );
    let bytes = toolrt::Bytes::from_base64("aGl=").expect("pad bits are free");
    assert_eq!(bytes.to_base64(), "aGk=");
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
