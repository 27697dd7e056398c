import { FIRST_PAINTS_FILE, templateId } from "../manifest/index.ts";
import { translate } from "../startup/firstPaintControls.ts";
import type { FileGuard } from "./createFileGuard.ts";

/** An element of a first paint: its tag, its attributes and its content. */
export type FirstPaintElement = [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...content: (string | FirstPaintElement)[],
];

/** The first paint of a path as `first-paints.js` of its app has it. */
export interface LaterFirstPaint {
  readonly rules: readonly string[];
  readonly element: FirstPaintElement;
}

const HTML = "http://www.w3.org/1999/xhtml";
const SVG = "http://www.w3.org/2000/svg";

function create([tag, attributes, ...content]: FirstPaintElement, parent: string): Element {
  const namespace = tag === "svg" ? SVG : parent;
  const element = document.createElementNS(namespace, tag);
  for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name] as string);
  for (const one of content) element.append(typeof one === "string" ? one : create(one, namespace));
  return element;
}

/** Loads the first paints of the app in a folder. Rejects for an app of another tool, which has none. */
export async function loadFirstPaints(base: string): Promise<Readonly<Record<string, LaterFirstPaint>>> {
  const guard = (globalThis as { [slot: symbol]: FileGuard | undefined })[Symbol.for("lending.fileGuard")];
  await guard?.(base, [FIRST_PAINTS_FILE]);
  const address = new URL(base + FIRST_PAINTS_FILE, document.baseURI).href;
  return (await import(/* webpackIgnore: true */ /* @vite-ignore */ address)).firstPaints;
}

/** Adds the template of a path's first paint to the document, unless it has one. */
export async function loadFirstPaint(base: string, path: string, locale: string): Promise<void> {
  const id = templateId(path);
  if (document.getElementById(id)) return;
  const found = (await loadFirstPaints(base))[path];
  const sheet = document.querySelector("style")?.sheet;
  // A second navigation may have waited for the same file.
  if (!found || !sheet || document.getElementById(id)) return;
  // Unlike a new element with styles, this needs no hash in the policy of the document.
  for (const rule of found.rules) sheet.insertRule(rule, sheet.cssRules.length);
  const template = document.createElement("template");
  template.id = id;
  template.content.append(create(found.element, HTML));
  translate(template.content, locale);
  document.body.append(template);
}
