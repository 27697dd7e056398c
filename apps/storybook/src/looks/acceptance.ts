import { createHash } from "node:crypto";

/** Accepted differences: the name of each look and the picture it should become. */
export interface Acceptance {
  /** The browser version of the digests, because another one renders other pixels. */
  readonly browser: string;
  /** Look name to the first 12 digits of the picture's SHA-256; `gone` when the look was removed. */
  readonly looks: Readonly<Record<string, string>>;
}

export const NOTHING_ACCEPTED: Acceptance = { browser: "", looks: {} };

/** Returns the digest of a picture, or `gone` without a picture. */
export function digestPicture(picture: Buffer | undefined): string {
  return picture === undefined ? "gone" : createHash("sha256").update(picture).digest("hex").slice(0, 12);
}

/** Parses the file written by `looks accept`. Returns an empty acceptance for anything else. */
export function readAcceptance(text: string | undefined): Acceptance {
  if (text === undefined) return NOTHING_ACCEPTED;
  const { browser, looks } = JSON.parse(text) as Partial<Acceptance>;
  return { browser: browser ?? "", looks: looks ?? {} };
}

interface IsAcceptedOptions {
  readonly name: string;
  readonly picture: Buffer | undefined;
  /** The acceptance file of the work tree. */
  readonly workTree: Acceptance;
  /** The acceptance file of the base. It covers changes that the base already contains. */
  readonly base: Acceptance;
  readonly browser: string;
}

/** Returns whether this change of a picture was accepted. In another browser version only the name is compared. */
export function isAccepted({ name, picture, workTree, base, browser }: IsAcceptedOptions): boolean {
  const accepted = workTree.looks[name];
  if (accepted === undefined || accepted === base.looks[name]) return false;
  return workTree.browser !== browser || accepted === digestPicture(picture);
}
