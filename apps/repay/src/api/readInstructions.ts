import { list, record, text } from "@lending/api-client/schema";

/** Schema of the instructions, both in responses and in the browser's storage. */
export const instructionsSchema = list(
  record({ title: text(), list: list(record({ name: text(), steps: list(text()) })) }),
);

interface Place {
  readonly name: string;
  readonly steps: readonly string[];
}

/** Steps to pay at several places, grouped under a heading. */
export interface InstructionGroup {
  readonly title: string;
  readonly places: readonly Place[];
}

/** Leaves out places without steps and headings without places. */
export const readInstructions = (
  groups: readonly { readonly title: string; readonly list: readonly Place[] }[],
): readonly InstructionGroup[] =>
  groups
    .map((group) => ({ title: group.title, places: group.list.filter((place) => place.steps.length > 0) }))
    .filter((group) => group.places.length > 0);
