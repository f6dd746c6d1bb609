// Simulated devices: wearables without hardware.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    public sealed unsafe partial class Context
    {
        /// <summary>Creates a simulated device, which is found and connected like a real one.</summary>
        /// <param name="name">Its advertised name; null derives one from the seed.</param>
        /// <param name="model">The model, such as "triki-cap", "tap-strap-2", "tap-xr" or "metamotion-s"; null for a cap.</param>
        /// <param name="script">The script, such as "play", "sweep", "button" or "rest"; null for "play".</param>
        /// <param name="seed">Seed of everything random; 0 chooses one.</param>
        /// <param name="flags">Options.</param>
        public Simulator CreateSimulator(
            string name = null, string model = null, string script = null, ulong seed = 0, SimulatorFlag flags = 0)
        {
            using (var nameText = new NativeText(name, "name"))
            using (var modelText = new NativeText(model, "model"))
            using (var scriptText = new NativeText(script, "script"))
            {
                var definition = SimulatorDefinition.Initial;
                definition.Name = nameText.Pointer;
                definition.ModelName = modelText.Pointer;
                definition.Script = scriptText.Pointer;
                definition.Seed = seed;
                definition.Flags = flags;
                SimulatorId id;
                Check(Native.velto_context_create_sim(Pointer, &definition, &id));
                return new Simulator(this, id);
            }
        }
    }

    /// <summary>A simulated device. It belongs to its context, and lasts as long unless it is disposed.</summary>
    public sealed unsafe class Simulator : IDisposable
    {
        private readonly Context context;

        internal Simulator(Context context, SimulatorId id)
        {
            this.context = context;
            Id = id;
        }

        /// <summary>Its id, for functions of Interop.Native.</summary>
        public SimulatorId Id { get; private set; }

        /// <summary>The device that a scan has found; null before.</summary>
        public Device Device
        {
            get { DeviceId device; context.Check(Native.velto_sim_get_device(Id, &device)); return context.Device(device); }
        }

        /// <summary>The identifier of its device, also before a scan has found it.</summary>
        public string Identifier
        {
            get { return Utf8.Written((text, size, count) => Native.velto_sim_get_identifier(Id, text, size, count), context); }
        }

        /// <summary>Links, packets and writes so far.</summary>
        public SimulatorInfo Info
        {
            get { var info = SimulatorInfo.Initial; context.Check(Native.velto_sim_get_info(Id, &info)); return info; }
        }

        /// <summary>Plays a built-in script, such as "sweep".</summary>
        public void Play(string script) { context.Check(Native.velto_sim_play(Id, Utf8.Checked(script, "script"))); }

        /// <summary>Plays a script of steps.</summary>
        public void Play(SimulatorStep[] steps, bool repeats = false)
        {
            if (steps == null) { throw new ArgumentNullException("steps"); }
            fixed (SimulatorStep* start = steps)
            {
                context.Check(Native.velto_sim_set_script(Id, start, (UIntPtr)steps.Length, repeats));
            }
        }

        /// <summary>Performs a step at once on a TAP or a board, in addition to its script.</summary>
        public void Inject(SimulatorStep step) { context.Check(Native.velto_sim_inject_step(Id, &step)); }

        /// <summary>Moves it to a position and holds it there; ends its script. About 294 on x move a paddle to the edge.</summary>
        public void SetMotion(double x, double y = 0, double z = 0) { context.Check(Native.velto_sim_set_motion(Id, x, y, z)); }

        /// <summary>Presses its button for some time.</summary>
        public void PressButton(double seconds = 0.1) { context.Check(Native.velto_sim_press_button(Id, seconds)); }

        /// <summary>Breaks its link; it can be connected again at once.</summary>
        public void DropLink() { context.Check(Native.velto_sim_drop_link(Id)); }

        /// <summary>The conditions of its radio: range, losses, delays.</summary>
        public SimulatorLink Link
        {
            get { var link = SimulatorLink.Initial; context.Check(Native.velto_sim_get_link(Id, &link)); return link; }
            set
            {
                Calls.RequireInitial(value.StructSize, "SimulatorLink");
                context.Check(Native.velto_sim_set_link(Id, &value));
            }
        }

        /// <summary>Removes it; a connected host sees it fall silent.</summary>
        public void Dispose() { Native.velto_sim_destroy(Id); }
    }
}
