"""What runs in the radio guest: a real Bluetooth stack, a virtual radio, and the scenarios played on them."""
