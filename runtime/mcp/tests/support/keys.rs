//! Keys that were made for these tests alone: private ones as base64 of DER, public ones as a JWKS.

pub const ED: &str = "MC4CAQAwBQYDK2VwBCIEIOwhSjEGlthv3KS/u/DvrpBxZBO/BuwS/SsRBTu3ox3G";

pub const EC: &str = "\
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg0c6mLtfIqmOUTRSmf/QJUi16mKlvE9zQCXKAuuz+A6ahRANCAAS2\
    GsuyoxJk2/waEEc7ufWVo0gfOXP1vXA7CzRrQBWN1FVfSdce6w+el3JShT/dj8uEMCCL05s8hDUwpTfHoGJV";

pub const RSA: &str = "\
    MIIEpQIBAAKCAQEAqRZU1tm9PMUNwvoAkBOA6+RZGZCs7syKkRP92iIwg8KVsvsWrAKRiBimya57t7QDYs3UyR8Di1I3G9RRTjqx\
    Ta7xvk1BB2DPgnitmYcVK9aAP/RjjfwlH8w108bvyq3GfrJqnQRb3Go0iJVh5vtB5hJ8va5n+193hbyJWMFdDFGDVY8wVRzQcEHW\
    h5Oot64jmL6zhP9uHukPSszQlSyRch28u1mENeQpjf3V744A8KAkmWR3hhMBFKY0ZfuEZfy8SM5UiIK0ZUtbhwGBVZccnmGG0992\
    IHLeqKLaWfjsv6s+CraUAjibt+jWtPWncRXFIGLf72Qdn7lReZPGNdBy0wIDAQABAoIBAESRGbZGdca+4eW/G5tRTWZbIwaK9JWh\
    vE84nCho1OOZdLsvtvHp2LonxPrkFqdYCEd40GD+gqFspYxTfOUMR/oIh190VHp5d6yg40Tu0lcElN1abUSWizdpyCoo8fRuo5+d\
    Gj6yFc48AzGf4iOYoBB8TrlckC4PeJhy6/9h6imj+uf9ReBOrffxElIqDYaKgSYcMh3srdTR+oXFR2p/pA3HrCtitW2ZS+y22yBc\
    FPKlYQ4rEaJRiMeVYG79dIbm04qAEdTJTH2jyNdAZTq6UdcjyHkhI4EwTexfBxFahKnIfdMtE31x19Qm21vt4X9S8ejm76Qte7Y/\
    DliaFOiyhoECgYEA5R3nKGYjP9oUe1l1Qa0lUTSVsNlQBt8XUUpMz2tl9V2g/4C2ctAR6KgetX4qZYNT9nAjGqEXwh8usfvl5nOL\
    A7Kj7r5TX7G2ZW/k6+S9dKGwWhw1TqU0N8Zi6Y2Va0Crj4GumGxGyPdj4Erb35iULf3agfkJqPPLYx2JKcRylt0CgYEAvO1KMKVC\
    e2hpXZ1uZVcOhwTIcxVtBEmH7FGSN+EdjLFFxnJw0NEamZ2PhfDvMT9sW0kKzgvxvMpUcjB2X3wfKgJTbhDSEtLdzK3Bh8VQhNUu\
    oqbtOwhiubgMlY2lGs7cxsZEfUG91SkHM7qeWiLnw0EeP1a1Y9YOQL37r1+SHW8CgYEAr12t+pwCyvKuzqLwPu66K2emU5Bh0oCb\
    JltKY1B+38lkW2w3ObXMn1le9+ezp7NXZr75/33h43FemliF5Vf2xUPMegYvZoVtaEK2419XK5g+lRoWKzYDu9UbDEyUW11KczL9\
    YikuHNBOH/TsSj5M3M76mpT1Md44hIqs281DL/kCgYEAhL076R3Trh1YGnwoOm+GN3s20xT0uZRoObO+RiCWwGk1Gw8BENY6GEBJ\
    vNPhWvqyyRhyzP47ZGfMGUbPhJsS0lM8BxMuZiddyxcx6JDL1+hokcMy3s0vgEk+Hj2dCU7ac5aOPGtaU1A2TTQLWk04BUnVVK85\
    VuHotbhGA5vkb2UCgYEA35qWszMDwLrzazv+NB/9Wz0Wlw2QmEz0B7BX8MmozhZvE2QWQP2kmCHhB+eaj6RedXhXs5dw8yeNLhJq\
    7RlQ3gPuGodzuA1DpIfJb/6fcyc0xJGbatmnULi8gCU/mtyHbNuPSYrMT9FlcW/K986zpOL+3ByDjAsHrcTOcuKlbjo=";

pub const JWKS: &str = r#"{"keys":[
  {"kid":"ed","alg":"EdDSA","kty":"OKP","crv":"Ed25519","x":"x0AltvS6ivLvMYQE-5HB2mtrkTU7vuETuXyF0I10CYg"},
  {"kid":"ec","alg":"ES256","kty":"EC","crv":"P-256","x":"thrLsqMSZNv8GhBHO7n1laNIHzlz9b1wOws0a0AVjdQ","y":"VV9J1x7rD56XclKFP92Py4QwIIvTmzyENTClN8egYlU"},
  {"kid":"rsa","kty":"RSA","e":"AQAB","n":"qRZU1tm9PMUNwvoAkBOA6-RZGZCs7syKkRP92iIwg8KVsvsWrAKRiBimya57t7QDYs3UyR8Di1I3G9RRTjqxTa7xvk1BB2DPgnitmYcVK9aAP_RjjfwlH8w108bvyq3GfrJqnQRb3Go0iJVh5vtB5hJ8va5n-193hbyJWMFdDFGDVY8wVRzQcEHWh5Oot64jmL6zhP9uHukPSszQlSyRch28u1mENeQpjf3V744A8KAkmWR3hhMBFKY0ZfuEZfy8SM5UiIK0ZUtbhwGBVZccnmGG0992IHLeqKLaWfjsv6s-CraUAjibt-jWtPWncRXFIGLf72Qdn7lReZPGNdBy0w"}
]}"#;
