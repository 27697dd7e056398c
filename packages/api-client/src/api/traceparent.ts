const TRACEPARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-0[01]$/;

/** Returns the value of a `traceparent` header (W3C Trace Context), or undefined when it is malformed: anybody may send one. */
export const parseTraceparent = (header: string | null): string | undefined =>
  header !== null && TRACEPARENT.test(header) ? header : undefined;

/** Returns a `traceparent` with random ids. Each request gets a new one, so that it links no two requests of a borrower. */
export function makeTraceparent(): string {
  const random = crypto.getRandomValues(new Uint8Array(24));
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`;
}
