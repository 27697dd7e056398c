import { type Signer, type Trust, verifyText } from "./seal.ts";

/** Which set a link opens, and whose arm of its trial. */
export interface Opening {
  readonly generation: number;
  readonly arm: "live" | "canary";
}

/** Names the store, because every store has a release of this number, perhaps signed with the same key. */
const textOf = ({ generation, arm }: Opening, storeId: string, until: number) =>
  `open set ${generation} ${arm} of store ${storeId} until ${until}`;

interface SignOptions {
  readonly storeId: string;
  readonly until: Date;
  readonly signer: Signer;
}

/** Writes the `set` parameter of a link that opens exactly one set of one store until a moment: signed, so that nobody is led to an old one. */
export function signOpening(opening: Opening, { storeId, until, signer }: SignOptions): string {
  const seconds = Math.floor(until.getTime() / 1000);
  const signature = Buffer.from(signer.sign(textOf(opening, storeId, seconds)), "base64").toString("base64url");
  return [opening.generation, opening.arm, seconds, signer.id, signature].join(".");
}

interface ReadOptions {
  readonly storeId: string;
  readonly trust: Trust;
  readonly now?: number;
}

/** Reads such a parameter; undefined where it is malformed, expired, of another store, or signed by nobody who is trusted. */
export function readOpening(parameter: string, { storeId, trust, now = Date.now() }: ReadOptions): Opening | undefined {
  const [, digits, word, until, id = "", signature = ""] =
    /^(\d{1,8})\.(live|canary)\.(\d{1,12})\.([0-9a-f]{16})\.([\w-]{86})$/.exec(parameter) ?? [];
  const opening = { generation: Number(digits), arm: word as Opening["arm"] };
  const text = textOf(opening, storeId, Number(until));
  const isSigned = verifyText(text, { key: id, signature, encoding: "base64url", trust });
  return isSigned && Number(until) * 1000 > now ? opening : undefined;
}
