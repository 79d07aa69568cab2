// Made by toolc from patterns.tools; do not edit.

//! The types of the package `conformance.patterns`.

pub type Slug = String;

pub type Inside = String;

pub type Digits = String;

pub type Word = String;

pub type Space = String;

pub type Dot = String;

pub type Ahead = String;

pub type Behind = String;

pub type Twice = String;

pub type Unset = String;

pub type Letter = String;

pub type Slash = String;

pub type Counted = String;

pub type Named = String;

pub type NotBehind = String;

pub type WordEdge = String;

pub type Inner = String;

pub type AnyOne = String;

pub type Escapes = String;

pub type Pair = String;

pub type Upper = String;

pub type NotLetter = String;

pub type Greek = String;

pub type Alternatives = String;

pub type Lazy = String;

pub type AtLeastTwo = String;

pub type Blank = String;

pub type AtEnd = String;

pub type AtStart = String;

pub type Faces = String;

pub type Everything = String;

pub type NotThese = String;

pub type NotAny = String;

pub type Later = String;

pub type Dashed = String;

pub type Optional = String;

pub type Quote = String;

pub type Nested = String;

pub type Either = String;

pub type Astral = String;

pub type Ahead2 = String;

pub type Plain = String;

pub type Dollar = String;

pub type Three = String;

pub type Thirty = String;

pub type Loops = String;

pub type Doubled = String;

pub type Stars = String;

pub type SpaceAtEnd = String;

pub type FarBehind = String;

pub type FarBack = String;

pub type Between = String;

pub type BothAround = String;

pub type Password = String;

pub type NoWord = String;

pub type EmptyLoops = String;

pub type Nothing = String;

pub type EdgeInLoop = String;

pub type Letters = String;
