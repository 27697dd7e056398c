/** A request to be sent. */
export interface Outgoing {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** What a fault may say of it. */
  readonly label: string;
}
