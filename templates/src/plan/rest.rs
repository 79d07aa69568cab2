//! What is left to the host of a toolset whose tools are bound to services.

use toolc_compiler::ir::{Design, Implementation, Toolset};

/// What methods of services do not give to a toolset with bound tools.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rest {
    /// Handlers of tools that are bound to no method.
    Handlers,
    /// Plans of tools with dry runs: a method has none.
    Plans,
    Both,
}

impl Rest {
    /// Nothing where no tool is bound, and where methods give all.
    pub(crate) fn of(design: &Design, toolset: &Toolset) -> Option<Self> {
        let tools = || toolset.tools.iter().map(|id| &design[*id]);
        let is_bound = |implementation: &Implementation| {
            matches!(implementation, Implementation::Method { .. })
        };
        let needs_handler = |implementation: &Implementation| {
            !is_bound(implementation) && !matches!(implementation, Implementation::Chain)
        };
        if !tools().any(|tool| is_bound(&tool.implementation)) {
            return None;
        }
        let handlers = tools().any(|tool| needs_handler(&tool.implementation));
        let plans = tools().any(|tool| tool.dry_run);
        match (handlers, plans) {
            (true, true) => Some(Self::Both),
            (true, false) => Some(Self::Handlers),
            (false, true) => Some(Self::Plans),
            (false, false) => None,
        }
    }

    /// What it consists of, for those who implement it; `name` is the toolset's.
    pub(crate) fn about(self, name: &str) -> String {
        let what = match self {
            Self::Handlers => "Handlers of the tools that are bound to no method.",
            Self::Plans => "Plans of the tools with dry runs.",
            Self::Both => {
                "Handlers of the tools that are bound to no method, and plans of dry runs."
            }
        };
        format!("What no method of a service gives to the toolset {name}.\n\n{what}")
    }

    /// Who gives what, for those who make the toolset.
    pub(crate) fn sources(self) -> String {
        let what = match self {
            Self::Handlers => "`rest` runs all other tools.",
            Self::Plans => "`rest` says what dry runs would do.",
            Self::Both => "`rest` runs all other tools, and says what dry runs would do.",
        };
        format!(
            "`service` runs the tools that are bound to its methods.\n{what}\n\
             `rest` may also check the arguments of any tool."
        )
    }
}

#[cfg(test)]
mod tests {
    use toolc_compiler::{Input, compile};

    use super::*;

    /// What is left of a toolset with these tools.
    fn left(tools: &str) -> Option<Rest> {
        let text = format!(
            "package shop\n\n/// Sells.\nservice shop {{\n  exports items\n  method buy(id: string)\n}}\n\n\
             /// Buys.\ntoolset items {{\n  owner shop\n{tools}}}\n"
        );
        let path = "shop.tools".to_owned();
        let checked = compile(vec![Input { path, text }]);
        assert!(!checked.findings.has_errors(), "{:?}", checked.findings);
        Rest::of(&checked.design, &checked.design.toolsets[0])
    }

    #[test]
    fn what_is_left_is_what_methods_do_not_give() {
        let bound = "  /// Buy.\n  tool buy(id: string) { bind shop.buy }\n";
        let planned =
            "  /// Plan.\n  tool plan(id: string) {\n    bind shop.buy\n    dry_run\n  }\n";
        let unbound = "  /// Sell.\n  tool sell(id: string)\n";
        let chain = "  /// Buy twice.\n  chain twice(id: string) {\n    buy(id: args.id)\n    return buy(id: args.id)\n  }\n";
        for (tools, expected) in [
            (vec![bound], None),
            (vec![bound, chain], None),
            (vec![unbound], None),
            (vec![bound, unbound], Some(Rest::Handlers)),
            (vec![planned], Some(Rest::Plans)),
            (vec![planned, unbound], Some(Rest::Both)),
        ] {
            assert_eq!(left(&tools.concat()), expected, "{tools:?}");
        }
    }
}
