import type { EarlyRead } from "@lending/api-client/request-line";
import type { LaunchParameters } from "@lending/bridge/launch";

/** Data that the start-up script passes to the shell: the launch and the early responses. */
export interface Handover {
  readonly launch: LaunchParameters;
  /** Reads in flight, by request key. Each is taken once. */
  readonly early: Map<string, EarlyRead>;
  /** Set by the shell once it runs. Its native port also handles a browser without an app. */
  closeWebview?: () => void;
}

const slot = Symbol.for("lending.handover");
type Holder = { [slot]?: Handover };

export function leaveHandover(holder: object, handover: Handover) {
  (holder as Holder)[slot] = handover;
}

/** Returns whether the shell has not taken the data yet: it runs later, and reads the address then. */
export const hasHandover = (holder: object): boolean => slot in holder;

/** Takes the data of the start-up script. Returns undefined when it did not run (tests, a remote that runs alone). */
export function takeHandover(holder: object): Handover | undefined {
  const handover = (holder as Holder)[slot];
  delete (holder as Holder)[slot];
  return handover;
}
