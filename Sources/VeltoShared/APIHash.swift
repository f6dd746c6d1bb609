// Generated from bindings/api; do not edit.
// The build does not notice a changed version script by itself; a changed source makes it link again.
let apiHash = "a8f1185be12128a8"
