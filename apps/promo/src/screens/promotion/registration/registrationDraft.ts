/** A captcha picture: which one, and whether it has been seen. */
export interface CaptchaPicture {
  readonly sid: string;
  /** Milliseconds; another one has another picture drawn. */
  readonly stamp: number;
  readonly isSeen: boolean;
}

/** What a visitor has typed, and what this visit has already asked for. It lives in memory alone: a phone number is not stored. */
export interface RegistrationDraft {
  /** Digits alone. */
  readonly mobile: string;
  readonly captcha: string;
  readonly smsCode: string;
  readonly picture: CaptchaPicture | undefined;
  /** The template's id once it is known. */
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

/** What the parts of the form read and write. */
export interface DraftProps {
  readonly draft: RegistrationDraft;
  readonly onChange: (part: Partial<RegistrationDraft>) => void;
}
