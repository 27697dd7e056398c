const KEY = "smsCountdownEnd";

/** When the next SMS code may be asked for, in milliseconds of the phone's clock; 0 when it may at once. A reload does not reset it. */
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
    // A storage that throws only means that a reload may ask sooner: the server has its own limit.
  }
}
