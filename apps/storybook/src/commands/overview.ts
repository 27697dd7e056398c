import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { countMessages, countStories, type Story, weighComponents } from "../overview/measure.ts";
import { type Overview, ownedByRemotes } from "../overview/Overview.ts";

interface IndexEntry {
  readonly type: string;
  readonly title: string;
  readonly importPath: string;
  readonly exportName: string;
  readonly tags?: readonly string[];
}

// Counts the content of the built Storybook for its overview page.
const app = path.resolve(import.meta.dirname, "../..");
const root = path.resolve(app, "../..");
const ui = path.join(root, "packages/ui");
const read = (file: string) => readFileSync(file, "utf8");

const index: { entries: Readonly<Record<string, IndexEntry>> } = JSON.parse(read(path.join(app, "static/index.json")));
const stories = Object.values(index.entries)
  .filter(({ type }) => type === "story")
  .map(
    ({ title, exportName, importPath, tags = [] }): Story => ({
      title,
      exportName,
      hasSteps: tags.includes("play-fn"),
      source: read(path.join(app, importPath)),
    }),
  );
const counts = countStories(stories);
const { exports }: { exports: Readonly<Record<string, string | object>> } = JSON.parse(
  read(path.join(ui, "package.json")),
);
const entries = Object.fromEntries(
  Object.entries(exports)
    .filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].endsWith(".tsx"))
    .map(([name, file]) => [name.slice(2), path.join(ui, file)]),
);
const weights = await weighComponents(entries);
const isIllustration = (name: string) => name.startsWith("illustrations/");
const isComponent = ({ name }: { name: string }) => name.startsWith("Components/");
const isScreen = ({ name }: { name: string }) => name.startsWith("Screens/");
const countOf = (name: string) => {
  const folder = path.basename(path.dirname(entries[name] ?? ""));
  const own = stories.filter(({ source }, at) => {
    const [file = ""] = globSync(`src/${folder}/*.stories.tsx`, { cwd: ui });
    return file !== "" && at >= 0 && source === read(path.join(ui, file));
  });
  return { stories: own.length, withSteps: own.filter(({ hasSteps }) => hasSteps).length };
};
const appSources = globSync("apps/*/src/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/stor(?:ies|ybook)|\.test\./.test(file))
  .map((file) => ({ app: file.split("/")[1] ?? "", source: read(path.join(root, file)) }));
const usersOf = (name: string) => [
  ...new Set(appSources.filter(({ source }) => source.includes(`"@lending/ui/${name}"`)).map(({ app }) => app)),
];
const own = Object.keys(entries)
  .filter((name) => !isIllustration(name))
  .sort()
  .map((name) => ({ name, owner: "ui", usedBy: usersOf(name), ...countOf(name), ...weights.get(name) }));
const remote = ownedByRemotes.map(({ name, owner, story }) => {
  const count = counts.find((title) => title.name === story);
  if (count === undefined) throw new Error(`${name} is listed under ${story}, which has no stories.`);
  return { name, owner, usedBy: [owner], stories: count.stories, withSteps: count.withSteps };
});
const screens = counts.filter(isScreen).map(({ name, stories: states, withSteps, withRule }) => ({
  name: name.slice(8),
  states,
  withSteps,
  withRule,
}));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const results = path.join(app, "results/stories.json");
const overview: Overview = {
  totals: {
    components: own.length,
    stories: stories.length,
    withSteps: stories.filter(({ hasSteps }) => hasSteps).length,
    screenStates: sum(screens.map(({ states }) => states)),
    withRule: sum(screens.map(({ withRule }) => withRule)),
    exempt: stories.filter(({ source }) => /a11y:\s*\{[^}]*(?:test: "(?:off|todo)"|disable: true)/.test(source)).length,
  },
  components: [...own, ...remote],
  screens,
  languages: countMessages(root),
  ...readLastRun(results),
};
writeFileSync(path.join(app, "static/overview.json"), `${JSON.stringify(overview, null, 2)}\n`);
const { totals } = overview;
console.log(
  `${totals.components} components, ${totals.stories} stories, ${totals.withSteps} with steps, ${counts.filter(isComponent).length} component pages, ${screens.length} screens.`,
);

function readLastRun(file: string): Pick<Overview, "lastRun"> {
  if (!existsSync(file)) return {};
  const { testResults, startTime }: StoriesRun = JSON.parse(read(file));
  // The same run includes the tests of the visual-test and overview code.
  const storyTests = testResults
    .filter(({ name }) => name.endsWith(".stories.tsx"))
    .flatMap(({ assertionResults }) => assertionResults);
  const failed = storyTests.filter(({ status }) => status === "failed");
  const isViolation = (message: string) => /violation/i.test(message);
  const lastRun = {
    stories: storyTests.length,
    failed: failed.length,
    violations: failed.filter(({ failureMessages = [] }) => failureMessages.some(isViolation)).length,
    at: new Date(startTime).toISOString().slice(0, 10),
  };
  return storyTests.length > 0 ? { lastRun } : {};
}

interface StoriesRun {
  readonly startTime: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly failureMessages?: readonly string[] }[];
  }[];
}
