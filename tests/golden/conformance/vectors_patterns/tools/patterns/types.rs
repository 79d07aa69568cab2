// Made by toolc from patterns.tools; do not edit.

//! The payloads, results and errors of the toolset `patterns`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::conformance_patterns::types::{
    Ahead, Ahead2, Alternatives, AnyOne, Astral, AtEnd, AtLeastTwo, AtStart, Behind, Between,
    Blank, BothAround, Counted, Dashed, Digits, Dollar, Dot, Doubled, EdgeInLoop, Either,
    EmptyLoops, Escapes, Everything, Faces, FarBack, FarBehind, Greek, Inner, Inside, Later, Lazy,
    Letter, Letters, Loops, Named, Nested, NoWord, NotAny, NotBehind, NotLetter, NotThese, Nothing,
    Optional, Pair, Password, Plain, Quote, Slash, Slug, Space, SpaceAtEnd, Stars, Thirty, Three,
    Twice, Unset, Upper, Word, WordEdge,
};

/// The arguments of `check_patterns0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns0Args {}

/// The arguments of `check_patterns1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns1Args {}

/// The arguments of `check_patterns2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns2Args {}

/// The arguments of `check_patterns3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns3Args {}

/// The arguments of `check_patterns4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns4Args {}

/// The arguments of `check_patterns5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns5Args {}

/// The arguments of `check_patterns6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns6Args {}

/// The arguments of `check_patterns7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns7Args {}

/// The arguments of `check_patterns8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns8Args {}

/// The arguments of `check_patterns9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns9Args {}

/// The arguments of `check_patterns10`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns10Args {}

/// The arguments of `check_patterns11`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns11Args {}

/// The arguments of `check_patterns12`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns12Args {}

/// The arguments of `check_patterns13`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns13Args {}

/// The arguments of `check_patterns14`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns14Args {}

/// The arguments of `check_patterns15`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns15Args {}

/// The arguments of `check_patterns16`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns16Args {}

/// The arguments of `check_patterns17`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns17Args {}

/// The arguments of `check_patterns18`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns18Args {}

/// The arguments of `check_patterns19`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns19Args {}

/// The arguments of `check_patterns20`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns20Args {}

/// The arguments of `check_patterns21`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns21Args {}

/// The arguments of `check_patterns22`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns22Args {}

/// The arguments of `check_patterns23`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns23Args {}

/// The arguments of `check_patterns24`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns24Args {}

/// The arguments of `check_patterns25`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns25Args {}

/// The arguments of `check_patterns26`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns26Args {}

/// The arguments of `check_patterns27`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns27Args {}

/// The arguments of `check_patterns28`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns28Args {}

/// The arguments of `check_patterns29`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns29Args {}

/// The arguments of `check_patterns30`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns30Args {}

/// The arguments of `check_patterns31`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns31Args {}

/// The arguments of `check_patterns32`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns32Args {}

/// The arguments of `check_patterns33`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns33Args {}

/// The arguments of `check_patterns34`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns34Args {}

/// The arguments of `check_patterns35`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns35Args {}

/// The arguments of `check_patterns36`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns36Args {}

/// The arguments of `check_patterns37`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns37Args {}

/// The arguments of `check_patterns38`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns38Args {}

/// The arguments of `check_patterns39`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns39Args {}

/// The arguments of `check_patterns40`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns40Args {}

/// The arguments of `check_patterns41`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns41Args {}

/// The arguments of `check_patterns42`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns42Args {}

/// The arguments of `check_patterns43`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns43Args {}

/// The arguments of `check_patterns44`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns44Args {}

/// The arguments of `check_patterns45`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns45Args {}

/// The arguments of `check_patterns46`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns46Args {}

/// The arguments of `check_patterns47`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns47Args {}

/// The arguments of `check_patterns48`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns48Args {}

/// The arguments of `check_patterns49`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns49Args {}

/// The arguments of `check_patterns50`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns50Args {}

/// The arguments of `check_patterns51`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns51Args {}

/// The arguments of `check_patterns52`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns52Args {}

/// The arguments of `check_patterns53`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns53Args {}

/// The arguments of `check_patterns54`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns54Args {}

/// The arguments of `check_patterns55`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns55Args {}

/// The arguments of `check_patterns56`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns56Args {}

/// The arguments of `check_patterns57`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns57Args {}

/// The arguments of `check_patterns58`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns58Args {}

/// The errors of `check_patterns0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns10`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns10Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns11`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns11Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns12`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns12Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns13`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns13Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns14`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns14Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns15`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns15Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns16`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns16Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns17`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns17Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns18`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns18Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns19`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns19Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns20`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns20Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns21`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns21Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns22`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns22Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns23`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns23Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns24`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns24Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns25`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns25Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns26`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns26Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns27`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns27Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns28`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns28Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns29`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns29Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns30`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns30Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns31`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns31Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns32`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns32Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns33`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns33Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns34`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns34Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns35`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns35Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns36`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns36Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns37`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns37Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns38`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns38Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns39`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns39Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns40`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns40Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns41`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns41Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns42`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns42Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns43`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns43Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns44`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns44Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns45`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns45Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns46`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns46Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns47`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns47Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns48`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns48Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns49`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns49Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns50`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns50Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns51`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns51Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns52`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns52Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns53`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns53Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns54`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns54Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns55`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns55Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns56`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns56Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns57`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns57Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns58`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns58Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
