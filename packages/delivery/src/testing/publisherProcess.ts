import { createPublicKey } from "node:crypto";
import { createSigner, createTrust, trustFile } from "../releases/signing/seal.ts";
import { openStore } from "../releases/store/openStore.ts";
import { createCrashingStore } from "./createCrashingStore.ts";
import type { PublishedVersion } from "./createVisitor.ts";
import { makeBuild } from "./makeBuild.ts";
import { makePublisher } from "./makePublisher.ts";

/** Instructions for one process of the chaos test, as JSON in its environment variable CHAOS_TEST. */
export interface PublisherOrder {
  readonly store: string;
  readonly pem: string;
  /** One app per publisher; all publishers start at once. */
  readonly names: readonly string[];
  /** First number of the versions that this process ships, so that no two processes ship the same version. */
  readonly round: number;
  /** Kills the process with SIGKILL at this operation of the store, before or after the operation. */
  readonly dieAt?: number;
  readonly dieAfter?: boolean;
}

const order = JSON.parse(process.env.CHAOS_TEST ?? "{}") as PublisherOrder;
const signer = createSigner(order.pem);
const trust = createTrust([
  trustFile(createPublicKey(order.pem).export({ format: "pem", type: "spki" }).toString(), "platform"),
]);
const opened = openStore(order.store);
const die = () => void process.kill(process.pid, "SIGKILL");
const store =
  order.dieAt === undefined
    ? opened
    : createCrashingStore(opened, order.dieAt, order.dieAfter === true ? "after" : "before", die).store;

async function ship(name: string, index: number): Promise<PublishedVersion & { readonly milliseconds: number }> {
  const started = performance.now();
  const version = `${order.round}.${index}.0`;
  const { release } = await makePublisher({ store, signer, trust }).put(makeBuild({ name, version }));
  return { name, version, generation: release?.release.generation ?? 0, milliseconds: performance.now() - started };
}

const versions = await Promise.all(order.names.map(ship));
process.stdout.write(`${JSON.stringify(versions)}\n`);
