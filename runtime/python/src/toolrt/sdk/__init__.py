"""Tools for the SDKs that run models, one module for each SDK.

Such a module loads its SDK, which is nobody's dependency: whoever imports
`toolrt.sdk.langchain` has `langchain-core` installed. Generated code has the tools of a
design for it, as the SDK's own type.
"""
