import { type BuildRequire, consumeLibraries, type Libraries, pageLibraries } from "./shareLibraries.ts";

/** The `require` function of the shell's build. */
interface ShellRequire extends BuildRequire {
  readonly initializeSharingData: {
    readonly scopeToSharingDataMapping: {
      readonly default: readonly {
        readonly name: string;
        readonly version: string;
        readonly factory: () => () => unknown;
      }[];
    };
  };
}

declare const __webpack_require__: ShellRequire;

// Replaces the federation plugin's code in the shell's build: offers the shell's libraries to the page.
const build = __webpack_require__;
const libraries: Libraries = {};
for (const { name, version, factory } of build.initializeSharingData.scopeToSharingDataMapping.default) {
  pageLibraries[name] = { [version]: { get: factory } };
  libraries[name] = factory();
}
consumeLibraries(build, libraries);
