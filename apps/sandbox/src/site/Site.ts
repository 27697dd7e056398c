import type { OverrideService } from "@lending/delivery";

/** The HTML document of a path, with its headers. */
export interface SiteDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** HTTP status; 200 when absent. */
  readonly status?: number;
}

/** The documents of a site, without its files. */
export interface Site {
  /** Returns the document of a path ("/loanDetail"). `opening` is the query parameter `set`: a signed link to a release. */
  document(pathname: string, opening?: string): Promise<SiteDocument>;
  /** Handles requests before the documents, for phones with a release override; undefined for a site of builds. */
  readonly overrides?: OverrideService;
  sitemap(): Promise<string>;
  robots(): Promise<string>;
}
