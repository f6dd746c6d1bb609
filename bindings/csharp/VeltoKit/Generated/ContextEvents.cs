// An event of C# for each type of event.
//
// Generated from bindings/api; do not edit.

using System;
using System.Runtime.InteropServices;

namespace VeltoKit
{
    public sealed partial class Context
    {
        /// <summary>An adapter appeared, changed or disappeared. Its data is Data.Adapter.</summary>
        public event VeltoEventHandler AdapterChanged;

        /// <summary>Discovery is running.</summary>
        public event VeltoEventHandler ScanStarted;

        /// <summary>Discovery ended, or cannot start although it is required; Result is the reason, Result.Ok if it
        /// ended on request. Each reason is reported once. ScanStarted follows when discovery is running
        /// again.</summary>
        public event VeltoEventHandler ScanStopped;

        /// <summary>A device was seen for the first time, or again after it was forgotten. Its data is
        /// Data.Found.</summary>
        public event VeltoEventHandler DeviceFound;

        /// <summary>The likely devices in range outnumber the players without a device. Its data is
        /// Data.Choice.</summary>
        public event VeltoEventHandler ChoiceNeeded;

        /// <summary>The state of a link changed. Its data is Data.Link.</summary>
        public event VeltoEventHandler LinkChanged;

        /// <summary>A device is ready. Its data is Data.Connected.</summary>
        public event VeltoEventHandler DeviceConnected;

        /// <summary>A ready device was disconnected. Its data is Data.Disconnected.</summary>
        public event VeltoEventHandler DeviceDisconnected;

        /// <summary>An operation ended; Result is its outcome. Its data is Data.Operation.</summary>
        public event VeltoEventHandler OperationDone;

        /// <summary>A button was pressed or released. Its data is Data.Button.</summary>
        public event VeltoEventHandler Button;

        /// <summary>The packet rate of a device changed. Its data is Data.Rate.</summary>
        public event VeltoEventHandler RateModeChanged;

        /// <summary>The player index of a device changed. Its data is Data.Player.</summary>
        public event VeltoEventHandler PlayerChanged;

        /// <summary>A calibration was taken, loaded or cleared. Its data is Data.Calibration.</summary>
        public event VeltoEventHandler Calibrated;

        /// <summary>This queue lost events; always delivered. Its data is Data.Dropped.</summary>
        public event VeltoEventHandler Dropped;

        /// <summary>Gestures were detected; raised by the poll that detects them. Its data is Data.Gesture.</summary>
        public event VeltoEventHandler Gesture;

        /// <summary>The hand was pulled back: a thrust would throw; raised by the poll that detects it.</summary>
        public event VeltoEventHandler GesturePrimed;

        /// <summary>The device moved; continuous, raised by polls. Its data is Data.Move.</summary>
        public event VeltoEventHandler Moved;

        /// <summary>The player should be prompted to calibrate; raised by the first poll that receives packets, once
        /// per device until its calibration is lost.</summary>
        public event VeltoEventHandler CalibrationWanted;

        /// <summary>An operation made progress. Its data is Data.Progress.</summary>
        public event VeltoEventHandler Progress;

        /// <summary>A device changed its services while connected. Its data is Data.Services.</summary>
        public event VeltoEventHandler ServicesChanged;

        /// <summary>Notifications ended without the program's request; Result is the reason. Its data is
        /// Data.Subscription.</summary>
        public event VeltoEventHandler SubscriptionEnded;

        /// <summary>A value arrived in an empty subscription; continuous. Its data is Data.Subscription.</summary>
        public event VeltoEventHandler ValuesReady;

        /// <summary>An attempt to connect failed; Result is the reason. Its data is Data.ConnectFailed.</summary>
        public event VeltoEventHandler ConnectFailed;

        /// <summary>A connected device sent nothing after its start; it is started again.</summary>
        public event VeltoEventHandler Silent;

        /// <summary>A device was forgotten, by the program or after ten minutes without an advertisement; its handle
        /// is stale.</summary>
        public event VeltoEventHandler DeviceForgotten;

        /// <summary>A stream ended without the program's request; Result is the reason. Its data is
        /// Data.Stream.</summary>
        public event VeltoEventHandler StreamEnded;

        /// <summary>A stream drops frames that were not read in time; sent again only after half of the ring has been
        /// read. Its data is Data.Stream.</summary>
        public event VeltoEventHandler StreamOverflow;

        /// <summary>The list of signals of a connected device changed; Native.velto_device_list_signals() returns
        /// it.</summary>
        public event VeltoEventHandler SignalsChanged;

        /// <summary>A frame arrived in an empty stream; continuous. Its data is Data.Stream.</summary>
        public event VeltoEventHandler SamplesReady;

        /// <summary>Pairing requires an answer, and the pairing policy is Interactive. Its data is
        /// Data.Pairing.</summary>
        public event VeltoEventHandler PairingRequested;

        /// <summary>Fingers of a TAP tapped together. Its data is Data.Tap.</summary>
        public event VeltoEventHandler Tap;

        /// <summary>A TAP reported a mid-air gesture or a posture of the hand. Its data is Data.AirGesture.</summary>
        public event VeltoEventHandler AirGesture;

        /// <summary>A TAP began or ceased to be a mouse in mid-air. Its data is Data.AirState.</summary>
        public event VeltoEventHandler AirState;

        /// <summary>A TapXR saw the hand click, drag or swipe. Its data is Data.HandGesture.</summary>
        public event VeltoEventHandler HandGesture;

        /// <summary>Fingers of a TAP are held down or released, in mode TapHold. Its data is Data.TapHold.</summary>
        public event VeltoEventHandler TapHold;

        /// <summary>A TAP went to standby, or woke up. Its data is Data.Standby.</summary>
        public event VeltoEventHandler Standby;

        /// <summary>The shift and switch state of a TAP's keyboard; sent with every tap. Its data is
        /// Data.KeyboardState.</summary>
        public event VeltoEventHandler KeyboardState;

        /// <summary>The device information was read, or has changed. Its data is Data.Details.</summary>
        public event VeltoEventHandler DetailsRead;

        /// <summary>The state or the activities of a MetaWear board changed. Its data is Data.BoardState.</summary>
        public event VeltoEventHandler MwState;

        /// <summary>A detector of a MetaWear board was triggered. Its data is Data.Detected.</summary>
        public event VeltoEventHandler MwDetected;

        /// <summary>A monitored pin of a MetaWear board changed, see Native.velto_mw_watch_pin(). Its data is
        /// Data.Pin.</summary>
        public event VeltoEventHandler MwPin;

        /// <summary>The log of a MetaWear board is 50, 80, 95 or 100 % full; checked once a minute while it runs, and
        /// on connection. Its data is Data.Log.</summary>
        public event VeltoEventHandler MwLog;

        /// <summary>A MetaWear board was reset since its clock was last read, as found on connection; its log has
        /// stopped. Its data is Data.BoardReset.</summary>
        public event VeltoEventHandler MwBoardReset;

        /// <summary>A page of a download is complete and must be read and acknowledged. Its data is
        /// Data.Page.</summary>
        public event VeltoEventHandler PageReady;

        /// <summary>The adapter refused a link because its limit is reached, or established more links than the known
        /// limit. Its data is Data.LinkLimit.</summary>
        public event VeltoEventHandler LinkLimit;

        /// <summary>The pointer of a TAP moved; continuous. Its data is Data.Mouse.</summary>
        public event VeltoEventHandler Mouse;

        /// <summary>A TapXR reported the posture of the hand; continuous. Its data is Data.HandState.</summary>
        public event VeltoEventHandler HandState;

        /// <summary>A TAP reported its orientation; continuous. Its data is Data.Orientation.</summary>
        public event VeltoEventHandler TapOrientation;

        /// <summary>A TAP with the framed protocol reported a property. Its data is Data.TapReport.</summary>
        public event VeltoEventHandler TapReport;

        /// <summary>The accuracy of a gyroscope's bias changed. Its data is Data.GyroCalibration.</summary>
        public event VeltoEventHandler GyroCalibration;

        /// <summary>The disk of a store is too slow or too full, or has caught up; Result is the reason of Failed. Its
        /// data is Data.Store.</summary>
        public event VeltoEventHandler Store;

        /// <summary>A recorded signal of a connected device has been silent for 3 s, or resumed. Its data is
        /// Data.Track.</summary>
        public event VeltoEventHandler TrackSilent;

        /// <summary>A session of a store reached its limit, or ended with its download. Its data is
        /// Data.Session.</summary>
        public event VeltoEventHandler SessionEnded;

        /// <summary>The listeners of a type of event.</summary>
        private VeltoEventHandler Listeners(VeltoEventType type)
        {
            switch (type)
            {
                case VeltoEventType.AdapterChanged: return AdapterChanged;
                case VeltoEventType.ScanStarted: return ScanStarted;
                case VeltoEventType.ScanStopped: return ScanStopped;
                case VeltoEventType.DeviceFound: return DeviceFound;
                case VeltoEventType.ChoiceNeeded: return ChoiceNeeded;
                case VeltoEventType.LinkChanged: return LinkChanged;
                case VeltoEventType.DeviceConnected: return DeviceConnected;
                case VeltoEventType.DeviceDisconnected: return DeviceDisconnected;
                case VeltoEventType.OperationDone: return OperationDone;
                case VeltoEventType.Button: return Button;
                case VeltoEventType.RateModeChanged: return RateModeChanged;
                case VeltoEventType.PlayerChanged: return PlayerChanged;
                case VeltoEventType.Calibrated: return Calibrated;
                case VeltoEventType.Dropped: return Dropped;
                case VeltoEventType.Gesture: return Gesture;
                case VeltoEventType.GesturePrimed: return GesturePrimed;
                case VeltoEventType.Moved: return Moved;
                case VeltoEventType.CalibrationWanted: return CalibrationWanted;
                case VeltoEventType.Progress: return Progress;
                case VeltoEventType.ServicesChanged: return ServicesChanged;
                case VeltoEventType.SubscriptionEnded: return SubscriptionEnded;
                case VeltoEventType.ValuesReady: return ValuesReady;
                case VeltoEventType.ConnectFailed: return ConnectFailed;
                case VeltoEventType.Silent: return Silent;
                case VeltoEventType.DeviceForgotten: return DeviceForgotten;
                case VeltoEventType.StreamEnded: return StreamEnded;
                case VeltoEventType.StreamOverflow: return StreamOverflow;
                case VeltoEventType.SignalsChanged: return SignalsChanged;
                case VeltoEventType.SamplesReady: return SamplesReady;
                case VeltoEventType.PairingRequested: return PairingRequested;
                case VeltoEventType.Tap: return Tap;
                case VeltoEventType.AirGesture: return AirGesture;
                case VeltoEventType.AirState: return AirState;
                case VeltoEventType.HandGesture: return HandGesture;
                case VeltoEventType.TapHold: return TapHold;
                case VeltoEventType.Standby: return Standby;
                case VeltoEventType.KeyboardState: return KeyboardState;
                case VeltoEventType.DetailsRead: return DetailsRead;
                case VeltoEventType.MwState: return MwState;
                case VeltoEventType.MwDetected: return MwDetected;
                case VeltoEventType.MwPin: return MwPin;
                case VeltoEventType.MwLog: return MwLog;
                case VeltoEventType.MwBoardReset: return MwBoardReset;
                case VeltoEventType.PageReady: return PageReady;
                case VeltoEventType.LinkLimit: return LinkLimit;
                case VeltoEventType.Mouse: return Mouse;
                case VeltoEventType.HandState: return HandState;
                case VeltoEventType.TapOrientation: return TapOrientation;
                case VeltoEventType.TapReport: return TapReport;
                case VeltoEventType.GyroCalibration: return GyroCalibration;
                case VeltoEventType.Store: return Store;
                case VeltoEventType.TrackSilent: return TrackSilent;
                case VeltoEventType.SessionEnded: return SessionEnded;
                default: return null;
            }
        }
    }
}
