// The exception of everything that fails.

using System;

namespace VeltoKit
{
    /// <summary>A call or an operation failed. Handle it by its code:
    /// <c>catch (VeltoException error) when (error.Code == Result.AdapterOff)</c>.</summary>
    public class VeltoException : Exception
    {
        /// <summary>The result of the call or operation.</summary>
        public Result Code { get; private set; }

        /// <summary>The remedy for this cause, with which the message ends; empty if it depends on the program.</summary>
        public string Remedy { get; private set; }

        /// <summary>The layer that caused the failure.</summary>
        public Cause Cause { get; private set; }

        /// <summary>The code of that layer: of the device if Cause is Att, of the system call if it is Errno.</summary>
        public long CauseNumber { get; private set; }

        /// <summary>The name of the Bluetooth service's error, such as "org.bluez.Error.Failed"; empty for none.</summary>
        public string CauseName { get; private set; }

        /// <summary>The C function that failed; empty for an operation.</summary>
        public string Function { get; private set; }

        internal VeltoException(Result code, string message) : base(Sentences.Spoken(message))
        {
            Code = code;
            CauseName = Function = Remedy = "";
        }

        internal VeltoException(Result code, string message, ErrorDetail detail) : this(code, message)
        {
            if (detail.Code != code) { return; }
            Cause = detail.Cause;
            CauseNumber = detail.Number;
            CauseName = detail.Name;
            Function = detail.Function;
            Remedy = Sentences.Spoken(detail.Remedy);
        }
    }
}
