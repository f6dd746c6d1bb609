// Plays one scenario: a static method of a class of this folder, by its name.

using System;
using System.Reflection;
using System.Threading.Tasks;

static class Program
{
    static int Main(string[] arguments)
    {
        var parts = arguments[0].Split('.');
        var method = typeof(Program).Assembly.GetType(parts[0]).GetMethod(parts[1]);
        try
        {
            var task = method.Invoke(null, null) as Task;
            if (task != null) { task.GetAwaiter().GetResult(); }
        }
        catch (TargetInvocationException error)
        {
            Console.Error.WriteLine(error.InnerException);
            return 1;
        }
        catch (Exception error)
        {
            Console.Error.WriteLine(error);
            return 1;
        }
        Console.WriteLine("passed");
        return 0;
    }
}

/// <summary>What scenarios expect.</summary>
static class Expect
{
    public static void That(bool condition, object what)
    {
        if (!condition) { throw new Exception("not so: " + what); }
    }

    public static void Same<T>(T one, T other)
    {
        That(Equals(one, other), one + " is " + other);
    }

    /// <summary>Expects an exception, and returns it.</summary>
    public static T Throws<T>(Action action) where T : Exception
    {
        try { action(); }
        catch (T error) { return error; }
        throw new Exception("no " + typeof(T).Name + " was thrown");
    }

    /// <summary>Expects a failure with a code and a message.</summary>
    public static VeltoKit.VeltoException Fails(VeltoKit.Result code, Action action)
    {
        var error = Throws<VeltoKit.VeltoException>(action);
        Same(error.Code, code);
        That(error.Message.Length > 10, error.Message);
        return error;
    }
}
