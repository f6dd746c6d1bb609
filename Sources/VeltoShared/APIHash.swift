// Generated from bindings/api; do not edit.
// The build does not notice a changed version script by itself; a changed source makes it link again.
let apiHash = "bf2dd176bc93e688"
