const PURE = "/* @__PURE__ */ ";

interface Rule {
  readonly pattern: RegExp;
  readonly replace: (...match: string[]) => string;
  /** A file of the library that the pattern must change. */
  readonly file: string;
}

const rules: readonly Rule[] = [
  {
    pattern: /^((?:const|let|var) \w+ = )(?=React\$1\.\w+\(|Symbol\(|new )/gm,
    replace: (_, start) => start + PURE,
    file: "/lib/context.js",
  },
  { pattern: /^\w+\.displayName = .*;$/gm, replace: () => "", file: "/lib/context.js" },
  {
    // With a static field that is assigned later, a class counts as used.
    pattern: /^var (\w+) = (class extends .*\{\n(?:\t.*\n)*\};\n)((?:\1\.\w+ = .*;\n)?)/gm,
    replace: (_, name, code, field) =>
      `var ${name} = ${PURE}(() => {\nconst ${name} = ${code}${field}return ${name};\n})();\n`,
    file: "/lib/hooks.js",
  },
  { pattern: /^\s*warning\(.*\);$/gm, replace: () => "", file: "/lib/hooks.js" },
  {
    pattern: /\binvariant\((.*?), (?:["`].*["`]|get\w+\(.*\))\);/g,
    replace: (_, condition) => `invariant(${condition});`,
    file: "/lib/hooks.js",
  },
];

/** Returns a file of the library without what the product does not use. Throws when a pattern finds nothing in its file. */
export const dropUnused = (source: string, resource = ""): string =>
  rules.reduce((code, { pattern, replace, file }) => {
    const changed = code.replace(pattern, replace);
    if (changed === code && resource.replaceAll("\\", "/").endsWith(file))
      throw new Error(`react-router${file} has another form: nothing matches ${pattern}. See decision 078.`);
    return changed;
  }, source);

/**
 * Loader for the files of react-router: lets the bundler drop what the product does not import. The published files lack
 * `@__PURE__` annotations, so that one export of a file keeps components of the data router and of server rendering:
 * 3.5 kB of each path after brotli. Messages of assertions, for developers of a router, are 0.5 kB. Stops the build when an
 * update of the library has code of another form.
 */
export default function loadRouter(this: { readonly resourcePath: string }, source: string): string {
  return dropUnused(source, this.resourcePath);
}
