import type { SiteRegistry } from "@lending/federation/manifest";

/** Whom an event is told, and the registry that says what runs here. */
export interface Told {
  /** "" where nobody is told. */
  readonly analyticsUrl: string;
  readonly registry: SiteRegistry;
}
