import { isSuccess, readCode, type WholeResponse } from "@lending/api-client/request-line";
import type { PreloadFile } from "../../manifest/routePreloads.ts";
import type { FactGroup, FirstFactsContext, ReadFirstFacts } from "../../routes/defineRoutes.ts";
import { link } from "../preloadFiles.ts";
import type { showControls } from "./showControls.ts";
import { writeFacts } from "./writeFacts.ts";

/** Where the script of a path's facts stores their function; see preset/buildFirstFacts. */
const slot = Symbol.for("lending.firstFacts");

/** Takes the facts of the script that ran last, so that no other path uses them. */
function takeFirstFacts(): ReadFirstFacts | undefined {
  const holder = globalThis as { [slot]?: ReadFirstFacts };
  const facts = holder[slot];
  delete holder[slot];
  return facts;
}

/**
 * Returns the facts of a path: those of the script in the document, or of a file, which runs only now. The browser compares the
 * file with its hash; one that cannot (WebKit before 17) shows no facts of another path.
 */
export async function loadFirstFacts(file: PreloadFile | null | undefined): Promise<ReadFirstFacts | undefined> {
  if (file) {
    const element = link("modulepreload", file);
    if (element.rel !== "modulepreload") return undefined;
    await new Promise((resolve, reject) => {
      element.addEventListener("load", resolve);
      element.addEventListener("error", reject);
    });
    await import(/* webpackIgnore: true */ /* @vite-ignore */ element.href);
  }
  return takeFirstFacts();
}

/** Longest response that is parsed here, because parsing a longer one would delay the screen's scripts. */
const RESPONSE_MAX = 60_000;

/** Returns the data of a successful response; undefined for a refusal and for a long response. Throws for text that is no JSON. */
export function dataOf(response: string): unknown {
  if (response.length > RESPONSE_MAX) return undefined;
  const { code, data } = Object(JSON.parse(response));
  return isSuccess(readCode(code)) ? data : undefined;
}

interface ShowOptions extends Omit<FirstFactsContext, "copy"> {
  /** The facts of the path, once their script has run. */
  readonly readFacts: Promise<ReadFirstFacts | undefined>;
  readonly showControls?: typeof showControls | undefined;
}

/**
 * Shows the facts of an early response in the first paint before the screen renders, and the controls that belong to them. Does
 * nothing for a failed or malformed response.
 */
export async function showFacts(
  response: Promise<WholeResponse>,
  place: Element,
  { readFacts, showControls, ...page }: ShowOptions,
): Promise<void> {
  try {
    const [{ ok, text }, read] = await Promise.all([response, readFacts]);
    const data = ok && place.isConnected && dataOf(text);
    if (!data || !read) return;
    const copy = (name: string) => place.querySelector(`[data-copy="${name}"]`)?.textContent || "";
    const context = { ...page, copy };
    const shown = writeFacts(place, read(data, context).filter(Boolean) as FactGroup[]);
    const group = showControls && shown.find(({ controls }) => controls);
    if (!group) return;
    // Their templates follow the data.
    if (document.readyState === "loading")
      await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
    if (place.isConnected) showControls(place, group, context);
  } catch {
    // The client that takes the response reports its failure. A fact that fails leaves the bars to the screen.
  }
}
