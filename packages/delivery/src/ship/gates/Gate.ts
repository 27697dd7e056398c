import type { Candidate } from "@lending/releases";

/** A check before a release. Returns a short description of its result; throws a Refusal. */
export type Gate = (candidate: Candidate) => Promise<string>;
