const LENGTH_MAX = 200;
/** A session may be a JWT. It travels in the address and in a header of the same request, which servers limit to 16 kB. */
const SESSION_BYTES_MAX = 4096;
// Without control characters, and without those that reverse text or are invisible.
const SOUND = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u;

/** Returns a launch parameter of a query, or "" where it is missing, malformed or too long. */
export function readParameter(query: URLSearchParams, name: string): string {
  const value = query.get(name) ?? "";
  const fits =
    name === "sessionId"
      ? new TextEncoder().encode(value).length <= SESSION_BYTES_MAX
      : [...value].length <= LENGTH_MAX;
  return fits && SOUND.test(value) ? value : "";
}
