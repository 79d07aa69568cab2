//! Interfaces: what is in them, what changes them, and what is none.

use super::*;

fn interface(texts: &[&str]) -> Interface {
    let inputs = texts.iter().enumerate().map(|(at, text)| Input {
        path: format!("{at}.tools"),
        text: (*text).to_owned(),
    });
    let sources = Sources::new(inputs.collect());
    let mut all = interfaces(&sources).expect("it parses");
    assert_eq!(all.len(), 1);
    all.remove(0)
}

const SHOP: &str = "\
// What we sell.
package acme.shop
use   acme.common { Money }   // What it costs.


/// An item.
// Not said to anybody.
/// It is for sale.
type Item {
  name : string   // as printed

  price: Money, text: string = \"\"\"
    two

    lines // of text
  \"\"\"
}
/// Sells.
service shop {
  exports carts
  /// What is in a cart.
  toolset carts {
    /// Buys.
    tool buy(
      /// What.
      item: Item)
    { readonly

      idempotent }
  }
  /// What is in stock.
  toolset stock {
    title \"Stock\"
    /// Counts.
    tool count_items(
      /// Of which.
      item: Item) -> {
      /// How many.
      count: int } { additive example { args { item: { name: \"a\", price: { amount: \"1\" } } } result { count: 1 } } }
  }
}
";

const SEEN: &str = "\
package acme.shop
use acme.common { Money }

/// An item.
/// It is for sale.
type Item {
  name: string
  price: Money
  text: string = \"\"\"
    two

    lines // of text
    \"\"\"
}

service shop {
  exports carts

  /// What is in a cart.
  toolset carts {
    /// Buys.
    tool buy(
      /// What.
      item: Item
    ) { readonly idempotent }
  }

  toolset stock {
    tool count_items(item: Item) -> { count: int } { additive }
  }
}
";

#[test]
fn it_has_what_others_can_show() {
    let interface = interface(&[SHOP]);
    assert_eq!(interface.package, "acme.shop");
    assert_eq!(interface.files[0].text, SEEN);
    assert_eq!(interface_of_itself(&interface), interface);
}

/// What is read of an interface has the same interface.
fn interface_of_itself(interface: &Interface) -> Interface {
    let files = interface.files.iter().cloned().map(Input::from);
    let sources = Sources::new(files.collect());
    interfaces(&sources).expect("it parses").remove(0)
}

#[test]
fn comments_and_white_space_do_not_change_it() {
    let other = SHOP
        .replace("// What we sell.", "// What we sell, and more.\n")
        .replace("// as printed", "")
        .replace("readonly\n\n", "readonly // and\n")
        .replace("package acme.shop\n", "\n\npackage acme.shop\n\n")
        .replace("Counts.", "Counts the items.")
        .replace("Of which.", "Of which of them.")
        .replace("additive example", "additive\n\n\nexample");
    assert_ne!(other, SHOP);
    assert_eq!(interface(&[&other]), interface(&[SHOP]));
    for (seen, changed) in [
        ("Buys.", "Buys now."),
        ("It is for sale.", "It is new."),
        ("count: int", "count?: int"),
        ("lines // of text", "lines"),
    ] {
        let other = SHOP.replace(seen, changed);
        assert_ne!(other, SHOP);
        assert_ne!(interface(&[&other]), interface(&[SHOP]), "{seen}");
    }
}

#[test]
fn only_an_owner_of_the_package_hides_a_toolset() {
    let toolset = "package a\ntoolset one {\n  owner all\n  /// Does it.\n  tool do_it()\n}\n";
    let is_seen = |toolset: &str, service: &str| {
        let interface = interface(&[toolset, service]);
        interface.files[0].text.contains("Does it.")
    };
    assert!(is_seen(toolset, "package a\nservice all { exports one }\n"));
    assert!(!is_seen(toolset, "package a\nservice all { }\n"));
    // A service of another package may own and export it.
    assert!(is_seen(toolset, "package a\nservice other { }\n"));
    let toolset = toolset.replace("  owner all\n", "");
    assert!(is_seen(&toolset, "package a\nservice all { }\n"));
}

#[test]
fn what_is_no_interface_is_told() {
    let good = interface(&[SHOP, "package acme.shop\ntype Two { n: int }\n"]).to_string();
    assert_eq!(
        Interface::parse(&good).expect("it is one").to_string(),
        good
    );
    let cut = (0..good.len()).filter(|at| good.is_char_boundary(*at));
    // Two texts that end at a part are whole: that of the first part alone, and that of all.
    assert_eq!(
        cut.filter(|at| Interface::parse(&good[..*at]).is_ok())
            .count(),
        1
    );
    let first = "toolc interface 1 a\n";
    for (text, why) in [
        ("", "its first line is not that of an interface"),
        ("toolc interface 2 a\n", "another version of toolc wrote it"),
        (first, "it has no parts"),
        ("toolc interface 1 \n", "it names no package"),
        (
            &format!("{first}file a +1\nx\n"),
            "a part of it has no length",
        ),
        (&format!("{first}file a 1"), "it is cut off"),
        (&format!("{first}file a 1\n"), "it is cut off"),
        (&format!("{first}file a 1\nx"), "it is cut off"),
        (&format!("{first}file a 1\n\u{e4}\n"), "it is cut off"),
        (
            &format!("{first}file a -1\nx\n"),
            "a part of it has no length",
        ),
        (
            &format!("{first}file a 99999999999999999999\nx\n"),
            "a part of it has no length",
        ),
        (
            &format!("{first}file a 18446744073709551615\nx\n"),
            "it is cut off",
        ),
        (
            &format!("{first}folder a 1\nx\n"),
            "a part of it does not begin with `file`",
        ),
        (
            &format!("{first}file  1\nx\n"),
            "a part of it has no proper path",
        ),
        (
            &format!("{first}file a\u{1b} 1\nx\n"),
            "a part of it has no proper path",
        ),
        (
            &format!("{first}file b 1\nx\nfile a 1\nx\n"),
            "its parts are not in the order of their paths",
        ),
        (
            &format!("{first}file a 1\nx\nfile a 1\nx\n"),
            "its parts are not in the order of their paths",
        ),
    ] {
        assert_eq!(Interface::parse(text), Err(why), "{text}");
    }
}
