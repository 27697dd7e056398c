import { transform } from "lightningcss";

/** Classes that the start-up script and the message without scripts add to a document. */
const ADDED_CLASSES = ["sk-wider", "sk-currency", "sk-unscripted"];

const namesOf = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = ""]) => name));

/** Adds the properties that the values of used properties use. */
function withUsedByValues(css: string, used: Set<string>): Set<string> {
  let size = -1;
  while (size !== used.size) {
    size = used.size;
    for (const [, name = "", value = ""] of css.matchAll(/(--[\w-]+):([^;}]*)/g))
      if (used.has(name)) for (const one of namesOf(value, /var\((--[\w-]+)/g)) used.add(one);
  }
  return used;
}

const remove = (code: string, unusedSymbols: string[]) =>
  transform({ filename: "first-paint.css", code: Buffer.from(code), minify: true, unusedSymbols }).code.toString();

/** Returns a bundled stylesheet without the rules of other skeletons. */
export function skeletonCss(css: string, skeleton: string): string {
  const shown = new Set([...skeleton.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  const isUnused = (name: string) => !shown.has(name) && !ADDED_CLASSES.includes(name);
  return remove(css, [...namesOf(css, /\.(sk[\w-]*)/g)].filter(isUnused));
}

/**
 * Returns the rules of a bundled stylesheet that the first paint of a skeleton uses: those of its classes, and the
 * custom properties that they or `others` use. The document loads the complete stylesheet as a file.
 */
export function firstPaintCss(css: string, skeleton: string, others: string): string {
  const rules = skeletonCss(css, skeleton);
  const withoutProperties = rules.replace(/([{;])--[\w-]+:[^;}]*/g, "$1");
  const used = withUsedByValues(rules, namesOf(withoutProperties + others, /var\((--[\w-]+)/g));
  return remove(
    rules,
    [...namesOf(rules, /[{;](--[\w-]+):/g)].filter((name) => !used.has(name)),
  );
}
