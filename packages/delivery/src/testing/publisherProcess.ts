import { createPublicKey } from "node:crypto";
import { createSigner, createTrust } from "../signing/seal.ts";
import { openStore } from "../store/openStore.ts";
import type { Store } from "../store/Store.ts";
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

function mortal(store: Store, at: number, after: boolean): Store {
  let count = 0;
  const die = () => process.kill(process.pid, "SIGKILL");
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    count += 1;
    const isLast = count === at;
    if (isLast && !after) die();
    const result = await work();
    if (isLast) die();
    return result;
  };
  return {
    address: store.address,
    read: (key) => guard(() => store.read(key)),
    size: (key) => guard(() => store.size(key)),
    create: (...request) => guard(() => store.create(...request)),
    replace: (...request) => guard(() => store.replace(...request)),
    list: (...request) => guard(() => store.list(...request)),
    remove: (key) => guard(() => store.remove(key)),
  };
}

const order = JSON.parse(process.env.CHAOS_TEST ?? "{}") as PublisherOrder;
const signer = createSigner(order.pem);
const trust = createTrust([createPublicKey(order.pem).export({ format: "pem", type: "spki" }).toString()]);
const opened = openStore(order.store);
const store = order.dieAt === undefined ? opened : mortal(opened, order.dieAt, order.dieAfter === true);

async function ship(name: string, index: number): Promise<PublishedVersion & { readonly milliseconds: number }> {
  const started = performance.now();
  const version = `${order.round}.${index}.0`;
  const { release } = await makePublisher({ store, signer, trust }).put(makeBuild({ name, version }));
  return { name, version, generation: release?.release.generation ?? 0, milliseconds: performance.now() - started };
}

const versions = await Promise.all(order.names.map(ship));
process.stdout.write(`${JSON.stringify(versions)}\n`);
