import type { Environment } from "@lending/bridge/environment";
import { OTHER_REMOTES_ID, REGISTRY_ID, type SiteRegistry } from "../manifest/registry.ts";

// Used by the composer, on a server, by the start-up script, and by the shell, which has this module in its first file.

/** Returns the data in an element of the document; null without the element, and until all of it has arrived. */
export function readJson<T>(id: string): T {
  try {
    return JSON.parse(document.getElementById(id)?.textContent || "null");
  } catch {
    return null as T;
  }
}

/** Ids of the elements with the environment: what the start-up script reads of it, and the rest, which follows the first paint. */
export const START_ENVIRONMENT_ID = "start-environment";
export const LATER_ENVIRONMENT_ID = "environment";

/** What the start-up script reads of the environment. */
export type StartEnvironment = Pick<Environment, (typeof START_KEYS)[number]>;
export const START_KEYS = ["apiBase", "productPrefix", "headers", "locale", "phoneLocale", "linkScheme"] as const;

/** Returns the whole environment; null until it has arrived. */
export function readEnvironment(): Environment | null {
  const later = readJson<object | null>(LATER_ENVIRONMENT_ID);
  return later && ({ ...readJson<StartEnvironment>(START_ENVIRONMENT_ID), ...later } as Environment);
}

/** Returns the registry, with other remotes once they have arrived; null outside a composed document. */
export function readRegistry(): SiteRegistry | null {
  const registry = readJson<SiteRegistry | null>(REGISTRY_ID);
  const others = readJson<SiteRegistry["remotes"] | null>(OTHER_REMOTES_ID);
  return registry && others ? { ...registry, isPartial: false, remotes: [...registry.remotes, ...others] } : registry;
}

/** Waits until what was changed last is visible. */
export const untilPainted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Replaces the content of the place by that of a template; for an unknown one by that of a path that is not known. */
export function showTemplate(place: HTMLElement, id: string) {
  const template = document.getElementById(id) || document.getElementById("first-paint");
  place.textContent = "";
  if (template instanceof HTMLTemplateElement) place.appendChild(template.content.cloneNode(true));
}

/**
 * Opens mail and phone links of a webview in a hidden frame. A webview that does not know their scheme shows its error
 * page there, and not in place of the product. A browser opens them without leaving the page.
 */
export function openContactLinks(isBrowser: () => boolean): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("[href^='mailto:'],[href^='tel:']");
    if (!link || event.defaultPrevented || isBrowser()) return;
    event.preventDefault();
    document.getElementById("contact-frame")?.remove();
    const frame = document.createElement("iframe");
    frame.id = "contact-frame";
    frame.hidden = true;
    frame.src = link.href;
    document.body.append(frame);
  });
}
