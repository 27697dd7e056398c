import type { ComponentPage, ScreenPage } from "./links.ts";
import { readLinks } from "./readLinks.ts";

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly stories?: readonly { readonly snippet?: string; readonly error?: unknown }[] | undefined;
  readonly [key: string]: unknown;
}

interface Manifests {
  readonly components?: { readonly v: number; readonly components: Readonly<Record<string, Entry>> };
}

/**
 * Completes Storybook's manifest of components, in which a wrapped component has another name, no description and an
 * import that does not exist: writes name, description, imports, guide and screens from our own sources. Removes the
 * generated snippets, and why there is none: they name the wrapper of a story.
 */
export function describeComponents(manifests: Manifests = {}): Manifests {
  if (manifests.components === undefined) return manifests;
  const { components, screens } = readLinks();
  const described = new Map<string, object>([
    ...components.map((page) => [entryId(page.id), describeComponent(page)] as const),
    ...screens.map((page) => [entryId(page.id), describeScreen(page)] as const),
  ]);
  return {
    ...manifests,
    components: {
      ...manifests.components,
      components: Object.fromEntries(
        Object.entries(manifests.components.components).map(([id, { error, ...generated }]) => {
          const entry = {
            ...generated,
            stories: generated.stories?.map(({ snippet: _, error: __, ...story }) => story),
          };
          const more = described.get(id);
          return [id, more === undefined ? { ...entry, ...(error !== undefined && { error }) } : { ...entry, ...more }];
        }),
      ),
    },
  };
}

const entryId = (id: string) => id.replace(/--docs$/, "");

const describeComponent = ({ name, description, imports, guide, screens, partOf }: ComponentPage) => ({
  name,
  description,
  summary: guide.tasks.join(". "),
  import: imports.join("\n"),
  guide,
  screens,
  partOf,
});

const describeScreen = ({ title, purpose, paths, components, rules, leadsTo, comesFrom, opener }: ScreenPage) => ({
  name: title.slice(title.lastIndexOf("/") + 1),
  description: purpose,
  import: "",
  paths,
  components,
  rules,
  leadsTo,
  comesFrom,
  opener,
});
