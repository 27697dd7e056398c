import { type Signer, type Trust, verifyText } from "./seal.ts";

/** Which set a link opens, and whose arm of its trial. */
export interface Opening {
  readonly generation: number;
  readonly arm: "live" | "canary";
}

const textOf = ({ generation, arm }: Opening, until: number) => `open set ${generation} ${arm} until ${until}`;

/** Writes the `set` parameter of a link that opens exactly one set until a moment: signed, so that nobody is led to an old one. */
export function signOpening(opening: Opening, until: Date, signer: Signer): string {
  const seconds = Math.floor(until.getTime() / 1000);
  const signature = Buffer.from(signer.sign(textOf(opening, seconds)), "base64").toString("base64url");
  return [opening.generation, opening.arm, seconds, signer.id, signature].join(".");
}

/** Reads such a parameter; undefined where it is odd, too old, or signed by nobody who is trusted. */
export function readOpening(parameter: string, trust: Trust, now = Date.now()): Opening | undefined {
  const [, digits, word, until, id = "", signature = ""] =
    /^(\d{1,8})\.(live|canary)\.(\d{1,12})\.([0-9a-f]{16})\.([\w-]{86})$/.exec(parameter) ?? [];
  const opening = { generation: Number(digits), arm: word as Opening["arm"] };
  const isSigned = verifyText(textOf(opening, Number(until)), { key: id, signature, encoding: "base64url", trust });
  return isSigned && Number(until) * 1000 > now ? opening : undefined;
}
