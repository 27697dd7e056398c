/** The product is newer than this: a clock with an earlier time is wrong. */
const EARLIEST_MS = Date.UTC(2026, 0);

/** Creates a clock that follows the `Date` header of the server's responses. */
export function createServerClock() {
  // Relative to Date.now and not to performance.now, which stops while the phone sleeps.
  let aheadMs = 0;
  return {
    /** Reads the header of a response that arrived at this time of the phone's clock. Ignores a malformed header. */
    set(header: string | null | undefined, phoneMs: number): void {
      const serverMs = Date.parse(`${header}`);
      if (serverMs > EARLIEST_MS) aheadMs = serverMs - phoneMs;
    },
    /** Returns the server's time in milliseconds, the phone's without one, NaN when it is implausible. */
    now(): number {
      const ms = Date.now() + aheadMs;
      return ms > EARLIEST_MS ? ms : Number.NaN;
    },
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;
