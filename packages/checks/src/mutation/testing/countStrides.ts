// Made for the test of the runner, which changes it: loops that can lose their end.

/** How many strides cover a way. */
export function countStrides(way: number, legs: number): number {
  const stride = legs + 1;
  let left = way;
  let strides = 0;
  while (left > 0) {
    left -= stride;
    strides += 1;
  }
  return strides;
}

/** What is left of a way after strides of that length; mud holds nobody up. */
export function goOn(way: number, stride: number): number {
  for (let left = way; ; left -= stride) {
    try {
      if (left <= 0) return left;
    } catch {
      // Mud.
    }
  }
}
