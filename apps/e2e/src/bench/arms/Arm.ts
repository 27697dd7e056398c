/** One way to deliver the same screens. */
export type ArmName = "ours" | "monolith" | "monolith-vite" | "stock" | "static";

/** `shipped` is the same arm after one screen of the loan remote has changed. */
export type Variant = "first" | "shipped";

/** What a folder of an arm holds: `documents/<name>.html`, one for each entry path, and `assets/`. */
export interface ArmFolder {
  readonly folder: string;
  /** Headers of its documents, by path; those of `*` go with every other. */
  readonly headers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** How an arm's name is read in the table. */
export const armTitles: Readonly<Record<ArmName, string>> = {
  ours: "ours",
  monolith: "M (rspack)",
  "monolith-vite": "M (Vite)",
  stock: "K",
  static: "S",
};
