/**
 * Something went wrong on the way to an answer; a refusal by the server is none, it is an `Answer`. The message names
 * method and path alone: queries hold the session.
 */
export abstract class Fault extends Error {
  /** The name of the kind of fault, steady across builds. */
  abstract readonly code: "NETWORK" | "TIMEOUT" | "HTTP" | "UNREADABLE";
}
