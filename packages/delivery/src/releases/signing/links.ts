import { covers, type Signer, type Trust, verifyText } from "./seal.ts";

/** What a signed link opens. */
type Purpose = "override" | "release" | "status";

/**
 * The signed text of a link. It contains the store's id, because every store has a release of the same number and stores may
 * share a key.
 */
const textOf = (purpose: Purpose, values: string, storeId: string) => `open ${purpose} ${values} of store ${storeId}`;

interface SignLinkOptions {
  readonly storeId: string;
  readonly signer: Signer;
}

/** Creates the parameter of a signed link: its values, the key and the signature, separated by dots. */
export function signLink(
  purpose: Purpose,
  parts: readonly (string | number)[],
  { storeId, signer }: SignLinkOptions,
): string {
  const values = parts.join(".");
  return [values, signer.id, signer.sign(textOf(purpose, values, storeId))].join(".");
}

export interface ReadLinkOptions {
  readonly storeId: string;
  readonly trust: Trust;
  readonly now?: number;
}

/**
 * Reads the parameter of a signed link. Returns the groups of `pattern` in its values; undefined when it is malformed, of another
 * purpose or store, or not signed with a trusted key: of the platform, unless the link opens the status.
 */
export function readLink(
  purpose: Purpose,
  pattern: RegExp,
  parameter: string,
  { storeId, trust }: ReadLinkOptions,
): readonly string[] | undefined {
  const [, values = "", key = "", signature = ""] = /^(.+)\.([0-9a-f]{16})\.([\w-]{86})$/.exec(parameter) ?? [];
  const isSigned = verifyText(textOf(purpose, values, storeId), { key, signature, trust });
  return isSigned && (purpose === "status" || covers(trust.get(key)?.scope))
    ? pattern.exec(values)?.slice(1)
    : undefined;
}

interface SignOptions extends SignLinkOptions {
  readonly until: Date;
}

const secondsOf = (until: Date) => Math.floor(until.getTime() / 1000);
const isOver = (seconds: string, now: number) => Number(seconds) * 1000 <= now;

/** Creates the parameter of a link that opens the status page of a store's site until a given time. */
export const signStatusLink = ({ until, ...options }: SignOptions): string =>
  signLink("status", [secondsOf(until)], options);

/** Returns whether a link opens the status page: signed with any trusted key, of this store, and not expired. */
export function isStatusLink(parameter: string, options: ReadLinkOptions): boolean {
  const [until] = readLink("status", /^(\d{1,12})$/, parameter, options) ?? [];
  return until !== undefined && !isOver(until, options.now ?? Date.now());
}

/** The release and the variant that a link opens. */
export interface Opening {
  readonly generation: number;
  readonly variant: "live" | "canary";
}

/** Creates the `release` parameter of a link that opens one release of one store until a given time. The signature prevents links to old releases. */
export const signOpening = ({ generation, variant }: Opening, { until, ...options }: SignOptions): string =>
  signLink("release", [generation, variant, secondsOf(until)], options);

/** Reads the `release` parameter. It opens a whole release, with the earlier versions of every remote. */
export function readOpening(parameter: string, options: ReadLinkOptions): Opening | undefined {
  const [generation, variant, until = "0"] =
    readLink("release", /^(\d{1,8})\.(live|canary)\.(\d{1,12})$/, parameter, options) ?? [];
  return isOver(until, options.now ?? Date.now())
    ? undefined
    : { generation: Number(generation), variant: variant as Opening["variant"] };
}
