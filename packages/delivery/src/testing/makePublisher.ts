import { generateKeyPairSync } from "node:crypto";
import type { Build } from "../releases/Build.ts";
import { createArchive } from "../releases/createArchive.ts";
import { createLiveReader } from "../releases/createLiveReader.ts";
import { createReleaseLog } from "../releases/createReleaseLog.ts";
import { signOverride } from "../releases/override/Override.ts";
import { fetchRemote, writeOverride } from "../releases/override/writeOverride.ts";
import { createSigner, createTrust, type Scope, type Signer, type Trust, trustFile } from "../releases/signing/seal.ts";
import type { Store } from "../releases/store/Store.ts";
import { createSwitchReader, writeSwitch } from "../releases/switches/Switch.ts";
import type { Change } from "../ship/publish/Change.ts";
import { type Gate, type Published, publish } from "../ship/publish/publish.ts";
import { rollBack } from "../ship/publish/rollBack.ts";
import { removeRemote, shipBuilds } from "../ship/publish/shipBuilds.ts";
import { promoteCanary, shipCanary } from "../ship/publish/shipCanary.ts";

/** Creates a new key and the trust in it. */
export function makeSigner(scope: Scope = "platform") {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const pem = privateKey.export({ format: "pem", type: "pkcs8" }).toString();
  const publicPem = trustFile(publicKey.export({ format: "pem", type: "spki" }).toString(), scope);
  return { pem, publicPem, signer: createSigner(pem), trust: createTrust([publicPem]) };
}

/** Creates a gate that does something at its first check, as another publisher may while gates run. */
export function makeGate(atFirst: () => Promise<unknown>): Gate {
  let isFirst = true;
  return async () => {
    if (isFirst) {
      isFirst = false;
      await atFirst();
    }
    return "";
  };
}

const OFFER_MS = 3_600_000;

interface PublisherOptions {
  readonly store: Store;
  readonly signer: Signer;
  readonly trust: Trust;
  readonly gates?: readonly Gate[];
  readonly patienceMs?: number;
}

/** Creates a publisher with an empty cache, as a new process has it. By default it has no gates. */
export function makePublisher({ gates = [], ...options }: PublisherOptions) {
  const { store, signer, trust } = options;
  const archive = createArchive(store, { quality: 4 });
  const log = createReleaseLog({ store, trust, by: "test" });
  const common = { ...options, gates: Object.fromEntries(gates.entries()), log, archive };
  const send = (change: Change, isStep = false): Promise<Published> => publish({ ...common, change, isStep });
  /** Stores builds in the archive and returns their versions by name. */
  async function add(builds: readonly Build[]) {
    for (const build of builds) await archive.add(build);
    return new Map(builds.map(({ name, deployed }) => [name, deployed]));
  }
  return {
    log,
    archive,
    reader: createLiveReader({ store, trust }),
    /** Returns the live document of a path, as a new server reads it; of the staged side on request. */
    async html(pathname: string, isStaged?: boolean): Promise<string> {
      const reader = createLiveReader({ store, trust });
      const live = await reader.newest();
      if (!live) throw new Error("There is no live release.");
      return (await reader.document(live, pathname, isStaged)).html;
    },
    async ship(...builds: readonly Build[]): Promise<Published> {
      const named = await add(builds);
      // A first release must state its stage.
      const change: Change = (base) =>
        shipBuilds({ builds: named, log, archive, ...(!base && { stage: "sandbox" }) })(base);
      return send(change);
    },
    /** Ships builds as a canary for this share of the devices, in percent. */
    async tryOut(percent: number, ...builds: readonly Build[]): Promise<Published> {
      return send(shipCanary({ builds: await add(builds), percent, log, archive }));
    },
    /** Ships an environment, and builds if any, as a staged release for this share of the devices. */
    async stage(
      percent: number,
      environment: Readonly<Record<string, unknown>>,
      ...builds: readonly Build[]
    ): Promise<Published> {
      return send(shipCanary({ builds: await add(builds), environment, percent, log, archive }));
    },
    /** Ships builds with a new environment. */
    async shipWith(environment: Readonly<Record<string, unknown>>, ...builds: readonly Build[]): Promise<Published> {
      const own = { stage: "sandbox", ...environment };
      return send(shipBuilds({ builds: await add(builds), log, archive, environment: own }));
    },
    /** Creates an override with a remote from another address; returns the `override` parameter of its link. */
    async offer(name: string, from: string, until = Date.now() + OFFER_MS, isDevelopment = false): Promise<string> {
      const newest = await log.newest();
      if (!newest) throw new Error("Nothing has been shipped.");
      const served = await fetchRemote(name, from, isDevelopment);
      const { id } = await writeOverride(newest, served, { store, archive, signer, by: "ana", until });
      return signOverride(id, newest.storeId, signer);
    },
    /** Closes a remote or a path for five minutes. */
    async close(target: string): Promise<void> {
      const storeId = (await log.newest())?.storeId ?? "";
      const switches = createSwitchReader({ store, trust });
      await switches.all(storeId);
      const previous = switches.lastKey(storeId);
      const content = { store: storeId, target, effect: "off", because: "test", by: "ana" } as const;
      await writeSwitch({ ...content, ...(previous && { previous }) }, { store, signer, minutes: 5 });
    },
    promote: () => send(promoteCanary(), true),
    remove: (name: string) => send(removeRemote(name), true),
    /** Ships a build whatever version is live, for tests with many simultaneous publishers. */
    async put(build: Build): Promise<Published> {
      await archive.add(build);
      const change: Change = async (base) =>
        base && {
          ...base.release,
          remotes: { ...base.release.remotes, [build.name]: build.deployed },
          change: `${build.name} ${build.deployed.version}`,
        };
      return send(change);
    },
    rollBack: (options: { readonly name?: string; readonly to?: number } = {}) =>
      send(rollBack({ log, ...options }), options.to === undefined),
  };
}
