const INTEGER = /^[+-]?\d+$/;

/**
 * Returns the code of a response as text: an integer, sent as a number or as its digits. Returns undefined for anything
 * else. Such a response says neither yes nor no, so nobody may read it as a refusal.
 */
export function readCode(code: unknown): string | undefined {
  const text = typeof code === "string" || Number.isSafeInteger(code) ? `${code}`.trim() : "";
  return INTEGER.test(text) ? text : undefined;
}

/** Whether a code means success: `0`, `"0"` and `"00"` do. */
export const isSuccess = (code = ""): boolean => Number.parseInt(code, 10) === 0;
