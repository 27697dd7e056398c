/** Maximum length of a complaint, in characters. */
export const COMPLAINT_TEXT_MAX = 200;

/** A refusal by the server. `message` is the server's text, or "" if it sent none. */
export interface Refusal {
  readonly ok: false;
  readonly message: string;
  /** What was requested does not exist: a retry cannot change that. */
  readonly isFinal?: boolean;
}

/** What a read returns. */
export type ResultOf<Content> = (Content & { readonly ok: true }) | Refusal;

export interface ReadOptions {
  readonly signal?: AbortSignal;
}
