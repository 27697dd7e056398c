import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import type { FirstPaint } from "../manifest/index.ts";
import type { FirstPaintElement } from "../runtime/loadFirstPaint.ts";
import { createShortener } from "./joinFirstPaint.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Returns a text, or an element with its attributes and content. */
function toElement(node: Node): FirstPaintElement | string {
  if (!("tagName" in node)) return "value" in node ? node.value : "";
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [node.tagName, attributes, ...node.childNodes.map(toElement)];
}

/**
 * Returns the module with the first paints of an app, for a page that opens a later path. It has elements instead of HTML, because
 * the policy of a document forbids scripts to parse HTML (`require-trusted-types-for`). Paths share most of their rules, which it
 * has once.
 */
export function firstPaintModule(app: string, firstPaints: Readonly<Record<string, FirstPaint>>): string {
  const shorten = createShortener(`${app}-`);
  const all: string[] = [];
  const indexOf = (rule: string) => (all.includes(rule) ? all.indexOf(rule) : all.push(rule) - 1);
  const later = Object.entries(firstPaints).map(([path, built]) => {
    const { html, css } = shorten(built);
    const rules = css.split("\n").map(indexOf).join();
    return `${JSON.stringify(path)}:{rules:pick(${rules}),element:${JSON.stringify(parseFragment(html).childNodes.map(toElement)[0])}}`;
  });
  return `const all=${JSON.stringify(all)},pick=(...list)=>list.map((one)=>all[one]);export const firstPaints={${later.join()}};\n`;
}
