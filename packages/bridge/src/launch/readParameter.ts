// No control characters, no characters that reverse text or are invisible, and more than spaces.
const SAFE_TEXT = /^(?=.*\S)[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u;

/**
 * Returns a launch parameter of a query, or "" when it is missing, malformed or too long. A session may be a JWT; its
 * limit keeps a request below the 16 kB that servers accept, because the session is sent in the address and in a
 * header.
 */
export function readParameter(query: URLSearchParams, name: string): string {
  const value = query.get(name) ?? "";
  return SAFE_TEXT.test(value) && value.length <= (name === "sessionId" ? 4096 : 200) ? value : "";
}
