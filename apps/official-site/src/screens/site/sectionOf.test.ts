import { expect, it } from "vitest";
import { siteLinks } from "../../components/site-frame/siteLinks.ts";
import { sectionOf } from "./sectionOf.ts";

it.each(siteLinks.map(({ path, id }) => [path, id] as const))(
  "%s, with a slash at its end or not, is %s",
  (path, id) => {
    expect(sectionOf(path)).toBe(id);
    expect(sectionOf(`${path}/`)).toBe(id);
  },
);

it.each(["", "/nowhere", "/about/more"])("%j is home", (path) => {
  expect(sectionOf(path)).toBe("home");
});
