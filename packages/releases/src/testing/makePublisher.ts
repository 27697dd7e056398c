import type { Build } from "../artefact/Build.ts";
import { writeArtefact } from "../artefact/writeArtefact.ts";
import { contentOf, type ReleaseContent } from "../formats/Release.ts";
import { type Change, createReleaseLog, type PublishOptions } from "../log/createReleaseLog.ts";
import { createKeySigner, makeKeyPair } from "../signing/keyFolder.ts";
import { createTrust, type Scope, trustFile } from "../signing/trust.ts";
import type { Store } from "../store/Store.ts";

/** Creates a new key, its signer and the trust in it. */
export function makeSigner(scope: Scope = "platform") {
  const { id, privatePem, publicPem } = makeKeyPair();
  const trusted = trustFile(publicPem, scope);
  return { id, publicPem, privatePem, trusted, signer: createKeySigner(privatePem), trust: createTrust([trusted]) };
}

interface PublisherOptions extends Partial<Pick<PublishOptions, "by" | "delivery" | "isStep" | "check">> {
  readonly store: Store;
  readonly signer: PublishOptions["signer"];
  readonly trust: Parameters<typeof createReleaseLog>[0]["trust"];
  readonly now?: () => Date;
}

/** Test helper: publishes without gates, with an empty cache, as a new process does. */
export function makePublisher(options: PublisherOptions) {
  const { store, signer, trust, now, by = "test", delivery = "0.0.0", ...others } = options;
  const log = createReleaseLog({ store, trust, ...(now && { now }) });
  const publish = (change: Change) => log.publish(change, { signer, by, delivery, ...others });
  const upload = async (build: Build) => {
    await writeArtefact(build, { store, signer, by, quality: 4 });
    return build.deployed;
  };
  return {
    log,
    publish,
    /** Stores a build without making it live. */
    upload,
    /** Publishes a change of the newest content. */
    change: (parts: Partial<ReleaseContent>) =>
      publish((base) => (base ? { ...contentOf(base), change: "a change", ...parts } : undefined)),
    /** Stores builds and makes them live. The paths of each belong to it. */
    async ship(...builds: readonly Build[]) {
      for (const build of builds) await upload(build);
      return publish((base) => {
        const shell = builds.find(({ name }) => name === "shell")?.deployed ?? base?.shell;
        if (!shell) throw new Error("The first release needs a shell.");
        const remotes = builds.filter(({ name }) => name !== "shell");
        const owned = builds.flatMap(({ name, manifest }) => Object.keys(manifest.paths).map((path) => [path, name]));
        const replaced = remotes.flatMap(({ name }) => (base?.remotes[name] ? [[name, base.remotes[name]]] : []));
        return {
          ...{ variants: [], closed: [], keys: [], revoked: [], assets: "/assets/", environment: { stage: "sandbox" } },
          ...(base && contentOf(base)),
          change: builds.map(({ name, deployed }) => `${name} ${deployed.version}`).join(", "),
          shell,
          remotes: { ...base?.remotes, ...Object.fromEntries(remotes.map(({ name, deployed }) => [name, deployed])) },
          fallbacks: { ...base?.fallbacks, ...Object.fromEntries(replaced) },
          paths: { ...base?.paths, ...Object.fromEntries(owned) },
        };
      });
    },
  };
}
