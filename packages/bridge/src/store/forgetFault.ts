const drops = new WeakMap<object, () => void>();

/** Says which stored answer failed with this error. */
export function rememberFault(error: unknown, drop: () => void): void {
  if (typeof error === "object" && error !== null) drops.set(error, drop);
}

/**
 * Drops what failed with this error, so that the next render requests it again: a stored response, or the file of a lazy
 * component, whose error brings its own `forget`. An error boundary calls it before it renders its children again. Does
 * nothing for any other error.
 */
export function forgetFault(error: unknown): void {
  if (typeof error !== "object" || error === null) return;
  drops.get(error)?.();
  if ("forget" in error && typeof error.forget === "function") error.forget();
}
