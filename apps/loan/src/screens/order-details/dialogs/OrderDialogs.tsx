export function OrderDialogs(_: object) { return null; }
