import { createLiveReader, type LiveReader } from "../documents/createLiveReader.ts";
import type { Trust } from "../keys/seal.ts";
import { deployedOf, folderOf } from "../sets/ReleaseSet.ts";
import type { Store } from "../stores/Store.ts";

/** What a visitor could meet at one moment. */
export interface Sight {
  /** 0 where nothing is live yet. */
  readonly generation: number;
  readonly documents: number;
}

/** Reads what is live as a visitor would, again and again. */
export interface Visitor {
  /** Throws when a document is missing, broken, of another set than its neighbours, or names a file that is not there. */
  look(): Promise<Sight>;
}

/** A visitor of a store, with a memory as a server has it. */
export function createVisitor({ store, trust }: { readonly store: Store; readonly trust: Trust }): Visitor {
  let problem: Error | undefined;
  const onProblem = (error: Error) => {
    problem = error;
  };
  const reader: LiveReader = createLiveReader({ store, trust, onProblem });
  const seen = new Set<string>();
  let last = 0;

  async function checkFile(key: string) {
    if (seen.has(key)) return;
    if (!(await store.read(key))) throw new Error(`A document names ${key}, which is not there.`);
    seen.add(key);
  }

  return {
    async look() {
      const live = await reader.newest();
      // The reader falls back to an earlier release, which a sound store never makes necessary.
      if (problem) throw problem;
      if (!live) {
        if (last > 0) throw new Error("What was live is gone.");
        return { generation: 0, documents: 0 };
      }
      if (live.generation < last) throw new Error(`Set ${live.generation} is live again after set ${last}.`);
      last = live.generation;
      const { set } = await reader.release(live);
      const folders = new Set(deployedOf(set).map(([name, deployed]) => folderOf(name, deployed)));
      for (const pathname of Object.keys(live.paths)) {
        const { html } = await reader.document(live, pathname);
        if (!html.endsWith("</html>")) throw new Error(`The document of ${pathname} is cut short.`);
        for (const [, key = "", folder = ""] of html.matchAll(/\/(assets\/([\w-]+\/[\w.-]+)\/[\w.-]+\.(?:js|css))/g)) {
          if (!folders.has(folder)) throw new Error(`The document of ${pathname} mixes in ${folder}.`);
          await checkFile(key);
        }
      }
      return { generation: live.generation, documents: Object.keys(live.paths).length };
    },
  };
}
