// Subscriptions: notifications of any characteristic, as they come from the device.

using System;
using VeltoKit.Interop;

namespace VeltoKit
{
    public sealed unsafe partial class Device
    {
        /// <summary>Subscribes to the notifications of the characteristic with a UUID; the device must be ready.</summary>
        public Subscription Subscribe(Uuid uuid)
        {
            SubscriptionId subscription;
            OperationId operation;
            Context.Check(Native.velto_device_subscribe_uuid(Id, uuid, null, &subscription, &operation));
            return new Subscription(Context, subscription, new Operation(Context, operation));
        }
    }

    /// <summary>A subscription to notifications, with a queue of values; dispose it to end it. It survives lost links.</summary>
    public sealed unsafe class Subscription : IDisposable
    {
        private readonly Context context;
        private readonly SubscriptionId id;
        private bool isDisposed;

        internal Subscription(Context context, SubscriptionId id, Operation started)
        {
            this.context = context;
            this.id = id;
            Started = started;
        }

        /// <summary>Ends when the device has confirmed, or fails if it does not.</summary>
        public Operation Started { get; private set; }

        /// <summary>State, and numbers of values that arrived or were dropped.</summary>
        public SubscriptionInfo Info
        {
            get { var info = SubscriptionInfo.Initial; Check(Native.velto_subscription_get_info(id, &info)); return info; }
        }

        /// <summary>Takes the oldest value; returns false if none waits. It allocates nothing. One thread at a time.</summary>
        public bool TryPoll(out Value value)
        {
            fixed (Value* taken = &value)
            {
                var result = Native.velto_subscription_poll_value(id, taken);
                Check(result);
                return result == Result.Ok;
            }
        }

        /// <summary>Ends the subscription.</summary>
        public void Dispose()
        {
            isDisposed = true;
            Native.velto_subscription_destroy(id);
        }

        private void Check(Result result)
        {
            if (result == Result.StaleHandle && isDisposed) { throw new ObjectDisposedException("Subscription"); }
            context.Check(result);
        }
    }
}
