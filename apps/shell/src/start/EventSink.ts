import type { SiteRegistry } from "@lending/federation/manifest";

/** The endpoint of events, and the registry with the running versions. */
export interface EventSink {
  /** "" disables events. */
  readonly analyticsUrl: string;
  readonly registry: SiteRegistry;
}
