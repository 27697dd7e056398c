const PURE = "/* @__PURE__ */ ";

/**
 * Loader for the files of react-router: lets the bundler drop what the product does not import. The published files lack
 * `@__PURE__` annotations, so that one export of a file keeps components of the data router and of server rendering:
 * 3.5 kB of each path after brotli. Messages of assertions, for developers of a router, are 0.5 kB.
 */
export default function dropUnused(source: string): string {
  return (
    source
      .replace(/^((?:const|let|var) \w+ = )(?=React\$1\.\w+\(|Symbol\(|new )/gm, `$1${PURE}`)
      .replace(/^\w+\.displayName = .*;$/gm, "")
      // With a static field that is assigned later, a class counts as used.
      .replace(
        /^var (\w+) = (class extends .*\{\n(?:\t.*\n)*\};\n)((?:\1\.\w+ = .*;\n)?)/gm,
        (_, name: string, code: string, field: string) =>
          `var ${name} = ${PURE}(() => {\nconst ${name} = ${code}${field}return ${name};\n})();\n`,
      )
      .replace(/^\s*warning\(.*\);$/gm, "")
      .replace(/\binvariant\((.*?), (?:["`].*["`]|get\w+\(.*\))\);/g, "invariant($1);")
  );
}
