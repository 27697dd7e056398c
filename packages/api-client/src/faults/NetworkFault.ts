import { Fault } from "./Fault.ts";

/** The server was not reached, or the connection was lost before the response was complete. */
export class NetworkFault extends Fault {
  override readonly name = "NetworkFault";
  readonly code = "NETWORK";
  constructor(request: string) {
    super(`No connection: ${request}`);
  }
}
