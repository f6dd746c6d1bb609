// Prints sentences of the library, one a line, as exceptions of C# have them.

using System;
using System.Reflection;
using VeltoKit;

static class Spoken
{
    static void Main()
    {
        var spoken = typeof(Context).Assembly.GetType("VeltoKit.Sentences").GetMethod("Spoken", BindingFlags.Public | BindingFlags.Static);
        string sentence;
        while ((sentence = Console.ReadLine()) != null) { Console.WriteLine(spoken.Invoke(null, new object[] { sentence })); }
    }
}
