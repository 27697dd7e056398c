import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { assetKey, manifestFile } from "@lending/releases/formats/names";
import { contentOf, type ReleaseContent, reachableIn } from "@lending/releases/formats/Release";
import { createReleaseLog } from "@lending/releases/log/createReleaseLog";
import { readKeys } from "@lending/releases/signing/keyFolder";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { checkKey, forEachAtOnce, type Store } from "@lending/releases/store/Store";
import type { Artefacts } from "../createArtefacts.ts";
import { startSandbox } from "./startSandbox.ts";

/** Addresses of the deployment's back end. The sandbox replaces that back end while the gate runs. */
const OF_THE_BACK_END = ["apiBase", "h5Base", "productPrefix", "headers", "wireNames", "analyticsUrl"];
/** Files that are copied at the same time. */
const AT_ONCE = 16;

interface CandidateOptions {
  readonly artefacts: Artefacts;
  /** Where the manifests are read as they are. */
  readonly store: Store;
  /** The variants that are opened. A preview gets a share, because its link's secret is unknown here. */
  readonly variants: ReadonlySet<string>;
  /** Has a key in `keys`. */
  readonly folder: string;
}

/**
 * Stores exactly the files of a candidate release in a separate folder, with an environment that uses the sandbox, so that the
 * sandbox serves the candidate as it would serve a live release.
 */
export async function storeCandidate(content: ReleaseContent, options: CandidateOptions): Promise<void> {
  const { artefacts, variants, folder } = options;
  const store = createFolderStore(folder);
  const inSandbox = (environment: ReleaseContent["environment"]) => ({
    ...Object.fromEntries(Object.entries(environment).filter(([key]) => !OF_THE_BACK_END.includes(key))),
    // The gate reads the errors that a screen reports, of every visit, and the button of a failure screen in English.
    analyticsUrl: "/collect",
    analyticsPercent: 100,
    locale: "source",
  });
  const candidate: ReleaseContent = {
    ...contentOf(content),
    change: "candidate",
    // Without fallbacks, so that a broken remote fails visibly.
    ...{ fallbacks: {}, closed: [], keys: [], revoked: [], assets: "/assets/" },
    environment: inSandbox(content.environment),
    variants: content.variants
      .filter(({ id }) => variants.has(id))
      .map(({ link, environment, ...variant }) => ({
        ...variant,
        ...(environment && { environment: inSandbox(environment) }),
        percent: variant.percent ?? 1,
      })),
  };
  /** Writes a file. Unlike an object of a store, it need not survive a crash of the machine. */
  async function write(key: string, content: Uint8Array | undefined) {
    const file = path.join(folder, checkKey(key));
    await mkdir(path.dirname(file), { recursive: true });
    if (content) await writeFile(file, content);
  }
  for (const [name, deployed] of reachableIn(candidate)) {
    const key = assetKey(name, deployed, manifestFile(name));
    await write(key, await options.store.read(key));
    await forEachAtOnce(Object.keys((await artefacts.manifest(name, deployed)).files), AT_ONCE, async (file) =>
      write(assetKey(name, deployed, file), await artefacts.read(name, deployed, file)),
    );
  }
  const { signer, trust } = readKeys(path.join(folder, "keys"));
  await createReleaseLog({ store, trust }).publish(() => candidate, { signer, by: "gate", delivery: "0.0.0" });
}

export type CandidateServer = Awaited<ReturnType<typeof startCandidateServer>>;

/** Where a candidate is served. */
export interface CandidatePlace {
  /** The repository with the sandbox. */
  readonly repository: string;
  /** Folder with the candidate's release, and the keys that it is signed with. The release may follow later. */
  readonly releases: string;
  /** Separate folder for the database. */
  readonly data: string;
}

/** The launch parameters, and all other parameters that the paths read, with values that the sandbox accepts. */
const launch = new URLSearchParams({
  appVersion: "1.0.0",
  deviceName: "Gate",
  deviceId: "gate",
  osVersion: "10",
  sessionId: "demo",
  advertisingId: "gate",
  platform: "android",
  productId: "p-1",
  orderId: "o-174",
  problemId: "c-2",
  scene: "3",
  position: "loan-agreement",
  showType: "1",
  payCode: "1234 5678",
  repayAmount: "100",
  id: "1",
});

/** Starts the checkout's sandbox on a free port, with a folder of releases and an empty database. */
export async function startCandidateServer({ repository, releases, data }: CandidatePlace) {
  const { origin, stop } = await startSandbox(repository, {
    SANDBOX_DATA: data,
    SANDBOX_RELEASES: releases,
    SANDBOX_TRUST: path.join(releases, "keys"),
    SANDBOX_ENVIRONMENT: "",
    // The candidate is in a separate store, so the limits of this machine's site do not apply.
    SANDBOX_STAGE: "",
    SANDBOX_STORE_ID: "",
  });
  return { origin, stop, launch };
}
