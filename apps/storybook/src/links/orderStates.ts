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
