import type { ComponentGuide } from "../../../../packages/ui/src/testing/ComponentGuide.ts";

/** A page of Storybook: its title and the id of its documentation. */
export interface Page {
  readonly title: string;
  readonly id: string;
}

/** A page of a component or a screen. */
interface SourcePage extends Page {
  /** The tokens that its files name, as in `var(--name)`. */
  readonly tokens: readonly string[];
}

/** A component of packages/ui and what refers to it. */
export interface ComponentPage extends SourcePage {
  readonly name: string;
  readonly description: string;
  /** One statement for each public name: `import { Button } from "@lending/ui/button";`. */
  readonly imports: readonly string[];
  readonly guide: ComponentGuide;
  /** Titles of the screens that import it. */
  readonly screens: readonly string[];
  /** Titles of the components that are built of it. */
  readonly partOf: readonly string[];
}

/** A page of a screen, or of a part of the shell that surrounds every screen. */
export interface ScreenPage extends SourcePage {
  readonly purpose: string;
  /** Its paths, with those that redirect to it. */
  readonly paths: readonly string[];
  /** Titles of the components that its files import. */
  readonly components: readonly string[];
  readonly rules: readonly string[];
  /** Titles of the screens that its files open. Links of the lender may open others. */
  readonly leadsTo: readonly string[];
  readonly comesFrom: readonly string[];
  /** Who opens it when no screen does. */
  readonly opener: string;
  /** The keys of its messages. */
  readonly words: readonly string[];
}

/** What refers to what, read from the imports, routes and stories of the repository. */
export interface Links {
  readonly components: readonly ComponentPage[];
  readonly screens: readonly ScreenPage[];
  readonly flows: readonly (Page & { readonly purpose: string })[];
  /** The rules of the specification, each with the titles of the screens that have a story of it. */
  readonly rules: readonly { readonly id: string; readonly text: string; readonly screens: readonly string[] }[];
  /** Each message in every language, `source` first, by its key: `loan.costMessages.total`. A parameter is in braces. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** The id of the element that shows a message in the language of this index. */
export const messageId = (key: string, language: number) => `message-${key.replaceAll(".", "-")}-${language}`;

/** The groups of components, named by a task. */
export const GROUPS: Readonly<Record<string, string>> = {
  Forms: "Ask for something",
  "Loans and money": "Show a loan or money",
  Messages: "Say something",
  Overlays: "Interrupt for a choice",
  Actions: "Offer an action",
  Structure: "Arrange a screen",
  Content: "Explain and illustrate",
};

/** The last part of a title: "Components/Forms/Field" is "Field". */
export const shortTitle = (title: string) => title.slice(title.lastIndexOf("/") + 1);

/** A story of a screen. */
export interface State {
  readonly id: string;
  readonly name: string;
}

/** The status of an order that a story shows, from its id; infinite for another state. */
export const statusOf = (id: string) => Number(/--status-?(\d+)/.exec(id)?.[1] ?? Number.POSITIVE_INFINITY);

/** Returns the states with the statuses of an order first, by their number, and the others in the order of their file. */
export function orderStates<Of extends State>(states: readonly Of[]): readonly Of[] {
  return [...states].sort((one, other) => {
    const [first, second] = [statusOf(one.id), statusOf(other.id)];
    return first === second ? 0 : first - second;
  });
}
