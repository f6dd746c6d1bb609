// Generated from bindings/api; do not edit.
// The build does not notice a changed version script by itself; a changed source makes it link again.
let apiHash = "ab83ea9b300aea0c"
