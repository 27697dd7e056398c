import { declareStored } from "@lending/bridge/stored";

/** A captcha picture and whether it has loaded. */
export interface CaptchaPicture {
  readonly sid: string;
  /** Milliseconds. A new value makes the server generate a new picture. */
  readonly stamp: number;
  readonly hasLoaded: boolean;
}

/**
 * The typed values and the request state of this visit. Held in memory only, because a phone number must not be stored,
 * except in `keptMobile`.
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

export interface DraftProps {
  readonly draft: RegistrationDraft;
  readonly onChange: (part: Partial<RegistrationDraft>) => void;
}

/** The typed mobile number, for the moment in which another language loads the page again. */
export const keptMobile = declareStored({
  key: "promotionMobile",
  place: "session",
  read: (stored) => (typeof stored === "string" && /^\d{1,11}$/.test(stored) ? stored : ""),
});

/**
 * When the next SMS code may be requested, in milliseconds of the phone's clock. Survives a reload; 0 when it may be
 * requested now. Without storage the server's limit is the only one.
 */
export const smsCountdownEnd = declareStored({
  key: "smsCountdownEnd",
  place: "session",
  read: (stored) => Number(stored) || 0,
});
