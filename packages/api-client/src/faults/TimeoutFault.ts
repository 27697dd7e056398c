import { Fault } from "./Fault.ts";

/** The answer was not whole within the time-out. */
export class TimeoutFault extends Fault {
  override readonly name = "TimeoutFault";
  readonly code = "TIMEOUT";
  constructor(request: string) {
    super(`No answer in time: ${request}`);
  }
}
