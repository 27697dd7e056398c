/** A request to be sent. */
export interface Outgoing {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** Names the request in the message of a fault, without secrets. */
  readonly label: string;
}
