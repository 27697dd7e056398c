import { Fault } from "./Fault.ts";

/** The answer is no envelope: HTML (a captive portal, a proxy's error page), not JSON, or JSON of another shape. */
export class UnreadableFault extends Fault {
  override readonly name = "UnreadableFault";
  readonly code = "UNREADABLE";
  constructor(request: string, why: string) {
    super(`Unreadable answer (${why}): ${request}`);
  }
}
