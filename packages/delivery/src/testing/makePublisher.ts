import type { Build } from "../archive/Build.ts";
import { createArchive } from "../archive/createArchive.ts";
import { createLiveReader } from "../documents/createLiveReader.ts";
import type { Signer, Trust } from "../keys/seal.ts";
import { fetchRemote } from "../override/fetchRemote.ts";
import { signOverride } from "../override/overrideLink.ts";
import { writeOverride } from "../override/writeOverride.ts";
import type { Change } from "../publishing/Change.ts";
import { promoteCanary } from "../publishing/decideCanary.ts";
import { type Gate, type Published, publish } from "../publishing/publish.ts";
import { rollBack } from "../publishing/rollBack.ts";
import { shipBuilds } from "../publishing/shipBuilds.ts";
import { shipCanary } from "../publishing/shipCanary.ts";
import { createReleaseLog } from "../sets/createReleaseLog.ts";
import type { Store } from "../stores/Store.ts";

const OFFER_MS = 3_600_000;

interface PublisherOptions {
  readonly store: Store;
  readonly signer: Signer;
  readonly trust: Trust;
  readonly gates?: readonly Gate[];
}

/** Creates a publisher with an empty cache, as a new process has it. By default it has no gates. */
export function makePublisher({ store, signer, trust, gates = [] }: PublisherOptions) {
  const archive = createArchive(store, { quality: 4 });
  const row = createReleaseLog({ store, trust, by: "test" });
  const common = { store, row, archive, signer, trust, gates };
  return {
    row,
    archive,
    reader: createLiveReader({ store, trust }),
    async ship(...builds: readonly Build[]): Promise<Published> {
      for (const build of builds) await archive.add(build);
      const named = new Map(builds.map(({ name, deployed }) => [name, deployed]));
      // A first release must state its stage.
      const change: Change = (base) =>
        shipBuilds({ builds: named, row, archive, ...(!base && { stage: "sandbox" }) })(base);
      return publish({ ...common, change });
    },
    /** Ships builds as a canary for this share of the devices, in percent. */
    async tryOut(percent: number, ...builds: readonly Build[]): Promise<Published> {
      for (const build of builds) await archive.add(build);
      const named = new Map(builds.map(({ name, deployed }) => [name, deployed]));
      return publish({ ...common, change: shipCanary({ builds: named, percent, row, archive }) });
    },
    /** Ships builds with a new environment. */
    async shipWith(environment: Readonly<Record<string, unknown>>, ...builds: readonly Build[]): Promise<Published> {
      for (const build of builds) await archive.add(build);
      const named = new Map(builds.map(({ name, deployed }) => [name, deployed]));
      return publish({
        ...common,
        change: shipBuilds({ builds: named, row, archive, environment: { stage: "sandbox", ...environment } }),
      });
    },
    /** Creates an override with a remote from another address; returns the `override` parameter of its link. */
    async offer(name: string, from: string, until = Date.now() + OFFER_MS): Promise<string> {
      const newest = await row.newest();
      if (!newest) throw new Error("Nothing has been shipped.");
      const served = await fetchRemote(name, from);
      const { id } = await writeOverride(newest, served, { store, archive, signer, by: "ana", until });
      return signOverride(id, newest.storeId, signer);
    },
    promote: (): Promise<Published> => publish({ ...common, change: promoteCanary() }),
    /** Ships a build whatever version is live, for tests with many simultaneous publishers. */
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
