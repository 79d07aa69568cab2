//! Imports that nothing uses: which they are, and what is left of the file without them.

use toolc_compiler::{Input, Levels, fix};

const MONEY: &str = "package shop.money\n\ntype Price = int\n\ntype Rate = float\n\n/// There is no rate.\nerror no_rate() {\n  kind unavailable\n}\n";

/// The messages about a file that stands beside [`MONEY`], and the file without its unused imports.
fn without(text: &str) -> (Vec<String>, String) {
    let input = |path: &str, text: &str| Input {
        path: path.to_owned(),
        text: text.to_owned(),
    };
    let inputs = vec![input("a.tools", text), input("money.tools", MONEY)];
    let fixed = fix(inputs, &Levels::default());
    let left: Vec<_> = fixed.checked.findings.iter().collect();
    let errors: Vec<_> = left.iter().filter(|left| left.is_error()).collect();
    assert!(errors.is_empty(), "{errors:#?}");
    let told = fixed.fixes.iter().map(|fix| fix.message.clone());
    let told = told.chain(left.iter().map(|left| left.message.clone()));
    let file = fixed.checked.sources.iter().next().expect("the first file");
    (told.collect(), file.1.text.clone())
}

#[test]
fn lines_and_names_go_where_nothing_uses_them() {
    for (text, messages, left) in [
        (
            "package shop\n\nuse shop.money\n\ntype Item { name: string }\n",
            &["nothing uses the import of `shop.money`"][..],
            "package shop\n\n\ntype Item { name: string }\n",
        ),
        (
            "package shop\n\nuse shop.money { Price, Rate, no_rate } // all\n\ntype Item { price: Rate }\n",
            &[
                "nothing uses the import of `shop.money.Price`",
                "nothing uses the import of `shop.money.no_rate`",
            ],
            "package shop\n\nuse shop.money { Rate } // all\n\ntype Item { price: Rate }\n",
        ),
        (
            "package shop\n\nuse shop.money { Price, Rate }\r\nuse shop.money as m\n\ntype Item { price: m.Price }\n",
            &["nothing uses what is imported from `shop.money`"],
            "package shop\n\nuse shop.money as m\n\ntype Item { price: m.Price }\n",
        ),
        (
            "package shop\n\nuse shop.money { Price }\nuse shop.money { Price }\n\ntype Item { price: Price }\n",
            &["nothing uses the import of `shop.money.Price`"],
            "package shop\n\nuse shop.money { Price }\n\ntype Item { price: Price }\n",
        ),
        (
            "package shop\n\nuse shop.money\n\ntype Item { price: shop.money.Price }\n",
            &["nothing uses the import of `shop.money`"],
            "package shop\n\n\ntype Item { price: shop.money.Price }\n",
        ),
        (
            "package shop\n\nuse shop.money { Price }\n\ntype Price { amount: int }\ntype Item { price: Price }\n",
            &["nothing uses the import of `shop.money.Price`"],
            "package shop\n\n\ntype Price { amount: int }\ntype Item { price: Price }\n",
        ),
    ] {
        let (told, fixed) = without(text);
        assert_eq!(told, messages, "{text}");
        assert_eq!(fixed, left, "{text}");
    }
}

#[test]
fn what_is_used_stays() {
    for text in [
        "package shop\n\nuse shop.money\n\ntype Item { price: money.Price }\n",
        "package shop\n\nuse shop.money as m\n\ntype Item { price: m.Price }\n",
        "package shop\n\nuse shop.money { Price }\n\ntype Item { prices: [string: [Price?]] }\n",
        "package shop\n\n// toolc: allow T1003 for the next release\nuse shop.money\n\ntype Item { price: int }\n",
    ] {
        assert_eq!(without(text), (vec![], text.to_owned()));
    }
}

#[test]
fn errors_count_as_uses() {
    let text = "package shop\n\nuse shop.money { no_rate }\n\nservice shop {\n  method price(id: shop.money.Price) -> shop.money.Rate throws no_rate\n}\n";
    assert_eq!(without(text), (vec![], text.to_owned()));
}

#[test]
fn a_comment_among_names_is_left_to_a_person() {
    let text = "package shop\n\nuse shop.money {\n  // What it costs.\n  Price\n  // Per cent.\n  Rate\n}\n\ntype Item { price: Rate }\n";
    let (told, fixed) = without(text);
    assert_eq!(told, ["nothing uses the import of `shop.money.Price`"]);
    assert_eq!(fixed, text);
}
