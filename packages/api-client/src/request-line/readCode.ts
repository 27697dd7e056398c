const INTEGER = /^[+-]?\d+$/;

/**
 * Returns the code of a response as text: an integer, sent as a number or as digits. Returns undefined for anything
 * else, which must not be treated as a refusal: the outcome of the request is unknown.
 */
export function readCode(code: unknown): string | undefined {
  const text = typeof code === "string" || Number.isSafeInteger(code) ? `${code}`.trim() : "";
  return INTEGER.test(text) ? text : undefined;
}

/** Returns whether a code means success: `0`, `"0"` and `"00"` do. */
export const isSuccess = (code = ""): boolean => Number.parseInt(code, 10) === 0;
