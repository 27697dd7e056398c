/**
 * A failure to obtain a response. A refusal by the server is not a fault: it is an `ApiResponse`. The message names only
 * method and path, because queries hold the session.
 */
export abstract class Fault extends Error {
  /** The kind of fault. Unlike a class name, it survives minification. */
  abstract readonly code: "NETWORK" | "TIMEOUT" | "HTTP" | "UNREADABLE";
}

/** The server was not reached, or the connection was lost before the response was complete. */
export class NetworkFault extends Fault {
  override readonly name = "NetworkFault";
  readonly code = "NETWORK";
  constructor(request: string) {
    super(`No connection: ${request}`);
  }
}

/** The response was not complete within the time limit. */
export class TimeoutFault extends Fault {
  override readonly name = "TimeoutFault";
  readonly code = "TIMEOUT";
  constructor(request: string) {
    super(`No response in time: ${request}`);
  }
}

/** The server responded with an HTTP status other than 2xx. */
export class HttpFault extends Fault {
  override readonly name = "HttpFault";
  readonly code = "HTTP";
  readonly status: number;
  /** Set by a page that pays: neither it nor an earlier visit has sent a payment, so that nothing was charged. */
  isUncharged = false;
  constructor(request: string, status: number) {
    super(`HTTP ${status}: ${request}`);
    this.status = status;
  }
}

/** The response is HTML (a captive portal, a proxy's error page), not JSON, or no envelope with a readable code. */
export class UnreadableFault extends Fault {
  override readonly name = "UnreadableFault";
  readonly code = "UNREADABLE";
  constructor(request: string, reason: string) {
    super(`Unreadable response (${reason}): ${request}`);
  }
}

/**
 * The lender does not accept the session: the request had no effect. Not a `Fault`, because its outcome is known and no
 * screen can handle it: a screen throws it on, and the shell shows that the session has ended. A screen that needs a
 * session and has none throws it too.
 */
export class SessionFault extends Error {
  override readonly name = "SessionFault";
  readonly code = "SESSION";
  /** Whether the status was 403, which may concern only what was requested. */
  readonly isForbidden: boolean;
  /** Whether a payment may be under way which the page cannot see without a session. */
  readonly mayBePaying: boolean;
  constructor(request: string, { isForbidden = false, mayBePaying = false } = {}) {
    super(`No session: ${request}`);
    this.isForbidden = isForbidden;
    this.mayBePaying = mayBePaying;
  }
}

/**
 * Returns the result of a read that its page can do without; undefined when it is unavailable, which HTTP 403 means too.
 * Throws a `SessionFault` when the session has ended, and any other error.
 */
export async function ifAvailable<Value>(read: Promise<Value>): Promise<Value | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof Fault || (error instanceof SessionFault && error.isForbidden)) return undefined;
    throw error;
  }
}
