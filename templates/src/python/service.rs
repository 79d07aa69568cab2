//! The folder of a service's methods: their payloads and results, and the protocol that implementations keep.

use toolc_compiler::ir::{Method, Service, Type};

use super::folders;
use super::idents::{self, Case, Scope};
use super::lower::Module;
use super::models::{MethodModel, Typed, service_protocol};
use super::names::Names;
use super::payload::{last_codec, typed};
use super::surfaces::codecs::Codec;
use super::{docs, surfaces};
use crate::page::Pages;
use crate::plan::folders::Folder;
use crate::plan::payloads::Payloads;

/// A service whose methods have all their types and names.
pub(super) struct Lowered<'n, 'd> {
    module: Module<'n, 'd>,
    pub models: Vec<MethodModel<'d>>,
    extra: Vec<Codec>,
}

/// All files of a service's methods.
pub(super) fn files<'d>(names: &Names<'d>, service: &'d Service, pages: &mut Pages<'_>) {
    let (folder, header) = folders::place(names, Folder::Methods(service));
    let Lowered {
        mut module,
        models,
        extra,
    } = lowered(names, service);
    let name = docs::code(&service.name);
    let about = [
        &*format!("The payloads, results and errors of the service {name}."),
        &*format!("How payloads and results of the service {name} are read, written and checked."),
    ];
    folders::type_files(&mut module, &folder, &header, about, extra, pages);
    let own = format!("The methods of the service {name}.");
    pages.add(surfaces::service::page(service, &models, &folder, &header));
    let package = surfaces::package::page(&folder, &header, &own, pages.listed());
    pages.add(package);
}

/// Finds the types of a service's methods, and names everything.
pub(super) fn lowered<'n, 'd>(names: &'n Names<'d>, service: &'d Service) -> Lowered<'n, 'd> {
    let design = names.design;
    let methods: Vec<&Method> = service.methods.iter().map(|id| &design[*id]).collect();
    let payloads = Payloads::of_service(design, service);
    let wire = || methods.iter().map(|method| &*method.name);
    let snake = idents::all(Case::Method, wire(), &mut Scope::default());
    let camel = idents::all(Case::Camel, wire(), &mut Scope::default());
    let mut own = payloads.names(&camel, &[]);
    own.push(service_protocol(&service.name));
    let mut module = Module::of_payloads(names, &payloads, &own);
    module.scope.promise(payloads.made(&camel, &[]));
    let mut extra = Vec::new();
    let models = methods.iter().zip(snake).zip(camel);
    let models = models
        .map(|((method, name), camel)| {
            model(
                &mut module,
                method,
                name,
                camel.trim_end_matches('_'),
                &mut extra,
            )
        })
        .collect();
    Lowered {
        module,
        models,
        extra,
    }
}

fn model<'d>(
    module: &mut Module<'_, 'd>,
    method: &'d Method,
    name: String,
    stem: &str,
    extra: &mut Vec<Codec>,
) -> MethodModel<'d> {
    let code = docs::code(&method.name);
    let (payload, payload_codec) = match method.payload.declared {
        Some(id) => (module.seen(id), module.codec_of(id)),
        None => {
            let class = format!("{stem}Payload");
            let docs =
                docs::of_parameters(&format!("The payload of {code}."), method.docs.as_deref());
            module.add_record(&class, docs, &method.payload.record);
            (class, last_codec(module))
        }
    };
    let mut part = |ty: &'d Option<Type>, about: &str, end: &str| {
        let about = format!("{about} of {code}");
        ty.as_ref()
            .map(|ty| typed(module, ty, &about, &format!("{stem}{end}"), extra))
    };
    let result = part(&method.result, "the result", "Result");
    let item = part(&method.streams, "an item", "Item");
    let injected = (!method.payload.injected.is_empty()).then(|| {
        let class = format!("{stem}Injected");
        let docs = format!("What the context gives to {code}.");
        module.add_injected(&class, docs, &method.payload.injected);
        Typed::class(&class, last_codec(module))
    });
    MethodModel {
        method,
        name,
        payload,
        payload_codec,
        result,
        item,
        injected,
    }
}
