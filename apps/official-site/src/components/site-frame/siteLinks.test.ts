import { expect, it } from "vitest";
import { sectionOf, siteLinks } from "./siteLinks.ts";

it.each(siteLinks.map(({ path, id }) => [path, id] as const))(
  "%s, with or without a trailing slash, is %s",
  (path, id) => {
    expect(sectionOf(path)).toBe(id);
    expect(sectionOf(`${path}/`)).toBe(id);
  },
);

it.each(["", "/nowhere", "/about/more"])("%j is home", (path) => {
  expect(sectionOf(path)).toBe("home");
});
