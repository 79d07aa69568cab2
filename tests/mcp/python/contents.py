"""Every kind of content."""

from __future__ import annotations

from pathlib import Path

from toolrt import ContentLike, Context, Uri
from toolrt.call import Audio, Image, Resource, ResourceContents, Text

from gen.fixtures.tools import contents

FILES = Path(__file__).resolve().parents[1]
#: One red pixel.
PNG = (FILES / "pixel.png").read_bytes()
#: A moment without sound.
WAV = (FILES / "silence.wav").read_bytes()


class Contents:
    """Gives texts, pictures, sounds and resources."""

    def test_simple_text(self, cx: Context, args: contents.TestSimpleTextArgs) -> str:
        return "This is a simple text response for testing."

    def test_image_content(
        self, cx: Context, args: contents.TestImageContentArgs
    ) -> Image:
        return Image(PNG, "image/png")

    def test_audio_content(
        self, cx: Context, args: contents.TestAudioContentArgs
    ) -> Audio:
        return Audio(WAV, "audio/wav")

    def test_embedded_resource(
        self, cx: Context, args: contents.TestEmbeddedResourceArgs
    ) -> Resource:
        return Resource(
            ResourceContents(
                uri=Uri("test://embedded-resource"),
                mime_type="text/plain",
                text="This is an embedded resource content.",
            )
        )

    def test_multiple_content_types(
        self, cx: Context, args: contents.TestMultipleContentTypesArgs
    ) -> ContentLike:
        return [
            Text("Multiple content types test:"),
            Image(PNG, "image/png"),
            Resource(
                ResourceContents(
                    uri=Uri("test://mixed-content-resource"),
                    mime_type="application/json",
                    text='{"test":"data","value":123}',
                )
            ),
        ]

    def greet(self, cx: Context, args: contents.GreetArgs) -> str:
        return f"Hello, {args.name}!"

    def test_error_handling(
        self, cx: Context, args: contents.TestErrorHandlingArgs
    ) -> str:
        raise contents.Intended
