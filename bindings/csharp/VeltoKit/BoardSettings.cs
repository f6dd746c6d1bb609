// MetaWear boards: the beacon, settings, the whitelist, and the calibration of sensor fusion.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    public readonly unsafe partial struct Board
    {
        // Settings

        /// <summary>Reads the settings that the firmware of the board has.</summary>
        public Operation<MwSettings> ReadSettings()
        {
            OperationId id;
            var board = this;
            Context.Check(Native.velto_mw_read_settings(Device.Id, &id));
            return new Operation<MwSettings>(Context, id, _ => board.Settings.Value);
        }

        /// <summary>The settings as they were last read or written on this link; null before that.</summary>
        public MwSettings? Settings
        {
            get { var settings = MwSettings.Initial; return Known(Native.velto_mw_get_settings(Device.Id, &settings), settings); }
        }

        /// <summary>Writes some of the settings, and reads them back.</summary>
        /// <param name="settings">The settings.</param>
        /// <param name="members">Those that are written; the others stay.</param>
        public Operation WriteSettings(MwSettings settings, MwSetting members)
        {
            Calls.RequireInitial(settings.StructSize, "MwSettings");
            OperationId id;
            return Started(Native.velto_mw_write_settings(Device.Id, &settings, members, &id), &id);
        }

        /// <summary>Writes the whitelist, at most eight addresses.</summary>
        public Operation WriteWhitelist(params MwAddress[] addresses)
        {
            if (addresses == null) { throw new ArgumentNullException("addresses"); }
            OperationId id;
            fixed (MwAddress* start = addresses)
            {
                return Started(Native.velto_mw_write_whitelist(Device.Id, start, (UIntPtr)addresses.Length, &id), &id);
            }
        }

        /// <summary>Sets the target of directed advertising.</summary>
        public Operation WriteDirectedPeer(MwAddress address)
        {
            OperationId id;
            return Started(Native.velto_mw_write_directed_peer(Device.Id, &address, &id), &id);
        }

        // Beacon

        /// <summary>Reads the configuration of the beacon.</summary>
        public Operation<MwBeacon> ReadBeacon()
        {
            OperationId id;
            var board = this;
            Context.Check(Native.velto_mw_read_beacon(Device.Id, &id));
            return new Operation<MwBeacon>(Context, id, _ => board.Beacon.Value);
        }

        /// <summary>The beacon as it was last read or written on this link; null before that.</summary>
        public MwBeacon? Beacon
        {
            get { MwBeacon beacon; return Known(Native.velto_mw_get_beacon(Device.Id, &beacon), beacon); }
        }

        /// <summary>Sets the beacon, which begins when the link ends.</summary>
        public Operation WriteBeacon(MwBeacon beacon)
        {
            OperationId id;
            return Started(Native.velto_mw_write_beacon(Device.Id, &beacon, &id), &id);
        }

        // Sensor fusion

        /// <summary>Lets the heading of sensor fusion begin at 0 again.</summary>
        public Operation ResetFusion()
        {
            OperationId id;
            return Started(Native.velto_mw_reset_fusion(Device.Id, &id), &id);
        }

        /// <summary>Reads the calibration of sensor fusion. Save it once all accuracies are 3.</summary>
        public Operation<MwFusionCalibration> ReadFusionCalibration()
        {
            OperationId id;
            var board = this;
            Context.Check(Native.velto_mw_read_fusion_calibration(Device.Id, &id));
            return new Operation<MwFusionCalibration>(Context, id, _ => board.FusionCalibration.Value);
        }

        /// <summary>The calibration last read on this link; null before that.</summary>
        public MwFusionCalibration? FusionCalibration
        {
            get
            {
                MwFusionCalibration calibration;
                return Known(Native.velto_mw_get_fusion_calibration(Device.Id, &calibration), calibration);
            }
        }

        /// <summary>Writes a saved calibration of sensor fusion, for its next start.</summary>
        public Operation WriteFusionCalibration(MwFusionCalibration calibration)
        {
            OperationId id;
            return Started(Native.velto_mw_write_fusion_calibration(Device.Id, &calibration, &id), &id);
        }
    }
}
