import { covers, type Signer, signParameter, type Trust, verifyText } from "./seal.ts";

/** The release and the variant that a link opens. */
export interface Opening {
  readonly generation: number;
  readonly variant: "live" | "canary";
}

/** The signed text contains the store's id, because every store has a release of this number and stores may share a key. */
const textOf = ({ generation, variant }: Opening, storeId: string, until: number) =>
  `open release ${generation} ${variant} of store ${storeId} until ${until}`;

interface SignOptions {
  readonly storeId: string;
  readonly until: Date;
  readonly signer: Signer;
}

/** Creates the `release` parameter of a link that opens one release of one store until a given time. The signature prevents links to old releases. */
export function signOpening(opening: Opening, { storeId, until, signer }: SignOptions): string {
  const seconds = Math.floor(until.getTime() / 1000);
  return signParameter([opening.generation, opening.variant, seconds], textOf(opening, storeId, seconds), signer);
}

const textOfStatus = (storeId: string, until: number) => `open the status of store ${storeId} until ${until}`;

/** Creates the parameter of a link that opens the status page of a store's site until a given time. */
export function signStatusLink({ storeId, until, signer }: SignOptions): string {
  const seconds = Math.floor(until.getTime() / 1000);
  return signParameter([seconds], textOfStatus(storeId, seconds), signer);
}

/** Returns whether a link opens the status page: signed with any trusted key, of this store, and not expired. */
export function isStatusLink(parameter: string, { storeId, trust, now = Date.now() }: ReadOptions): boolean {
  const [, until, key = "", signature = ""] = /^(\d{1,12})\.([0-9a-f]{16})\.([\w-]{86})$/.exec(parameter) ?? [];
  const isSigned = verifyText(textOfStatus(storeId, Number(until)), { key, signature, trust });
  return isSigned && Number(until) * 1000 > now;
}

interface ReadOptions {
  readonly storeId: string;
  readonly trust: Trust;
  readonly now?: number;
}

/** Reads the `release` parameter. Returns undefined when it is malformed, expired, of another store, or not signed with a key of the platform. */
export function readOpening(parameter: string, { storeId, trust, now = Date.now() }: ReadOptions): Opening | undefined {
  const [, digits, word, until, id = "", signature = ""] =
    /^(\d{1,8})\.(live|canary)\.(\d{1,12})\.([0-9a-f]{16})\.([\w-]{86})$/.exec(parameter) ?? [];
  const opening = { generation: Number(digits), variant: word as Opening["variant"] };
  const text = textOf(opening, storeId, Number(until));
  // It opens a whole release, with the earlier versions of every remote.
  const isSigned = covers(trust.get(id)?.scope) && verifyText(text, { key: id, signature, trust });
  return isSigned && Number(until) * 1000 > now ? opening : undefined;
}
