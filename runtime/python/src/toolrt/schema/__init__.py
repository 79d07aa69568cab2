"""Values by any JSON Schema of draft 2020-12: all issues, in the words of the spec.

>>> from toolrt.schema import Validator
>>> limit = Validator({"type": "integer", "maximum": 10})
>>> limit.validate(11)[0].message
'The value must be at most 10; got 11.'
"""

from __future__ import annotations

from .validator import InvalidSchema, Validator, validate

__all__ = ["InvalidSchema", "Validator", "validate"]
