// Menus that are operated by motion and the button.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    /// <summary>Moves the focus of a menu, and confirms its items. One thread at a time uses it.</summary>
    public sealed unsafe class Navigator : IDisposable
    {
        private readonly OwnedHandle handle;

        /// <summary>Creates a navigator with the defaults.</summary>
        public Navigator() : this(NavigatorConfig.Initial) { }

        /// <summary>Creates a navigator.</summary>
        public Navigator(NavigatorConfig config)
        {
            Calls.RequireInitial(config.StructSize, "NavigatorConfig");
            Calls.CheckLibrary();
            IntPtr pointer;
            Calls.Check(Native.velto_navigator_create(&config, &pointer), null);
            handle = new OwnedHandle(pointer, Native.velto_navigator_destroy);
        }

        /// <summary>The object for functions of Interop.Native.</summary>
        /// <exception cref="ObjectDisposedException">It was disposed.</exception>
        public IntPtr Pointer
        {
            get
            {
                if (handle.IsClosed) { throw new ObjectDisposedException("Navigator"); }
                return handle.Pointer;
            }
        }

        /// <summary>Opens a menu.</summary>
        /// <param name="itemCount">Number of its items.</param>
        /// <param name="confirmation">The means of confirming an item.</param>
        public void BeginMenu(int itemCount, Confirmation confirmation)
        {
            Calls.Check(Native.velto_navigator_begin_menu(Pointer, itemCount, confirmation), null);
        }

        /// <summary>Closes the menu.</summary>
        public void EndMenu() { Calls.Check(Native.velto_navigator_end_menu(Pointer), null); }

        /// <summary>Advances the menu by one frame; returns the newly focused or confirmed item.</summary>
        /// <param name="input">The input of the frame.</param>
        /// <param name="dt">Time since the last frame (seconds); without it, that of the input.</param>
        public NavigatorStep Step(VeltoInput input, double dt = Constants.DtMeasure)
        {
            Calls.RequireInitial(input.StructSize, "VeltoInput");
            NavigatorStep step;
            Calls.Check(Native.velto_navigator_step_input(Pointer, &input, dt, &step), null);
            return step;
        }

        /// <summary>The focused item and the progress of its confirmation.</summary>
        public NavigatorState State
        {
            get
            {
                var state = NavigatorState.Initial;
                Calls.Check(Native.velto_navigator_get_state(Pointer, &state), null);
                return state;
            }
        }

        /// <summary>Destroys the navigator.</summary>
        public void Dispose() { handle.Dispose(); }
    }
}
