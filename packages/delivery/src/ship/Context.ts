import { parseEnvironment } from "@lending/bridge/environment";
import type { Release, ReleaseContent } from "@lending/releases/formats/Release";
import type { ReleaseLog } from "@lending/releases/log/createReleaseLog";
import type { Scope, Signer, Trust } from "@lending/releases/signing/trust";
import type { Store } from "@lending/releases/store/Store";
import { versionIn } from "./changes/parts.ts";
import type { Artefacts } from "./createArtefacts.ts";

/** Invalid arguments; the message explains the usage. */
export class Usage extends Error {
  override readonly name = "Usage";
}

export type Reporter = ReturnType<typeof createReporter>;

interface ReporterOptions {
  readonly write: (text: string) => void;
  /** Prints only the facts, as JSON at the end. */
  readonly isJson: boolean;
  readonly isTerminal: boolean;
}

const CLEAR_LINE = "\r\u001b[K";
/** A terminal would obey control characters in what others have written, such as an error of a program. */
export const plain = (line: string) => line.replace(/[^\P{C}\n]/gu, "");

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
    /** Writes a picture made of characters, only in a terminal. */
    picture(lines: string): void {
      if (isJson || !isTerminal) return;
      close();
      write(`${lines}\n`);
    },
    /** Adds facts to the one object that `--json` prints. */
    note: (facts: Readonly<Record<string, unknown>>): void => void Object.assign(gathered, facts),
    /** Returns all added facts. */
    facts: (): Readonly<Record<string, unknown>> => gathered,
  };
}

/** A key that signs, and what it may sign. */
export interface OwnKey {
  readonly signer: Signer;
  readonly id: string;
  readonly scope: Scope;
}

/** Everything that the actions of the command use. */
export interface Context {
  readonly repository: string;
  /** Folder of the signing key and of the trusted keys. */
  readonly keys: string;
  readonly store: Store;
  readonly log: ReleaseLog;
  readonly trust: Trust;
  /** The required store id; undefined accepts any store. */
  readonly storeId: string | undefined;
  readonly reporter: Reporter;
  /** SHIP_ORIGIN without a slash at the end, "" when it is not set; see siteOrigin. */
  readonly origin: string;
  /** Address of the sandbox that `npm start` serves on this machine. */
  readonly sandboxOrigin: string;
  /** The publisher's name, as the release log records it. */
  readonly by: string;
  /** Address of the browsers' reports: "prometheus:" and its address, a JSON list of reports, or the file of an edge's log. */
  readonly reports: string | undefined;
  /** Address that receives the verdicts of `watch`. It may contain a secret, so it is never printed. */
  readonly webhook: string | undefined;
  /** Returns the signer. Throws a Usage that explains how to create a key. */
  signer(): Signer;
  /** Returns the signer with its key's id and scope. Throws a Usage for a key that is not trusted. */
  ownKey(): Promise<OwnKey>;
}

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
export async function firstAddress(
  {
    artefacts,
    ...context
  }: Pick<Context, "origin" | "sandboxOrigin"> & { readonly artefacts: Pick<Artefacts, "manifest"> },
  release: Release,
  names: readonly string[],
): Promise<string> {
  const site = siteOrigin(context, release.environment) ?? "";
  for (const name of [...names.filter((one) => one !== "shell"), ...Object.keys(release.remotes).sort()]) {
    const deployed = versionIn(release, name);
    const [pathname] = deployed ? Object.keys((await artefacts.manifest(name, deployed)).paths) : [];
    if (pathname !== undefined) return site + pathname;
  }
  return `${site}/`;
}
