const KEY = "withdrawnConsent";

/** Returns whether the borrower has unticked the consent of this visit. False when storage is blocked. */
export function hasWithdrawnConsent(visit: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === visit;
  } catch {
    return false;
  }
}

/** Stores whether the consent of this visit is ticked, so that an unticked box survives a reload. */
export function saveConsent(visit: string, isConsented: boolean): void {
  try {
    if (isConsented) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, visit);
  } catch {
    // Storage is blocked: a reload starts with the consent ticked, as a new visit does.
  }
}
