import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { CommanderError } from "commander";
import { createArchive } from "../releases/createArchive.ts";
import { createReleaseLog } from "../releases/createReleaseLog.ts";
import { Refusal } from "../releases/Refusal.ts";
import { readSigner, readTrust } from "../releases/signing/keyFolder.ts";
import { openStore, probeStore, UnsafeStore } from "../releases/store/openStore.ts";
import { type Context, createReporter, Usage } from "../ship/Context.ts";
import { type Access, type ContextOptions, createProgram } from "./commands.ts";

/** The command's environment: everything that it takes from outside. */
export interface ShipPlace {
  readonly repository: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

const VARIABLES = ["KEY", "KEYS", "STORE", "STORE_ID", "ORIGIN", "BY", "REPORTS", "WEBHOOK"].map(
  (name) => `SHIP_${name}`,
);

function openContext({ repository, variables, write, isTerminal }: ShipPlace, options: ContextOptions): Context {
  // A misspelt SHIP_STORE would write to another store without notice.
  const unknown = Object.keys(variables).find((name) => name.startsWith("SHIP_") && !VARIABLES.includes(name));
  if (unknown !== undefined) throw new Usage(`${unknown} is not a variable of pnpm ship: ${VARIABLES.join(", ")}.`);
  const keys = path.resolve(repository, variables.SHIP_KEYS || ".ship");
  const address = options.store ?? variables.SHIP_STORE ?? "releases";
  if (address.trim() === "") throw new Usage(`${options.store === undefined ? "SHIP_STORE" : "--store"} is empty.`);
  const store = openStore(address.startsWith("s3://") ? address : path.resolve(repository, address), variables);
  const trust = readTrust(keys);
  const storeId = variables.SHIP_STORE_ID || undefined;
  if (storeId !== undefined && !/^[0-9a-f]{64}$/.test(storeId))
    throw new Usage("SHIP_STORE_ID is not a store's id: pnpm ship status prints it.");
  const reporter = createReporter({ write, isJson: options.json === true, isTerminal });
  const onSkipped = ({ message }: Error) => reporter.print(`  skipped        ${message}`);
  const by = variables.SHIP_BY || variables.GITHUB_ACTOR || userInfo().username;
  return {
    repository,
    keys,
    by,
    store,
    trust,
    storeId,
    log: createReleaseLog({ store, trust, by, onSkipped, storeId }),
    archive: createArchive(store),
    reporter,
    origin: (variables.SHIP_ORIGIN ?? "").replace(/\/+$/, ""),
    sandboxOrigin: `http://localhost:${variables.PORT || 4100}`,
    reports: options.reports ?? (variables.SHIP_REPORTS || undefined),
    webhook: options.webhook ?? (variables.SHIP_WEBHOOK || undefined),
    signer() {
      const signer = readSigner(keys, variables.SHIP_KEY ?? "");
      if (!signer) throw new Usage(`There is no key to sign with. Make one: pnpm ship keys. In CI, set SHIP_KEY.`);
      if (!trust.has(signer.id))
        throw new Usage(`The key ${signer.id} is not in ${keys}/trusted, so no site would accept its signatures.`);
      return signer;
    },
  };
}

async function openStoreFor({ store }: Context, access: Access): Promise<void> {
  if (access.includes("exists") && !store.address.startsWith("s3://") && !existsSync(store.address))
    throw new Usage(`The store ${store.address} does not exist.`);
  // In a dry run too, so that it rejects the same stores as a real run.
  if (access.includes("probe")) await probeStore(store);
}

function exitCodeOf(fault: unknown) {
  if (fault instanceof Usage || fault instanceof CommanderError) return 2;
  if (fault instanceof Refusal) return 3;
  return fault instanceof UnsafeStore ? 4 : 1;
}

/** Runs one command line. Returns its exit code: 0 done, 1 failed, 2 invalid arguments, 3 rejected, 4 unsafe store. */
export async function runShip(args: readonly string[], place: ShipPlace): Promise<number> {
  const program = createProgram(async (options, access, act) => {
    const context = openContext(place, options);
    await openStoreFor(context, access);
    await act(context);
    if (options.json) place.write(`${JSON.stringify({ ok: true, ...context.reporter.facts() })}\n`);
  }, place.write);
  // The message of an error is printed below, for a person or as JSON.
  try {
    await program.parseAsync(args, { from: "user" });
    return 0;
  } catch (fault) {
    if (fault instanceof CommanderError && fault.exitCode === 0) return 0;
    const code = exitCodeOf(fault);
    const message = (fault as Error).message.replace(/^error: (?:command-argument )?/, "");
    const by = fault instanceof Refusal ? fault.by : undefined;
    if (args.includes("--json")) place.write(`${JSON.stringify({ ok: false, code, by, message })}\n`);
    else place.writeError(`${by === undefined ? "" : `Refused by ${by}. `}${message}\n`);
    return code;
  }
}
