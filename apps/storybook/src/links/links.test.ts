import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import { describe, expect, it } from "vitest";
import { readPages } from "../../../../packages/checks/src/commands/specification.ts";
import { GROUPS, orderStates } from "./links.ts";
import { readLinks, STORIES } from "./readLinks.ts";

const root = path.resolve(import.meta.dirname, "../../../..");
const { components, screens, flows, rules, words } = await readLinks();
const titles = new Set([...components, ...screens, ...flows].map(({ title }) => title));
const ruleIds = new Set(rules.map(({ id }) => id));
const specification = [...readPages(root).values()].join("\n");
/** The screens that the specification names: those of the shell, and each with a path in it. A new screen has no rules yet. */
const specified = screens.filter(
  ({ title, paths }) =>
    title.startsWith("Screens/Shell/") ||
    (title.startsWith("Screens/") && paths.some((one) => new RegExp(`\`${one}(?!\\w)`).test(specification))),
);
/** Titles of pages for which `isMissing` holds. */
const without = <Of extends { readonly title: string }>(pages: readonly Of[], isMissing: (page: Of) => boolean) =>
  pages.filter(isMissing).map(({ title }) => title);

describe("every page of a component", () => {
  it("is in a group and has a complete guide with its tasks", () => {
    expect(components.length).toBeGreaterThan(40);
    const groups = Object.keys(GROUPS).join("|");
    expect(without(components, ({ title }) => !new RegExp(`^Components/(?:${groups})/[A-Z]\\w+$`).test(title))).toEqual(
      [],
    );
    expect(without(components, ({ guide }) => !guide.tasks?.every((task) => /^[A-Z]\w* ./.test(task)))).toEqual([]);
    expect(without(components, ({ guide }) => !guide.use || !guide.rules || !guide.content?.length)).toEqual([]);
  });

  it("has a description and the import of its public names", () => {
    expect(without(components, ({ description }) => description === "")).toEqual([]);
    expect(without(components, ({ imports }) => imports.length === 0)).toEqual([]);
  });

  it("links to a screen, a template or a component that uses it, or is deprecated", () => {
    expect(
      without(
        components,
        ({ screens: users, partOf, guide }) => users.length + partOf.length === 0 && guide.status !== "deprecated",
      ),
    ).toEqual([]);
  });

  it("shares no task with another, so that a task has one answer", () => {
    const tasks = components.flatMap(({ guide }) => guide.tasks);
    expect(tasks.filter((task, index) => tasks.indexOf(task) !== index)).toEqual([]);
  });
});

describe("every page of a screen", () => {
  it("begins with its purpose", () => {
    expect(without([...screens, ...flows], ({ purpose }) => !/^[A-Z][a-z]+s .*\.$/.test(purpose))).toEqual([]);
  });

  it("links to its components", () => {
    expect(screens.length).toBeGreaterThan(30);
    expect(without(screens, (page) => page.components.length === 0)).toEqual([]);
  });

  it("links to rules that exist, and to at least one when the specification names its path", () => {
    expect(specified.length).toBeGreaterThan(30);
    expect(without(specified, (page) => page.rules.length === 0)).toEqual([]);
    expect(without(screens, (page) => !page.rules.every((id) => ruleIds.has(id)))).toEqual([]);
  });

  it("has a path unless it is a part of the shell", () => {
    expect(without(screens, ({ title, paths }) => paths.length === 0 && !title.startsWith("Screens/Shell/"))).toEqual(
      [],
    );
  });

  it("names the screens that open it, or who does", () => {
    expect(without(screens, ({ comesFrom, opener }) => comesFrom.length > 0 === (opener !== ""))).toEqual([]);
  });

  it("knows the way from the order to a repayment and back", () => {
    const order = screens.find(({ title }) => title === "Screens/Loan/Order details");
    const repayment = screens.find(({ title }) => title === "Screens/Repay/Repayment");
    expect(order?.paths).toEqual(["/loanDetail", "/order"]);
    expect(order?.leadsTo).toContain(repayment?.title);
    expect(repayment?.comesFrom).toContain(order?.title);
    expect(repayment?.leadsTo).toContain(order?.title);
    expect(repayment?.leadsTo).toContain("Screens/Repay/Repayment code");
  });

  it("knows an address with a default in its function, and a component under another name", () => {
    const start = screens.find(({ title }) => title === "Screens/Complaints/Complaint start");
    const details = screens.find(({ title }) => title === "Screens/Complaints/Complaint details");
    expect(start?.comesFrom).toContain("Screens/Loan/Order details");
    expect(details?.components).toContain("Components/Messages/RefusedScreen");
  });

  it("is the page of every path of the product", () => {
    const paths = globSync("apps/*/src/routes.tsx", { cwd: root }).flatMap((file) =>
      [...readFileSync(path.join(root, file), "utf8").matchAll(/(?:path: |section\()"([^"]+)"/g)].map(([, one]) => one),
    );
    const known = new Set(screens.flatMap((page) => page.paths));
    expect(paths.filter((one = "") => !known.has(one))).toEqual([]);
    expect(paths.length).toBeGreaterThan(30);
  });
});

describe("links", () => {
  it("point to pages of this Storybook", () => {
    const named = [
      ...components.flatMap(({ screens: users, partOf }) => [...users, ...partOf]),
      ...screens.flatMap(({ components: used, leadsTo, comesFrom }) => [...used, ...leadsTo, ...comesFrom]),
      ...rules.flatMap(({ screens: shown }) => shown),
    ];
    expect(named.filter((title) => !titles.has(title))).toEqual([]);
  });

  it("in pages of documentation point to pages of this Storybook", () => {
    const files = globSync("src/**/*.{mdx,tsx}", { cwd: path.join(root, "apps/storybook") });
    const texts = files.map((file) => readFileSync(path.join(root, "apps/storybook", file), "utf8"));
    const ids = new Set([
      ...[...components, ...screens, ...flows].map(({ id }) => id),
      ...texts
        .flatMap((text) => /<Meta title="([^"]+)"/.exec(text)?.[1] ?? [])
        .map((title) => `${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}--docs`),
    ]);
    const cited = texts.flatMap((text) => [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = ""]) => id));
    expect(cited.filter((id) => !ids.has(id))).toEqual([]);
    expect(cited.length).toBeGreaterThan(0);
  });
});

/** A verb in the third person, then what it does: "Shows the amount of a paid order". */
const SENTENCE = /^[A-Z][a-z]+s( \S+){2,}(?<![.:])$/;
const RULE = /\bRules? [a-z][a-z0-9-]*\.[a-z]/;
const stories = globSync(STORIES, { cwd: root }).flatMap((file) => {
  const source = readFileSync(path.join(root, file), "utf8");
  const { indexInputs } = loadCsf(source, { fileName: file, makeTitle: (title) => title ?? "" }).parse();
  return indexInputs.map(({ __id: id = "", title = "", name = "", exportName }) => {
    // A rule in the description of the whole file does not count for its stories.
    const own = source.split(/^export (?=const )/m).find((part) => part.startsWith(`const ${exportName}:`)) ?? "";
    return { id, file, title, name, namesRule: RULE.test(own) };
  });
});

describe("every pattern", () => {
  const ids = new Set(stories.map(({ id }) => id));
  const folder = path.join(root, "apps/storybook/src/patterns");
  const find = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = ""]) => name);
  const pages = globSync("*.mdx", { cwd: folder }).map(
    (file) => [file, readFileSync(path.join(folder, file), "utf8")] as const,
  );

  it.each(pages)("%s shows stories, and names screens and components that exist", (_, source) => {
    const examples = find(source, /"([a-z-]+--[a-z0-9-]+)"/g);
    expect(examples.filter((id) => !ids.has(id))).toEqual([]);
    expect(examples.length).toBeGreaterThan(2);
    const named = find(source, /"((?:Screens|Components)\/[^"]+)"/g);
    expect(named.filter((title) => !titles.has(title))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });
});

describe("every step of a flow", () => {
  const ids = new Set(stories.map(({ id }) => id));
  const steps = globSync("src/flows/*.stories.tsx", { cwd: path.join(root, "apps/storybook") }).flatMap((file) => {
    const source = readFileSync(path.join(root, "apps/storybook", file), "utf8");
    return [...source.matchAll(/\["(\/[^"]+)",\s+"([^"]+)"/g)].map(([, step = "", story = ""]) => ({
      step,
      story,
    }));
  });

  it("links to a story and a screen that exist", () => {
    expect(steps.length).toBeGreaterThan(15);
    expect(steps.filter(({ story }) => !ids.has(story))).toEqual([]);
    const paths = new Set(screens.flatMap((page) => page.paths));
    expect(steps.filter(({ step }) => !paths.has(step))).toEqual([]);
  });
});

describe("every part of an anatomy", () => {
  it("with an element is a part of the guide", () => {
    const unknown = components.flatMap(({ title, guide }) =>
      Object.keys(guide.parts).flatMap((part) => (part in guide.anatomy ? [] : [`${title}: ${part}`])),
    );
    expect(unknown).toEqual([]);
    expect(
      without(components, ({ name, guide }) => name !== "VisuallyHidden" && Object.keys(guide.parts).length === 0),
    ).toEqual([]);
  });
});

it("knows the pages that name a token", () => {
  for (const name of ["action", "text-2"])
    expect(without([...components, ...screens], ({ tokens }) => tokens.includes(name)).length).toBeGreaterThan(4);
});

describe("the stories", () => {
  it("name a rule of the specification for each state of a screen that it names", () => {
    const pages = new Set(specified.map(({ title }) => title));
    const silent = stories.filter(({ title, namesRule }) => pages.has(title) && !namesRule);
    expect(silent.map(({ title, name }) => `${title}: ${name}`)).toEqual([]);
    expect(stories.length).toBeGreaterThan(300);
  });

  it("are named by what each one shows, as a sentence", () => {
    const nameless = stories.filter(({ name }) => !SENTENCE.test(name));
    expect(nameless.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });

  it("have different names on one page", () => {
    const names = stories.map(({ title, name }) => `${title}: ${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

it("lists the statuses of an order by their number, then the other states in the order of their file", () => {
  const ids = ["page--offline", "page--status-174-rollover", "page--status-21", "page--loading", "page--status-110"];
  expect(orderStates(ids.map((id) => ({ id, name: id }))).map(({ id }) => id)).toEqual([
    "page--status-21",
    "page--status-110",
    "page--status-174-rollover",
    "page--offline",
    "page--loading",
  ]);
});

it("has the messages of every screen of a remote in every language, with their parameters in braces", () => {
  const ofRemotes = screens.filter(({ title }) => title.startsWith("Screens/") && !title.startsWith("Screens/Shell/"));
  expect(without(ofRemotes, (page) => page.words.length === 0)).toEqual([]);
  expect(Object.entries(words).filter(([, texts]) => texts.length !== 4 || texts.slice(2).includes(""))).toEqual([]);
  expect(words["loan.timelineMessages.paymentNext"]).toEqual([
    "Your next payment is {amount}, due {date}.",
    "Your next payment is {amount}, due {date}.",
    "{amount} po ang susunod ninyong bayad. Due date: {date}.",
    expect.stringMatching(/\{amount\}.*\{date\}|\{date\}.*\{amount\}/),
  ]);
  expect(Object.entries(words).find(([key]) => key.endsWith(".callsOn"))?.[1][0]).toBe("{count}, the last at {at}");
  expect(Object.values(words).filter((texts) => /[`"]|=>|undefined|\[object/.test(texts.join()))).toEqual([]);
});

it("knows the messages of the page about copy", () => {
  const page = readFileSync(path.join(root, "apps/storybook/src/foundations/Copy.mdx"), "utf8");
  const keys = [...page.matchAll(/"(\w+\.\w+Messages\.\w+)"/g)].map(([, key = ""]) => key);
  expect(keys.length).toBeGreaterThan(4);
  expect(keys.filter((key) => !(key in words))).toEqual([]);
});
