const drops = new WeakMap<object, () => void>();

/** Records which cached response failed with this error. */
export function rememberFault(error: unknown, drop: () => void): void {
  if (typeof error === "object" && error !== null) drops.set(error, drop);
}

/**
 * Drops what failed with this error, so that the next render requests it again: a cached response, or the module of a
 * lazy component, which attaches a `forget` method to its error. An error boundary calls it before it renders its children
 * again. Does nothing for any other error.
 */
export function forgetFault(error: unknown): void {
  if (typeof error !== "object" || error === null) return;
  drops.get(error)?.();
  if ("forget" in error && typeof error.forget === "function") error.forget();
}
