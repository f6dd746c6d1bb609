// The component of a player: motion mode, mounting and calibration in the inspector, and the player's actions as events of Unity.

using System;
using UnityEngine;
using UnityEngine.Events;

namespace VeltoKit.Unity
{
    /// <summary>The motion mode of a player; Unchanged keeps the mode of the device.</summary>
    public enum PlayerMotion
    {
        /// <summary>The mode of the device, or of its saved profile.</summary>
        Unchanged = -1,
        /// <summary>One axis; the position follows the tilt.</summary>
        Paddle = 0,
        /// <summary>Two axes; the position follows the rotation.</summary>
        Pointer = 1,
        /// <summary>Like the pointer; in addition, pulling back and thrusting forward throws.</summary>
        Gesture = 2,
    }

    /// <summary>Raises the actions of one player as events that are connected in the inspector, and configures the player's device. The
    /// component needs a VeltoManager in the scene, which polls; a player may have any number of components.</summary>
    [DefaultExecutionOrder(-900)]
    [AddComponentMenu("VeltoKit/Velto Player")]
    public sealed class VeltoPlayer : MonoBehaviour
    {
        /// <summary>An event with a number.</summary>
        [Serializable]
        public sealed class NumberEvent : UnityEvent<float> { }

        /// <summary>An event with a position.</summary>
        [Serializable]
        public sealed class PositionEvent : UnityEvent<Vector2> { }

        [SerializeField]
        [Tooltip("Index of the player, from 0; at most that of the last player of the Velto Manager.")]
        [Range(0, 7)]
        private int player = 0;

        [SerializeField]
        [Tooltip("How motion becomes a position.")]
        private PlayerMotion motion = PlayerMotion.Unchanged;

        [SerializeField]
        [Tooltip("How boards and TAPs are worn. Caps are held one way.")]
        private MountingKind mounting = MountingKind.Handheld;

        [SerializeField]
        [Tooltip("Calibrate whenever another device becomes this player's: the player keeps still for a moment.")]
        private bool calibrates = false;

        [SerializeField] private UnityEvent connected = new UnityEvent();
        [SerializeField] private UnityEvent disconnected = new UnityEvent();
        [SerializeField] private PositionEvent moved = new PositionEvent();
        [SerializeField] private UnityEvent pressed = new UnityEvent();
        [SerializeField] private UnityEvent released = new UnityEvent();
        [SerializeField] private UnityEvent clicked = new UnityEvent();
        [SerializeField] private NumberEvent thrown = new NumberEvent();
        [SerializeField] private UnityEvent shaken = new UnityEvent();
        [SerializeField] private UnityEvent swung = new UnityEvent();
        [SerializeField] private UnityEvent calibrated = new UnityEvent();

        private Device device;
        private bool isConnected;
        private Operation calibration;

        /// <summary>Index of the player, from 0.</summary>
        public int Index { get { return player; } set { player = value; } }

        /// <summary>The motion mode; a change takes effect at once.</summary>
        public PlayerMotion Motion { get { return motion; } set { motion = value; SetUp(); } }

        /// <summary>The mounting of the device; a change takes effect at once.</summary>
        public MountingKind Mounting { get { return mounting; } set { mounting = value; SetUp(); } }

        /// <summary>Whether a new device of this player is calibrated automatically.</summary>
        public bool Calibrates { get { return calibrates; } set { calibrates = value; } }

        /// <summary>Raised when the player's device is ready.</summary>
        public UnityEvent Connected { get { return connected; } }

        /// <summary>Raised when the player's device is no longer ready.</summary>
        public UnityEvent Disconnected { get { return disconnected; } }

        /// <summary>Raised with the position in each frame in which packets have arrived (-1 to 1).</summary>
        public PositionEvent Moved { get { return moved; } }

        /// <summary>Raised when the main button was pressed.</summary>
        public UnityEvent Pressed { get { return pressed; } }

        /// <summary>Raised when the main button was released.</summary>
        public UnityEvent Released { get { return released; } }

        /// <summary>Raised when the main button was clicked.</summary>
        public UnityEvent Clicked { get { return clicked; } }

        /// <summary>Raised with the power of a throw.</summary>
        public NumberEvent Thrown { get { return thrown; } }

        /// <summary>Raised when the device was shaken.</summary>
        public UnityEvent Shaken { get { return shaken; } }

        /// <summary>Raised when the device was swung.</summary>
        public UnityEvent Swung { get { return swung; } }

        /// <summary>Raised when a calibration has succeeded.</summary>
        public UnityEvent Calibrated { get { return calibrated; } }

        /// <summary>The player's device; null for none.</summary>
        public Device Device { get { return VeltoManager.Current == null ? null : VeltoManager.Current.Player(player); } }

        /// <summary>The input of the player in this frame.</summary>
        public VeltoInput Input { get { return VeltoManager.Current == null ? VeltoInput.Initial : VeltoManager.Current.Input(player); } }

        /// <summary>Calibrates while the player keeps still, for instance when a button is pressed. Calibrated is raised after a successful
        /// calibration.</summary>
        public void Calibrate() { Try(found => calibration = found.StartCalibration()); }

        /// <summary>Makes the current pose the center of the paddle.</summary>
        public void Recenter() { Try(found => found.Recenter()); }

        private void Update()
        {
            var input = Input;
            var found = Device;
            if (found != null && !ReferenceEquals(found, device)) { Begin(found); }
            if (input.Connected != isConnected)
            {
                isConnected = input.Connected;
                (isConnected ? connected : disconnected).Invoke();
            }
            if (input.Fresh) { moved.Invoke(new Vector2((float)input.PositionX, (float)input.PositionY)); }
            RaiseEdges(input);
            EndCalibration();
        }

        private void RaiseEdges(VeltoInput input)
        {
            if (input.Pressed) { pressed.Invoke(); }
            if (input.Released) { released.Invoke(); }
            if (input.Clicked) { clicked.Invoke(); }
            if (input.Thrown) { thrown.Invoke((float)input.ThrowPower); }
            if (input.Shaken) { shaken.Invoke(); }
            if (input.Swung) { swung.Invoke(); }
        }

        private void OnDisable()
        {
            device = null;
            calibration = null;
            if (!isConnected) { return; }
            isConnected = false;
            disconnected.Invoke();
        }

        /// <summary>Called by the inspector when a value was changed there.</summary>
        private void OnValidate() { SetUp(); }

        private void Begin(Device found)
        {
            device = found;
            calibration = null;
            SetUp();
            if (calibrates) { Calibrate(); }
        }

        private void SetUp()
        {
            if (device == null) { return; }
            Try(found => { if (motion != PlayerMotion.Unchanged) { found.MotionMode = (MotionMode)(int)motion; } });
            Try(found => { if (mounting != found.Mounting.Kind) { found.Mounting = new Mounting { Kind = mounting }; } });
        }

        private void EndCalibration()
        {
            if (calibration == null) { return; }
            var isDone = true;
            try { isDone = calibration.IsDone; if (isDone) { calibration.Wait(0); } }
            catch (Exception error) { calibration = null; Debug.LogWarning(error.Message, this); return; }
            if (!isDone) { return; }
            calibration = null;
            calibrated.Invoke();
        }

        /// <summary>Logs unsupported settings as warnings, so that the game continues.</summary>
        private void Try(Action<Device> act)
        {
            var found = Device;
            if (found == null) { return; }
            try { act(found); }
            catch (VeltoException error) { Debug.LogWarning(error.Message, this); }
            catch (ObjectDisposedException) { device = null; }
        }
    }
}
