import type { SiteRegistry } from "@lending/federation/manifest";

/** Whom an event is told, and what every event says of the page: its set and, while a trial stands, its arm. */
export interface Told {
  /** "" where nobody is told. */
  readonly analyticsUrl: string;
  readonly registry: Pick<SiteRegistry, "set" | "arm">;
}
