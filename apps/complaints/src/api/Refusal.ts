/** The server refuses, in its own words; "" when it has none. */
export interface Refusal {
  readonly ok: false;
  readonly message: string;
}
