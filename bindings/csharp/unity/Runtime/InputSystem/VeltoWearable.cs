// Wearables as devices of the Input System, to which actions are bound in the editor, as to gamepads.

#if VELTO_INPUT_SYSTEM
using System.Runtime.InteropServices;
using UnityEngine;
using UnityEngine.InputSystem;
using UnityEngine.InputSystem.Controls;
using UnityEngine.InputSystem.Layouts;
using UnityEngine.InputSystem.LowLevel;
using UnityEngine.InputSystem.Utilities;

namespace VeltoKit.Unity
{
    /// <summary>The state of a wearable as the Input System keeps it.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct VeltoWearableState : IInputStateTypeInfo
    {
        /// <summary>The position (-1 to 1).</summary>
        [InputControl(name = "stick", layout = "Stick", displayName = "Position", usage = "Primary2DMotion")]
        public Vector2 stick;

        /// <summary>The buttons, and gestures of this frame.</summary>
        [InputControl(name = "main", layout = "Button", bit = 0, displayName = "Main Button", usage = "PrimaryAction")]
        [InputControl(name = "throw", layout = "Button", bit = 1, displayName = "Throw")]
        [InputControl(name = "shake", layout = "Button", bit = 2, displayName = "Shake")]
        [InputControl(name = "swing", layout = "Button", bit = 3, displayName = "Swing")]
        [InputControl(name = "thumb", layout = "Button", bit = 8, displayName = "Thumb")]
        [InputControl(name = "index", layout = "Button", bit = 9, displayName = "Index Finger")]
        [InputControl(name = "middle", layout = "Button", bit = 10, displayName = "Middle Finger")]
        [InputControl(name = "ring", layout = "Button", bit = 11, displayName = "Ring Finger")]
        [InputControl(name = "pinky", layout = "Button", bit = 12, displayName = "Little Finger")]
        public uint buttons;

        /// <summary>The format identifier of this state.</summary>
        public FourCC format { get { return new FourCC('V', 'L', 'T', 'O'); } }

        /// <summary>The state of a player's input. A button that was pressed and released within the frame is down in it.</summary>
        public static VeltoWearableState Of(VeltoInput input)
        {
            uint buttons = (uint)(input.ButtonsDown | input.ButtonsPressed);
            if (input.Thrown) { buttons |= 1 << 1; }
            if (input.Shaken) { buttons |= 1 << 2; }
            if (input.Swung) { buttons |= 1 << 3; }
            return new VeltoWearableState { stick = new Vector2((float)input.PositionX, (float)input.PositionY), buttons = buttons };
        }
    }

    /// <summary>A wearable in the Input System, such as <c>&lt;VeltoWearable&gt;/stick</c> in a binding; VeltoInputSystem adds
    /// them.</summary>
    [InputControlLayout(stateType = typeof(VeltoWearableState), displayName = "Velto Wearable")]
    public sealed class VeltoWearable : InputDevice
    {
        /// <summary>The position.</summary>
        public StickControl Stick { get; private set; }

        /// <summary>The main button.</summary>
        public ButtonControl Main { get; private set; }

        /// <inheritdoc/>
        protected override void FinishSetup()
        {
            base.FinishSetup();
            Stick = GetChildControl<StickControl>("stick");
            Main = GetChildControl<ButtonControl>("main");
        }
    }
}
#endif
