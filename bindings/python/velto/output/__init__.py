"""The output of a command: values on standard output, for people or as JSON, and words on standard error."""

from .console import Output as Output
from .listing import Column as Column, Listing as Listing
