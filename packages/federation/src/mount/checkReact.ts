import type { RemoteRequire } from "../runtime/remoteRuntime.ts";
import { sortable } from "../runtime/shareLibraries.ts";

declare const __webpack_require__: RemoteRequire;

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
    // An unknown version is refused.
    const version = /^\d/.test(`${library.version}`) ? `${library.version}` : "0";
    if (sortable(version) < sortable(least))
      throw new Error(`This screen needs ${title} ${least}, this page has ${library.version}.`);
  }
}
