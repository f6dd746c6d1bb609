// The component that adds the players of the manager to the Input System.

#if VELTO_INPUT_SYSTEM
using UnityEngine;
using UnityEngine.InputSystem;

namespace VeltoKit.Unity
{
    /// <summary>Adds a VeltoWearable to the Input System for each player with a device, and removes it when the device disconnects. The
    /// component needs a VeltoManager in the scene.</summary>
    [DefaultExecutionOrder(-900)]
    [DisallowMultipleComponent]
    [AddComponentMenu("VeltoKit/Velto Input System")]
    public sealed class VeltoInputSystem : MonoBehaviour
    {
        private VeltoWearable[] wearables = new VeltoWearable[0];

        /// <summary>The wearable of a player; null while the player has no device.</summary>
        public VeltoWearable Wearable(int player = 0)
        {
            return player >= 0 && player < wearables.Length ? wearables[player] : null;
        }

        private void OnEnable() { InputSystem.RegisterLayout<VeltoWearable>(); }

        private void Update()
        {
            var manager = VeltoManager.Current;
            int players = manager == null ? 0 : manager.Players;
            for (int player = players; player < wearables.Length; player++) { Remove(player); }
            if (wearables.Length != players) { System.Array.Resize(ref wearables, players); }
            for (int player = 0; player < players; player++) { Show(player, manager.Input(player)); }
        }

        private void OnDisable()
        {
            for (int player = 0; player < wearables.Length; player++) { Remove(player); }
        }

        private void Show(int player, VeltoInput input)
        {
            if (!input.Connected)
            {
                Remove(player);
                return;
            }
            if (wearables[player] == null) { wearables[player] = InputSystem.AddDevice<VeltoWearable>("Velto Player " + (player + 1)); }
            InputSystem.QueueStateEvent(wearables[player], VeltoWearableState.Of(input));
        }

        private void Remove(int player)
        {
            if (wearables[player] == null) { return; }
            InputSystem.RemoveDevice(wearables[player]);
            wearables[player] = null;
        }
    }
}
#endif
