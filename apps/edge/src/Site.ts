import type { OverrideService, Release, Switch } from "@lending/delivery/live";
import type { Body } from "./http/body.ts";

/** The HTML document of a path, with the headers that its release lists. */
export interface SiteDocument {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
  /** HTTP status; 200 when absent. */
  readonly status?: number;
}

/** The request for a document, as far as the choice of a document needs it. */
export interface DocumentRequest {
  /** The query parameter `release`: a signed link to a release. */
  readonly opening?: string | undefined;
  /** The query with its question mark. */
  readonly search?: string;
  readonly cookie?: string | undefined;
}

/** A file of an app. */
export interface SiteAsset {
  readonly body: Body;
  readonly type: string;
  /** Whether the content under this address never changes. */
  readonly isImmutable: boolean;
}

/** What a server reports about the release that it serves. */
export interface SiteStatus {
  /** The release number; undefined for a site of builds, and as long as there is no verified release. */
  readonly release?: number;
  /** Id of the store of that release. */
  readonly store?: string;
  /** Ids of the keys that are trusted. */
  readonly keys?: readonly string[];
  readonly isReady: boolean;
  /** Seconds since the release was last confirmed to be the newest one in the store. */
  readonly staleSeconds: number;
  /** Returns whether a version of an app belongs to a release that this server knows, or to the one with this number. */
  knowsVersion(app: string, version: string, release?: number): boolean;
  /** Returns whether a path has its own document, so that logs may contain it. */
  knowsPath(pathname: string): boolean;
  /** Names of the headers that the environment of the release adds to calls of the API. */
  readonly apiHeaders: readonly string[];
}

/** What operators see of a site. */
export interface SiteOperations {
  readonly release: Release;
  /** The releases before it, newest first, as far as they can be verified now. */
  readonly history: readonly Release[];
  readonly switches: readonly Switch[];
}

/** The documents and files that an edge serves. */
export interface Site {
  /** Returns the document of a path ("/loanDetail"). */
  document(pathname: string, request?: DocumentRequest): Promise<SiteDocument>;
  /** Returns a file by its address below `/assets/`; undefined when it does not exist. Throws when it cannot be verified. */
  asset(address: string): Promise<SiteAsset | undefined>;
  /** Handles requests before the documents, for phones with a release override; undefined for a site of builds. */
  readonly overrides?: OverrideService;
  /** Returns what a signed link to the status page opens; undefined for any other link, and without a release. */
  operations?(link: string): Promise<SiteOperations | undefined>;
  sitemap(): Promise<string>;
  robots(): Promise<string>;
  status(): SiteStatus;
}
