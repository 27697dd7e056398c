import { Fault } from "./Fault.ts";

/** The server responded with an HTTP status other than 2xx. */
export class HttpFault extends Fault {
  override readonly name = "HttpFault";
  readonly code = "HTTP";
  readonly status: number;
  constructor(request: string, status: number) {
    super(`HTTP ${status}: ${request}`);
    this.status = status;
  }
}
