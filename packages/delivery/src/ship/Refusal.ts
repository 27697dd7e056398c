import type { Candidate, ReleaseLog } from "@lending/releases/log/createReleaseLog";
import type { Artefacts } from "./createArtefacts.ts";

/** A reason why a change must not be published, written for the publisher. `by` is the rule or gate: "version", "pages". */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly by: string;

  constructor(by: string, reason: string) {
    super(reason);
    this.by = by;
  }

  /** Creates a refusal for these problems, each on its own line, and what to do about them. */
  static of(by: string, problems: Iterable<string>, remedy = ""): Refusal {
    const lines = Array.from(problems, (one) => one.replace(/\.$/, ""));
    if (lines.length === 1)
      return new Refusal(by, `${lines[0]}${/\?$/.test(lines[0] ?? "") ? "" : "."} ${remedy}`.trim());
    return new Refusal(by, [`${lines.length} problems:`, ...lines.map((one) => `  ${one}`), remedy].join("\n").trim());
  }
}

/** A refusal because of a canary that has to be promoted or ended first. */
export class Undecided extends Refusal {
  constructor(reason: string) {
    super("canary", `${reason} Decide about it first: pnpm ship promote, or pnpm ship rollback.`);
  }
}

/** A check before a release. Returns a short description of its result; throws a Refusal. */
export type Gate = (candidate: Candidate) => Promise<string>;

/** What gates compare a candidate with. */
export interface GateTools {
  readonly log: ReleaseLog;
  readonly artefacts: Artefacts;
  /** The candidate replaces everything at once: it need not fit the live release, and only a whole rollback undoes it. */
  readonly isWhole?: boolean;
}
