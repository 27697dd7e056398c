import type { OverrideDesk } from "@lending/delivery";

/** The HTML document of a path, with the headers it must be served with. */
export interface SiteDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** HTTP status; 200 when absent. */
  readonly status?: number;
}

/** What a site serves beside its files. */
export interface Site {
  /** The document of a product path ("/loanDetail"). `opening` is the address's `set`: a signed wish for one certain set. */
  document(pathname: string, opening?: string): Promise<SiteDocument>;
  /** Answers before the documents do, for the phones of developers; a site of builds has none. */
  readonly overrides?: OverrideDesk;
  sitemap(): Promise<string>;
  robots(): Promise<string>;
}
