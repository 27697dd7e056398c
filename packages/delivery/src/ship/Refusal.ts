/** A reason why a change must not be published, written for the publisher. `by` is the rule or gate: "version", "pages". */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly by: string;

  constructor(by: string, reason: string) {
    super(reason);
    this.by = by;
  }
}

/** A refusal because of a canary that has to be promoted or ended first. */
export class Undecided extends Refusal {
  constructor(reason: string) {
    super("canary", `${reason} Decide about it first: pnpm ship promote, or pnpm ship rollback.`);
  }
}
