import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { loadManifests } from "storybook/internal/core-server";
import { readTokens } from "../../../../packages/checks/src/tokens/readTokens.ts";
import type { ComponentGuide } from "../../../../packages/ui/src/testing/ComponentGuide.ts";
import { RESULTS } from "../../.storybook/storyResults.ts";
import { messageId, shortTitle } from "./links.ts";
import { type Links, readLinks } from "./readLinks.ts";
import { root } from "./readProduct.ts";

const NAME = "virtual:links";

/** Offers the links to the pages as a module: read when Storybook starts or is built, so no list is kept by hand. */
export const linksModule = {
  name: "links",
  resolveId: (id: string) => (id === NAME ? `\0${NAME}` : null),
  load: async (id: string) =>
    id === `\0${NAME}`
      ? `export const links = ${JSON.stringify(await readLinks())};\nexport const checks = ${readChecks()};\n`
      : null,
};

/** Returns what the last run of every story found, as JSON. */
const readChecks = () => (existsSync(RESULTS) ? readFileSync(RESULTS, "utf8") : '{ "at": "", "faults": {} }');

type Manifests = Awaited<ReturnType<typeof loadManifests>>;

/** Returns a guide as Markdown: tools read the description of an entry, and no field of ours. */
function writeGuide({ use, avoid, rules, content }: ComponentGuide): string {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
  const sections: Readonly<Record<string, readonly string[]>> = {
    "When to use": use,
    "When not to use": avoid,
    "Do and don't": rules.map((rule) => `Do: ${rule.do} Don't: ${rule.dont}`),
    Content: content,
  };
  return Object.entries(sections)
    .map(([title, items]) => `\n\n## ${title}\n\n${list(items)}`)
    .join("");
}

const entryId = (id: string) => id.replace(/--docs$/, "");

/**
 * Completes Storybook's manifest of components, in which a wrapped component has another name, no description and an
 * import that does not exist: writes what is known of each component and screen from our own sources. Removes the
 * generated snippets, and why there is none: they name the wrapper of a story.
 */
export async function describeComponents(manifests: Manifests = {}): Promise<Manifests> {
  if (manifests.components === undefined) return manifests;
  const { components, screens } = await readLinks();
  const described = new Map<string, object>([
    ...components.map(
      ({ id, imports, guide, description, tokens: _, ...page }) =>
        [
          entryId(id),
          {
            ...{ ...page, guide, summary: guide.tasks.join(". "), import: imports.join("\n") },
            description: description + writeGuide(guide),
          },
        ] as const,
    ),
    ...screens.map(
      ({ id, purpose, tokens: _, ...page }) =>
        [entryId(id), { ...page, name: shortTitle(page.title), description: purpose, import: "" }] as const,
    ),
  ]);
  const entries = Object.entries(manifests.components.components).map(([id, { error, ...generated }]) => {
    const stories = generated.stories?.map(({ snippet: _, error: __, ...story }) => story);
    return [id, { ...generated, stories, ...(described.get(id) ?? { error }) }] as const;
  });
  return { ...manifests, components: { ...manifests.components, components: Object.fromEntries(entries) } };
}

/** What Storybook's search finds: the entry's name, and its anchors, which open the page at an element. */
interface IndexEntry {
  readonly type: string;
  readonly title: string;
  readonly name: string;
  /** Each has the id of an element on the page. */
  readonly anchors?: readonly { readonly id: string; readonly title: string }[];
}

const tokens = readTokens(readFileSync(path.join(root, "packages/ui/src/tokens/tokens.css"), "utf8"));

/**
 * Gives each page of documentation its title as its name, so that a search shows it instead of "Docs", and lets the
 * search find a page by its messages in every language, its tasks and its purpose, and a token by its name.
 */
export function nameEntries<Entry extends IndexEntry>(entries: Readonly<Record<string, Entry>>, links: Links) {
  const anchorsOf = new Map<string, NonNullable<IndexEntry["anchors"]>>([
    ["Foundations/Tokens", tokens.map(({ name, use }) => ({ id: name, title: `--${name}: ${use}` }))],
    ...links.components.map(
      ({ title, guide }) => [title, guide.tasks.map((task) => ({ id: "root", title: task }))] as const,
    ),
    ...links.flows.map(({ title, purpose }) => [title, [{ id: "root", title: purpose }]] as const),
    ...links.screens.map(({ title, purpose, words }) => {
      const messages = words.flatMap(
        (key) =>
          links.words[key]?.flatMap((text, index, texts) =>
            texts.indexOf(text) === index ? [{ id: messageId(key, index), title: text }] : [],
          ) ?? [],
      );
      return [title, [{ id: "root", title: purpose }, ...messages]] as const;
    }),
  ]);
  const named = Object.entries(entries).map(([id, entry]) => {
    if (entry.type !== "docs") return [id, entry] as const;
    const anchors = [...(entry.anchors ?? []), ...(anchorsOf.get(entry.title) ?? [])];
    return [id, { ...entry, name: shortTitle(entry.title), anchors }] as const;
  });
  return Object.fromEntries(named) as Readonly<Record<string, Entry>>;
}

/** Part of the generator of Storybook's index that is used here. */
interface IndexGenerator {
  getIndex: () => Promise<{ readonly entries: Readonly<Record<string, IndexEntry>> }>;
}

const named = new WeakSet<IndexGenerator>();

/** Names the pages in the index, from which Storybook builds its sidebar and its search. Storybook calls this many times. */
export async function nameIndex(generator: IndexGenerator): Promise<IndexGenerator> {
  if (named.has(generator)) return generator;
  named.add(generator);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    return { ...index, entries: nameEntries(index.entries, await readLinks()) };
  };
  return generator;
}
