//! Makes `tools.rs` from the design.

fn main() {
    toolc_build::Project::new("conformance.tools")
        .rust()
        .write_to_out_dir();
}
