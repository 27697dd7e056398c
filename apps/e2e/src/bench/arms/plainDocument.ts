/** A single-page application's document: the same environment, an app bar at once, and its scripts. */
export interface PlainDocument {
  readonly environment: object;
  /** Lines for the head: styles, scripts, what each route wants. */
  readonly head: string;
}

/** The document that M and K have for every path. */
export const plainDocument = ({ environment, head }: PlainDocument) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><link rel="icon" href="data:,"><title>Lending</title>${head}<script type="application/json" id="environment">${JSON.stringify(environment).replaceAll("<", "\\u003c")}</script></head><body><div id="root"></div></body></html>`;

/** The strong monolith's route preloads: the document itself asks for the files of the path it was opened with. */
export const routePreloads = (files: Readonly<Record<string, readonly string[]>>) =>
  `<script>for(const f of (${JSON.stringify(files)})[location.pathname]||[]){const l=document.createElement("link");l.crossOrigin="anonymous";l.rel=f.endsWith(".css")?"stylesheet":"modulepreload";l.href=f;document.head.append(l)}</script>`;
