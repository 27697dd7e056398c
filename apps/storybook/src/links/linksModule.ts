import path from "node:path";
import { readLinks } from "./readLinks.ts";

const NAME = "virtual:links";
const root = path.resolve(import.meta.dirname, "../../../..");

/** Offers the links to the pages as a module: read when Storybook starts or is built, so no list is kept by hand. */
export const linksModule = {
  name: "links",
  resolveId: (id: string) => (id === NAME ? `\0${NAME}` : null),
  load(id: string) {
    if (id !== `\0${NAME}`) return null;
    const links = readLinks();
    const files = new Set([...links.components, ...links.screens].flatMap(({ catalogues }) => catalogues));
    const loads = [...files].map(
      (file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`${root}/${file}`)})`,
    );
    return `export const links = ${JSON.stringify(links)};\nexport const catalogues = { ${loads.join(", ")} };\n`;
  },
};
