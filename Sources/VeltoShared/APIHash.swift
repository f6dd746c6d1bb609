// Generated from bindings/api; do not edit.
// The build does not notice a changed version script by itself; a changed source makes it link again.
let apiHash = "5a8ec86197356af8"
