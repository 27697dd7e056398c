/** One version of a library in a share scope. */
interface Offer {
  /** Returns the factory of the module. The library's runtime returns a promise of it, our shell the factory. */
  readonly get: () => (() => unknown) | Promise<() => unknown>;
}

/** The libraries of a page, by name and version, in the format of Module Federation. */
export type ShareScope = Record<string, Readonly<Record<string, Offer>>>;

/** The libraries that the shell offers on this page. */
export const pageLibraries: ShareScope = {};

/** The libraries of a build: the factory of each module, by name. */
export type Libraries = Record<string, (() => unknown) | undefined>;

/** A shared library that a build imports. */
interface Consumed {
  readonly shareKey: string;
  /** `^19.2.0`. Without it each version is accepted. */
  readonly requiredVersion?: string;
}

/** The `require` function that the bundler generates in each build, with the data that the federation plugin adds. */
export interface BuildRequire {
  /** The factories of the build's modules. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  /** Called with the id of each chunk that the build loads. */
  readonly f: { consumes?: (chunk: string) => void };
  /** The shared libraries that the build imports, by module id. */
  readonly consumesLoadingData: { readonly moduleIdToConsumeDataMapping: Readonly<Record<string, Consumed>> };
}

/** Versions in order as text. `localeCompare` with numbers would load the browser's language data: 70 ms on a slow phone. */
export const sortable = (version: string) => version.replace(/\d+/g, (digits) => digits.padStart(9, "0"));

/**
 * Returns the newest version that a range such as `^19.2.0` accepts, or the newest one of all: the rule of Module
 * Federation for a library that exists once on a page.
 */
function findOffer(versions: ShareScope[string], range = ""): Offer | undefined {
  const [least = "", major = ""] = /(\d+\.).*/.exec(range) ?? [];
  const all = Object.keys(versions).sort((a, b) => (sortable(a) < sortable(b) ? -1 : 1));
  const accepted = all.filter((version) => version.startsWith(major) && sortable(version) >= sortable(least));
  return versions[accepted.pop() ?? all.pop() ?? ""];
}

/** Fetches the libraries that a build imports from a share scope. */
export async function fetchLibraries(build: BuildRequire, scope: ShareScope, libraries: Libraries) {
  await Promise.all(
    Object.values(build.consumesLoadingData.moduleIdToConsumeDataMapping).map(async ({ shareKey, requiredVersion }) => {
      libraries[shareKey] = await findOffer(scope[shareKey] ?? {}, requiredVersion)?.get();
    }),
  );
}

/**
 * Makes a build use these libraries for the shared ones that it imports. A library is evaluated when a module first
 * requires it.
 */
export function consumeLibraries(build: BuildRequire, libraries: Libraries) {
  for (const [id, { shareKey }] of Object.entries(build.consumesLoadingData.moduleIdToConsumeDataMapping)) {
    build.m[id] = (module) => {
      const load = libraries[shareKey];
      if (!load) throw new Error(`No build offers ${shareKey}.`);
      module.exports = load();
    };
  }
  build.f.consumes = () => {};
}
