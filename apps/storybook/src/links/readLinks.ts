import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { toId } from "storybook/internal/csf";
import { findCitations, findRules, readPages } from "../../../../packages/checks/src/commands/specification.ts";
import type { ComponentGuide } from "../../../../packages/ui/src/testing/ComponentGuide.ts";
import type { ComponentPage, Links, Page, ScreenPage } from "./links.ts";
import { type Literal, property, readConstant, textOf } from "./readLiteral.ts";
import { forgetModules, type Module, reachModules, readModule } from "./readModules.ts";
import { readWords } from "./readWords.ts";

interface StoriesFile extends Page {
  readonly file: string;
  readonly source: string;
  /** What the page begins with: the doc comment of its `meta`. */
  readonly purpose: string;
  /** What it states of itself: its guide, or what opens it. */
  readonly parameters: Literal;
  /** Files beside the stories, or of other folders, that they render. */
  readonly renders: readonly string[];
}

interface Route {
  readonly path: string;
  /** The file of its screen. */
  readonly screen: string;
}

const root = path.resolve(import.meta.dirname, "../../../..");
const ui = path.join(root, "packages/ui");
const read = (file: string) => readFileSync(file, "utf8");
/** Every file of stories of the repository. */
export const STORIES = [
  "apps/*/src/**/*.stories.tsx",
  "packages/ui/src/**/*.stories.tsx",
  "packages/federation/template/src/**/*.stories.tsx",
];
const isSource = (file: string) => !/\/testing\/|\.stories\.|\.test\./.test(file);
const isTitle = (value: unknown): value is string => typeof value === "string" && value.startsWith("Screens/");
const unique = (names: Iterable<string>) => [...new Set(names)].sort();

/** Reads all links from the sources of the repository. */
export function readLinks(): Links {
  forgetModules();
  const stories = globSync(STORIES, { cwd: root })
    .sort()
    .map((file) => readStories(path.join(root, file)));
  const components = readComponents(stories.filter(({ title }) => title.startsWith("Components/")));
  const screens = readScreens(
    stories.filter(({ title }) => /^(?:Screens|Templates)\//.test(title)),
    components,
  );
  const usersOf = (title: string) => screens.filter((one) => one.components.includes(title)).map((one) => one.title);
  return {
    components: components.map(({ isIn: _, tokens: __, ...page }) => ({ ...page, screens: usersOf(page.title) })),
    screens: screens.map(({ tokens: _, ...page }) => page),
    tokens: unique([...components, ...screens].flatMap(({ tokens }) => [...tokens])).map((name) => ({
      name,
      components: components.filter(({ tokens }) => tokens.has(name)).map(({ title }) => title),
      screens: screens.filter(({ tokens }) => tokens.has(name)).map(({ title }) => title),
    })),
    flows: stories
      .filter(({ title }) => title.startsWith("Flows/"))
      .map(({ title, id, purpose }) => ({ title, id, purpose })),
    rules: findRules(readPages(root)).map(({ id, text }) => ({
      id,
      text,
      screens: screens.filter(({ rules }) => rules.includes(id)).map(({ title }) => title),
    })),
  };
}

function readStories(file: string): StoriesFile {
  const module = readModule(file);
  const meta = readConstant(module, "meta");
  const title = textOf(property(meta, "title"));
  const renders = module.imports.map(({ from }) => from).filter((one) => path.isAbsolute(one) && one.endsWith(".tsx"));
  const { source, docOf } = module;
  const parameters = property(meta, "parameters");
  return { file, source, title, id: toId(title, "docs"), renders, purpose: docOf("meta"), parameters };
}

/** Returns what opens a screen besides the files of other screens: titles of pages, or a sentence. */
function readOpeners({ parameters }: StoriesFile): { readonly titles: readonly string[]; readonly opener: string } {
  const openedFrom = property(parameters, "openedFrom");
  return { titles: [openedFrom].flat().filter(isTitle), opener: textOf(openedFrom) };
}

type UnlinkedComponent = Omit<ComponentPage, "screens"> & {
  /** The names of the tokens in its files. */
  readonly tokens: ReadonlySet<string>;
  /** Returns whether the module imports this component. */
  readonly isIn: (module: Module) => boolean;
};

function readComponents(stories: readonly StoriesFile[]): readonly UnlinkedComponent[] {
  const { exports }: { exports: Readonly<Record<string, unknown>> } = JSON.parse(read(path.join(ui, "package.json")));
  const entries = Object.entries(exports).map(([name, file]) => ({
    from: `@lending/ui/${name.slice(2)}`,
    file: path.join(ui, String(file)),
  }));
  const nameOf = ({ title }: Page) => title.slice(title.lastIndexOf("/") + 1);
  const pages = stories.map((page) => {
    const folder = path.dirname(page.file);
    const siblings = stories.filter((one) => path.dirname(one.file) === folder);
    const others = siblings.filter((one) => one !== page).map(nameOf);
    const inFolder = globSync("*.tsx", { cwd: folder })
      .map((file) => path.join(folder, file))
      .filter(isSource);
    // What no page of the folder is named after belongs to its first page.
    const owner = (names: readonly string[]) => siblings.find((one) => names.includes(nameOf(one))) ?? siblings[0];
    const files = inFolder.filter((file) => owner(exportsOf(file)) === page || exportsOf(file).includes(nameOf(page)));
    const own = new Map(files.map((file) => [file, exportsOf(file).filter((name) => !others.includes(name))]));
    const public_ = entries.flatMap(({ from, file }) => {
      const names = own.get(file) ?? [];
      return names.length > 0 ? [{ from, file, names }] : [];
    });
    const isIn = ({ imports }: Module) =>
      imports.some(({ from, names }) => {
        const entry = public_.find((one) => one.from === from)?.names ?? own.get(from);
        return entry !== undefined && (names === undefined || names.some((name) => entry.includes(name)));
      });
    const reached = reachModules(files, (file) => isSource(file) && path.dirname(file) === folder);
    return { page, name: nameOf(page), public_, isIn, reached };
  });
  return pages.map(({ page, name, public_, isIn, reached }) => ({
    title: page.title,
    id: page.id,
    name,
    isIn,
    tokens: readTokens(reached.values()),
    imports: public_.map(({ from, names }) => `import { ${names.join(", ")} } from "${from}";`),
    description: describe(name, [...reached.values()]),
    guide: property(page.parameters, "guide") as unknown as ComponentGuide,
    partOf: pages
      .filter((one) => one.page !== page && [...one.reached.values()].some(isIn))
      .map((one) => one.page.title),
  }));
}

type UnlinkedScreen = ScreenPage & { readonly tokens: ReadonlySet<string> };

/** Returns the tokens that the modules and their sheets name. */
function readTokens(modules: Iterable<Module>): ReadonlySet<string> {
  const sources = [...modules].flatMap(({ source, imports }) => [
    source,
    ...imports.flatMap(({ from }) => (path.isAbsolute(from) && from.endsWith(".css") ? [read(from)] : [])),
  ]);
  return new Set(sources.flatMap((source) => [...source.matchAll(/var\(--([\w-]+)/g)].map(([, name = ""]) => name)));
}

const exportsOf = (file: string) => readModule(file).exports;

/** Returns the doc comment of the component, or of its nearest name: `ToastRegion` for "Toast". */
function describe(name: string, modules: readonly Module[]): string {
  const docs = modules.flatMap(({ exports, docOf }) => exports.map((one) => ({ one, doc: docOf(one) })));
  const isNear = ({ one, doc }: { one: string; doc: string }) => one.startsWith(name) && doc !== "";
  return (docs.find(({ one, doc }) => one === name && doc !== "") ?? docs.find(isNear))?.doc ?? "";
}

function readScreens(
  stories: readonly StoriesFile[],
  components: readonly UnlinkedComponent[],
): readonly UnlinkedScreen[] {
  const routes = readRoutes();
  const addresses = readAddresses();
  const pages = stories.map((page) => {
    // A page that is not beside its screen names a path of it.
    const isBeside = page.renders.some((file) => file.includes("/src/screens/") || file.includes("/src/frame/"));
    const named = routes.filter((route) => !isBeside && page.source.includes(`"${route.path}"`));
    const firstPaints = named.map(({ screen }) => screen.replace(/\/src\/.*/, "/src/firstPaints.tsx"));
    const start =
      named.length > 0 ? [...named.map(({ screen }) => screen), ...(isEarly(page) ? firstPaints : [])] : page.renders;
    const reached = reachModules(start, (file) => isSource(file) && !file.endsWith("/routes.tsx"));
    const own = routes.filter((route) => reached.has(route.screen));
    return { page, reached, paths: unique(own.map((route) => route.path)) };
  });
  const opened = pages.map(({ page, reached, paths: own }) => {
    const named = [...reached.values()].flatMap(({ source, imports }) => [
      ...imports.flatMap(({ names = [] }) => names.flatMap((name) => addresses.get(name) ?? [])),
      ...[...source.matchAll(/\bwithQuery\("([^"]+)"/g)].map(([, target = ""]) => target),
    ]);
    const targets = named.filter((target) => !own.includes(target));
    // The page of an early rendering has the paths of its screen.
    const pageOf = (target: string) =>
      pages.find((one) => one.paths.includes(target) && !isEarly(one.page))?.page.title;
    return {
      title: page.title,
      early: isEarly(page),
      // An early rendering is opened as its screen is.
      isOpenedAs: own.flatMap((target) => pageOf(target) ?? []).concat(page.title),
      leadsTo: unique([
        ...targets.flatMap((target) => pageOf(target) ?? []),
        ...stories.filter((one) => readOpeners(one).titles.includes(page.title)).map(({ title }) => title),
      ]),
    };
  });
  const isOpenedAs = (title: string) => opened.find((one) => one.title === title)?.isOpenedAs ?? [];
  return pages.map(({ page, reached, paths: own }) => ({
    title: page.title,
    id: page.id,
    purpose: page.purpose,
    paths: own,
    components: components.filter(({ isIn }) => [...reached.values()].some(isIn)).map(({ title }) => title),
    rules: unique(findCitations(page.file, page.source, new Set()).map(({ id }) => id)),
    leadsTo: opened.find(({ title }) => title === page.title)?.leadsTo ?? [],
    comesFrom: unique([
      ...readOpeners(page).titles,
      ...opened
        .filter(({ early, leadsTo }) => !early && leadsTo.some((target) => isOpenedAs(page.title).includes(target)))
        .map(({ title }) => title),
    ]),
    opener: readOpeners(page).opener,
    words: readWords(reached.values()),
    tokens: readTokens(reached.values()),
  }));
}

const isEarly = ({ file }: StoriesFile) => file.includes("/apps/storybook/");

/** Returns the routes of every remote and of the shell. */
function readRoutes(): readonly Route[] {
  return globSync(["apps/*/src/routes.tsx", "packages/federation/template/src/routes.tsx"], { cwd: root }).flatMap(
    (name) => {
      const file = path.join(root, name);
      const routes = [readConstant(readModule(file), "routes")].flat(2);
      const screenOf = (one: Literal): Literal =>
        property(one, "screen") ??
        screenOf(routes.find((other) => property(other, "path") === property(one, "redirect")));
      return routes.map((one) => ({
        path: textOf(property(one, "path")),
        screen: path.resolve(path.dirname(file), textOf(screenOf(one))),
      }));
    },
  );
}

/** Returns the path of each exported address. */
function readAddresses(): ReadonlyMap<string, string> {
  const files = globSync("packages/domain/src/addresses/*.ts", { cwd: root });
  return new Map(
    files
      .map((file) => readModule(path.join(root, file)))
      .flatMap((module) =>
        module.exports.map((name) => [name, textOf([readConstant(module, name)].flat()[0])] as const),
      )
      .filter(([, target]) => target.startsWith("/")),
  );
}
