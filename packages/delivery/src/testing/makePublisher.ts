import type { Build } from "../archive/Build.ts";
import { createArchive } from "../archive/createArchive.ts";
import { createLiveReader } from "../documents/createLiveReader.ts";
import type { Signer, Trust } from "../keys/seal.ts";
import type { Change } from "../publishing/Change.ts";
import { promoteCanary } from "../publishing/decideCanary.ts";
import { type Gate, type Published, publish } from "../publishing/publish.ts";
import { rollBack } from "../publishing/rollBack.ts";
import { shipBuilds } from "../publishing/shipBuilds.ts";
import { shipCanary } from "../publishing/shipCanary.ts";
import { createReleaseRow } from "../sets/createReleaseRow.ts";
import type { Store } from "../stores/Store.ts";

interface PublisherOptions {
  readonly store: Store;
  readonly signer: Signer;
  readonly trust: Trust;
  readonly gates?: readonly Gate[];
}

/** A publisher with a memory of its own, as a process has it, and without gates where none are given. */
export function makePublisher({ store, signer, trust, gates = [] }: PublisherOptions) {
  const archive = createArchive(store);
  const row = createReleaseRow({ store, trust, by: "test" });
  const common = { store, row, archive, signer, gates };
  return {
    row,
    archive,
    reader: createLiveReader({ store, trust }),
    async ship(...builds: readonly Build[]): Promise<Published> {
      for (const build of builds) await archive.add(build);
      const named = new Map(builds.map(({ name, deployed }) => [name, deployed]));
      return publish({ ...common, change: shipBuilds({ builds: named, row, archive }) });
    },
    /** Puts builds on trial for so many of a hundred devices. */
    async tryOut(percent: number, ...builds: readonly Build[]): Promise<Published> {
      for (const build of builds) await archive.add(build);
      const named = new Map(builds.map(({ name, deployed }) => [name, deployed]));
      return publish({ ...common, change: shipCanary({ builds: named, percent, row, archive }) });
    },
    promote: (): Promise<Published> => publish({ ...common, change: promoteCanary() }),
    /** Ships a build whatever version is live: for those who ask what happens when many do so at once. */
    async put(build: Build): Promise<Published> {
      await archive.add(build);
      const change: Change = async (base) =>
        base && {
          ...base.set,
          remotes: { ...base.set.remotes, [build.name]: build.deployed },
          change: `${build.name} ${build.deployed.version}`,
        };
      return publish({ ...common, change });
    },
    rollBack: (options: { readonly name?: string; readonly to?: number } = {}): Promise<Published> =>
      publish({ ...common, change: rollBack({ row, ...options }) }),
  };
}
