import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { toId } from "storybook/internal/csf";
import { findCitations, findRules, readPages } from "../../../../packages/checks/src/commands/specification.ts";
import type { ComponentGuide } from "../../../../packages/ui/src/testing/ComponentGuide.ts";
import { type Page, shortTitle } from "./links.ts";
import { type Literal, type Module, reachModules, readModule, readObject } from "./readModules.ts";
import { readAddresses, readGroups, readRoutes, readWords, root } from "./readProduct.ts";

type StoriesFile = ReturnType<typeof readStories>;

const ui = path.join(root, "packages/ui");
const read = (file: string) => readFileSync(file, "utf8");
/** Every file of stories of the repository. */
export const STORIES = [
  "apps/*/src/**/*.stories.tsx",
  "packages/ui/src/**/*.stories.tsx",
  "packages/federation/template/src/**/*.stories.tsx",
];
const isSource = (file: string) => !/\/testing\/|\.stories\.|\.test\./.test(file);
const isTitle = (text: string) => text.startsWith("Screens/");
const unique = (names: Iterable<string>) => [...new Set(names)].sort();
const titlesOf = (pages: readonly Page[]) => pages.map(({ title }) => title);

/** What refers to what, read from the imports, routes and stories of the repository. */
export type Links = Awaited<ReturnType<typeof readAll>>;
export type ComponentPage = Links["components"][number];
export type ScreenPage = Links["screens"][number];

let links: Promise<Links> | undefined;

/** Reads all links from the sources of the repository, once: it takes seconds, and each frame of a page needs the index. */
export function readLinks(): Promise<Links> {
  links ??= readAll();
  return links;
}

async function readAll() {
  const stories = globSync(STORIES, { cwd: root })
    .sort()
    .map((file) => readStories(path.join(root, file)));
  const [words, routes, addresses] = await Promise.all([readWords(), readRoutes(), readAddresses()]);
  const components = readComponents(stories.filter(({ title }) => title.startsWith("Components/")));
  const screens = readScreens(
    stories.filter(({ title }) => /^(?:Screens|Templates)\//.test(title)),
    components,
    { words: Object.keys(words), routes, addresses },
  );
  return {
    words,
    components: components.map(({ isIn: _, ...page }) => ({
      ...page,
      /** Titles of the screens that import it. */
      screens: titlesOf(screens.filter((one) => one.components.includes(page.title))),
    })),
    screens,
    flows: stories
      .filter(({ title }) => title.startsWith("Flows/"))
      .map(({ title, id, purpose }) => ({ title, id, purpose })),
    rules: findRules(readPages(root)).map(({ id, text }) => ({
      ...{ id, text },
      /** Titles of the screens that have a story of it. */
      screens: titlesOf(screens.filter(({ rules }) => rules.includes(id))),
    })),
  };
}

function readStories(file: string) {
  const { source, imports, docOf, ...module } = readModule(file);
  const { title, parameters } = readObject(module, "meta") as {
    title: string;
    parameters?: Readonly<Record<string, Literal>>;
  };
  return {
    ...{ file, source, title, id: toId(title, "docs") },
    /** What the page begins with. */
    purpose: docOf("meta"),
    /** The guide of a component. */
    guide: parameters?.guide,
    /** Titles of the pages that open a screen besides the files of other screens, or a sentence. */
    openedFrom: [parameters?.openedFrom ?? []].flat().map(String),
    /** Files beside the stories, or of other folders, that they render. */
    renders: imports.map(({ from }) => from).filter((one) => path.isAbsolute(one) && one.endsWith(".tsx")),
  };
}

function readComponents(stories: readonly StoriesFile[]) {
  const { exports }: { exports: Readonly<Record<string, unknown>> } = JSON.parse(read(path.join(ui, "package.json")));
  const entries = Object.entries(exports).map(([name, file]) => ({
    from: `@lending/ui/${name.slice(2)}`,
    file: path.join(ui, String(file)),
  }));
  const pages = stories.map((page) => {
    const name = shortTitle(page.title);
    const folder = path.dirname(page.file);
    const siblings = stories.filter((one) => path.dirname(one.file) === folder);
    const others = siblings.filter((one) => one !== page).map(({ title }) => shortTitle(title));
    const inFolder = globSync("*.tsx", { cwd: folder })
      .map((file) => path.join(folder, file))
      .filter(isSource);
    // What no page of the folder is named after belongs to its first page.
    const owner = (names: readonly string[]) =>
      siblings.find(({ title }) => names.includes(shortTitle(title))) ?? siblings[0];
    const files = inFolder.filter((file) => owner(exportsOf(file)) === page || exportsOf(file).includes(name));
    const own = new Map(files.map((file) => [file, exportsOf(file).filter((one) => !others.includes(one))]));
    const public_ = entries.flatMap(({ from, file }) => {
      const names = own.get(file) ?? [];
      return names.length > 0 ? [{ from, file, names }] : [];
    });
    const isIn = ({ imports }: Module) =>
      imports.some(({ from, name: imported }) => {
        const entry = public_.find((one) => one.from === from)?.names ?? own.get(from);
        return entry !== undefined && (imported === undefined || entry.includes(imported));
      });
    const reached = reachModules(files, (file) => isSource(file) && path.dirname(file) === folder);
    return { page, name, public_, isIn, reached };
  });
  return pages.map(({ page, name, public_, isIn, reached }) => ({
    title: page.title,
    id: page.id,
    name,
    /** Returns whether a module imports this component. */
    isIn,
    tokens: readTokens(reached.values()),
    /** One statement for each public name. */
    imports: public_.map(({ from, names }) => `import { ${names.join(", ")} } from "${from}";`),
    description: describe(name, [...reached.values()]),
    guide: page.guide as unknown as ComponentGuide,
    /** Titles of the components that are built of it. */
    partOf: pages
      .filter((one) => one.page !== page && [...one.reached.values()].some(isIn))
      .map((one) => one.page.title),
  }));
}

/** Returns the tokens that the modules and their sheets name. */
function readTokens(modules: Iterable<Module>): readonly string[] {
  const sources = [...modules].flatMap(({ source, imports }) => [
    source,
    ...imports.flatMap(({ from }) => (path.isAbsolute(from) && from.endsWith(".css") ? [read(from)] : [])),
  ]);
  return unique(sources.flatMap((source) => [...source.matchAll(/var\(--([\w-]+)/g)].map(([, name = ""]) => name)));
}

const exportsOf = (file: string) => readModule(file).exports;

/** Returns the doc comment of the component, or of its nearest name: `ToastRegion` for "Toast". */
function describe(name: string, modules: readonly Module[]): string {
  const docs = modules.flatMap(({ exports, docOf }) => exports.map((one) => ({ one, doc: docOf(one) })));
  const isNear = ({ one, doc }: { one: string; doc: string }) => one.startsWith(name) && doc !== "";
  return (docs.find(({ one, doc }) => one === name && doc !== "") ?? docs.find(isNear))?.doc ?? "";
}

interface Product {
  /** The keys of all messages. */
  readonly words: readonly string[];
  readonly routes: Awaited<ReturnType<typeof readRoutes>>;
  readonly addresses: Awaited<ReturnType<typeof readAddresses>>;
}

function readScreens(
  stories: readonly StoriesFile[],
  components: ReturnType<typeof readComponents>,
  { words, routes, addresses }: Product,
) {
  const pages = stories.map((page) => {
    // A page that is not beside its screen names a path of it.
    const isBeside = page.renders.some((file) => file.includes("/src/screens/") || file.includes("/src/frame/"));
    const named = routes.filter((route) => !isBeside && page.source.includes(`"${route.path}"`));
    const reached = reachModules(
      [...named.map(({ screen }) => screen), ...page.renders],
      (file) => isSource(file) && !file.endsWith("/routes.tsx"),
    );
    const paths = unique(routes.filter((route) => reached.has(route.screen)).map((route) => route.path));
    const targets = [...reached.values()].flatMap(({ source, imports }) => [
      ...imports.flatMap(({ name = "" }) => addresses.get(name) ?? []),
      ...[...source.matchAll(/\bwithQuery\("([^"]+)"/g)].map(([, target = ""]) => target),
    ]);
    return { page, paths, modules: [...reached.values()], targets: targets.filter((one) => !paths.includes(one)) };
  });
  const leadsTo = (one: (typeof pages)[number]) =>
    unique([
      ...one.targets.flatMap((target) => pages.find(({ paths }) => paths.includes(target))?.page.title ?? []),
      ...titlesOf(stories.filter(({ openedFrom }) => openedFrom.includes(one.page.title))),
    ]);
  return pages.map((one) => {
    const { page, paths, modules } = one;
    const groups = readGroups(modules);
    return {
      /** Its paths, with those that redirect to it. */
      ...{ title: page.title, id: page.id, purpose: page.purpose, paths },
      /** Titles of the components that its files import. */
      components: titlesOf(components.filter(({ isIn }) => modules.some(isIn))),
      rules: unique(findCitations(page.file, page.source, new Set()).map(({ id }) => id)),
      /** Titles of the screens that its files open. Links of the lender may open others. */
      leadsTo: leadsTo(one),
      comesFrom: unique([
        ...page.openedFrom.filter(isTitle),
        ...titlesOf(pages.filter((other) => leadsTo(other).includes(page.title)).map((other) => other.page)),
      ]),
      /** Who opens it when no screen does. */
      opener: page.openedFrom.find((text) => !isTitle(text)) ?? "",
      /** The keys of its messages. */
      words: words.filter((key) => groups.some((group) => key.startsWith(group))),
      tokens: readTokens(modules),
    };
  });
}
