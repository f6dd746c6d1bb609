// A paddle that follows a hand.

using UnityEngine;
using VeltoKit;
using VeltoKit.Unity;

/// <summary>Moves its object sideways with the lean of the player's hand. The scene needs a VeltoManager.</summary>
public sealed class Paddle : MonoBehaviour
{
    [SerializeField] private int player = 0;
    [SerializeField] private float reach = 4;

    private Vector3 home;
    private Context context;

    /// <summary>Number of serves so far.</summary>
    public int Serves { get; private set; }

    private void Start()
    {
        home = transform.localPosition;
        context = VeltoManager.Current == null ? null : VeltoManager.Current.Context;
        if (context != null) { context.DeviceConnected += Greet; }
    }

    private void Update()
    {
        if (VeltoManager.Current == null) { return; }
        VeltoInput input = VeltoManager.Current.Input(player);
        transform.localPosition = home + Vector3.right * (float)(reach * input.PositionX);
        if (input.Pressed) { Serves++; }
    }

    private void OnGUI()
    {
        if (VeltoManager.Current == null) { GUILayout.Label("The scene has no VeltoManager."); }
        else if (VeltoManager.Current.Error != null) { GUILayout.Label(VeltoManager.Current.Error.Message); }
        else if (VeltoManager.Current.Player(player) == null) { GUILayout.Label(context.DescribeSearch()); }
    }

    private void OnDestroy()
    {
        if (context != null) { context.DeviceConnected -= Greet; }
    }

    private static void Greet(Device device, VeltoEvent e)
    {
        Debug.Log(device.Name + " is ready");
    }
}
