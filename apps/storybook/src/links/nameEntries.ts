import { type Links, messageId, shortTitle } from "./links.ts";

/** What Storybook's search finds: the entry's name, and its anchors, which open the page at an element. */
interface IndexEntry {
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly anchors?: readonly Anchor[];
}

interface Anchor {
  /** The id of an element on the page. */
  readonly id: string;
  readonly title: string;
}

/**
 * Gives each page of documentation its title as its name, so that a search shows it instead of "Docs", and lets the
 * search find a page by its messages in three languages, its tasks and its purpose.
 */
export function nameEntries<Entry extends IndexEntry>(entries: Readonly<Record<string, Entry>>, links: Links) {
  const anchorsOf = new Map<string, readonly Anchor[]>([
    ...links.components.map(
      ({ title, guide }) => [title, guide.tasks.map((task) => ({ id: "root", title: task }))] as const,
    ),
    ...links.flows.map(({ title, purpose }) => [title, [{ id: "root", title: purpose }]] as const),
    ...links.screens.map(({ title, purpose, words }) => {
      const messages = words.flatMap(
        (key) => links.words[key]?.map((text, index) => ({ id: messageId(key, index), title: text })) ?? [],
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
