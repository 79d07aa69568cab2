//! What rustfmt does with lines, kind by kind.

use std::borrow::Cow;

use super::*;
use crate::code::Code;

fn lines(indent: usize, line: &str) -> String {
    broken(indent, &[Part::Literal(line)]).unwrap_or_else(|| line.to_owned())
}

/// Checks that a line stays as it is.
fn stays(indent: usize, line: &str) {
    assert_eq!(lines(indent, line).trim_start(), line);
}

#[test]
fn lines_are_broken_by_what_they_are() {
    let (long, ty) = ("a".repeat(40), "B".repeat(40));
    assert_eq!(
        lines(4, &format!("f({long}, {long});")),
        format!("    f(\n        {long},\n        {long},\n    );")
    );
    assert_eq!(
        lines(4, &format!("fn f(a: {ty}, b: {ty}) -> bool {{")),
        format!("    fn f(\n        a: {ty},\n        b: {ty},\n    ) -> bool {{")
    );
    assert_eq!(
        lines(4, &format!("pub(super) fn {long}() -> {ty}{ty} {{")),
        format!("    pub(super) fn {long}()\n    -> {ty}{ty} {{")
    );
    assert_eq!(
        lines(4, &format!("Self {{ a: {long}, b }}")),
        format!("    Self {{\n        a: {long},\n        b,\n    }}")
    );
    assert_eq!(
        lines(0, &format!("impl {ty} for {ty}{ty} {{")),
        format!("impl {ty}\n    for {ty}{ty}\n{{")
    );
    assert_eq!(
        lines(8, &format!("\"{long}\" => {long}{long},")),
        format!("        \"{long}\" => {{\n            {long}{long}\n        }}")
    );
}

#[test]
fn macros_are_left_but_for_a_line_of_their_own() {
    let name = "N".repeat(80);
    assert_eq!(
        lines(0, &format!("toolrt::tool_errors!({name} {{}});")),
        format!("toolrt::tool_errors!(\n    {name} {{}}\n);")
    );
    stays(0, &format!("toolrt::serde_by_codec!({name});"));
    stays(0, &format!("toolrt::tool_errors!({name} {{"));
    let (text, value) = ("t".repeat(50), "v".repeat(50));
    assert_eq!(
        lines(0, &format!("\"a!({text}\" => {value},")),
        format!("\"a!({text}\" => {{\n    {value}\n}}")
    );
}

#[test]
fn texts_are_no_places_to_cut() {
    let text = r#""a, (b => \", c = d: e".to_owned()"#;
    assert_eq!(
        lines(0, &format!("Ok(N {{ a: {text}, b: {text} }})")),
        format!("Ok(N {{\n    a: {text},\n    b: {text},\n}})")
    );
}

#[test]
fn slots_are_no_places_to_cut() {
    let text = "t, (".repeat(16);
    let call = Code::call(
        "f",
        vec![Code::from(format!("\"{text}\"")), Code::word("b")],
    );
    let parts = [
        Part::Slot(Cow::Owned(Code::from(format!("\"{text} => \"")))),
        Part::Literal(" => "),
        Part::Slot(Cow::Borrowed(&call)),
        Part::Literal(","),
    ];
    assert_eq!(
        broken(0, &parts).unwrap(),
        format!("\"{text} => \" => f(\n    \"{text}\",\n    b,\n),")
    );
}

#[test]
fn long_names_of_implementations_stand_below() {
    let name = "N".repeat(77);
    assert_eq!(
        lines(0, &format!("impl toolrt::Inject for {name} {{")),
        format!("impl toolrt::Inject\n    for {name}\n{{")
    );
    let bound = "B".repeat(92);
    assert_eq!(
        lines(0, &format!("impl<P: {}> H<P> for N {{", &bound[1..])),
        format!("impl<P: {}>\n    H<P> for N\n{{", &bound[1..])
    );
    assert_eq!(
        lines(0, &format!("impl<P: {bound}> H<P> for N {{")),
        format!("impl<\n    P: {bound},\n> H<P> for N\n{{")
    );
    let (a, b) = ("A".repeat(30), "B".repeat(30));
    assert_eq!(
        lines(0, &format!("impl From<({a}, {b})> for N {{")),
        format!("impl\n    From<(\n        {a},\n        {b},\n    )> for N\n{{")
    );
}

#[test]
fn generics_stay_with_the_implementations_that_have_them() {
    let name = |length| "N".repeat(length);
    stays(0, &format!("impl<'a> {}<'a> {{", name(85)));
    assert_eq!(
        lines(0, &format!("impl<'a> {}<'a> {{", name(86))),
        format!("impl<'a>\n    {}<'a>\n{{", name(86))
    );
    assert_eq!(
        lines(0, &format!("impl<'a> {}<'a> {{", name(96))),
        format!("impl<'a>\n    {}<\n        'a,\n    >\n{{", name(96))
    );
    stays(0, &format!("impl<'a> {}<'a> {{", name(97)));
}

#[test]
fn structs_without_fields_are_closed_where_there_is_room() {
    let head = |length: usize| format!("pub struct {}", "S".repeat(length - 11));
    let line = |length| format!("{} {{}}", head(length));
    stays(0, &line(95));
    assert_eq!(lines(0, &line(97)), format!("{} {{\n}}", head(97)));
    assert_eq!(lines(0, &line(98)), format!("{}\n{{}}", head(98)));
}

#[test]
fn names_for_broken_types_have_two_spaces() {
    stays(0, "pub struct N(pub Vec<N>);");
    let (name, ty) = ("N".repeat(60), "T".repeat(30));
    assert_eq!(
        lines(0, &format!("pub struct {name}(pub {ty});")),
        format!("pub struct {name}(\n    pub {ty},\n);")
    );
    let (a, b) = ("A".repeat(30), "B".repeat(30));
    assert_eq!(
        lines(0, &format!("pub struct N(pub ({a}, {b}));")),
        format!("pub struct N(\n    pub  (\n        {a},\n        {b},\n    ),\n);")
    );
    // It would fit below, too.
    let (key, value) = (
        "String",
        format!("({}, {})", "A".repeat(30), "B".repeat(24)),
    );
    let ty = format!("std::collections::BTreeMap<{key}, {value}>");
    assert_eq!("    ,".len() + ty.len(), 99);
    assert_eq!(
        lines(0, &format!("pub struct N(pub {ty});")),
        format!(
            "pub struct N(\n    pub  std::collections::BTreeMap<\n        {key},\n        {value},\n    >,\n);"
        )
    );
}

#[test]
fn a_future_that_fills_the_line_stands_below() {
    let params = format!("&self, args: {}", "A".repeat(40));
    let line = |length| format!("fn f({params}) -> {};", "R".repeat(length));
    assert_eq!(
        lines(4, &line(32)),
        format!("    fn f({params})\n    -> {};", "R".repeat(32))
    );
    stays(4, &line(31));
}

#[test]
fn parameters_of_too_many_bytes_share_a_line_of_their_own() {
    let param = format!("a: {}É", "A".repeat(83));
    assert_eq!(
        lines(0, &format!("fn f({param}) -> A {{")),
        format!("fn f(\n    {param}\n) -> A {{")
    );
}

#[test]
fn long_results_are_broken_from_outside_in() {
    let (a, b) = ("A".repeat(50), "B".repeat(50));
    assert_eq!(
        lines(4, &format!("fn f() -> Result<({a}, {b}), E<{b}>> {{")),
        format!(
            "    fn f() -> Result<\n        (\n            {a},\n            {b},\n        ),\n        E<{b}>,\n    > {{"
        )
    );
}

#[test]
fn a_result_that_fills_the_line_has_its_brace_below() {
    let (name, ty) = ("f".repeat(30), |length| "T".repeat(length));
    let line = |length| format!("fn {name}() -> {} {{", ty(length));
    stays(0, &line(59));
    let broken = |length| lines(0, &line(length));
    assert_eq!(broken(60), format!("fn {name}() -> {}\n{{", ty(60)));
    assert_eq!(broken(62), format!("fn {name}() -> {}\n{{", ty(62)));
    assert_eq!(broken(63), format!("fn {name}()\n-> {} {{", ty(63)));
}

#[test]
fn short_statements_stay_on_a_line() {
    stays(4, "let a = f(b)?;");
    stays(4, "a.b().c()");
}

#[test]
fn arguments_wider_than_sixty_have_lines_of_their_own() {
    let (a, b) = ("a".repeat(30), "b".repeat(30));
    assert_eq!(
        lines(4, &format!("f({a}, {b});")),
        format!("    f(\n        {a},\n        {b},\n    );")
    );
    let call = format!("{}({})?", "g".repeat(50), "a".repeat(33));
    assert_eq!(
        lines(4, &format!("let value = {call};")),
        format!("    let value =\n        {call};")
    );
}

#[test]
fn chains_wider_than_sixty_have_a_link_a_line() {
    let (a, b) = ("a".repeat(30), "b".repeat(30));
    assert_eq!(
        lines(4, &format!("start.{a}().{b}();")),
        format!("    start\n        .{a}()\n        .{b}();")
    );
}

#[test]
fn a_question_counts_twice_in_a_chain() {
    let line = |length| format!("let result = tools.{}().await?;", "m".repeat(length));
    stays(4, &line(44));
    assert_eq!(
        lines(4, &line(45)),
        format!(
            "    let result = tools\n        .{}()\n        .await?;",
            "m".repeat(45)
        )
    );
}

#[test]
fn calls_that_fit_nowhere_stay_as_they_are() {
    let function = "f".repeat(100);
    stays(4, &format!("{function}()"));
    assert_eq!(
        lines(4, &format!("{function}(a)")),
        format!("    {function}(\n        a,\n    )")
    );
}

#[test]
fn an_empty_list_of_arguments_breaks_where_it_just_does_not_fit() {
    let function = "f".repeat(95);
    assert_eq!(
        lines(4, &format!("{function}()")),
        format!("    {function}(\n    )")
    );
}

#[test]
fn room_is_taken_by_bytes() {
    let function = |first: &str| format!("{first}{}", "f".repeat(82));
    stays(4, &format!("let v = {}(r)?;", function("a")));
    assert_eq!(
        lines(4, &format!("let v = {}(r)?;", function("é"))),
        format!("    let v =\n        {}(r)?;", function("é"))
    );
}

#[test]
fn texts_fit_by_their_columns() {
    let text = "\"[\\\"1\\\",9223372036854775807,\\\"é\\\"]\"";
    stays(
        4,
        &format!("toolrt::Secret::new(toolrt::codec::constant({text}))"),
    );
}

#[test]
fn types_are_broken_from_outside_in() {
    let item = |length: usize| "T".repeat(length);
    let (a, b) = (item(30), item(31));
    assert_eq!(
        lines(4, &format!("pub a: Vec<({a}, {b})>,")),
        format!("    pub a: Vec<(\n        {a},\n        {b},\n    )>,")
    );
    assert_eq!(
        lines(4, &format!("type A = {};", item(87))),
        format!("    type A =\n        {};", item(87))
    );
    stays(4, "fn f() -> Pages<'a, T> {");
    assert_eq!(
        lines(0, &format!("fn f() -> Pages<'a, {}> {{", item(90))),
        format!("fn f() -> Pages<\n    'a,\n    {},\n> {{", item(90))
    );
}

#[test]
fn an_arm_moves_a_long_value_into_a_block() {
    let pattern = format!("\"{}\"", "k".repeat(60));
    let value = "v".repeat(30);
    assert_eq!(
        lines(8, &format!("{pattern} => {value},")),
        format!("        {pattern} => {{\n            {value}\n        }}")
    );
}

#[test]
fn a_brace_stands_behind_closing_brackets() {
    let tag = "t".repeat(80);
    assert_eq!(
        lines(8, &format!("match r.tag(\"{tag}\")? {{")),
        format!("        match r.tag(\n            \"{tag}\",\n        )? {{")
    );
}
