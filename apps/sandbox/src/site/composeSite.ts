/** The HTML document of a path, with the headers it must be served with. */
export interface SiteDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** HTTP status; 200 when absent. */
  readonly status?: number;
}

/** Makes the document of a product path ("/loanDetail"). Called for every document, so it should be cheap or remember. */
export type ComposeDocument = (path: string) => SiteDocument;

/**
 * The seam between the sandbox and the site: whoever builds the document (shell, registry, environment) does it here.
 * Until then a plain page says that the server is up.
 */
export function composeSite(): ComposeDocument {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    "<title>Sandbox Lending</title></head>",
    '<body><h1>Sandbox Lending</h1><p>The lender is up. <a href="/sandbox">Open the console</a>.</p></body></html>',
  ].join("");
  return () => ({ html, headers: { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" } });
}
