import { statSync } from "node:fs";
import { probeStore, UnsafeStore } from "@lending/releases/store/openStore";
import { CommanderError } from "commander";
import { type Context, messageOf, openContext, plain, type ShipPlace, Usage } from "../ship/Context.ts";
import { Refusal } from "../ship/Refusal.ts";
import { type Access, createProgram } from "./commands.ts";

async function openStoreFor({ store }: Context, access: Access): Promise<void> {
  const isBucket = store.address.startsWith("s3://");
  if (!access.includes("creates") && !isBucket && !statSync(store.address, { throwIfNoEntry: false })?.isDirectory())
    throw new Usage(`There is no folder ${store.address}. State the address of the store: --store or SHIP_STORE.`);
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
    const message = messageOf(fault as Error).replace(/^error: (?:command-argument )?/, "");
    const by = fault instanceof Refusal ? fault.by : undefined;
    if (args.includes("--json")) place.write(`${JSON.stringify({ ok: false, code, by, message })}\n`);
    else place.writeError(`${by === undefined ? "" : `Refused by ${by}. `}${plain(message)}\n`);
    return code;
  }
}
