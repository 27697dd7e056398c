import { Buffer } from "node:buffer";
import { transform } from "lightningcss";

const HAS_CLASS = /\.[a-zA-Z_]/;

/** Returns whether a selector matches only elements with a class. Each choice of `:is(…)` must have one. */
function hasClass(selector: string): boolean {
  const certain = selector
    .replace(/\[[^\]]*\]|:(?:not|has)\([^)]*\)| of [^)]*/g, "")
    .replace(/\(([^()]*)\)/g, (part, list: string) =>
      list.split(",").every((one) => HAS_CLASS.test(one)) ? part : "",
    );
  return HAS_CLASS.test(certain);
}

/** Returns what a style sheet does to elements of other apps: selectors without a class of its module, fonts, names. */
export function readStyles(file: string, css: string): readonly string[] {
  // Nested rules become plain ones.
  const flat = transform({
    filename: file,
    code: Buffer.from(css),
    targets: { chrome: 83 << 16 },
    errorRecovery: true,
  });
  const text = Buffer.from(flat.code)
    .toString("utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "");
  const isModule = file.endsWith(".module.css");
  const found: string[] = [];
  for (const [, font] of text.matchAll(/@font-face\s*\{[^}]*font-family:\s*([^;}]+)/g))
    found.push(`font ${font?.trim()}`);
  for (const [, property] of text.matchAll(/@property\s+(--[\w-]+)/g)) found.push(`property ${property}`);
  // A CSS module gives its keyframes and classes names of this build.
  if (!isModule)
    for (const [, name] of text.matchAll(/@(?:-webkit-)?keyframes\s+([\w-]+)/g)) found.push(`keyframes ${name}`);
  const rules = text
    .replace(/@(?:-webkit-)?keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "")
    .replace(/@(?:font-face|property)[^{]*\{[^}]*\}/g, "");
  for (const [, list = ""] of rules.matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g)) {
    const selectors = list.replace(/\([^()]*\)/g, (part) => part.replaceAll(",", "\0")).split(",");
    for (const one of selectors.map((part) => part.replaceAll("\0", ",").trim()))
      if (!isModule || one.includes(":global") || !hasClass(one)) found.push(`selector ${one}`);
  }
  return found;
}
