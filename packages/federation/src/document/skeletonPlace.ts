import type { Environment } from "@lending/bridge/environment";
import type { FirstWave } from "../manifest/firstWave.ts";
import type { ShellManifest } from "../manifest/index.ts";
import { controlWords } from "../startup/controlWords.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { unscriptedWords } from "./unscriptedWords.ts";

/** Without scripts, and in an engine too old for them, no screen takes the skeleton's place: then the words stand there alone. */
export const unscriptedCss = "#skeleton>.sk-page{display:none}";

interface Parts {
  readonly skeletons: ShellManifest["skeletons"];
  /** What the path is, or undefined where nobody owns it. */
  readonly wave: Pick<FirstWave, "skeleton" | "title"> | undefined;
  readonly environment: Environment;
}

/** The layout of the coming screen with its title, so that the first thing painted waits for no script. */
export function skeletonPlace({ skeletons, wave, environment }: Parts): string {
  const { brandName, locale, servicePhone } = environment;
  const { advice, call } = unscriptedWords;
  const phone = `<a href="tel:${servicePhone.replace(/[^+\d]/g, "")}">${servicePhone}</a>`;
  const language = /^[se]/.test(locale) ? "" : ` lang="${locale}"`;
  const [back, retry] = controlWords(locale);
  // Without scripts nobody can go back in the history: the site's first page works without them.
  const controls = `<a role="button" href="/">${back}</a> <a role="button" href="">${retry}</a>`;
  const words = `<main class="sk-unscripted"${language}><h1>${escapeHtml(brandName)}</h1><p>${advice[locale]}</p><p>${call[locale]} ${phone}</p><p>${controls}</p></main>`;
  const unscripted = `<noscript><style>${unscriptedCss}</style>${words}</noscript>`;
  // An address that nobody owns has no title before the shell says so.
  const kind = wave?.skeleton ?? "blank";
  const html = skeletons[kind];
  if (!html) return `<div id="skeleton">${unscripted}</div>`;
  const title = wave ? escapeHtml(wave.title[environment.locale] || wave.title.source) : "";
  const fill = (text: string) =>
    text
      .replace('aria-label="Back"', `aria-label="${back}"`)
      .replace("data-retry>Retry", `data-retry>${retry}`)
      .replace("data-title>", () => `data-title>${title}`)
      .replace("data-brand>", () => `data-brand>${escapeHtml(environment.brandName)}`);
  return `<div id="skeleton" data-kind="${kind}">${unscripted}${fill(html)}</div>`;
}
