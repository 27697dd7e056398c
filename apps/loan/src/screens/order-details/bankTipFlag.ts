const KEY = "showBankTip";

/** Whether the borrower has already gone on to repay in this session, so that the Kind tips stay closed (specification 4). */
export function hasSeenBankTip(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Repaying and postponing keep the Kind tips from opening again in this session. */
export function markBankTipSeen() {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // A storage that throws only means that the tips may open once more.
  }
}
