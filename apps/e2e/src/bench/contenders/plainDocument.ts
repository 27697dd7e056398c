/** Returns the name, without extension, of the file that contains a path's document: "/loanDetail" is `loanDetail`, "/" is `home`. */
export const documentName = (pathname: string) => pathname.slice(1) || "home";

/** Parts of a single-page application's document that differ between contenders. */
export interface PlainDocument {
  readonly environment: object;
  /** Lines for the head: styles, scripts and route preloads. */
  readonly head: string;
}

/** Returns the document that M and K serve for every path. */
export const plainDocument = ({ environment, head }: PlainDocument) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><link rel="icon" href="data:,"><title>Lending</title>${head}<script type="application/json" id="environment">${JSON.stringify(environment).replaceAll("<", "\\u003c")}</script></head><body><div id="root"></div></body></html>`;

/** Returns M's inline script, which preloads the files of the path that the document was opened with. */
export const routePreloads = (files: Readonly<Record<string, readonly string[]>>) =>
  `<script>for(const f of (${JSON.stringify(files)})[location.pathname]||[]){const l=document.createElement("link");l.crossOrigin="anonymous";l.rel=f.endsWith(".css")?"stylesheet":"modulepreload";l.href=f;document.head.append(l)}</script>`;
