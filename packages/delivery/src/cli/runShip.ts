import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { createReleaseLog } from "@lending/releases/log/createReleaseLog";
import { readSigner, readTrust } from "@lending/releases/signing/keyFolder";
import type { Signer } from "@lending/releases/signing/trust";
import { openStore, probeStore, UnsafeStore } from "@lending/releases/store/openStore";
import { CommanderError } from "commander";
import { type Context, createReporter, plain, Usage } from "../ship/Context.ts";
import { Refusal } from "../ship/Refusal.ts";
import { type Access, type ContextOptions, createProgram } from "./commands.ts";

/** The command's environment: everything that it takes from outside. */
export interface ShipPlace {
  readonly repository: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  /** Ends a command that runs until it is stopped. */
  readonly signal?: AbortSignal;
}

const VARIABLES = ["KEY", "KEYS", "SIGN_COMMAND", "STORE", "STORE_ID", "ORIGIN", "BY", "REPORTS", "WEBHOOK"].map(
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
  const log = createReleaseLog({
    ...{ store, trust, storeId },
    onProblem: ({ message }) => reporter.print(`  skipped        ${message}`),
  });
  let opened: Signer | undefined;
  function signer(): Signer {
    opened ??= readSigner(keys, trust, variables);
    if (!opened) throw new Usage("There is no key to sign with. Make one: pnpm ship keys. In CI, set SHIP_KEY.");
    return opened;
  }
  return {
    ...{ repository, keys, store, trust, storeId, reporter, log, signer },
    by: variables.SHIP_BY || variables.GITHUB_ACTOR || userInfo().username,
    origin: (variables.SHIP_ORIGIN ?? "").replace(/\/+$/, ""),
    sandboxOrigin: `http://localhost:${variables.PORT || 4100}`,
    reports: options.reports ?? (variables.SHIP_REPORTS || undefined),
    webhook: options.webhook ?? (variables.SHIP_WEBHOOK || undefined),
    async ownKey() {
      const own = signer();
      // A command states its key only with a signature.
      const id = own.id ?? (await own.sign("lending which key")).key;
      const counting = await log.newest().then(
        (newest) => newest?.trust ?? trust,
        (fault) => {
          if (trust.has(id)) throw fault;
          return trust;
        },
      );
      const scope = counting.get(id)?.scope;
      if (scope === undefined)
        throw new Usage(`The key ${id} is not in ${keys}/trusted, so no site would accept its signatures.`);
      return { signer: own, id, scope };
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
    await act(context, place.signal ?? new AbortController().signal);
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
    else place.writeError(`${by === undefined ? "" : `Refused by ${by}. `}${plain(message)}\n`);
    return code;
  }
}
