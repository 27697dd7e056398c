/** A reason why a change must not be published, written for the publisher. `by` is the rule or gate: "version", "pages". */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly by: string;

  constructor(by: string, reason: string) {
    super(reason);
    this.by = by;
  }
}
