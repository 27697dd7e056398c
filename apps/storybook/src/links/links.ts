/** A page of Storybook: its title and the id of its documentation. */
export interface Page {
  readonly title: string;
  readonly id: string;
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
