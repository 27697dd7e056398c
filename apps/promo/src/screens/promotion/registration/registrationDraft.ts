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
