/** Something must not be shipped, and why, in words for whoever ships. `by` names the rule or gate: "version", "pages". */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly by: string;

  constructor(by: string, reason: string) {
    super(reason);
    this.by = by;
  }
}
