import { createHash } from "node:crypto";

/** Pictures that are meant to change: the look's name, and which picture it was meant to become. */
export interface Acceptance {
  /** The browser that the digests were made in: another one draws other pixels. */
  readonly browser: string;
  /** Look name to the first 12 digits of the picture's SHA-256; `gone` when the look was taken away. */
  readonly looks: Readonly<Record<string, string>>;
}

export const NOTHING_ACCEPTED: Acceptance = { browser: "", looks: {} };

/** Digest of a picture, or `gone` where there is none. */
export function digestPicture(picture: Buffer | undefined): string {
  return picture === undefined ? "gone" : createHash("sha256").update(picture).digest("hex").slice(0, 12);
}

/** Reads what was written by `looks accept`; anything else is nothing accepted. */
export function readAcceptance(text: string | undefined): Acceptance {
  if (text === undefined) return NOTHING_ACCEPTED;
  const { browser, looks } = JSON.parse(text) as Partial<Acceptance>;
  return { browser: browser ?? "", looks: looks ?? {} };
}

interface IsAcceptedOptions {
  readonly name: string;
  readonly picture: Buffer | undefined;
  /** What the work tree accepts. */
  readonly here: Acceptance;
  /** What the base accepted already: it speaks of changes that the base has. */
  readonly base: Acceptance;
  readonly browser: string;
}

/** Whether this change of a picture is one that somebody has looked at. In another browser than then the name alone counts. */
export function isAccepted({ name, picture, here, base, browser }: IsAcceptedOptions): boolean {
  const accepted = here.looks[name];
  if (accepted === undefined || accepted === base.looks[name]) return false;
  return here.browser !== browser || accepted === digestPicture(picture);
}
