/** A response that declines a request, or that a screen cannot use. */
export interface Refusal<Details = undefined> {
  readonly ok: false;
  /** The code as text: an integer, such as "101". "" when the response itself means success, or none arrived. */
  readonly code: string;
  /** The server's message for the borrower, at most 4000 characters; "" when it has none. */
  readonly message: string;
  /** Whether what was requested does not exist (code 404): a retry cannot change that. */
  readonly isFinal: boolean;
  /** The data that explains the refusal, as the endpoint reads it. */
  readonly details: Details;
}

/** What an endpoint returns: a value, or a refusal. A fault is thrown. */
export type Result<Value, Details = undefined> = { readonly ok: true; readonly value: Value } | Refusal<Details>;

/** Returns a refusal for a response that means success and cannot be used. */
export function refuse(message?: string): Refusal;
export function refuse<Details>(message: string, details: Details): Refusal<Details>;
export function refuse(message = "", details?: unknown): Refusal<unknown> {
  return { ok: false, code: "", message, isFinal: false, details };
}
