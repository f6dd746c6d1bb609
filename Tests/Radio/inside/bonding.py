"""How a peripheral takes part in a pairing: what it can show, and what a person sees there."""

from bumble.pairing import PairingDelegate

IoCapability = PairingDelegate.IoCapability


class Face(PairingDelegate):
    """The display and the buttons of a peripheral, if it has any."""

    def __init__(self, capability):
        # No identity of its own: its address is a static one, by which it is known before and after.
        super().__init__(
            capability,
            local_responder_key_distribution=PairingDelegate.KeyDistribution.DISTRIBUTE_ENCRYPTION_KEY,
        )
        #: The passkey on the display.
        self.passkey = None
        #: Whether it takes part at all.
        self.is_willing = True

    @classmethod
    def blank(cls):
        """Neither a display nor keys: just works."""
        return cls(IoCapability.NO_OUTPUT_NO_INPUT)

    @classmethod
    def unwilling(cls):
        """It refuses every pairing."""
        face = cls.blank()
        face.is_willing = False
        return face

    @classmethod
    def with_display(cls):
        """A display, whose passkey is entered elsewhere."""
        return cls(IoCapability.DISPLAY_OUTPUT_ONLY)

    @classmethod
    def with_display_and_button(cls):
        """A display and a button, pressed at once when two passkeys are to be compared."""
        return cls(IoCapability.DISPLAY_OUTPUT_AND_YES_NO_INPUT)

    async def accept(self):
        return self.is_willing

    async def display_number(self, number, digits):
        self.passkey = number

    async def compare_numbers(self, number, digits):
        self.passkey = number
        return True
