import type { testFiles } from "./testFiles.ts";

/** The kind of a line of the specification. */
export type Kind = "screen" | "route" | "call" | "message" | "rule" | "constant" | "field" | "native call";

/** A test, as `<short name of its file>: <its title as written in the code>`. */
export type Proof = `${keyof typeof testFiles}: ${string}`;

/** One rule of the specification, and the tests that prove it. */
export interface SpecificationLine {
  readonly kind: Kind;
  /** Shortened text of the specification. */
  readonly text: string;
  readonly proofs: readonly Proof[];
}

/** A section of the specification. */
export interface Section {
  readonly title: string;
  readonly lines: readonly SpecificationLine[];
}

/** Creates a line with its kind, its text and the tests that prove it. The check fails for a line without tests. */
export const line = (kind: Kind, text: string, ...proofs: readonly Proof[]): SpecificationLine => ({
  kind,
  text,
  proofs,
});
