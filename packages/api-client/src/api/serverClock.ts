/** The product is newer than this: a clock with an earlier time is wrong. */
const EARLIEST_MS = Date.UTC(2026, 0);

/** The server's time, from the `Date` header of its responses. */
export interface ServerClock {
  /** Reads the header of a response that arrived at this time of the phone's clock. Ignores a malformed header. */
  set(header: string | null | undefined, phoneMs: number): void;
  /**
   * Returns the server's time in milliseconds, or the phone's when no response had a header. Returns undefined when the
   * time is implausible.
   */
  readonly now: () => number | undefined;
}

export function createServerClock(): ServerClock {
  // Relative to Date.now and not to performance.now, which stops while the phone sleeps.
  let aheadMs = 0;
  return {
    set(header, phoneMs) {
      const serverMs = Date.parse(header ?? "");
      if (serverMs >= EARLIEST_MS) aheadMs = serverMs - phoneMs;
    },
    now() {
      const ms = Date.now() + aheadMs;
      return ms >= EARLIEST_MS ? ms : undefined;
    },
  };
}
