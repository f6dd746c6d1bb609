// Calls every public member of every class with anything, in any order, while devices play: nothing but the exceptions that the
// guide names may come of it.

using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using VeltoKit;

static class Hostile
{
    private const int Calls = 6000;

    public static void AnyCallInAnyOrder() { Play(1); }

    public static void AnyCallInAnotherOrder() { Play(2); }

    private static void Play(int seed)
    {
        var attacker = new Attacker(seed);
        for (int call = 0; call < Calls; call++)
        {
            if (call % 500 == 0) { attacker.Restart(); }
            attacker.CallAnything();
        }
        Expect.That(attacker.Successes > Calls / 10, attacker.Successes + " calls of " + Calls + " succeeded");
        attacker.Dispose();
    }

    private sealed class Attacker : IDisposable
    {
        // What belongs to every object, and what waits for something that another thread would have to do.
        private static readonly string[] Skipped = { "GetType", "GetHashCode", "Equals", "ToString", "GetAsyncEnumerator" };

        private readonly Random random;
        private readonly List<object> objects = new List<object>();
        private Context context;

        public Attacker(int seed) { random = new Random(seed); }

        public int Successes { get; private set; }

        public void Restart()
        {
            Dispose();
            context = World.Create();
            foreach (var model in new[] { "triki-cap", "tap-strap-2", "tap-xr-framed", "metamotion-s", "table" })
            {
                objects.Add(context.CreateSimulator(model, model: model));
                try { objects.Add(World.Connect(context, model)); } catch (VeltoException) { }
            }
            objects.Add(new Navigator());
            objects.Add(context);
        }

        public void Dispose()
        {
            objects.Clear();
            if (context != null) { context.Dispose(); }
        }

        public void CallAnything()
        {
            object target = Any(objects);
            var methods = target.GetType().GetMethods(BindingFlags.Public | BindingFlags.Instance).Where(IsCalled).ToArray();
            var method = Any(methods);
            // A context that is gone leaves little to be tried.
            if (method.Name == "Dispose" && random.Next(10) > 0) { return; }
            var parameters = method.GetParameters();
            var arguments = parameters.Select(Argument).ToArray();
            try
            {
                Keep(method.Invoke(target, arguments));
                foreach (var argument in arguments) { Keep(argument); }
                Successes++;
            }
            catch (TargetInvocationException error)
            {
                var cause = error.InnerException;
                bool isExpected = cause is VeltoException || cause is ArgumentException || cause is InvalidOperationException
                    || cause is TimeoutException || cause is OperationCanceledException;
                Expect.That(isExpected && cause.Message.Length > 5, Name(method, arguments) + " threw " + cause);
            }
        }

        private static bool IsCalled(MethodInfo method)
        {
            return !Skipped.Contains(method.Name) && !method.ContainsGenericParameters
                && method.GetParameters().All(parameter => !parameter.ParameterType.IsPointer);
        }

        private static string Name(MethodInfo method, object[] arguments)
        {
            return method.DeclaringType.Name + "." + method.Name + "(" + string.Join(", ", arguments.Select(one => one ?? "null")) + ")";
        }

        private void Keep(object result)
        {
            var items = result as System.Collections.IEnumerable;
            if (items != null && !(result is string) && !(result is EventQueue))
            {
                foreach (var item in items.Cast<object>().Take(20)) { Keep(item); }
                return;
            }
            bool isOurs = result != null && result.GetType().IsClass && result.GetType().Namespace == "VeltoKit";
            if (isOurs && !(result is Delegate) && objects.Count < 80 && !objects.Contains(result)) { objects.Add(result); }
        }

        private T Any<T>(IList<T> values) { return values[random.Next(values.Count)]; }

        // To wait for ever, or for as long as it is told, is what a call with a timeout is for.
        private object Argument(ParameterInfo parameter)
        {
            return parameter.Name == "timeout" ? Any(Timeouts) : Value(parameter.ParameterType);
        }

        private object Value(Type type)
        {
            if (type.IsByRef) { return Value(type.GetElementType()); }
            if (type == typeof(bool)) { return random.Next(2) == 0; }
            if (type == typeof(double)) { return Any(Numbers); }
            if (type == typeof(float)) { return (float)Any(Numbers); }
            if (type == typeof(string)) { return Any(Texts); }
            if (type.IsEnum) { return Enum.ToObject(type, Any(Integers)); }
            if (type.IsPrimitive) { return Whole(type); }
            if (type.IsArray) { return Array.CreateInstance(type.GetElementType(), Any(new[] { 0, 1, 3, 64, 2000 })); }
            if (Nullable.GetUnderlyingType(type) != null) { return random.Next(2) == 0 ? null : Value(Nullable.GetUnderlyingType(type)); }
            if (type.IsValueType) { return Activator.CreateInstance(type); }
            return random.Next(8) == 0 ? null : objects.FirstOrDefault(type.IsInstanceOfType);
        }

        private object Whole(Type type)
        {
            long number = Any(Integers);
            if (type == typeof(byte)) { return unchecked((byte)number); }
            if (type == typeof(sbyte)) { return unchecked((sbyte)number); }
            if (type == typeof(short)) { return unchecked((short)number); }
            if (type == typeof(ushort)) { return unchecked((ushort)number); }
            if (type == typeof(int)) { return unchecked((int)number); }
            if (type == typeof(uint)) { return unchecked((uint)number); }
            if (type == typeof(ulong)) { return unchecked((ulong)number); }
            if (type == typeof(long)) { return number; }
            return Activator.CreateInstance(type);
        }

        private static readonly long[] Integers = { 0, 1, -1, 2, 3, 7, 64, 255, 256, 5000, int.MaxValue, int.MinValue, 1L << 32, long.MaxValue };

        private static readonly double[] Numbers =
        {
            0, 1, -1, 0.1, 0.5, 5, 20, 1e-300, 1e300, double.NaN, double.PositiveInfinity, double.NegativeInfinity,
        };

        private static readonly double[] Timeouts = { 0, 0.001, double.NaN };

        private static readonly string[] Texts =
        {
            null, "", "axes", "acceleration", "quaternion", "battery", "triki-cap", "metamotion-s", "play", "rest", "a\0b", "\ud83d", "ü\U0001F600",
            new string('x', 5000), "%s%n", "180f", "2a19",
        };
    }
}
