//! Every kind of content.

use toolrt::call::Part;
use toolrt::{Content, Context, Internal};

use crate::tools::fixtures::tools::contents::{ContentsTools, types::*};

/// One red pixel.
pub const PNG: &[u8] = include_bytes!("../pixel.png");
/// A moment without sound.
const WAV: &[u8] = include_bytes!("../silence.wav");

/// Gives texts, pictures, sounds and resources.
pub struct Contents;

impl ContentsTools for Contents {
    async fn test_simple_text(
        &self,
        _cx: &Context,
        _args: TestSimpleTextArgs,
    ) -> Result<Content, TestSimpleTextError> {
        Ok("This is a simple text response for testing.".into())
    }

    async fn test_image_content(
        &self,
        _cx: &Context,
        _args: TestImageContentArgs,
    ) -> Result<Content, TestImageContentError> {
        Ok(Part::image(PNG, "image/png").into())
    }

    async fn test_audio_content(
        &self,
        _cx: &Context,
        _args: TestAudioContentArgs,
    ) -> Result<Content, TestAudioContentError> {
        Ok(Part::audio(WAV, "audio/wav").into())
    }

    async fn test_embedded_resource(
        &self,
        _cx: &Context,
        _args: TestEmbeddedResourceArgs,
    ) -> Result<Content, TestEmbeddedResourceError> {
        let uri = "test://embedded-resource".parse().map_err(Internal::new)?;
        let text = "This is an embedded resource content.";
        let resource = Part::resource_text(uri, text);
        Ok(resource.with_mime_type("text/plain").into())
    }

    async fn test_multiple_content_types(
        &self,
        _cx: &Context,
        _args: TestMultipleContentTypesArgs,
    ) -> Result<Content, TestMultipleContentTypesError> {
        let uri = "test://mixed-content-resource"
            .parse()
            .map_err(Internal::new)?;
        let data = r#"{"test":"data","value":123}"#;
        Ok(Content(vec![
            Part::text("Multiple content types test:"),
            Part::image(PNG, "image/png"),
            Part::resource_text(uri, data).with_mime_type("application/json"),
        ]))
    }

    async fn greet(&self, _cx: &Context, args: GreetArgs) -> Result<Content, GreetError> {
        Ok(format!("Hello, {}!", args.name).into())
    }

    async fn test_error_handling(
        &self,
        _cx: &Context,
        _args: TestErrorHandlingArgs,
    ) -> Result<Content, TestErrorHandlingError> {
        Err(Intended {}.into())
    }
}
