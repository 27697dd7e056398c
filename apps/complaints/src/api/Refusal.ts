/** A refusal by the server. `message` is the server's text, or "" if it sent none. */
export interface Refusal {
  readonly ok: false;
  readonly message: string;
}
