export interface ProblemType {
  readonly title: string;
  readonly value: string;
}

/** The type "collection". It requires a sub-type and an order that is in collection. */
export const COLLECTION = "1";

export const PROBLEM_TYPES: readonly ProblemType[] = [
  { title: "Collection", value: COLLECTION },
  { title: "Repayment", value: "2" },
  { title: "Bank account", value: "3" },
  { title: "Using the app", value: "4" },
  { title: "Something else", value: "5" },
];

export const COLLECTION_TYPES: readonly (ProblemType & { readonly recordsCalls: 0 | 1 })[] = [
  { title: "Too many calls or messages", value: "11", recordsCalls: 1 },
  { title: "Rude or threatening words", value: "12", recordsCalls: 0 },
  { title: "Calls to my family or contacts", value: "13", recordsCalls: 1 },
  { title: "Called after I had paid", value: "14", recordsCalls: 0 },
  { title: "Harassment", value: "15", recordsCalls: 1 },
];

export const problemTitle = (value: string) =>
  [...PROBLEM_TYPES, ...COLLECTION_TYPES].find((type) => type.value === value)?.title ?? "";
