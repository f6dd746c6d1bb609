// Stand-ins for what the Unity package uses of UnityEngine, as small as the compiler lets them be; and names of UnityEngine that
// scripts would have to qualify if VeltoKit had them, too.

using System;
using System.Collections.Generic;
using System.Reflection;

namespace UnityEngine
{
    public class Object
    {
        public static implicit operator bool(Object value) { return value != null; }
    }

    public class Component : Object
    {
        public GameObject gameObject;
        public Transform transform { get { return gameObject.transform; } }
    }

    public class Behaviour : Component
    {
        private bool isEnabled = true;

        public bool enabled
        {
            get { return isEnabled; }
            set
            {
                if (isEnabled == value) { return; }
                isEnabled = value;
                Engine.Send(this, value ? "OnEnable" : "OnDisable");
            }
        }
    }

    public class MonoBehaviour : Behaviour { }

    public sealed class Transform
    {
        public Vector3 localPosition { get; set; }
    }

    public sealed class GameObject : Object
    {
        public readonly Transform transform = new Transform();

        public T AddComponent<T>() where T : Component, new() { return new T { gameObject = this }; }
    }

    public struct Vector3
    {
        public float x, y, z;

        public static Vector3 right { get { return new Vector3 { x = 1 }; } }

        public static Vector3 operator +(Vector3 one, Vector3 other)
        {
            return new Vector3 { x = one.x + other.x, y = one.y + other.y, z = one.z + other.z };
        }

        public static Vector3 operator *(Vector3 one, float factor)
        {
            return new Vector3 { x = one.x * factor, y = one.y * factor, z = one.z * factor };
        }
    }

    public struct Vector2
    {
        public float x, y;

        public Vector2(float x, float y) { this.x = x; this.y = y; }
    }

    public static class Time
    {
        public static float unscaledDeltaTime { get; set; }
    }

    public static class Debug
    {
        public static readonly List<string> Lines = new List<string>();

        public static void Log(object message) { Lines.Add(message.ToString()); }
        public static void LogWarning(object message, Object context) { Lines.Add(message.ToString()); }
        public static void LogException(Exception error, Object context) { Lines.Add(error.Message); }
    }

    public static class GUILayout
    {
        public static void Label(string text) { Debug.Log(text); }
    }

    public sealed class SerializeField : Attribute { }
    public sealed class DisallowMultipleComponent : Attribute { }
    public sealed class TooltipAttribute : Attribute { public TooltipAttribute(string text) { } }
    public sealed class RangeAttribute : Attribute { public RangeAttribute(float least, float most) { } }
    public sealed class AddComponentMenu : Attribute { public AddComponentMenu(string path) { } }

    public sealed class DefaultExecutionOrder : Attribute
    {
        public DefaultExecutionOrder(int order) { Order = order; }
        public int Order { get; private set; }
    }

    public class Input { }
    public class Event { }
    public enum EventType { }
    public class Motion { }
    public class Touch { }
    public class Gyroscope { }
    public class Light { }
    public class Camera { }
    public class Display { }
    public class Screen { }
    public class Ping { }
    public class Random { }
    public class Application { }
    public class Resources { }
    public class Space { }
    public class Joint { }
    public class Cursor { }
    public class Compass { }
    public class Pose { }
    public class Ray { }
    public class Rect { }
    public class Hash128 { }
    public class Animation { }
    public class Avatar { }
    public class Grid { }
    public class Skybox { }
    public class Terrain { }
    public class Tree { }
}

namespace UnityEngine.Events
{
    public class UnityEvent
    {
        private Action listeners = () => { };
        public void AddListener(Action listener) { listeners += listener; }
        public void Invoke() { listeners(); }
    }

    public class UnityEvent<T>
    {
        private Action<T> listeners = value => { };
        public void AddListener(Action<T> listener) { listeners += listener; }
        public void Invoke(T value) { listeners(value); }
    }
}

/// <summary>What the engine does with components.</summary>
static class Engine
{
    public static void Send(object component, string message)
    {
        var method = component.GetType().GetMethod(message, BindingFlags.Instance | BindingFlags.NonPublic);
        if (method != null) { method.Invoke(component, null); }
    }
}
