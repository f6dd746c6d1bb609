// Stand-ins for the Input System, as small as the compiler lets them be.

using System;
using System.Collections.Generic;

namespace UnityEngine.InputSystem.Utilities
{
    public struct FourCC
    {
        public readonly string Text;
        public FourCC(char a, char b, char c, char d) { Text = new string(new[] { a, b, c, d }); }
    }
}

namespace UnityEngine.InputSystem.Layouts
{
    [AttributeUsage(AttributeTargets.Field, AllowMultiple = true)]
    public sealed class InputControlAttribute : Attribute
    {
        public string name, layout, displayName, usage;
        public uint bit;
    }

    public sealed class InputControlLayoutAttribute : Attribute
    {
        public Type stateType;
        public string displayName;
    }
}

namespace UnityEngine.InputSystem.LowLevel
{
    public interface IInputStateTypeInfo
    {
        Utilities.FourCC format { get; }
    }
}

namespace UnityEngine.InputSystem.Controls
{
    public class StickControl { }
    public class ButtonControl { }
}

namespace UnityEngine.InputSystem
{
    public class InputDevice
    {
        public string name;
        internal void Finish() { FinishSetup(); }
        protected virtual void FinishSetup() { }
        protected T GetChildControl<T>(string path) where T : new() { return new T(); }
    }

    public static class InputSystem
    {
        public static readonly List<string> Layouts = new List<string>();
        public static readonly List<InputDevice> Devices = new List<InputDevice>();
        public static readonly List<object> States = new List<object>();

        public static void RegisterLayout<T>() { Layouts.Add(typeof(T).Name); }

        public static T AddDevice<T>(string name) where T : InputDevice, new()
        {
            var device = new T { name = name };
            device.Finish();
            Devices.Add(device);
            return device;
        }

        public static void RemoveDevice(InputDevice device) { Devices.Remove(device); }

        public static void QueueStateEvent<T>(InputDevice device, T state) where T : struct, LowLevel.IInputStateTypeInfo
        {
            States.Add(state);
        }
    }
}
