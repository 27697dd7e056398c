import { list, record, text } from "@lending/api-client/schema";

/** Instructions as they are sent, and as they are kept in the browser (contract, "Repayment"). */
export const instructionsSchema = list(
  record({ title: text(), list: list(record({ name: text(), steps: list(text()) })) }),
);

interface Place {
  readonly name: string;
  readonly steps: readonly string[];
}

/** How to pay somewhere, step by step, grouped by heading. */
export interface InstructionGroup {
  readonly title: string;
  readonly places: readonly Place[];
}

/** Places without steps, and headings without places, are left out. */
export const readInstructions = (
  groups: readonly { readonly title: string; readonly list: readonly Place[] }[],
): readonly InstructionGroup[] =>
  groups
    .map((group) => ({ title: group.title, places: group.list.filter((place) => place.steps.length > 0) }))
    .filter((group) => group.places.length > 0);
