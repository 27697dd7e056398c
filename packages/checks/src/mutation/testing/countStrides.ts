/** How many strides cover a way; made for the test of the runner, which changes it. */
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
