import type { Environment } from "@lending/bridge/environment";
import type { FirstWave } from "../manifest/firstWave.ts";
import type { ShellManifest } from "../manifest/index.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { noScriptWords } from "./noScriptWords.ts";

/** Without scripts no screen takes the skeleton's place: then the words stand there alone. */
export const unscriptedCss = "#skeleton>.sk-page{display:none}";

interface Parts {
  readonly skeletons: ShellManifest["skeletons"];
  /** What the path is, or undefined where nobody owns it. */
  readonly wave: Pick<FirstWave, "skeleton" | "title"> | undefined;
  readonly environment: Environment;
}

/** The layout of the coming screen with its title, so that the first thing painted waits for no script. */
export function skeletonPlace({ skeletons, wave, environment }: Parts): string {
  const words = `<main class="sk-unscripted"><h1>${escapeHtml(environment.brandName)}</h1><p>${escapeHtml(noScriptWords[environment.locale])}</p></main>`;
  const unscripted = `<noscript><style>${unscriptedCss}</style>${words}</noscript>`;
  const html = wave && skeletons[wave.skeleton];
  if (!html) return `<div id="skeleton">${unscripted}</div>`;
  const title = escapeHtml(wave.title[environment.locale] || wave.title.source);
  return `<div id="skeleton" data-kind="${wave.skeleton}">${unscripted}${html.replace("data-title>", () => `data-title>${title}`)}</div>`;
}
