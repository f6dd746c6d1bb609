// The input of a device in one frame of a game.

namespace VeltoKit
{
    public partial struct VeltoInput
    {
        /// <summary>Whether the device is ready.</summary>
        public bool Connected { get { return (Flags & InputFlag.Connected) != 0; } }

        /// <summary>Whether a packet arrived recently.</summary>
        public bool Receiving { get { return (Flags & InputFlag.Receiving) != 0; } }

        /// <summary>Whether a packet arrived since the last poll.</summary>
        public bool Fresh { get { return (Flags & InputFlag.Fresh) != 0; } }

        /// <summary>Whether the main button is down.</summary>
        public bool Down { get { return (ButtonsDown & Button.Main) != 0; } }

        /// <summary>Whether the main button was pressed since the last poll.</summary>
        public bool Pressed { get { return (ButtonsPressed & Button.Main) != 0; } }

        /// <summary>Whether the main button was released since the last poll.</summary>
        public bool Released { get { return (ButtonsReleased & Button.Main) != 0; } }

        /// <summary>Whether the button was clicked since the last poll.</summary>
        public bool Clicked { get { return (Gestures & Gesture.Click) != 0; } }

        /// <summary>Whether a throw happened since the last poll; ThrowPower is its power.</summary>
        public bool Thrown { get { return (Gestures & Gesture.Throw) != 0; } }

        /// <summary>Whether the device was shaken since the last poll.</summary>
        public bool Shaken { get { return (Gestures & Gesture.Shake) != 0; } }

        /// <summary>Whether the device was swung since the last poll.</summary>
        public bool Swung { get { return (Gestures & Gesture.Swing) != 0; } }

        /// <summary>Whether the device is moving.</summary>
        public bool IsMoving { get { return (States & InputState.Moving) != 0; } }
    }
}
