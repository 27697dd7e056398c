import { readLinks } from "./readLinks.ts";

const NAME = "virtual:links";

/** Offers the links to the pages as a module: read when Storybook starts or is built, so no list is kept by hand. */
export const linksModule = {
  name: "links",
  resolveId: (id: string) => (id === NAME ? `\0${NAME}` : null),
  load: (id: string) => (id === `\0${NAME}` ? `export const links = ${JSON.stringify(readLinks())};\n` : null),
};
