import type { EarlyRead } from "@lending/api-client/request-line";
import type { LaunchParameters } from "@lending/bridge/launch";

/** What the start-up script leaves for the shell: the launch it has read and the answers it has already asked for. */
export interface Handover {
  readonly launch: LaunchParameters;
  /** Reads under way, by request key. Each is taken once. */
  readonly early: Map<string, EarlyRead>;
  /** Set by the shell once it runs: its native port also knows what a browser shows in the place of an app. */
  closeWebview?: () => void;
}

const slot = Symbol.for("lending.handover");
type Holder = { [slot]?: Handover };

export function leaveHandover(holder: object, handover: Handover) {
  (holder as Holder)[slot] = handover;
}

/** The start-up script's results, or undefined where it did not run (tests, a remote run alone). */
export function takeHandover(holder: object): Handover | undefined {
  const handover = (holder as Holder)[slot];
  delete (holder as Holder)[slot];
  return handover;
}
