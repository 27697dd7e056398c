import type { testFiles } from "./testFiles.ts";

/** What a line of the specification is. */
export type Kind = "screen" | "route" | "call" | "message" | "rule" | "constant" | "field" | "native call";

/** A test, as `<short name of its file>: <its title as written in the code>`. */
export type Proof = `${keyof typeof testFiles}: ${string}`;

/** One thing that the specification says, and the tests that prove it. */
export interface SpecificationLine {
  readonly kind: Kind;
  /** In the specification's own words, shortened. */
  readonly says: string;
  readonly proofs: readonly Proof[];
}

/** A section of the specification. */
export interface Section {
  readonly title: string;
  readonly lines: readonly SpecificationLine[];
}

/** Writes a line: what it is, what is said, and each test that proves it. Without one, the check is red. */
export const line = (kind: Kind, says: string, ...proofs: readonly Proof[]): SpecificationLine => ({
  kind,
  says,
  proofs,
});
