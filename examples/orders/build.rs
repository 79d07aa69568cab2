//! Makes `tools.rs` from the `.tools` files.

fn main() {
    toolc_build::Project::new("tools")
        .rust()
        .serde(true)
        .derive_for("acme.orders.Speed", "PartialOrd")
        .external("acme.common.Money", "crate::money::Money")
        .write_to_out_dir();
}
