// Generated from bindings/api; do not edit.
// The build does not notice a changed version script by itself; a changed source makes it link again.
let apiHash = "95db995e95df2f8e"
