/** A literal text that is allowed in code, and the reason. The check fails for an exemption that is no longer needed. */
export interface Exemption {
  readonly file: string;
  readonly text: string;
  readonly why: string;
}

export const exemptions: readonly Exemption[] = [];
