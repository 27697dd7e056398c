/**
 * The normalised response of the server. A refusal is a value as well: `ok` is false and `message` is for the borrower.
 */
export interface Answer {
  /** Whether the code, parsed as an integer, is 0. */
  readonly ok: boolean;
  /** The code as text: an integer, such as "00" or "800006". */
  readonly code: string;
  /** The server's message, at most 4000 characters; "" when it has none. */
  readonly message: string;
  /** Unvalidated data for a schema to read; null when missing. */
  readonly data: unknown;
  /** The envelope as received. */
  readonly raw: unknown;
}
