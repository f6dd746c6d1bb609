// The functions of the library, as the package declares them.

using System;
using System.Linq;
using System.Reflection;
using System.Runtime.InteropServices;
using VeltoKit;
using VeltoKit.Interop;

static class Library
{
    public static void EveryFunctionIsInTheLibrary()
    {
        var functions = typeof(Native).GetMethods(BindingFlags.Static | BindingFlags.Public);
        foreach (var function in functions) { Marshal.Prelink(function); }
        Console.WriteLine(functions.Length + " functions");
        Expect.That(functions.Length > 350, functions.Length);
    }

    public static void AFunctionThatIsMissingIsNoticed()
    {
        Expect.Throws<EntryPointNotFoundException>(() => Marshal.Prelink(typeof(Missing).GetMethod("velto_missing")));
    }

    public static unsafe void EveryStructureHasTheSizeThatTheLibraryKnows()
    {
        Expect.Same(Native.velto_abi_struct_size("velto_input"), (uint)sizeof(VeltoInput));
        Expect.Same(Native.velto_abi_struct_size("velto_event"), (uint)sizeof(VeltoEvent));
        Expect.Same(VeltoInput.Initial.StructSize, (uint)sizeof(VeltoInput));
        Expect.Same(Native.velto_version_number(), Constants.Version);
    }

    public static void NoStructureNeedsMarshalling()
    {
        // One that did would not be what it is in C: a bool of C# becomes four bytes, a string a pointer.
        var structures = typeof(Context).Assembly.GetTypes().Where(type => type.IsValueType && !type.IsEnum && type.Namespace == "VeltoKit");
        foreach (var type in structures.Where(type => type.StructLayoutAttribute.Size > 1))
        {
            var handle = GCHandle.Alloc(Activator.CreateInstance(type), GCHandleType.Pinned);
            handle.Free();
        }
    }

    public static void UuidsAreTexts()
    {
        Expect.Same(Uuid.Parse("2A19").ToString().ToLower(), "00002a19-0000-1000-8000-00805f9b34fb");
        Expect.That(Uuid.Parse("2a19").Equals(Uuid.Parse("00002A19-0000-1000-8000-00805F9B34FB")), "equal");
        Expect.Fails(Result.Format, () => Uuid.Parse("rubbish"));
    }

    private static class Missing
    {
        [DllImport("veltokit")]
        public static extern int velto_missing();
    }
}
