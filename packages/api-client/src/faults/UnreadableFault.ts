import { Fault } from "./Fault.ts";

/**
 * The response cannot be read: HTML (a captive portal, a proxy's error page), not JSON, no envelope, or an envelope
 * without a readable code.
 */
export class UnreadableFault extends Fault {
  override readonly name = "UnreadableFault";
  readonly code = "UNREADABLE";
  constructor(request: string, reason: string) {
    super(`Unreadable answer (${reason}): ${request}`);
  }
}
