import { brands, type ColourRole, colourRoles, readTheme, themes } from "@lending/ui/tokens";
import type { ComponentType, ReactNode } from "react";
import { SKY, Themed } from "./Themed.tsx";

/** A picture or motif with its doc comment. */
interface Picture {
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
const scenes = files
  .filter((file) => !isMotif(file) && file[1].includes("<Scene"))
  .flatMap(picturesOf)
  .sort(byStatus);

const spots = files.filter((file) => !isMotif(file) && file[1].includes("<Spot")).flatMap(picturesOf);

/** Parts to draw from: each is placed by its `at`. */
const motifs = files.filter((file) => isMotif(file) && !/\/(?:Scene|Spot)\.tsx$/.test(file[0])).flatMap(picturesOf);

interface Look {
  look: "light" | "dark";
}

/** All illustrations in one theme, with what each shows. */
export function IllustrationTable({ look }: Look) {
  return (
    <Themed look={look}>
      <Grid width={280}>
        {scenes.map(({ name, text, Drawing }) => (
          <Figure key={name} name={name} text={text}>
            <div style={{ position: "relative", height: 160, overflow: "hidden", borderRadius: 16, background: SKY }}>
              <div style={{ position: "absolute", right: 0, bottom: 0, left: 0 }}>
                <Drawing at="" opacity={1} steam="" />
              </div>
            </div>
          </Figure>
        ))}
      </Grid>
      <Grid width={180}>
        {spots.map(({ name, text, Drawing }) => (
          <Figure key={name} name={name} text={text}>
            <Drawing at="" opacity={1} steam="" />
          </Figure>
        ))}
      </Grid>
    </Themed>
  );
}

/** The parts to draw from, each on the disc of a small picture. */
export function MotifTable({ look }: Look) {
  return (
    <Themed look={look}>
      <Grid width={150}>
        {motifs.map(({ name, text, Drawing }) => (
          <Figure key={name} name={name} text={text}>
            <svg viewBox="-80 -80 200 200" width="130" height="130" aria-hidden="true">
              <circle cx="20" cy="20" r="90" fill="var(--ill-disc)" />
              <Drawing at="translate(0 0)" opacity={0.9} steam="var(--ill-wood)" />
            </svg>
          </Figure>
        ))}
      </Grid>
    </Themed>
  );
}

/** The colours of the illustrations with their purpose. */
export function PaletteTable({ look }: Look) {
  const colours = readTheme(themes[look], brands.araw);
  const roles = Object.entries<ColourRole>(colourRoles).filter(([, { group }]) => group === "illustration");
  return (
    <Themed look={look}>
      <Grid width={150}>
        {roles.map(([name, { use }]) => (
          <Figure key={name} name={name.slice("ill-".length).replace("-", "_").toUpperCase()} text={use}>
            <div style={{ height: 48, borderRadius: 12, background: colours[name] }} />
          </Figure>
        ))}
      </Grid>
    </Themed>
  );
}

function Grid({ width, children }: { width: number; children: ReactNode }) {
  return (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))`,
        gridGap: 16,
        marginBottom: 16,
      }}
    >
      {children}
    </div>
  );
}

function Figure({ name, text, children }: Omit<Picture, "Drawing"> & { children: ReactNode }) {
  return (
    <figure style={{ margin: 0 }}>
      {children}
      <figcaption style={{ marginTop: 4, fontSize: 14, color: "var(--text-2)" }}>
        <strong style={{ color: "var(--text)" }}>{name}</strong>: {text}
      </figcaption>
    </figure>
  );
}
