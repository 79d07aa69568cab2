"""Values by any JSON Schema of draft 4 to 2020-12: all issues, in our words.

>>> from toolrt.schema import Validator
>>> limit = Validator({"type": "integer", "maximum": 10})
>>> limit.validate(11)[0].message
'The value must be at most 10; got 11.'
"""

from __future__ import annotations

from .drafts import Draft
from .validator import InvalidSchema, Validator, validate

__all__ = ["Draft", "InvalidSchema", "Validator", "validate"]
