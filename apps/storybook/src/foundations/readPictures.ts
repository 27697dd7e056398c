import type { ComponentType } from "react";

/** A picture or motif with its doc comment. */
export interface Picture {
  readonly name: string;
  readonly text: string;
  readonly Drawing: ComponentType<{ at: string; opacity: number; steam: string }>;
}

type Modules = Readonly<Record<string, Readonly<Record<string, Picture["Drawing"]>>>>;

const modules: Modules = import.meta.glob("../../../../packages/ui/src/illustrations/**/[A-Z]*.tsx", { eager: true });
const sources: Readonly<Record<string, string>> = import.meta.glob(
  "../../../../packages/ui/src/illustrations/**/[A-Z]*.tsx",
  { eager: true, query: "?raw", import: "default" },
);

const DRAWING = /\/\*\* (.*) \*\/\nexport function (\w+)\(/g;
const files = Object.entries(sources);
const picturesOf = ([file, source]: readonly [string, string]): readonly Picture[] =>
  [...source.matchAll(DRAWING)].flatMap(([, text = "", name = ""]) => {
    const Drawing = modules[file]?.[name];
    return Drawing === undefined ? [] : [{ name, text, Drawing }];
  });
const numberOf = ({ name }: Picture) => Number(/\d+/.exec(name)?.[0] ?? Number.POSITIVE_INFINITY);
const byStatus = (one: Picture, other: Picture) => (numberOf(one) < numberOf(other) ? -1 : 1);
const isMotif = ([file]: readonly [string, string]) => file.includes("/motifs/");

/** The scenes in the order of the statuses. */
export const scenes = files
  .filter((file) => !isMotif(file) && file[1].includes("<Scene"))
  .flatMap(picturesOf)
  .sort(byStatus);

export const spots = files.filter((file) => !isMotif(file) && file[1].includes("<Spot")).flatMap(picturesOf);

/** Parts to draw from: each is placed by its `at`. */
export const motifs = files
  .filter((file) => isMotif(file) && !/\/(?:Scene|Spot)\.tsx$/.test(file[0]))
  .flatMap(picturesOf);
