import { isSuccess, readCode, type WholeResponse } from "@lending/api-client/request-line";
import { SAFE_TEXT } from "@lending/bridge/launch";
import { FULL_SIZE_MAX, ONE_LINE_MAX } from "@lending/ui/first-paint-parts";
import type { PreloadFile } from "../manifest/routePreloads.ts";
import type { FactGroup, FirstFactsContext, ReadFirstFacts } from "../routes/defineRoutes.ts";
import { LATER_ENVIRONMENT_ID, readJson, untilPainted } from "./pageElements.ts";
import { link } from "./preloadFiles.ts";

/** Longest fact that fits one line on a phone, and longest one that may wrap: the status text of an order. */
const LINE_MAX = 60;
const WRAPPED_MAX = 200;

/**
 * Builds the nodes of an amount as the screen has them, so that the browser sees both as one text of the same size. A large text
 * breaks an amount between its thousands.
 */
function amountNodes(text: string, currencyClass: string): Node[] {
  const [, currency, digits = text] = /^(₱|PHP)(\s*.+)$/i.exec(text) ?? [];
  const nodes: Node[] = [];
  if (currency) {
    const sign = document.createElement("span");
    sign.className = currencyClass;
    sign.textContent = currency;
    nodes.push(sign);
  }
  digits.split(",").forEach((group, index, groups) => {
    if (index > 0) nodes.push(document.createElement("wbr"));
    nodes.push(document.createTextNode(index < groups.length - 1 ? `${group},` : group));
  });
  return nodes;
}

// `replaceChildren` requires Chromium 86.
function fill(slot: Element, nodes: readonly Node[]) {
  slot.textContent = "";
  for (const node of nodes) slot.appendChild(node);
}

/** Finds and measures the place of a text. Returns undefined when it has none, or when the text is no plain line. */
function measure(place: Element, name: string, text: string, wraps: boolean | undefined) {
  const slot = place.querySelector<HTMLElement>(`[data-fact="${name}"]`);
  const longest = slot?.dataset.amount ? ONE_LINE_MAX : wraps ? WRAPPED_MAX : LINE_MAX;
  if (!slot || text.length > longest || !SAFE_TEXT.test(text)) return undefined;
  // A tuple, because names of properties stay in the document.
  return [slot, text, [...slot.childNodes], slot.className, slot.offsetHeight] as const;
}

/**
 * Writes groups of facts into their places in a first paint, as plain text. Returns the groups that it shows. When one fact does
 * not fit its line, and its group does not wrap, all places of the group get their placeholder bars back, so that nothing moves. All
 * places are measured before the first is written, and again after the last one: each change in between would cost a layout.
 */
export function writeFacts(place: Element, groups: readonly FactGroup[]): FactGroup[] {
  const measured = groups.flatMap((group) => {
    const { texts = {}, wraps } = group;
    const slots = Object.keys(texts).map((name) => measure(place, name, (texts[name] as string).trim(), wraps));
    return slots.every(Boolean) ? [[group, slots as Exclude<(typeof slots)[number], undefined>[]] as const] : [];
  });
  for (const [, slots] of measured)
    for (const [slot, text] of slots) {
      const [currency = "", wider = ""] = (slot.dataset.amount || "").split(" ");
      if (wider && text.length > FULL_SIZE_MAX) slot.classList.add(wider);
      fill(slot, wider ? amountNodes(text, currency) : [document.createTextNode(text)]);
    }
  const isCrowded = measured.map(([{ wraps }, slots]) =>
    slots.some(
      // An empty place has no height.
      ([slot, , , , height]) =>
        (!wraps && height && slot.offsetHeight > height + 1) || slot.scrollWidth > slot.clientWidth + 1,
    ),
  );
  return measured.flatMap(([group, slots], index) => {
    if (!isCrowded[index]) return [group];
    for (const [slot, , bars, className] of slots) {
      fill(slot, bars);
      slot.className = className;
    }
    return [];
  });
}

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
 * Loads the file with the facts of a path, which runs only now. The browser compares it with its hash; one that cannot (WebKit
 * before 17) shows no facts of another path.
 */
async function loadFile(file: PreloadFile): Promise<ReadFirstFacts | undefined> {
  const element = link("modulepreload", file);
  if (element.rel !== "modulepreload") return undefined;
  await new Promise((resolve, reject) => {
    element.addEventListener("load", resolve);
    element.addEventListener("error", reject);
  });
  await import(/* webpackIgnore: true */ /* @vite-ignore */ element.href);
  return takeFirstFacts();
}

/** The facts of a path and what they read, beside the response. */
type LoadedFacts = { readonly read: ReadFirstFacts | undefined } & Pick<FirstFactsContext, "wireNames">;

/**
 * Returns the facts of a path: those of a file, or of the script in the document, which follows the first paint, as the environment
 * does. A response is usually behind both.
 */
export async function loadFirstFacts(file: PreloadFile | null, response: Promise<unknown>): Promise<LoadedFacts> {
  // Together, because the file may fail before the response arrives.
  const [read] = await Promise.all([file ? loadFile(file) : undefined, response]);
  const readLater = () => readJson<Pick<FirstFactsContext, "wireNames">>(LATER_ENVIRONMENT_ID);
  if (!readLater()) await untilEnd();
  const { wireNames } = readLater();
  return { read: file ? read : takeFirstFacts(), wireNames };
}

/**
 * Finds what only some responses select, controls or copy. That of a next path is in its template, that of the document's path at
 * its end.
 */
export const findSelected = (place: Element, selector: string) =>
  place.querySelector(selector) || document.querySelector(selector);

/** Waits for what follows the data. */
async function untilEnd() {
  if (document.readyState === "loading") await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
}

/** Longest response that is parsed here, because parsing a longer one would delay the screen's scripts. */
const RESPONSE_MAX = 60_000;

/** Returns the data of a successful response; undefined for a refusal and for a long response. Throws for text that is no JSON. */
export function dataOf(response: string): unknown {
  if (response.length > RESPONSE_MAX) return undefined;
  const { code, data } = Object(JSON.parse(response));
  return isSuccess(readCode(code)) ? data : undefined;
}

interface ShowOptions extends Omit<FirstFactsContext, "copy" | "date" | "wireNames"> {
  /** The facts of the path, once their script has run and the environment has arrived. */
  readonly facts: Promise<LoadedFacts>;
  /** Shows the controls of a group in the place, once their templates have arrived. A first paint without it has no controls. */
  readonly showControls: ((group: FactGroup) => void) | undefined;
}

/**
 * Shows the facts of an early response in the first paint before the screen renders, and the controls that belong to them. Does
 * nothing for a failed or malformed response.
 */
export async function showFacts(
  response: Promise<WholeResponse>,
  place: Element,
  { facts, showControls, ...page }: ShowOptions,
): Promise<void> {
  try {
    const [{ ok, text, date }, { read, wireNames }] = await Promise.all([response, facts]);
    const data = ok && place.isConnected && dataOf(text);
    if (!data || !read) return;
    let lacksCopy = false;
    const copy = (name: string) => {
      const found = findSelected(place, `[data-copy="${name}"]`);
      lacksCopy ||= !found;
      return found?.textContent || "";
    };
    const context = { ...page, wireNames, copy, date };
    let groups = read(data, context);
    if (showControls && lacksCopy) {
      await untilEnd();
      groups = read(data, context);
    }
    const group = writeFacts(place, groups.filter(Boolean) as FactGroup[]).find(({ controls }) => controls);
    if (!showControls || !group) return;
    await untilEnd();
    // The layout of controls would delay the facts.
    await untilPainted();
    if (place.isConnected) showControls(group);
  } catch {
    // The client that takes the response reports its failure. A fact that fails leaves the bars to the screen.
  }
}
