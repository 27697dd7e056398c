/** A captcha picture and whether it has loaded. */
export interface CaptchaPicture {
  readonly sid: string;
  /** Milliseconds. A new value makes the server generate a new picture. */
  readonly stamp: number;
  readonly hasLoaded: boolean;
}

/**
 * The typed values and the request state of this visit. Held in memory only, because a phone number must not be stored,
 * except for the moment in which another language loads the page again.
 */
export interface RegistrationDraft {
  /** Digits only. */
  readonly mobile: string;
  readonly captcha: string;
  readonly smsCode: string;
  readonly picture: CaptchaPicture | undefined;
  /** The template's id, or "" before it is known. */
  readonly landingId: string;
  readonly hasVisited: boolean;
}

export const emptyDraft: RegistrationDraft = {
  mobile: "",
  captcha: "",
  smsCode: "",
  picture: undefined,
  landingId: "",
  hasVisited: false,
};

const KEPT_MOBILE = "promotionMobile";

/** Keeps the mobile number for the page in another language. Its captcha and SMS code belong to this page's picture. */
export function keepMobile(mobile: string): void {
  try {
    sessionStorage.setItem(KEPT_MOBILE, mobile);
  } catch {
    // Storage is blocked: the number is typed again.
  }
}

/** Returns the first draft of a page, with the mobile number that was kept for it. */
export function readFirstDraft(): RegistrationDraft {
  try {
    const [mobile = ""] = /^\d{1,11}$/.exec(sessionStorage.getItem(KEPT_MOBILE) ?? "") ?? [];
    return { ...emptyDraft, mobile };
  } catch {
    return emptyDraft;
  }
}

/** Deletes the kept number once the page shows it. */
export function dropKeptMobile(): void {
  try {
    sessionStorage.removeItem(KEPT_MOBILE);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

export interface DraftProps {
  readonly draft: RegistrationDraft;
  readonly onChange: (part: Partial<RegistrationDraft>) => void;
}
