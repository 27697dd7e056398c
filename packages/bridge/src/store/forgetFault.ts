const drops = new WeakMap<object, () => void>();

/** Says which stored answer failed with this error. */
export function rememberFault(error: unknown, drop: () => void): void {
  if (typeof error === "object" && error !== null) drops.set(error, drop);
}

/**
 * Forgets the stored answer that failed with this error, so that it is asked for anew when it is read again. An error
 * boundary calls it before it renders its children again. Does nothing for any other error.
 */
export function forgetFault(error: unknown): void {
  if (typeof error === "object" && error !== null) drops.get(error)?.();
}
