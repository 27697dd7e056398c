import type { Environment } from "@lending/bridge/environment";
import type { ShellManifest } from "../manifest/index.ts";
import type { RoutePreloads } from "../manifest/routePreloads.ts";
import { controlWords } from "../startup/controlWords.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { noScriptMessages } from "./noScriptMessages.ts";

/** Hides the skeleton without scripts and in an unsupported browser, so that only the message is visible. */
export const noScriptCss = "#skeleton>.sk-page{display:none}";

interface Parts {
  readonly skeletons: ShellManifest["skeletons"];
  /** Title and skeleton of the path, or undefined for a path without an owner. */
  readonly preloads: Pick<RoutePreloads, "skeleton" | "title"> | undefined;
  readonly environment: Environment;
}

/** Returns the skeleton of the next screen with its title, so that the first paint needs no script. */
export function skeletonPlace({ skeletons, preloads, environment }: Parts): string {
  const { brandName, locale, servicePhone } = environment;
  const { advice, call } = noScriptMessages;
  const phone = `<a href="tel:${servicePhone.replace(/[^+\d]/g, "")}">${servicePhone}</a>`;
  const language = /^[se]/.test(locale) ? "" : ` lang="${locale}"`;
  const [back, retry] = controlWords(locale);
  // Without scripts a link cannot go back in the history, so Back opens the home page, which works without scripts.
  const controls = `<a role="button" href="/">${back}</a> <a role="button" href="">${retry}</a>`;
  const message = `<main class="sk-unscripted"${language}><h1>${escapeHtml(brandName)}</h1><p>${advice[locale]}</p><p>${call[locale]} ${phone}</p><p>${controls}</p></main>`;
  const noScript = `<noscript><style>${noScriptCss}</style>${message}</noscript>`;
  // The title of an unknown path is set later, by the shell.
  const kind = preloads?.skeleton ?? "blank";
  const html = skeletons[kind];
  if (!html) return `<div id="skeleton">${noScript}</div>`;
  const title = preloads ? escapeHtml(preloads.title[environment.locale] || preloads.title.source) : "";
  const fill = (text: string) =>
    text
      .replace('aria-label="Back"', `aria-label="${back}"`)
      .replace("data-retry>Retry", `data-retry>${retry}`)
      .replace("data-title>", () => `data-title>${title}`)
      .replace("data-brand>", () => `data-brand>${escapeHtml(environment.brandName)}`);
  return `<div id="skeleton" data-kind="${kind}">${noScript}${fill(html)}</div>`;
}
