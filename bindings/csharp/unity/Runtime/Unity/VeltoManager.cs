// The component that every scene needs once: it owns the context, pumps it, and polls the players.

using System;
using UnityEngine;

namespace VeltoKit.Unity
{
    /// <summary>Owns a context while it is enabled. Once per frame, before all other scripts, it raises the pending events and polls each
    /// player; other scripts read Input() in their Update().</summary>
    /// <remarks>Only one manager is enabled at a time: a second one, in a scene that is loaded additively, disables itself.</remarks>
    [DefaultExecutionOrder(-1000)]
    [DisallowMultipleComponent]
    [AddComponentMenu("VeltoKit/Velto Manager")]
    public sealed class VeltoManager : MonoBehaviour
    {
        [SerializeField]
        [Tooltip("Number of players; each gets one of the devices in range.")]
        [Range(1, 8)]
        private int players = 1;

        [SerializeField]
        [Tooltip("Play without hardware: a simulated cap for each player, and no Bluetooth.")]
        private bool simulated = false;

        [SerializeField]
        [Tooltip("Families of the devices that are connected. Nothing connects every family, but leaves a paired TAP to the system, " +
            "whose keyboard it is.")]
        private Families families = Families.None;

        /// <summary>"Everything" in the inspector also sets bits without a meaning.</summary>
        private const Families KnownFamilies = Families.Triki | Families.Tap | Families.Metawear;

        private VeltoInput[] inputs = new VeltoInput[0];

        /// <summary>The manager that is enabled; null for none.</summary>
        public static VeltoManager Current { get; private set; }

        /// <summary>The context; null while the manager is disabled, or if creating it failed, see Error. Its events are raised on the main
        /// thread.</summary>
        public Context Context { get; private set; }

        /// <summary>The error if the manager has no context although it is enabled; otherwise null.</summary>
        public Exception Error { get; private set; }

        /// <summary>Number of players; changes take effect when the manager is enabled.</summary>
        public int Players { get { return players; } set { players = value; } }

        /// <summary>Whether simulated caps play; changes take effect when the manager is enabled.</summary>
        public bool Simulated { get { return simulated; } set { simulated = value; } }

        /// <summary>The families that are connected, as ContextOptions.AutoConnectFamilies; changes take effect when the manager
        /// is enabled.</summary>
        public Families Families { get { return families; } set { families = value; } }

        /// <summary>The input of a player in this frame; neutral while the player has no device.</summary>
        public VeltoInput Input(int player = 0)
        {
            return player >= 0 && player < inputs.Length ? inputs[player] : VeltoInput.Initial;
        }

        /// <summary>The device of a player; null for none.</summary>
        public Device Player(int player = 0)
        {
            return Context == null ? null : Context.Player(player).Device;
        }

        private void OnEnable()
        {
            if (Current != null && Current != this)
            {
                Refuse();
                return;
            }
            Current = this;
            Error = null;
            try
            {
                Context = Create();
                inputs = new VeltoInput[players];
                for (int player = 0; player < players; player++) { inputs[player] = VeltoInput.Initial; }
            }
            catch (Exception error) { Fail(error); }
        }

        private void Update()
        {
            if (Context == null) { return; }
            if (!Context.IsDisposed) { Context.PumpEvents(); }
            if (Context != null && Context.IsDisposed)
            {
                Fail(new ObjectDisposedException("Context", "the context of the VeltoManager was disposed by another part of the program"));
            }
            for (int player = 0; Context != null && player < inputs.Length; player++)
            {
                Context.Player(player).Poll(Time.unscaledDeltaTime, out inputs[player]);
            }
        }

        private void OnDisable()
        {
            Close();
            if (Current == this) { Current = null; }
        }

        /// <summary>Disables this manager, since another one has the context.</summary>
        private void Refuse()
        {
            Error = new InvalidOperationException("another VeltoManager is enabled already, so this one was disabled: a game needs one");
            Debug.LogWarning(Error.Message, this);
            enabled = false;
        }

        private void Fail(Exception error)
        {
            Close();
            Error = error;
            Debug.LogException(error, this);
        }

        private void Close()
        {
            if (Context != null) { Context.Dispose(); }
            Context = null;
            inputs = new VeltoInput[0];
        }

        /// <summary>With the owner's name, a new context replaces a context that was left by a reload of scripts in the editor.</summary>
        private Context Create()
        {
            var created = new Context(new ContextOptions
            {
                Backends = simulated ? Backend.Simulated : 0,
                Ephemeral = simulated,
                OwnerName = "org.veltokit.unity",
                AutoConnectFamilies = families & KnownFamilies,
            });
            for (int player = 0; simulated && player < players; player++) { created.CreateSimulator(seed: (ulong)player + 1); }
            created.AutoConnect(players);
            return created;
        }
    }
}
