/** One version of a library that the shell offers, in the format of the federation plugin. */
interface Offer {
  /** Returns the function that returns the module. */
  readonly get: () => () => unknown;
}

/** The libraries of a page, by name and version. There is one version of each, because only the shell offers any. */
export type ShareScope = Record<string, Readonly<Record<string, Offer>>>;

/** The `require` function that the bundler generates in each build, with the data that the federation plugin adds. */
export interface BuildRequire {
  /** The factories of the build's modules. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  /** Called with the id of each chunk that the build loads. */
  readonly f: { consumes?: (chunk: string) => void };
  /** The shared libraries that the build imports: module id to library name. */
  readonly consumesLoadingData: {
    readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, { readonly shareKey: string }>>;
    readonly initialConsumes?: readonly string[];
  };
}

/** Returns the module of a shared library. Throws when the page does not offer it. */
function requireLibrary(libraries: ShareScope, name: string): unknown {
  const [offer] = Object.values(libraries[name] ?? {});
  if (!offer) throw new Error(`No build offers ${name}.`);
  return offer.get()();
}

/**
 * Makes a build use the libraries of a page for the shared libraries that it imports. The module of a library is evaluated when
 * another one first requires it.
 */
export function consumeLibraries(build: BuildRequire, libraries: () => ShareScope) {
  const { chunkMapping, moduleIdToConsumeDataMapping: nameOf, initialConsumes } = build.consumesLoadingData;
  const add = (moduleIds: readonly string[] = []) => {
    for (const id of moduleIds) {
      build.m[id] = (module) => {
        module.exports = requireLibrary(libraries(), nameOf[id]?.shareKey ?? "");
      };
    }
  };
  add(initialConsumes);
  build.f.consumes = (chunk) => add(chunkMapping[chunk]);
}
