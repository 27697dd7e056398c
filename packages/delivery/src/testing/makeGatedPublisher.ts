import type { Build } from "@lending/releases/artefact/Build";
import type { ReleaseContent } from "@lending/releases/formats/Release";
import type { Signer, Trust } from "@lending/releases/signing/trust";
import type { Store } from "@lending/releases/store/Store";
import { makePublisher } from "@lending/releases/testing";
import ownPackage from "../../package.json" with { type: "json" };
import { rollBack } from "../ship/changes/rollBack.ts";
import { shipBuilds } from "../ship/changes/shipBuilds.ts";
import { endVariants, promoteVariant, shipVariant } from "../ship/changes/shipVariant.ts";
import { STAGED } from "../ship/chooseReach.ts";
import { createArtefacts } from "../ship/createArtefacts.ts";
import type { Gate } from "../ship/Refusal.ts";

interface PublisherOptions {
  readonly store: Store;
  readonly signer: Signer;
  readonly trust: Trust;
  readonly gates?: readonly Gate[];
}

/** Test helper: publishes what the commands publish, through these gates only. */
export function makeGatedPublisher({ store, signer, trust, gates = [] }: PublisherOptions) {
  const { log, publish, upload } = makePublisher({
    ...{ store, signer, trust, delivery: ownPackage.version },
    async check(candidate) {
      for (const gate of gates) await gate(candidate);
    },
  });
  async function addAll(builds: readonly Build[]) {
    for (const build of builds) await upload(build);
    return builds;
  }
  async function shipWith(environment: ReleaseContent["environment"], ...builds: readonly Build[]) {
    return publish(shipBuilds({ added: await addAll(builds), environment: { stage: "sandbox", ...environment } }));
  }
  return {
    ...{ log, signer, artefacts: createArtefacts(store), upload, publish, shipWith },
    async ship(...builds: readonly Build[]) {
      const added = await addAll(builds);
      return publish(shipBuilds({ added, stage: "sandbox" }));
    },
    async tryOut(percent: number, ...builds: readonly Build[]) {
      return publish(shipVariant({ added: await addAll(builds), reach: { percent }, by: "test" }));
    },
    /** Stages builds: 5, 25 and 100 % of the devices. */
    async stage(...builds: readonly Build[]) {
      return publish(shipVariant({ added: await addAll(builds), reach: STAGED, by: "test" }));
    },
    promote: (expected: readonly string[] = []) => publish(promoteVariant(expected)),
    rollBack: (options: { readonly name?: string; readonly to?: number } = {}) =>
      publish(rollBack({ log, ...options })),
    end: (ids: readonly string[]) => publish(endVariants({ ids })),
  };
}
