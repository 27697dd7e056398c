const drops = new WeakMap<object, () => void>();

/** Records which cached response failed with this error. */
export function rememberFault(error: unknown, drop: () => void): void {
  if (typeof error === "object" && error !== null) drops.set(error, drop);
}

/**
 * Drops the cached response that failed with this error, so that it is fetched again on the next read. An error
 * boundary calls it before it renders its children again. Does nothing for any other error.
 */
export function forgetFault(error: unknown): void {
  if (typeof error === "object" && error !== null) drops.get(error)?.();
}
