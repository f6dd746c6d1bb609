"""The output of a command: values on standard output, as text or JSON, and messages on standard error."""

from .console import Output as Output
from .listing import Column as Column, Listing as Listing
