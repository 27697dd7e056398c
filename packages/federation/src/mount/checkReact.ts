import type { RemoteRequire } from "../runtime/remoteRuntime.ts";

declare const __webpack_require__: RemoteRequire;

/** Returns whether a version such as `19.2.0` is at least another one, of which any number of parts may be missing. */
function isAtLeast(version: string, least: string): boolean {
  const parts = version.split(".").map(Number);
  for (const [index, part] of least.split(".").map(Number).entries()) {
    const own = parts[index] ?? 0;
    // An unknown version is refused.
    if (own !== part) return own > part;
  }
  return true;
}

/** Throws a sentence with both versions when the page's React is older than the build needs: React DOM fails with "reading 'S'". */
export function checkReact({
  libraries,
  consumesLoadingData,
}: Pick<RemoteRequire, "libraries" | "consumesLoadingData"> = __webpack_require__): void {
  const consumed = Object.values(consumesLoadingData.moduleIdToConsumeDataMapping);
  for (const [name, title] of [
    ["react", "React"],
    ["react-dom", "React DOM"],
  ] as const) {
    const range = consumed.find(({ shareKey }) => shareKey === name)?.requiredVersion ?? "";
    const [least = "0"] = /\d+\.\d+/.exec(range) ?? [];
    const library = libraries[name]?.() as { readonly version?: string } | undefined;
    if (!library) throw new Error(`This screen needs ${title} ${least}, and this page shares none.`);
    if (!isAtLeast(String(library.version), least))
      throw new Error(`This screen needs ${title} ${least}, this page has ${library.version}.`);
  }
}
