import { Fault } from "./Fault.ts";

/** The response was not complete within the time limit. */
export class TimeoutFault extends Fault {
  override readonly name = "TimeoutFault";
  readonly code = "TIMEOUT";
  constructor(request: string) {
    super(`No answer in time: ${request}`);
  }
}
