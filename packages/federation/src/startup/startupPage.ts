import type { EarlyRead } from "@lending/api-client/request-line";
import type { RoutePreloads, StartupPreloads } from "../manifest/routePreloads.ts";
import type { FactGroup } from "../routes/defineRoutes.ts";

/** The reads of a path; undefined when the address lacks a parameter. */
export type Sent = readonly (({ readonly key: string } & EarlyRead) | undefined)[];

/** What the start-up script shares with the script that follows the data (controls.ts), which completes it. */
export interface Startup {
  /** Requests the data and the files of a path. Returns the reads. */
  request(preloads: StartupPreloads, parameters: URLSearchParams): Sent;
  /** Shows the first paint of the next path at the current address, and passes its reads to the shell. */
  open(route: RoutePreloads, sent: Sent): void;
  /** Shows the texts of the borrower's language. */
  translate(place: ParentNode): void;
  /** Forgets a tap that waits for the screen. */
  discardTap?: () => void;
  /** Returns the control of the screen that replaces one of the first paint. */
  findSame?: (place: Element, screen: Element, control: Element) => HTMLElement | undefined;
  showControls?: (place: Element, group: FactGroup, query: URLSearchParams) => void;
}

const slot = Symbol.for("lending.startup");
type Holder = { [slot]?: Startup };

export function leaveStartup(holder: object, startup: Startup) {
  (holder as Holder)[slot] = startup;
}

/** Returns undefined when the start-up script did not run: an unsupported browser. */
export const findStartup = (holder: object): Startup | undefined => (holder as Holder)[slot];
