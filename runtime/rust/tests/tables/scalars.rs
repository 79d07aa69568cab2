//! Tables of scalars.

use toolrt::Table;
use toolrt::table::{Float, Int, Pattern, Text};

static PERCENT: Int = Int::ANY.at_least(0).at_most(100);
static POSITIVE: Int = Int::ANY.above(0);
static ODDS: Float = Float::ANY.above(0.0).below(1.0);
static AT_LEAST: Float = Float::ANY.at_least(0.5);
static FIVE: Int = Int::ANY.step("5");
static TENTH: Float = Float::ANY.step("0.1");
static CENTS: Float = Float::ANY.step("0.01").at_least(0.0).at_most(10.0);
static SOME: Int = Int::ANY.at_least(10).at_most(20).step("4");

static SHORT: Text = Text::ANY.min(1).max(3);
static LONG: Text = Text::ANY.min(2);
static EXACT: Text = Text::ANY.min(2).max(2);
static LITTLE: Text = Text::ANY.max(1);
static BOTH: Text = Text::ANY.max(2).patterns(&[&BOTH_A, &BOTH_B]);
static BOTH_A: Pattern = Pattern::new("^a");
static BOTH_B: Pattern = Pattern::new("b$");
static SHORT_LINK: Text = Text::URI.max(20);

macro_rules! patterns {
    ($($name:ident = $source:literal;)*) => {
        fn pattern(name: &str) -> Option<Table> {
            match name {
                $(stringify!($name) => {
                    static PATTERN: Pattern = Pattern::new($source);
                    static TEXT: Text = Text::ANY.patterns(&[&PATTERN]);
                    Some(Table::Text(&TEXT))
                })*
                _ => None,
            }
        }
    };
}

patterns! {
    Slug = r"^[a-z0-9-]+$";
    Inside = r"b+";
    Digits = r"^\d+$";
    Word = r"^\w+$";
    Space = r"^\s$";
    Dot = r"^.$";
    Ahead = r"^(?=.*\d)(?!.*x).+$";
    Behind = r"(?<=a)b";
    Twice = r"^(.)\1$";
    Unset = r"^(?:(a)|b)\1$";
    Slash = r"^a\/[/]$";
    Counted = r"^[A-Z]{2,3}$";
    Named = r"^(?<year>\d{2})-\k<year>$";
    NotBehind = r"(?<!a)b";
    WordEdge = r"\bcat\b";
    Inner = r"a\Bb";
    AnyOne = r"^[^]$";
    Escapes = r"^\cA\x41\u0042\u{43}\t\n\v\f\r\0$";
    Pair = r"^\ud83d\ude00\u{1F600}$";
    Alternatives = r"^(?:a|ab)(?:c|bcd)$";
    Lazy = r"^a+?b*?c$";
    AtLeastTwo = r"^a{2,}$";
    Blank = r"^$";
    AtEnd = r"a$";
    AtStart = r"^a";
    Faces = r"^[😀-😎]{2}$";
    Everything = r"^[\s\S]{2}$";
    NotThese = r"^[^\d\s]$";
    NotAny = r"^\D\W\S$";
    Later = r"^\1(a)$";
    Dashed = r"^[\w\-.]+$";
    Optional = r"^(?:https?:\/\/)?[a-z]+(?:\.[a-z]+)*$";
    Quote = r#"^"[^"]*"$"#;
    Nested = r"^((a)(b(c)?))\3\1$";
    Either = r"^a|b$";
    Astral = r"^[^a]$";
    Ahead2 = r"^(?!.*(?:(a).*a|(b).*b))[a-c]+$";
    Plain = r"a.c";
    Dollar = r"^\$\{\w+\}$";
    Thirty = r"(?:a?){30}a{30}";
    Loops = r"^(?:(?:a)+)+$";
    Doubled = r"^(?:aa?)+$";
    Stars = r"a*a*a*a*a*a*b";
    SpaceAtEnd = r"\s+$";
    FarBehind = r"(?<=x{1,100})y";
    FarBack = r"[ab]*a[ab]{20}c";
    Between = r".{0,500}x.{0,500}y";
    BothAround = r"(?=.*y)(?<=x.*)z";
    Password = r"^(?=.*\d)(?=.*[a-z])(?!.*\s).{8,}$";
    NoWord = r"^(?!(?:con|nul)$)\w+$";
    EmptyLoops = r"^(?:a*|b|)*$";
    Nothing = r"[]";
    EdgeInLoop = r"^(?:\b\w+\b ?)+$";
}

pub fn table(file: &str, name: &str) -> Option<Table> {
    Some(match (file, name) {
        ("patterns", _) => return pattern(name),
        (_, "Text") => Table::STRING,
        (_, "Whole") => Table::INT,
        (_, "Real") => Table::FLOAT,
        (_, "Flag") => Table::Bool,
        (_, "Nothing") => Table::Null,
        (_, "Any") => Table::Json,
        (_, "MaybeText") => Table::Nullable(&Table::STRING),
        (_, "Percent") => Table::Int(&PERCENT),
        (_, "Positive") => Table::Int(&POSITIVE),
        (_, "Odds") => Table::Float(&ODDS),
        (_, "AtLeast") => Table::Float(&AT_LEAST),
        (_, "Five") => Table::Int(&FIVE),
        (_, "Tenth") => Table::Float(&TENTH),
        (_, "Cents") => Table::Float(&CENTS),
        (_, "Some") => Table::Int(&SOME),
        (_, "Short") => Table::Text(&SHORT),
        (_, "Long") => Table::Text(&LONG),
        (_, "Exact") => Table::Text(&EXACT),
        (_, "Little") => Table::Text(&LITTLE),
        (_, "Both") => Table::Text(&BOTH),
        (_, "Stamp") => Table::DATE_TIME,
        (_, "Day") => Table::DATE,
        (_, "Clock") => Table::TIME,
        (_, "Span") => Table::DURATION,
        (_, "Id") => Table::UUID,
        (_, "Link") => Table::URI,
        (_, "Mail") => Table::EMAIL,
        (_, "Host") => Table::HOSTNAME,
        (_, "V4") => Table::IPV4,
        (_, "V6") => Table::IPV6,
        (_, "File") => Table::PATH,
        (_, "Data") => Table::BYTES,
        ("suite_formats", "DateTime") => Table::DATE_TIME,
        ("suite_formats", "Date") => Table::DATE,
        ("suite_formats", "Time") => Table::TIME,
        ("suite_formats", "Duration") => Table::DURATION,
        ("suite_formats", "Uuid") => Table::UUID,
        ("suite_formats", "Uri") => Table::URI,
        ("suite_formats", "Email") => Table::EMAIL,
        ("suite_formats", "Hostname") => Table::HOSTNAME,
        ("suite_formats", "Ipv4") => Table::IPV4,
        ("suite_formats", "Ipv6") => Table::IPV6,
        (_, "ShortLink") => Table::Text(&SHORT_LINK),
        _ => return None,
    })
}
