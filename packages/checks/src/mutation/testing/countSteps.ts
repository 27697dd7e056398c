// Sample code for the test of the mutation runner: loops that a mutation can make endless.

/** Returns how many steps of length `extra` + 1 cover a distance. */
export function countSteps(distance: number, extra: number): number {
  const step = extra + 1;
  let left = distance;
  let steps = 0;
  while (left > 0) {
    left -= step;
    steps += 1;
  }
  return steps;
}

/** Subtracts steps until the distance is covered, and returns the remainder. Swallows the error that ends endless loops. */
export function remainderAfterSteps(distance: number, step: number): number {
  for (let left = distance; ; left -= step) {
    try {
      if (left <= 0) return left;
    } catch {
      // Swallowed on purpose: the runner must kill the process instead.
    }
  }
}
