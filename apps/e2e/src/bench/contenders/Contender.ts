/** One way to build and deliver the same screens. */
export type ContenderName = "ours" | "monolith" | "monolith-vite" | "stock" | "static";

/** `shipped` is the same contender after a release changed one screen of the loan remote. */
export type Variant = "first" | "shipped";

/** A built contender. Its folder contains `documents/<name>.html`, one for each entry path, and `assets/`. */
export interface ContenderBuild {
  readonly folder: string;
  /** Response headers of its documents, by path. */
  readonly headers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Contender names in the report. */
export const contenderTitles: Readonly<Record<ContenderName, string>> = {
  ours: "ours",
  monolith: "M (rspack)",
  "monolith-vite": "M (Vite)",
  stock: "K",
  static: "S",
};
