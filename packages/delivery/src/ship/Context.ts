import { userInfo } from "node:os";
import path from "node:path";
import { parseEnvironment } from "@lending/bridge/environment";
import { sha256Schema } from "@lending/releases/formats/names";
import type { Release, ReleaseContent } from "@lending/releases/formats/Release";
import { createReleaseLog } from "@lending/releases/log/createReleaseLog";
import { readSigner, readTrust } from "@lending/releases/signing/keyFolder";
import type { Signer } from "@lending/releases/signing/trust";
import { openStore } from "@lending/releases/store/openStore";
import { suggestName } from "@lending/releases/suggestName";
import * as v from "valibot";
import { versionIn } from "./changes/parts.ts";
import { createArtefacts } from "./createArtefacts.ts";

/** Invalid arguments; the message explains the usage. */
export class Usage extends Error {
  override readonly name = "Usage";
}

interface ReporterOptions {
  readonly write: (text: string) => void;
  /** Prints only the facts, as JSON at the end. */
  readonly isJson: boolean;
  readonly isTerminal: boolean;
}

const CLEAR_LINE = "\r\u001b[K";
/** A terminal would obey control characters in what others have written, such as an error of a program. */
export const plain = (line: string) => line.replace(/[^\P{C}\n]/gu, "");

/** Returns the message of an error, with its cause; that of a file or a program that cannot be used begins with its name. */
export function messageOf({ message, cause, code, path: file }: NodeJS.ErrnoException): string {
  if (file !== undefined && code !== undefined)
    return `${file} cannot be used: ${message.replace(/^E\w+: |, \w+ '.*$/g, "")}. Choose another place, or give this user the right.`;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}

/** Creates the writer of a command's output, for a person or a program. */
export function createReporter({ write, isJson, isTerminal }: ReporterOptions) {
  const gathered: Record<string, unknown> = {};
  let isOpen = false;
  const close = () => {
    if (isOpen) write(CLEAR_LINE);
    isOpen = false;
  };
  return {
    /** Writes a permanent line. */
    print(line: string): void {
      if (isJson) return;
      close();
      write(`${plain(line)}\n`);
    },
    /** In a terminal, writes a line that the next one replaces. */
    progress(line: string): void {
      if (isJson || !isTerminal) return;
      write(`${CLEAR_LINE}${plain(line)}`);
      isOpen = true;
    },
    /** Adds facts to the one object that `--json` prints. */
    note: (facts: Readonly<Record<string, unknown>>): void => void Object.assign(gathered, facts),
    /** Returns all added facts. */
    facts: (): Readonly<Record<string, unknown>> => gathered,
  };
}

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

/** Options from which the context of a command is made. */
export interface ContextOptions {
  readonly store?: string;
  readonly json?: boolean;
  readonly reports?: string;
  readonly webhook?: string;
}

const VARIABLES = ["KEY", "KEYS", "SIGN_COMMAND", "STORE", "STORE_ID", "ORIGIN", "BY", "REPORTS", "WEBHOOK"].map(
  (name) => `SHIP_${name}`,
);

/** Everything that the actions of a command use. */
export type Context = ReturnType<typeof openContext>;

/** Opens the context of a command. Throws a Usage for an unusable variable. */
export function openContext({ repository, variables, write, isTerminal }: ShipPlace, options: ContextOptions) {
  // A misspelt SHIP_STORE would write to another store without notice.
  const unknown = Object.keys(variables).find((name) => name.startsWith("SHIP_") && !VARIABLES.includes(name));
  if (unknown !== undefined)
    throw new Usage(
      `${unknown} is not a variable of pnpm ship: ${VARIABLES.join(", ")}.${suggestName(unknown, VARIABLES)}`,
    );
  const keys = path.resolve(repository, variables.SHIP_KEYS || ".ship");
  const address = options.store ?? variables.SHIP_STORE ?? "releases";
  if (address.trim() === "") throw new Usage(`${options.store === undefined ? "SHIP_STORE" : "--store"} is empty.`);
  const store = openStore(address.startsWith("s3://") ? address : path.resolve(repository, address), variables);
  const trust = readTrust(keys);
  const storeId = variables.SHIP_STORE_ID || undefined;
  if (storeId !== undefined && !v.is(sha256Schema, storeId))
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
    ...{ repository, store, log, trust, reporter },
    /** Folder of the signing key and of the trusted keys. */
    keys,
    /** The required store id; undefined accepts any store. */
    storeId,
    /** Returns the signer. Throws a Usage that explains how to create a key. */
    signer,
    /** The publisher's name, as the release log records it. */
    by: variables.SHIP_BY || variables.GITHUB_ACTOR || userInfo().username,
    /** SHIP_ORIGIN without a slash at the end, "" when it is not set; see siteOrigin. */
    origin: (variables.SHIP_ORIGIN ?? "").replace(/\/+$/, ""),
    /** Address of the sandbox that `npm start` serves on this machine. */
    sandboxOrigin: `http://localhost:${variables.PORT || 4100}`,
    /** Address of what edges counted: "prometheus:" and its address, or the metrics page of the only edge. */
    reports: options.reports ?? (variables.SHIP_REPORTS || undefined),
    /** Address that receives the verdicts of `watch`. It may contain a secret, so it is never printed. */
    webhook: options.webhook ?? (variables.SHIP_WEBHOOK || undefined),
    /** Returns the signer with its key's id and scope. Throws a Usage for a key that is not trusted. */
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

/** A key that signs, and what it may sign. */
export type OwnKey = Awaited<ReturnType<Context["ownKey"]>>;

/**
 * Returns the public origin of an environment's site: SHIP_ORIGIN, else the environment's `h5Base`. A sandbox without either uses
 * this machine's address; for any other site the origin is unknown.
 */
export function siteOrigin(
  { origin, sandboxOrigin }: Pick<Context, "origin" | "sandboxOrigin">,
  environment: ReleaseContent["environment"],
): string | undefined {
  const { h5Base, stage } = parseEnvironment(environment);
  return origin || h5Base || (stage === "sandbox" ? sandboxOrigin : undefined);
}

/**
 * Returns the address of the first path of the first named app. When the site's origin is unknown it is the path
 * alone, because a link to another site would be wrong.
 */
export async function firstAddress(context: Context, release: Release, names: readonly string[]): Promise<string> {
  const { manifest } = createArtefacts(context.store);
  const site = siteOrigin(context, release.environment) ?? "";
  for (const name of [...names.filter((one) => one !== "shell"), ...Object.keys(release.remotes).sort()]) {
    const deployed = versionIn(release, name);
    const [pathname] = deployed ? Object.keys((await manifest(name, deployed)).paths) : [];
    if (pathname !== undefined) return site + pathname;
  }
  return `${site}/`;
}
