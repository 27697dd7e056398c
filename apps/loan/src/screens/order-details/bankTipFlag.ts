const KEY = "showBankTip";

/** Returns whether the borrower has opened the repayment in this session. The Kind tips then stay closed. */
export function hasOpenedRepayment(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Marks that the borrower has opened the repayment or the extension, so that the Kind tips stay closed in this session.
 */
export function markRepaymentOpened() {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // Storage is blocked: the tips may open again, which does no harm.
  }
}
