/**
 * Upper limits of a manifest. Every document contains the paths of every remote, and a document also contains the first paints of
 * the next paths, so a large manifest of one remote would enlarge the pages of others. The build, the gates and the edge read
 * manifests with the same schema.
 */
export const LIMITS = {
  /** Bytes of a manifest. */
  manifest: 1_000_000,
  paths: 40,
  /** Characters of all paths and screens of a remote. */
  addresses: 3000,
  name: 40,
  title: 80,
  description: 300,
  html: 10_000,
  css: 15_000,
  /** Characters of the script with the facts of a path. A document does not contain a longer one. */
  facts: 6000,
  /** Files of a build, and those of a path in each list. */
  files: 1000,
  pathFiles: 100,
  early: 4,
  fields: 20,
  nextPaths: 5,
  verbs: 40,
  /** Characters of the structured data of a public page, as JSON. */
  structuredData: 4000,
  /** Entries of the contract, and values of each. */
  contract: 5000,
} as const;
