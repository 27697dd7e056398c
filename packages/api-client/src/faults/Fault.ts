/**
 * A failure to obtain a response. A refusal by the server is not a fault: it is an `Answer`. The message names only
 * method and path, because queries hold the session.
 */
export abstract class Fault extends Error {
  /** The kind of fault. Unlike a class name, it survives minification. */
  abstract readonly code: "NETWORK" | "TIMEOUT" | "HTTP" | "UNREADABLE";
}
