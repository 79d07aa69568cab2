//! The folder of a service's methods: their payloads, errors, and the trait.

use toolc_compiler::ir::{Service, TypeKind};

use super::docs;
use super::errors::push_errors;
use super::folders;
use super::header::RUNTIME;
use super::injected::push_injected;
use super::lower::{Module, Shape};
use super::methods::{MethodName, method_names, module_of_types, trait_name};
use super::models::MethodModel;
use super::names::Names;
use super::payload::codec_of;
use super::surfaces::codecs;
use super::surfaces::package::ModFile;
use super::surfaces::service as provider;
use super::surfaces::types::Item;
use super::symbols::{self, PAYLOAD_CODEC};
use crate::code::Code;
use crate::page::Pages;
use crate::plan::docs::{of_parameters, of_part};
use crate::plan::folders::Folder;

/// All files of a service's methods.
pub(super) fn files<'d>(names: &Names<'d>, service: &'d Service, pages: &mut Pages<'_>) {
    let design = names.design;
    let (folder, header) = folders::place(names, Folder::Methods(service));
    let called = method_names(names, service.id);
    let mut module = module_of_types(names, service, &called);
    let (mut extra_types, mut extra_codecs) = (Vec::new(), Vec::new());
    let mut methods = Vec::new();
    for id in &service.methods {
        let method = &design[*id];
        let method_name = &called[id];
        let MethodName { snake, camel } = method_name;
        let code = docs::code(&method.name);
        let payload = match method.payload.declared {
            Some(id) => Code::Name(module.seen(id).clone()),
            None => {
                let name = format!("{camel}Payload");
                module.add_record(
                    &name,
                    &name,
                    of_parameters(
                        &format!("The payload of {code}."),
                        method.docs.as_deref(),
                        str::to_owned,
                    ),
                    &method.payload.record,
                );
                symbols::own_type(&name)
            }
        };
        let bound = names.bound(*id);
        let result = method.result.as_ref().map_or(Code::word("()"), |ty| {
            let name = format!("{camel}Result");
            // The whole result gets the name below, so that what is left of it without null needs another.
            let part = if bound.any && matches!(ty.kind, TypeKind::Nullable { .. }) {
                format!("{name}Value")
            } else {
                name.clone()
            };
            // What is called so here is this result.
            if part == name {
                module.scope.redeem(&name);
            }
            let about = of_part(&format!("the result of {code}"), ty);
            let shape = module.said_of(about.into(), |module| module.shape(ty, &part, None));
            if bound.result {
                push_codec(
                    &mut module,
                    &shape,
                    &method_name.result_codec(),
                    &mut extra_codecs,
                );
            }
            let rust = shape.rust();
            let is_called_so = matches!(&rust, Code::Name(here) if here.text == name);
            if bound.any && !is_called_so {
                module.scope.reserve(&name);
                let about = format!("The result of {code}.");
                extra_types.push(Item::alias(&about, &name, rust.clone()));
            }
            rust
        });
        let mut injected = None;
        if !method.payload.injected.is_empty() {
            let name = format!("{camel}Injected");
            let docs = format!("What the context gives to {code}.");
            push_injected(
                &mut module,
                &name,
                &docs,
                &method.payload.injected,
                false,
                (&mut extra_types, &mut extra_codecs),
            );
            injected = Some(symbols::own_type(&name));
        }
        let mut item = None;
        if let Some(ty) = &method.streams {
            let part = format!("{camel}Item");
            module.scope.redeem(&part);
            let about = of_part(&format!("an item of {code}"), ty);
            let shape = module.said_of(about.into(), |module| module.shape(ty, &part, None));
            if bound.items {
                push_codec(
                    &mut module,
                    &shape,
                    &method_name.item_codec(),
                    &mut extra_codecs,
                );
            }
            item = Some(shape.rust());
        }
        let error = format!("{camel}Error");
        push_errors(
            &module,
            &error,
            &method.name,
            &method.throws,
            &mut extra_types,
            &mut extra_codecs,
        );
        methods.push(MethodModel {
            method,
            name: snake.clone(),
            payload,
            injected,
            item,
            result,
            error: symbols::own_type(&error),
        });
    }
    let about = [
        &*format!(
            "The payloads, results and errors of the service {}.",
            docs::code(&service.name)
        ),
        &*format!(
            "How the payloads and results of the service {} are read, written and checked.",
            docs::code(&service.name)
        ),
    ];
    let trait_name = trait_name(&service.name, "Service");
    folders::type_files(
        &mut module,
        &folder,
        &header,
        about,
        (extra_types, extra_codecs),
        pages,
    );
    let own = format!("The methods of the service {}.", docs::code(&service.name));
    pages.add(provider::page(
        service,
        &trait_name,
        &methods,
        &folder,
        &header,
    ));
    let package = ModFile {
        folder: &folder,
        header: &header,
        docs: &own,
        check: Some(RUNTIME),
        ..ModFile::default()
    };
    let package = package.with(pages.listed()).page();
    pages.add(package);
}

/// The codec that bound tools read and write a method's results or items by.
fn push_codec<'d>(
    module: &mut Module<'_, 'd>,
    shape: &Shape<'d>,
    function: &str,
    extra: &mut Vec<codecs::Item>,
) {
    let (codec, _) = codec_of(module, shape, function, extra);
    if codec == PAYLOAD_CODEC {
        let docs = format!(
            "How the {} is read and written.",
            function.replace('_', " ")
        );
        extra.push(codecs::Item::of_type(&docs, function, shape.rust()));
    }
}
