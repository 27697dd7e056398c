import { createHash } from "node:crypto";
import { transform } from "lightningcss";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { normaliseHtml } from "../manifest/firstPaintHtml.ts";
import type { FirstPaint } from "../manifest/index.ts";
import { lightningTargets } from "../preset/baseConfig.ts";
import type { FirstPaintElement } from "../runtime/loadFirstPaint.ts";
import { createShortener, joinFirstPaint, type RenderedFirstPaint } from "./joinFirstPaint.ts";

/** States that no control of a first paint has, and what moves between states. */
const UNUSED_STATES = /[^{};]*:(?:disabled|focus)[^{},]*\{[^}]*\}|transition:[^;}]*;?/g;
const namesOf = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = ""]) => name));

/** Returns the rules of a compiled stylesheet that apply to this HTML. */
function usedRules(css: string, html: string): string {
  const names = [...html.matchAll(/(?:class|data-amount)="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" "));
  const used = new Set(names);
  const remove = (code: string, unusedSymbols: string[]) =>
    transform({
      filename: "first-paint.css",
      code: Buffer.from(code),
      minify: true,
      unusedSymbols,
      targets: lightningTargets,
    }).code.toString();
  const rules = remove(
    css,
    [...namesOf(css, /\.([a-zA-Z][\w-]*)/g)].filter((name) => !used.has(name)),
  );
  const animations = namesOf(rules, /animation(?:-name)?:[^;}]*?([\w-]+)(?=[\s;}])/g);
  const isAnimated = (name: string) => animations.has(name) || rules.replace(/@keyframes [\w-]+/g, "").includes(name);
  return remove(
    rules,
    [...namesOf(rules, /@keyframes ([\w-]+)/g)].filter((name) => !isAnimated(name)),
  );
}

/** Returns the rules of a minified stylesheet, with everything that is nested in each. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/** 64 bits, so that two classes never get one name. Documents shorten it; see `createShortener`. */
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** How often names are computed again from their rules, so that they depend on the classes beside them in selectors. */
const ROUNDS = 3;

/**
 * Names classes and animations for the content of their rules. A document with several first paints then contains each rule once,
 * and another version of a rule has another name. Returns one rule a line.
 */
function nameByContent(html: string, css: string) {
  const rules = splitRules(css);
  const identifiers = /[a-zA-Z][\w-]*/g;
  const names = new Set([...namesOf(css, /\.([a-zA-Z][\w-]*)/g), ...namesOf(css, /@keyframes ([\w-]+)/g)]);
  const rulesOf = new Map(
    [...names].map((name) => [name, rules.filter((rule) => rule.match(identifiers)?.includes(name))]),
  );
  let named = new Map<string, string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = named;
    named = new Map(
      [...rulesOf].map(([name, own]) => {
        const text = own
          .join("")
          .replace(identifiers, (one) => (one === name ? "&" : (before.get(one) ?? (names.has(one) ? "*" : one))));
        return [name, `p_${hashOf(text)}`];
      }),
    );
  }
  const rename = (text: string) => text.replace(identifiers, (name) => named.get(name) ?? name);
  return {
    html: html
      .replace(/(?<=(?:class|data-amount)=")[^"]*/g, (list) =>
        list
          .split(" ")
          .flatMap((name) => named.get(name) ?? [])
          .join(" "),
      )
      .replaceAll(' class=""', ""),
    css: [...new Set(rules.map(rename))].join("\n"),
  };
}

/** Controls, and texts that a few responses use. */
const SELECTED = /<template data-controls=.*?<\/template>|<span hidden="" data-copy=.*?<\/span>/g;

/**
 * Returns a first paint from its renderings in each language and the compiled stylesheet of its components: its rules are one a
 * line, and the templates of its controls and its copy apart, because a document has them after the data that selects one.
 */
export function buildFirstPaint(rendered: readonly RenderedFirstPaint[], stylesheet: string): FirstPaint {
  const joined = joinFirstPaint(rendered);
  const { html, css } = nameByContent(joined, usedRules(stylesheet.replace(UNUSED_STATES, ""), joined));
  if (!html.includes("<template data-controls=")) return { html: normaliseHtml(html), css };
  const controls = html.match(SELECTED)?.join("") ?? "";
  return { html: normaliseHtml(html.replace(SELECTED, "")), css, controls: normaliseHtml(controls) };
}

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
  const later = Object.entries(firstPaints).map(([path, { html, css }]) => {
    const rules = shorten(css).split("\n").map(indexOf).join();
    const [element] = parseFragment(shorten(html)).childNodes.map(toElement);
    return `${JSON.stringify(path)}:{rules:pick(${rules}),element:${JSON.stringify(element)}}`;
  });
  return `const all=${JSON.stringify(all)},pick=(...list)=>list.map((one)=>all[one]);export const firstPaints={${later.join()}};\n`;
}
