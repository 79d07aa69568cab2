// Made by toolc from unions.tools; do not edit.

//! The types of the package `conformance.unions`.

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Trigger {
    Schedule(Cron),
    Event(EventRef),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Cron {
    pub expression: String,
    pub timezone: String,
}

impl Cron {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(expression: impl Into<String>) -> Self {
        Self {
            expression: expression.into(),
            timezone: Self::default_timezone(),
        }
    }

    pub(super) fn default_timezone() -> String {
        "UTC".to_owned()
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct EventRef {
    pub source: toolrt::Uri,
    pub name: String,
}

impl EventRef {
    /// Takes the required fields.
    pub fn new(source: toolrt::Uri, name: impl Into<String>) -> Self {
        Self {
            source,
            name: name.into(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Answer {
    Text(String),
    Plan(Cron),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Locator {
    Text(String),
    Int(i64),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Number {
    Int(i64),
    Float(f64),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Either {
    Float(f64),
    Int(i64),
}

#[derive(Debug, Clone, PartialEq)]
pub enum Shape {
    Circle(Circle),
    Square(Square),
    IntList(Vec<i64>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CircleShape {
    Circle,
}

impl CircleShape {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Circle];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Circle => "circle",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Circle {
    pub shape: CircleShape,
    pub radius: f64,
}

impl Circle {
    /// Takes the required fields.
    pub fn new(shape: CircleShape, radius: f64) -> Self {
        Self { shape, radius }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SquareShape {
    Square,
}

impl SquareShape {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Square];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Square => "square",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Square {
    pub shape: SquareShape,
    pub side: f64,
}

impl Square {
    /// Takes the required fields.
    pub fn new(shape: SquareShape, side: f64) -> Self {
        Self { shape, side }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Loose {
    Name(Name),
    Full(Full),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Name {
    pub name: String,
}

impl Name {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into() }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Full {
    pub name: String,
    pub age: i64,
}

impl Full {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>, age: i64) -> Self {
        Self {
            name: name.into(),
            age,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Deep {
    Left(Left),
    Right(Right),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LeftSide {
    Left,
}

impl LeftSide {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Left];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Left => "left",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Left {
    pub side: LeftSide,
    pub below: Option<Box<Deep>>,
}

impl Left {
    /// Takes the required fields.
    pub fn new(side: LeftSide, below: Option<Box<Deep>>) -> Self {
        Self { side, below }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RightSide {
    Right,
}

impl RightSide {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Right];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Right => "right",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Right {
    pub side: RightSide,
    pub below: Option<Box<Deep>>,
}

impl Right {
    /// Takes the required fields.
    pub fn new(side: RightSide, below: Option<Box<Deep>>) -> Self {
        Self { side, below }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Holder {
    pub locator: toolrt::Maybe<Locator>,
}

impl Holder {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            locator: toolrt::Maybe::Absent,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Quoted {
    AB(Cron),
    CD(EventRef),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Lists {
    IntList(Vec<i64>),
    TextList(Vec<String>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cell {
    Int(i64),
    Tuple((i64, i64)),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Paths {
    Path(toolrt::FilePath),
    PathList(Vec<toolrt::FilePath>),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Ids {
    Uuid(toolrt::Uuid),
    Int(i64),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Moment {
    Date(toolrt::Date),
    DateTime(toolrt::DateTime),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MeasureLiteral {
    Auto,
}

impl MeasureLiteral {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Auto];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Auto => "auto",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Measure {
    Literal(MeasureLiteral),
    Int(i64),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SpeedLiteral {
    Fast,
    Slow,
}

impl SpeedLiteral {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Fast, Self::Slow];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::Slow => "slow",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Speed {
    Literal(SpeedLiteral),
    Int(i64),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NamedLiteral {
    V1,
}

impl NamedLiteral {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::V1];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::V1 => "v1",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Named {
    Literal(NamedLiteral),
    IntList(Vec<i64>),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Wider {
    Locator(Locator),
    Bool(bool),
}

#[derive(Debug, Clone, PartialEq)]
pub enum Anything {
    Json(toolrt::Value),
    Int(i64),
}

#[derive(Debug, Clone, PartialEq)]
pub enum Whole {
    Int(i64),
    Json(toolrt::Value),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    A(A),
    B(B),
    C(C),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AKind {
    A,
}

impl AKind {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::A];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::A => "a",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AMode {
    X,
}

impl AMode {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::X];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::X => "x",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct A {
    pub kind: AKind,
    pub mode: AMode,
    pub n: i64,
}

impl A {
    /// Takes the required fields.
    pub fn new(kind: AKind, mode: AMode, n: i64) -> Self {
        Self { kind, mode, n }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BKind {
    A,
}

impl BKind {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::A];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::A => "a",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BMode {
    Y,
}

impl BMode {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Y];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Y => "y",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct B {
    pub kind: BKind,
    pub mode: BMode,
    pub n: i64,
}

impl B {
    /// Takes the required fields.
    pub fn new(kind: BKind, mode: BMode, n: i64) -> Self {
        Self { kind, mode, n }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CKind {
    B,
}

impl CKind {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::B];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::B => "b",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct C {
    pub kind: CKind,
    pub p: i64,
    pub q: i64,
    pub r: i64,
}

impl C {
    /// Takes the required fields.
    pub fn new(kind: CKind, p: i64, q: i64, r: i64) -> Self {
        Self { kind, p, q, r }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    Low(Low),
    High(High),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Grade {
    Low,
    High,
}

impl Grade {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Low, Self::High];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::High => "high",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Low {
    pub grade: Grade,
    pub low: i64,
}

impl Low {
    /// Takes the required fields.
    pub fn new(grade: Grade, low: i64) -> Self {
        Self { grade, low }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct High {
    pub rank: Grade,
    pub high: i64,
}

impl High {
    /// Takes the required fields.
    pub fn new(rank: Grade, high: i64) -> Self {
        Self { rank, high }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Mixed {
    Trigger(Trigger),
    Cron(Cron),
    IntMap(std::collections::BTreeMap<String, i64>),
}

pub type Records = Vec<Shape>;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Either2 {
    X1(X1),
    X2(X2),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum X1Kind {
    X,
}

impl X1Kind {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::X];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::X => "x",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct X1 {
    pub list: Vec<i64>,
    pub kind: X1Kind,
}

impl X1 {
    /// Takes the required fields.
    pub fn new(list: Vec<i64>, kind: X1Kind) -> Self {
        Self { list, kind }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum X2Kind {
    Y,
}

impl X2Kind {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Y];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Y => "y",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct X2 {
    pub list: Vec<bool>,
    pub kind: X2Kind,
}

impl X2 {
    /// Takes the required fields.
    pub fn new(list: Vec<bool>, kind: X2Kind) -> Self {
        Self { list, kind }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum OpenEither {
    OpenA(OpenA),
    OpenB(OpenB),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct OpenA {
    pub a: i64,
}

impl OpenA {
    /// Takes the required fields.
    pub fn new(a: i64) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct OpenB {
    pub b: i64,
    /// All other keys.
    pub rest: std::collections::BTreeMap<String, String>,
}

impl OpenB {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(b: i64) -> Self {
        Self {
            b,
            rest: std::collections::BTreeMap::new(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Tuples {
    Tuple((i64, i64)),
    Tuple2((String, String)),
    Tuple3((i64, Vec<String>)),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Maps {
    IntMap(std::collections::BTreeMap<String, i64>),
    TextMap(std::collections::BTreeMap<String, String>),
}

pub type Nullish = Option<i64>;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Texts {
    Text(String),
    Text2(String),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ranges {
    Int(i64),
    Int2(i64),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Tree {
    Leaf(Leaf),
    Branch(Branch),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Leaf {
    pub leaf: i64,
}

impl Leaf {
    /// Takes the required fields.
    pub fn new(leaf: i64) -> Self {
        Self { leaf }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Branch {
    pub left: Box<Tree>,
    pub right: Box<Tree>,
}

impl Branch {
    /// Takes the required fields.
    pub fn new(left: Box<Tree>, right: Box<Tree>) -> Self {
        Self { left, right }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum One {
    Only(Cron),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Opened {
    Loose(Loosely),
    Kept(Kept),
    Plain(Plain),
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Loosely {
    pub x: Option<i64>,
}

impl Loosely {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { x: None }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Kept {
    pub x: Option<i64>,
    /// All other keys.
    pub rest: std::collections::BTreeMap<String, i64>,
}

impl Kept {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            x: None,
            rest: std::collections::BTreeMap::new(),
        }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Plain {}

#[derive(Debug, Clone, PartialEq)]
pub enum Whatever {
    Flag(Option<bool>),
    Nothing(()),
    Many(Vec<i64>),
    Any(toolrt::Value),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Box_ {
    Boxed(Box<Box_>),
    Empty(()),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Holders {
    pub a: Loose,
    pub b: Vec<Loose>,
}

impl Holders {
    /// Takes the required fields.
    pub fn new(a: Loose, b: Vec<Loose>) -> Self {
        Self { a, b }
    }
}
