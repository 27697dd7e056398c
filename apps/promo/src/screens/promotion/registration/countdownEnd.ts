const KEY = "smsCountdownEnd";

/**
 * Returns the time at which the next SMS code may be requested, in milliseconds of the phone's clock; 0 when it may be
 * requested now. Survives a reload.
 */
export function readCountdownEnd(): number {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

export function saveCountdownEnd(end: number) {
  try {
    sessionStorage.setItem(KEY, String(end));
  } catch {
    // Without storage the visitor can request a code sooner after a reload; the server enforces a limit as well.
  }
}
