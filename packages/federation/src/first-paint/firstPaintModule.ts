import type { FirstPaintElement } from "../runtime/loadFirstPaint.ts";
import type { BuiltFirstPaint } from "./buildFirstPaint.ts";
import { createShortener, tokensOf } from "./joinFirstPaint.ts";

const CHARACTERS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const decode = (text: string) => text.replace(/&(\w+|#x27);/g, (all, name: string) => CHARACTERS[name] ?? all);

/** Returns the elements of HTML that React has rendered. */
function parseHtml(html: string): FirstPaintElement {
  const root: FirstPaintElement = ["", {}];
  const open = [root];
  for (const token of tokensOf(html)) {
    const parent = open.at(-1) as FirstPaintElement;
    if (token.startsWith("</")) open.pop();
    else if (token.startsWith("<")) {
      const [, tag = "", attributes = ""] = /^<([\w-]+)(.*)>$/s.exec(token) ?? [];
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)];
      const element: FirstPaintElement = [
        tag,
        Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, decode(value)])),
      ];
      parent.push(element);
      if (!attributes.endsWith("/")) open.push(element);
    } else parent.push(decode(token));
  }
  return root[2] as FirstPaintElement;
}

/**
 * Returns the module with the first paints of an app, for a page that opens a later path. It has elements instead of HTML, because
 * the policy of a document forbids scripts to parse HTML (`require-trusted-types-for`). Paths share most of their rules, which it
 * has once.
 */
export function firstPaintModule(app: string, firstPaints: Readonly<Record<string, BuiltFirstPaint>>): string {
  const shorten = createShortener(`${app}-`);
  const all: string[] = [];
  const indexOf = (rule: string) => (all.includes(rule) ? all.indexOf(rule) : all.push(rule) - 1);
  const later = Object.entries(firstPaints).map(([path, built]) => {
    const { html, css } = shorten(built);
    const rules = css.split("\n").map(indexOf).join();
    return `${JSON.stringify(path)}:{rules:pick(${rules}),element:${JSON.stringify(parseHtml(html))}}`;
  });
  return `const all=${JSON.stringify(all)},pick=(...list)=>list.map((one)=>all[one]);export const firstPaints={${later.join()}};\n`;
}
